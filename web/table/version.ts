/** A page may speak another version of the messages than its server, which was changed meanwhile: newer or older. */

import { type ToClient, VERSION } from '#protocol';

const KEY = 'royaumes/reloaded';

/** Whether the server said so and the page goes away now, to come back as the server's own. Tried in vain, a person is told instead. */
export function reloadsFor(message: ToClient): boolean {
  if (message.kind !== 'refused' || message.no.kind !== 'version') return false;
  const tried = `${VERSION} ${message.no.speaks}`;
  if (sessionStorage.getItem(KEY) === tried) return false;
  sessionStorage.setItem(KEY, tried);
  location.reload();
  return true;
}
