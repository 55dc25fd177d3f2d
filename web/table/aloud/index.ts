/** Playing by names and ears, loaded once the table is there. */

export { default as Aloud } from './Aloud.svelte';
export { default as MoveList } from './MoveList.svelte';
