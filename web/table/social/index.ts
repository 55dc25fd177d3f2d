/** What surrounds a table with other people: loaded once the table itself is there. */

import { speakIn } from '../../settings.svelte.ts';

export { aheadOf } from './ahead.ts';
export { default as Banner } from './Banner.svelte';
export { default as Chat } from './Chat.svelte';
export { default as Company } from './Company.svelte';
export { default as CompanyButton } from './CompanyButton.svelte';
export { tellForfeit } from './forfeit.ts';
export { tellGoingBack } from './going-back.ts';
export { default as Orders } from './Orders.svelte';
export { default as OrdersButton } from './OrdersButton.svelte';
export { default as Presence } from './Presence.svelte';
export { default as Ratings } from './Ratings.svelte';
export { default as Rematch } from './Rematch.svelte';

export const ready = speakIn('social');
