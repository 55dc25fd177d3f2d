/** A page may speak another version of the messages than its server, which was changed meanwhile: newer or older. */

import { type TableInfo, type ToClient, VERSION } from '#protocol';

const KEY = 'royaumes/reloaded';

/** Whether the server said so and the page goes away now, to come back as the server's own. Tried in vain, a person is told instead. */
export function reloadsFor(message: ToClient): boolean {
  return message.kind === 'refused' && message.no.kind === 'version' && reloadsOnce(`${VERSION} ${message.no.speaks}`);
}

/** The same for a table of newer rules than the page knows. */
export function reloadsForRules({ game, rules }: Pick<TableInfo, 'game' | 'rules'>): boolean {
  return reloadsOnce(`${game} ${rules}`);
}

function reloadsOnce(tried: string): boolean {
  if (sessionStorage.getItem(KEY) === tried) return false;
  sessionStorage.setItem(KEY, tried);
  location.reload();
  return true;
}
