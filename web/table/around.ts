/** What lies around every table, loaded once its board is seen: one file, so that all of it waits once. */

export { default as Explainer } from '../games/Explainer.svelte';
export { default as Heard } from '../sound/Heard.svelte';
export { default as Aloud } from './aloud/Aloud.svelte';
export { default as MoveList } from './aloud/MoveList.svelte';
export { default as ForYou } from './ForYou.svelte';
export { default as Result } from './Result.svelte';
export { default as Twice } from './Twice.svelte';
