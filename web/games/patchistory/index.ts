export { obvious } from './asking.ts';
export { default as Board } from './Board.svelte';
export { frames } from './frames.ts';
