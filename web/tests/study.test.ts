import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { kingOfTheDice } from '#games/king-of-the-dice';
import { words } from '../words/study/en.ts';
import { assertAccessible, openApp, PHONE, person } from './app.ts';
import { begun, openKept } from './begun.ts';
import { type Moment, momentOf } from './beside.ts';

const { app, browser } = await openApp();

const panelOf = (page: Page) => page.getByRole('complementary', { name: words.hint });
const switchOf = (page: Page) => page.getByRole('toolbar').getByRole('button', { name: words.hint });

test('a hint says where to look, then what is good, then what is best and why, and plays it', async () => {
  const kept = begun(kingOfTheDice, 2, ({ view }) => {
    const { turn } = view.table as { turn: { kind: string; left?: number } };
    return turn.kind === 'choose' && turn.left === 2;
  });
  const { page } = await person(browser, { viewport: PHONE });
  await openKept(page, app.url, kept);
  const read = async () => {
    await switchOf(page).click();
    const panel = panelOf(page);
    const told: string[] = [];
    for (const next of [words.showMoves, words.showBest]) {
      const button = panel.getByRole('button', { name: next });
      await button.waitFor();
      told.push(await panel.innerText());
      await button.click();
    }
    await panel.getByRole('heading', { name: words.why }).waitFor();
    return [...told, await panel.innerText()];
  };
  const first = await read();
  await assertAccessible(page, 'hint');
  await switchOf(page).click();
  await panelOf(page).waitFor({ state: 'detached' });
  assert.deepEqual(await read(), first, 'the same position gives the same hint');

  const { ply } = (await momentOf(page)) as Moment;
  await panelOf(page).getByRole('button', { name: words.playIt }).click();
  assert.ok(((await momentOf(page, { after: ply })) as Moment).ply > ply);
  await panelOf(page).getByRole('button', { name: words.nudge }).waitFor();
});
