export { default as Board } from './Board.svelte';
export { frames, isFinal } from './frames.ts';
