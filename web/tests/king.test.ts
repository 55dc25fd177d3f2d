import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Outcome } from '#engine';
import type { Move } from '#games/king-of-the-dice';
import { assertAccessible, DESK, openApp, PHONE, person } from './app.ts';
import { keptBy, type Moment, matchOf, momentOf } from './beside.ts';
import { mouse } from './king.ts';
import { playOn } from './playing.ts';

const { app, browser } = await openApp();

async function start(page: Page): Promise<void> {
  await page.goto(app.url);
  await page.locator('li', { hasText: 'King of the Dice' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.king').waitFor();
}

test('a whole game of three kings against bots, on a phone', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await start(page);
  const player = mouse(1);
  const isReached = ({ legal }: Moment<Move>) => legal.some(({ kind }) => kind === 'take');
  await momentOf(page);
  await assertAccessible(page, 'before the roll');
  const played = await playOn(page, player, isReached);
  await page.locator('.reached').first().waitFor();
  await assertAccessible(page, 'with a citizen reached');
  const fits = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  });
  assert.ok(fits, 'everything is in sight');
  played.push(...(await playOn(page, player)));
  const done = new Set(played.map(({ kind }) => kind));
  assert.ok(done.has('roll') && done.has('take') && done.has('stop'), [...done].join());
  await page.locator('section.result').waitFor();
  await assertAccessible(page, 'at the end');
  const { scores } = matchOf(await keptBy(page)).outcome() as Outcome;
  const sums = (await page.locator('section.result td.sum').allTextContents()).map((sum) => Number(sum.replace('−', '-')));
  assert.deepEqual(
    sums,
    scores.toSorted((x, y) => y - x),
  );
});

test('a dark citizen tells why, with the number of the rule; dice are kept by keys; chances can be hidden', async () => {
  const { page } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
  await start(page);
  const now = await momentOf<Move>(page);
  assert.deepEqual(now?.legal, [{ kind: 'roll', keep: 0 }]);
  await page.locator('[data-slot="2"]').click();
  await page.getByRole('link', { name: 'K3.2' }).waitFor();

  await page.getByRole('button', { name: 'Roll the dice' }).focus();
  await page.keyboard.press('Enter');
  const die = page.locator('button[data-die="3"]');
  await die.waitFor();
  await die.focus();
  await page.keyboard.press('Space');
  assert.equal(await die.getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('1');
  assert.equal(await page.locator('button[data-die="0"]').getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: 'Roll 4 dice' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('1 roll left').waitFor();
  assert.equal(await page.locator('.kept').count(), 2);

  await page.locator('.chance').first().waitFor();
  await page.getByRole('button', { name: 'Hide chances' }).click();
  assert.equal(await page.locator('.chance').count(), 0);
  await page.reload();
  await page.getByRole('button', { name: 'Show chances' }).waitFor();
  assert.equal(await page.locator('.chance').count(), 0);

  await page.getByRole('button', { name: 'See the whole pile' }).last().click();
  await page.getByRole('dialog').waitFor();
  await assertAccessible(page, 'a pile');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
