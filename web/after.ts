/** What comes once the first page is shown and has had the network to itself. */

import { keepOnDevice } from './device.ts';
import { showAnnouncements } from './safety/announce.ts';

export function comeAfter(): void {
  keepOnDevice();
  showAnnouncements();
}
