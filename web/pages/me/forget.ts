/** What this browser remembers of whoever was signed in. Settings and games of the device itself stay. */

import { settings } from '../../settings.svelte.ts';
import { keepSeats } from '../../table/seats.ts';
import { forgetHeard } from '../../table/social/heard.svelte.ts';

export function forgetPerson(): void {
  settings.name = '';
  keepSeats({});
  forgetHeard();
}
