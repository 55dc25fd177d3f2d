import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Card, colourOf, type UgoView } from '#games/ugo';
import { askAs, assertAccessible, openApp, PHONE, person } from './app.ts';
import { restsOn } from './beside.ts';
import { playUntil } from './playing.ts';
import { cardOf, cardsInHand, mouse, tap, words } from './ugo.ts';

const { app, browser } = await openApp();

/** A table for two. */
async function sitDown(game: string, ann: Page, bob: Page): Promise<void> {
  for (const page of [ann, bob]) await page.goto(app.url);
  const { info } = await askAs(ann, '/api/tables', { game, options: {}, seats: ['person', 'person'], name: 'Ann' });
  await askAs(bob, `/api/tables/${info.id}/seats`, { name: 'Bob' });
  for (const page of [ann, bob]) {
    await page.goto(`${app.url}/table/${info.id}`);
    await page.getByRole('button', { name: /^Standing orders/ }).waitFor();
  }
}

const marked = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button', { pressed: true });

/** Whoever leads the next trick, whoever waits, a card to lead, one that follows it and one that does not. */
async function nextTrick(pages: readonly Page[]): Promise<{ leads: Page; waits: Page; lead: Card; follows: Card; not: Card }> {
  // Whoever won the last one may have to lay it first.
  const turn = await playUntil(pages, mouse(1), ({ now }) => (now.view as UgoView).table.turn.kind === 'play');
  assert.ok(turn);
  const leads = turn.page;
  const waits = pages.find((page) => page !== leads) as Page;
  await restsOn(waits, turn.now.ply);
  const held = await cardsInHand(waits);
  for (const lead of (turn.now.view as UgoView).hand) {
    const follows = held.find((card) => colourOf(card) === colourOf(lead));
    const not = held.find((card) => colourOf(card) !== colourOf(lead));
    if (follows !== undefined && not !== undefined) return { leads, waits, lead, follows, not };
  }
  throw new Error('nobody can follow');
}

test('a card chosen before the turn is played when it comes, and can be taken back or found wanting', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown('ugo', ann.page, bob.page);
  const both = [ann.page, bob.page];
  const { leads: mover, waits: other, lead, follows, not } = await nextTrick(both);
  await mover.getByRole('button', { name: 'Standing orders', exact: true }).click();
  await mover.getByText('You can also make a premove').waitFor();
  await mover.getByRole('complementary', { name: 'Standing orders' }).getByRole('button', { name: 'Close' }).click();

  await tap(other, not);
  await marked(other).waitFor();
  await other.getByText('will be played as soon as it’s your turn').waitFor();
  await assertAccessible(other, 'a card chosen before the turn');
  await tap(other, not);
  await marked(other).waitFor({ state: 'detached' });
  // By keys; and the choice is there after coming back.
  await cardOf(other, follows).focus();
  await other.keyboard.press('Enter');
  await marked(other).waitFor();
  await other.reload();
  await marked(other).waitFor();
  assert.equal(await marked(other).getAttribute('aria-label'), words.card(follows));
  assert.equal(await marked(mover).count(), 0);
  await tap(mover, lead);
  for (const [page, card] of [
    [mover, lead],
    [other, follows],
  ] as const) {
    await cardOf(page, card).waitFor({ state: 'detached' });
    assert.equal((await cardsInHand(page)).length, 9);
  }

  const next = await nextTrick(both);
  await tap(next.waits, next.not);
  await marked(next.waits).waitFor();
  await tap(next.leads, next.lead);
  await next.waits.getByText('Your premove wasn’t legal any more').waitFor();
  await tap(next.waits, next.follows);
  await next.waits.getByText('Your premove wasn’t legal any more').waitFor({ state: 'detached' });
});

test('standing orders are given and taken back on a panel that only their giver sees', async () => {
  const ann = await person(browser, { viewport: PHONE });
  const bob = await person(browser);
  await sitDown('patchistory', ann.page, bob.page);
  const orders = ann.page.getByRole('button', { name: /^Standing orders/ });
  await orders.click();
  const none = ann.page.getByRole('checkbox', { name: 'No diplomacy this round' });
  await none.check();
  await ann.page.getByRole('checkbox', { name: 'Refuse every aid' }).focus();
  await ann.page.keyboard.press('Space');
  await ann.page.getByText('2 active').waitFor({ state: 'attached' });
  await assertAccessible(ann.page, 'standing orders');
  await ann.page.reload();
  await ann.page.getByText('2 active').waitFor({ state: 'attached' });
  await orders.click();
  assert.equal(await none.isChecked(), true);
  await none.uncheck();
  await ann.page.getByText('1 active').waitFor({ state: 'attached' });
  await bob.page.getByRole('button', { name: 'Standing orders', exact: true }).click();
  assert.equal(await bob.page.getByRole('checkbox', { checked: true }).count(), 0);
});
