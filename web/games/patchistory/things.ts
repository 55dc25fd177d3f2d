export { THINGS } from '#games/patchistory/words';
export { default as Symbol } from './Symbol.svelte';
