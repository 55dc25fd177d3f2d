export { THINGS } from '#games/king-of-the-dice/words';
export { default as Symbol } from './Symbol.svelte';
