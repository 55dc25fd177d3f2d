/** What the first auction does without. */

export { default as Answering } from './Answering.svelte';
export { default as Held } from './Held.svelte';
export { default as Holdings } from './Holdings.svelte';
export { default as News } from './News.svelte';
export { default as Patch } from './Patch.svelte';
export { default as Routes } from './Routes.svelte';
