export { THINGS } from '#games/ugo/words';
export { default as Symbol } from './Symbol.svelte';
