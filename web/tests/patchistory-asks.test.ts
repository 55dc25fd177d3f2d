import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Bot, botsFor } from '#bots';
import { FastChance, isRefusal, Match, readOptions, SEED_BYTES, type View, writeSeed } from '#engine';
import { type PatchistoryView, patchistory } from '#games/patchistory';
import { assertAccessible, DESK, openBrowser, PHONE, person, startApp } from './app.ts';

/** What a seat is asked only now and then: a game played at random through the page may never come to it. */
const RARE = ['aid', 'arrive', 'keep', 'found', 'convert', 'tokens', 'alliance', 'orient', 'sacrifice', 'muster', 'commit'];

/** For each rare question a game that has come to it, with seat 0 to answer. */
function comeTo(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let n = 0; n < 250 && found.size < RARE.length; n++) {
    const count = 2 + (n % 3);
    const options = readOptions(patchistory, count, {});
    if (typeof options === 'string') throw new Error(options);
    const seed = new Uint8Array(SEED_BYTES).fill(n);
    const match = new Match(patchistory, options, count, seed);
    const chance = new FastChance(n);
    const bot = botsFor('patchistory')[n % 2] as Bot;
    while (!match.isOver) {
      const { kind } = (match.view(0) as View as PatchistoryView).table.turn;
      if (match.toAct().includes(0) && RARE.includes(kind) && !found.has(kind) && match.legal(0).length > 1) {
        const seats = Array.from({ length: count }, (_, seat) =>
          seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', bot: 'greedy' },
        );
        const at = { options, seats, seed: writeSeed(seed), plies: [...match.plies], over: false, at: 1 };
        found.set(kind, JSON.stringify({ id: 'p', game: 'patchistory', rules: patchistory.meta.rules, ...at }));
      }
      // The person comes last, so that nobody else is still to act.
      const seat = match.toAct().toSorted((a, b) => b - a)[0] as number;
      const move = patchistory.writeMove(bot.choose(patchistory, match.view(seat) as View, chance));
      if (isRefusal(match.submit(seat, move))) throw new Error(move);
    }
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

test('what is seldom asked is asked clearly too: everything in reach, on a phone and on a desk', async (t) => {
  const app = await startApp();
  t.after(() => app.close());
  const browser = await openBrowser();
  t.after(() => browser.close());
  const games = comeTo();
  assert.deepEqual([...games.keys()].sort(), RARE.toSorted());
  for (const [viewport, colorScheme] of [
    [PHONE, 'dark'],
    [DESK, 'light'],
  ] as const) {
    const { page, context, errors } = await person(browser, { viewport, colorScheme });
    await page.goto(`${app.url}/settings`);
    for (const [kind, game] of games) {
      await page.evaluate((text) => localStorage.setItem('royaumes/local/p', text), game);
      await page.goto(`${app.url}/play/p`);
      await page.locator('.patchistory :is([data-answer], [data-lit])').first().waitFor();
      const open = await answers(page);
      assert.ok(open.length > 0 && open.every(({ isHigh }) => isHigh), `${kind}: ${JSON.stringify(open)}`);
      await assertAccessible(page, kind);
    }
    assert.deepEqual(errors, []);
    await context.close();
  }
});
