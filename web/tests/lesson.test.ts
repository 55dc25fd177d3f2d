/** A first game that is learnt by playing it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Lesson } from '#engine';
import { type Card, game, type Move, type UgoView } from '#games/ugo';
import { lessons } from '#games/ugo/lessons';
import { assertAccessible, DESK, onHome, openApp, PHONE, person } from './app.ts';
import { type Moment, momentOf } from './beside.ts';
import { make } from './playing.ts';
import { cardOf, EDGE, handOf, mouse, words } from './ugo.ts';

const { app, browser } = await openApp();
const lesson = lessons.round as Lesson;
const { title, says } = (await words.lessons?.())?.round ?? { title: '', says: {} };
const bubble = (page: Page) => page.getByRole('region', { name: title });
const offer = (page: Page) => onHome(page, 'U GO!').getByRole('link', { name: 'First time? Learn by playing' });

/** Reads what is told, one thing after the other. */
async function read(page: Page, keys: readonly string[]): Promise<void> {
  for (const [n, key] of keys.entries()) {
    await bubble(page)
      .getByText(says[key] as string)
      .waitFor();
    if (n + 1 < keys.length) await bubble(page).getByRole('button', { name: 'Got it' }).click();
  }
}

for (const [where, viewport] of [['a desk', DESK] as const, ['a phone', PHONE] as const]) {
  test(`on ${where} whoever has never played is led through a first round, and may leave it`, async () => {
    const { page } = await person(browser, { viewport });
    await page.goto(app.url);
    await offer(page).click();
    for (const [turn, { say, play }] of lesson.turns.entries()) {
      await read(page, say);
      const now = (await momentOf<Move>(page)) as Moment<Move>;
      if (turn === 0) {
        // The engine's own reason, and nothing is played.
        const wrong = (now.view as UgoView).hand.find((card) => game.refuse(now.view, { kind: 'play', card })) as Card;
        await cardOf(page, wrong).click({ ...EDGE, force: true });
        await page.getByText(/\(U2\.3\)/).waitFor();
        await assertAccessible(page, 'lesson');
      }
      if (turn === 1) {
        // The rules would allow it.
        const other = now.legal.find((move) => game.writeMove(move) !== play) as Extract<Move, { kind: 'play' }>;
        await cardOf(page, other.card).click({ ...EDGE, force: true });
        await page.getByText('That’s allowed, but let’s try my suggestion first.').waitFor();
      }
      assert.equal((await momentOf(page))?.ply, now.ply);
      await make(page, game.readMove(play) as Move, now, mouse(0).press);
    }
    await read(page, lesson.end);
    await bubble(page).getByRole('button', { name: 'See the result' }).click();
    await page.locator('section.result').waitFor();

    // Once played, it is not offered any more; who comes by its address all the same can just play.
    await page.goto(app.url);
    await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).waitFor();
    assert.equal(await offer(page).count(), 0);
    await page.goto(`${app.url}/learn/ugo`);
    await bubble(page).getByRole('button', { name: 'Skip the lesson' }).click();
    await bubble(page).waitFor({ state: 'detached' });
    await handOf(page).getByRole('button').and(page.locator('[aria-disabled="false"]')).first().click(EDGE);
  });
}
