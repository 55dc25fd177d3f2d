/** Playing Patchistory through the page, as a person with a mouse would: quick moves, and now and then a longer one. */

import type { Page } from 'playwright-core';

/** Where to press next, or what else is to be seen. */
type Next =
  | { readonly kind: 'press'; readonly what: string; readonly x: number; readonly y: number }
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' };

/** What to press, the first that is there. Of those marked any one will do. */
const WAYS: readonly { readonly what: string; readonly at: string; readonly any?: boolean; readonly rarely?: boolean }[] = [
  { what: 'go on', at: '[data-do="goOn"]' },
  { what: 'lay', at: '.patch .main:enabled' },
  { what: 'spot', at: '.patch [data-spot][data-lit]', any: true },
  { what: 'bid', at: '[data-do="bid"]' },
  { what: 'take', at: '[data-do="take"]' },
  { what: 'vote', at: '[data-answer="vote"]' },
  { what: 'commit', at: '[data-answer="commit"]' },
  { what: 'card', at: 'button.choose:enabled', any: true },
  { what: 'keep', at: '[data-answer="keep"]', any: true },
  { what: 'campaign', at: '[data-answer="campaign"]' },
  { what: 'aid', at: '[data-answer="aid"]:enabled' },
  { what: 'more', at: '.aid [data-step="more"]:enabled', any: true },
  { what: 'exchange', at: '[data-answer="exchange"]', any: true },
  { what: 'confirm', at: ':is([data-answer="build"], [data-answer="reclaim"], [data-answer="bomb"])' },
  { what: 'victim', at: '.victims [aria-pressed="false"]', rarely: true },
  { what: 'place', at: '.land [data-lit]', any: true, rarely: true },
  { what: 'travel', at: '[data-go]', any: true },
  { what: 'action', at: '[data-action][aria-disabled="false"]', any: true, rarely: true },
  { what: 'building', at: '[data-building]:enabled:not(.idle)[aria-pressed="false"]', any: true },
  { what: 'answer', at: '[data-answer]:enabled', any: true },
  { what: 'cancel', at: '[data-do="cancel"]' },
];

export function look(page: Page, step: number): Promise<Next> {
  return page.evaluate(
    ({ n, ways }): Next => {
      if (document.querySelector('section.result')) return { kind: 'over' };
      for (const { what, at, any, rarely } of ways) {
        if (rarely && n % 3 === 0) continue;
        const among = [...document.querySelectorAll<HTMLElement>(`.patchistory ${at}`)];
        for (let i = 0; i < among.length; i++) {
          const node = among[(any ? n * 7 + i : i) % among.length] as HTMLElement;
          node.scrollIntoView({ block: 'nearest' });
          const box = node.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const top = document.elementFromPoint(x, y);
          if (top && node.contains(top)) return { kind: 'press', what, x, y };
        }
      }
      return { kind: 'wait' };
    },
    { n: step, ways: WAYS },
  );
}

export const eraOf = (page: Page) => page.locator('.patchistory .when strong').innerText();

/** Plays on until `until` says so or the game is over; `before` is told what will be pressed. Gives how often each thing was. */
export async function playOn(
  page: Page,
  until: () => Promise<boolean> = async () => false,
  before: (what: string) => Promise<void> = async () => undefined,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  let idle = 0;
  let same = { what: '', times: 0 };
  for (let step = 0; step < 1500; step++) {
    const next = await look(page, step);
    if (next.kind === 'over' || (await until())) return done;
    if (next.kind === 'wait') {
      if (++idle > 600) throw new Error(`nothing more happens: ${await page.locator('.patchistory').innerText()}`);
      // A tap on the table hurries the show along.
      if (idle % 4 === 1) await page.mouse.click(4, 60);
      await page.waitForTimeout(25);
      continue;
    }
    idle = 0;
    same = next.what === same.what ? { ...same, times: same.times + 1 } : { what: next.what, times: 1 };
    // A bot that thinks keeps the table waiting.
    if (same.times > 5) await page.waitForTimeout(100);
    if (same.times > 150) throw new Error(`${next.what} leads nowhere: ${await page.locator('.patchistory .ask').innerText()}`);
    await before(next.what);
    await page.mouse.click(next.x, next.y);
    done[next.what] = (done[next.what] ?? 0) + 1;
  }
  throw new Error(`the game does not end: ${JSON.stringify(done)}`);
}
