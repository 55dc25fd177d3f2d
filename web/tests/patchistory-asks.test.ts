import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type PatchistoryView, patchistory } from '#games/patchistory';
import { assertAccessible, DESK, openApp, PHONE, person } from './app.ts';
import { moments } from './begun.ts';
import { type Kept, keptOf, momentOf } from './beside.ts';

const { app, browser } = await openApp();

/** What a seat is asked only now and then: a game played at random through the page may never come to it. */
const RARE = ['aid', 'arrive', 'keep', 'found', 'convert', 'tokens', 'alliance', 'orient', 'sacrifice', 'muster', 'commit'];

/** Seeds that come to all of them, tried before all others. */
const KNOWN = [1, 3, 4, 5, 7, 13, 31];

/** For each rare question a game that has come to it, with seat 0 to answer. */
function comeTo(): ReadonlyMap<string, Kept> {
  const found = new Map<string, Kept>();
  for (const { view, match } of moments(patchistory, (n) => 2 + (n % 3), [...KNOWN, ...Array(250).keys()])) {
    const { kind } = (view as PatchistoryView).table.turn;
    if (RARE.includes(kind) && !found.has(kind) && match.legal(0).length > 1) found.set(kind, keptOf(match));
    if (found.size === RARE.length) break;
  }
  return found;
}

/** The answers that can be pressed: as high as a finger, and above everything else. */
const answers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.patchistory :is([data-answer], .land [data-lit], .patch [data-spot][data-lit])')]
      .map((node) => {
        node.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = node.getBoundingClientRect();
        const isOnTop = node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        return { isOnTop, isHigh: node.tagName !== 'BUTTON' || height >= 44 || node.closest('.land, .patch') !== null };
      })
      .filter(({ isOnTop }) => isOnTop),
  );

test('what is seldom asked is asked clearly too: everything in reach, on a phone and on a desk', async () => {
  const games = comeTo();
  assert.deepEqual([...games.keys()].sort(), RARE.toSorted());
  for (const [viewport, colorScheme] of [
    [PHONE, 'dark'],
    [DESK, 'light'],
  ] as const) {
    const { page } = await person(browser, { viewport, colorScheme });
    await page.goto(`${app.url}/settings`);
    for (const [kind, game] of games) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`royaumes/local/${game.id}`, JSON.stringify(game)] as const);
      await page.goto(`${app.url}/play/${game.id}`);
      await momentOf(page);
      await page.locator('.patchistory :is([data-answer], [data-lit])').first().waitFor();
      const open = await answers(page);
      assert.ok(open.length > 0 && open.every(({ isHigh }) => isHigh), `${kind}: ${JSON.stringify(open)}`);
      await assertAccessible(page, kind);
    }
  }
});
