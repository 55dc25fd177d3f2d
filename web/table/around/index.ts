/** What surrounds a table with other people: loaded once the table itself is there. */

import { speakIn } from '../../settings.svelte.ts';

export { a } from '../../settings.svelte.ts';
export { default as Again } from './Again.svelte';
export { default as Banner } from './Banner.svelte';
export { default as Company } from './Company.svelte';
export { default as CompanyButton } from './CompanyButton.svelte';

export const ready = speakIn('around');
