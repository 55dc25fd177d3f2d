import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Outcome } from '#engine';
import { followerOf, type KingView, kingOfTheDice, type Move, NO_CARD, NOBODY, oddsKeeping, oddsOf } from '#games/king-of-the-dice';
import { assertAccessible, assertNoWider, DESK, openApp, PHONE, person } from './app.ts';
import { begun, type Come, openKept } from './begun.ts';
import { keptBy, type Moment, matchOf, momentOf } from './beside.ts';
import { mouse, words } from './king.ts';
import { make, playOn } from './playing.ts';

const { app, browser } = await openApp();

async function start(page: Page): Promise<void> {
  await page.goto(app.url);
  await page.locator('li', { hasText: 'King of the Dice' }).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.king').waitFor();
}

test('the last turns of three kings against bots, on a phone', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const isLate = ({ view }: Come) => (view as KingView).table.penalties <= 4 && (view as KingView).table.turn.kind === 'roll';
  await openKept(page, app.url, begun(kingOfTheDice, 3, isLate));
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
  await assertNoWider(page, 'the result');
  const table = page.locator('section.result .scroll');
  assert.equal(await table.evaluate((node) => node.scrollWidth - node.clientWidth), 0, 'no part of the count is off the side');
  const { scores } = matchOf(await keptBy(page)).outcome() as Outcome;
  const sums = (await page.locator('section.result td.sum').allTextContents()).map((sum) => Number(sum.replace('−', '-')));
  assert.deepEqual(
    sums,
    scores.toSorted((x, y) => y - x),
  );
});

test('a dark citizen tells why, and all things what they are for; dice are kept by keys; chances can be hidden', async () => {
  const { page } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
  await start(page);
  const now = await momentOf<Move>(page);
  assert.deepEqual(now?.legal, [{ kind: 'roll', keep: 0 }]);
  await page.locator('[data-slot="2"]').click();
  await page.getByRole('link', { name: 'K3.2' }).waitFor();

  // A pointer that rests, and whoever asks, is told what things are for; nothing is rolled.
  const answer = page.locator('[data-answer-to]');
  await page.locator('[data-about="mine"]').first().hover();
  await answer.getByRole('link', { name: 'K4.6' }).waitFor();
  await page.getByRole('button', { name: 'What’s this?' }).click();
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await answer.getByRole('link', { name: 'K3.3' }).waitFor();
  await assertAccessible(page, 'an answer');
  // Keys reach everything then.
  await page.keyboard.press('Tab');
  await page.locator('[data-about="draw"]').focus();
  await answer.getByRole('link', { name: 'K8.1' }).waitFor();
  assert.deepEqual(await momentOf(page), now);
  await page.getByRole('button', { name: 'Close' }).click();
  assert.equal(await page.locator('.king li[tabindex]').count(), 0);
  await page.getByRole('button', { name: 'Symbols' }).click();
  await page.getByRole('dialog', { name: 'Symbols' }).getByRole('link', { name: 'K5.10' }).waitFor();
  await assertAccessible(page, 'the symbols');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

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

  // Of the dice that are marked, and of the best beside it.
  const { view } = (await momentOf<Move>(page)) as Moment<Move>;
  const { table } = view as KingView;
  const keep = table.turn.kind === 'choose' ? table.turn.kept : 0;
  const told = table.row.map((card) => [oddsKeeping(table.dice, keep, 1, card), oddsOf(table.dice, 1, card)] as const);
  assert.ok(told.some(([kept, best]) => kept < best));
  await page.locator('.chance small').first().waitFor();
  const named = await page.locator('[data-slot]').allTextContents();
  for (const [slot, [kept, best]] of told.entries()) assert.ok(named[slot]?.includes(words.board.chanceKept({ kept, best })), named[slot]);
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

test('with a phone on its side, and with letters twice as large, dice and buttons are in reach', async () => {
  const { page } = await person(browser, { viewport: { width: 740, height: 360 } });
  await start(page);
  const player = mouse(2);
  const now = (await momentOf<Move>(page)) as Moment<Move>;
  await make(page, now.legal[0]!, now, player.press);
  await momentOf(page);
  const isInSight = (at: string) =>
    page.locator(at).evaluateAll((nodes) =>
      nodes.every((node) => {
        const { top, bottom, left, right } = node.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      }),
    );
  for (const at of ['[data-do="roll"]', '[data-do="stop"]', 'button[data-die]', '[data-slot]']) assert.ok(await isInSight(at), at);
  await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const at of ['[data-do="roll"]', 'button[data-die]', '[data-slot]']) assert.ok(await isInSight(at), `${at}, twice as large`);
  await page.setViewportSize(DESK);
  for (const at of ['[data-do="roll"]', '[data-do="stop"]', 'button[data-die]', '[data-slot]'])
    assert.ok(await isInSight(at), `${at}, on a desk`);
});

test('[K6.5] a hypnotist points at the neighbour who comes along, and at no location of its own', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const leads = (view: KingView) =>
    [...view.table.row.keys()].filter((slot) => view.table.row[slot] !== NO_CARD && followerOf(view.table, slot) !== NOBODY);
  await openKept(
    page,
    app.url,
    begun(kingOfTheDice, 3, ({ view }) => leads(view as KingView).some((slot) => slot < 3)),
  );
  const [slot] = leads(((await momentOf<Move>(page)) as Moment<Move>).view as KingView) as [number];
  const own = page.locator(`[data-slot="${slot}"]`);
  assert.equal(await own.locator('.link').count(), 1);
  const arrow = (await own.locator('.link').boundingBox()) as { x: number; width: number };
  const next = (await page.locator(`[data-slot="${slot + 1}"]`).boundingBox()) as { x: number };
  assert.ok(
    Math.abs(arrow.x + arrow.width / 2 - next.x) < 12,
    `the arrow ends at ${arrow.x + arrow.width}, the neighbour begins at ${next.x}`,
  );
});

test('[K9.2] however narrow the phone is, a chance is never cut off before its sign', async () => {
  const game = begun(kingOfTheDice, 3, ({ match, view }) => {
    const { turn } = (view as KingView).table;
    return match.ply > 30 && turn.kind === 'choose' && turn.left === 2;
  });
  for (const [language, width] of [
    ['en', 360],
    ['fr', 360],
    ['de', 320],
  ] as const) {
    const { page } = await person(browser, { viewport: { ...PHONE, width }, settings: { language } });
    await openKept(page, app.url, game);
    await page.locator('[data-die="0"]').click();
    await page.locator('.chance small').first().waitFor();
    const chips = await page.locator('.chance').evaluateAll((all) =>
      all.map((chip) => {
        const { left, right, bottom } = chip.getBoundingClientRect();
        const parts = [...chip.querySelectorAll('.short')].map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }));
        const seen = parts.filter(({ box }) => box.top < bottom);
        return {
          seen: seen.map(({ text }) => text),
          isWhole: seen.every(({ box }) => box.left >= left && box.right <= right && box.bottom <= bottom),
        };
      }),
    );
    assert.ok(
      chips.length > 0 && chips.every(({ isWhole, seen }) => isWhole && seen[0]?.endsWith('%')),
      `${language}: ${JSON.stringify(chips)}`,
    );
    if (width === PHONE.width)
      assert.ok(
        chips.every(({ seen }) => seen.length === 2),
        `${language}: ${JSON.stringify(chips)}`,
      );
  }
});
