/** Whole games on their boards with Tab, arrows and Enter; the focus is never lost. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { games } from '#games';
import { onHome, openApp, person } from './app.ts';
import { setUp, tabTo } from './by-name.ts';
import { keyboard as king } from './king.ts';
import { type Player, playOn } from './playing.ts';
import { keyboard as ugo } from './ugo.ts';

const { app, browser } = await openApp();

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** Whoever has pressed a key on the board finds the focus on it whenever they are to act again. */
function watched<Move>(player: Player<Move>): Player<Move> {
  let begun = false;
  return {
    ...player,
    async press(page, move, now) {
      if (begun) assert.ok(await hasFocus(page), `nothing has the focus before ${now.game.writeMove(move)}, entry ${now.ply + 1}`);
      begun = true;
      await player.press(page, move, now);
    },
  };
}

/** From the page where it is set up to the result, which is reached by the focus itself. */
async function playAll<Move>(
  page: Page,
  game: string,
  player: Player<Move>,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await setUp(page, `${app.url}/new/${game}`, 2, options);
  await playOn(page, watched(player));
  await page.getByRole('region').getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor();
}

test('U GO! by keys alone, from its set-up to the result', async () => {
  const { page } = await person(browser);
  await playAll(page, 'ugo', ugo(1), { Rounds: 'One round' });
});

test('King of the Dice by keys alone, from its set-up to the result', async () => {
  const { page } = await person(browser);
  await playAll(page, 'king-of-the-dice', king(1));
});

for (const { meta } of games)
  test(`at a table of ${meta.title} what is opened by a key gives the focus back`, async () => {
    const { page } = await person(browser);
    await page.goto(app.url);
    await onHome(page, meta.title).getByRole('button', { name: 'Play now', exact: true }).click();
    await page.locator('[data-ply]').waitFor();
    for (const name of ['Symbols', 'Settings']) {
      const opener = page.getByRole('button', { name, exact: true });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button').and(page.locator(':focus')).or(page.locator('dialog :focus')).first().waitFor();
      await page.keyboard.press('Escape');
      await opener.and(page.locator(':focus')).waitFor();
    }
    for (const name of ['Log', 'Hint']) {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
      const panel = page.getByRole('complementary', { name });
      await tabTo(page, panel.getByRole('button', { name: 'Close', exact: true }));
      await page.keyboard.press('Enter');
      await panel.waitFor({ state: 'detached' });
      assert.ok(await hasFocus(page), `nothing has the focus once ${name} is closed`);
    }
  });
