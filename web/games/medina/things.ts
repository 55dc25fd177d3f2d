export { THINGS } from '#games/medina/words';
export { default as Symbol } from './Symbol.svelte';
