export { obvious } from './arrange.ts';
export { default as Board } from './Board.svelte';
export { frames } from './frames.ts';
