/** What comes once the first page is shown and has had the network to itself. */

import { keepOnDevice } from './device.ts';
import { showHosts } from './safety/show-hosts.ts';

export function comeAfter(): void {
  keepOnDevice();
  showHosts();
}
