import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type App, askAs, assertAccessible, openBrowser, PHONE, person, startApp } from './app.ts';
import { cardsInHand } from './ugo.ts';

let app: App;
let browser: Browser;
before(async () => {
  app = await startApp();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** A table for two; whoever is to act comes first. */
async function sitDown(game: string, ann: Page, bob: Page): Promise<[Page, Page]> {
  for (const page of [ann, bob]) await page.goto(app.url);
  const { info } = await askAs(ann, '/api/tables', { game, options: {}, seats: ['person', 'person'], name: 'Ann' });
  await askAs(bob, `/api/tables/${info.id}/seats`, { name: 'Bob' });
  for (const page of [ann, bob]) {
    await page.goto(`${app.url}/table/${info.id}`);
    await page.getByRole('button', { name: /^Orders/ }).waitFor();
  }
  return (await ann.locator('button[data-card][aria-disabled="false"]').count()) > 0 ? [ann, bob] : [bob, ann];
}

const cardOf = (page: Page, card: string) => page.locator(`[role="toolbar"] button[data-card="${card}"]`);
const marked = (page: Page) => page.locator('[role="toolbar"] button[data-card][aria-pressed="true"]');
/** A card may lie under the next one but for its left edge. */
const tap = (page: Page, card: string) => cardOf(page, card).click({ position: { x: 8, y: 30 } });

const colourOf = (card: string) => Math.floor(Number(card) / 9);

/** A card to lead, one that follows it and one that does not. */
async function choose(mover: Page, other: Page): Promise<{ lead: string; follows: string; not: string }> {
  const held = await cardsInHand(other);
  for (const lead of await cardsInHand(mover)) {
    const follows = held.find((card) => colourOf(card) === colourOf(lead));
    const not = held.find((card) => colourOf(card) !== colourOf(lead));
    if (follows !== undefined && not !== undefined) return { lead, follows, not };
  }
  throw new Error('nobody can follow');
}

test('a card chosen before the turn is played when it comes, and can be taken back or found wanting', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  const [mover, other] = await sitDown('ugo', ann.page, bob.page);
  const { lead, follows, not } = await choose(mover, other);
  await mover.getByRole('button', { name: 'Orders', exact: true }).click();
  await mover.getByText('You can also choose a move on the board before your turn').waitFor();
  await mover.getByRole('complementary', { name: 'Orders' }).getByRole('button', { name: 'Close' }).click();

  await tap(other, not);
  await marked(other).waitFor();
  await other.getByText('is played as soon as it is your turn').waitFor();
  await assertAccessible(other, 'a card chosen before the turn');
  await tap(other, not);
  await marked(other).waitFor({ state: 'detached' });
  // By keys; and the choice is there after coming back.
  await cardOf(other, follows).focus();
  await other.keyboard.press('Enter');
  await marked(other).waitFor();
  await other.reload();
  await marked(other).waitFor();
  assert.equal(await marked(other).getAttribute('data-card'), follows);
  assert.equal(await marked(mover).count(), 0);
  await tap(mover, lead);
  for (const [page, card] of [
    [mover, lead],
    [other, follows],
  ] as const) {
    await cardOf(page, card).waitFor({ state: 'detached' });
    assert.equal((await cardsInHand(page)).length, 9);
  }

  // Whoever leads the next trick may have to lay this one first.
  const lit = '[role="toolbar"] button[data-card][aria-disabled="false"]';
  for (;;) {
    const [turn, waits] = await Promise.any(
      [
        [mover, other],
        [other, mover],
      ].map(async (pair) => {
        await (pair[0] as Page).locator(`${lit}, section.laying`).first().waitFor();
        return pair as [Page, Page];
      }),
    );
    const lay = turn.locator('section.laying').getByRole('button', { name: 'Lay them like this' });
    if ((await lay.count()) > 0) {
      await lay.click();
      await lay.waitFor({ state: 'detached' });
      continue;
    }
    const next = await choose(turn, waits);
    await tap(waits, next.not);
    await marked(waits).waitFor();
    await tap(turn, next.lead);
    await waits.getByText('The move you made ahead was not allowed').waitFor();
    await tap(waits, next.follows);
    await waits.getByText('The move you made ahead was not allowed').waitFor({ state: 'detached' });
    break;
  }
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});

test('standing orders are given and taken back on a panel that only their giver sees', async () => {
  const ann = await person(browser, { viewport: PHONE });
  const bob = await person(browser);
  await sitDown('patchistory', ann.page, bob.page);
  const orders = ann.page.getByRole('button', { name: /^Orders/ });
  await orders.click();
  const none = ann.page.getByRole('checkbox', { name: 'No diplomacy this round' });
  await none.check();
  await ann.page.getByRole('checkbox', { name: 'Refuse every aid' }).focus();
  await ann.page.keyboard.press('Space');
  await ann.page.getByText('2 stand').waitFor({ state: 'attached' });
  await assertAccessible(ann.page, 'standing orders');
  await ann.page.reload();
  await ann.page.getByText('2 stand').waitFor({ state: 'attached' });
  await orders.click();
  assert.equal(await none.isChecked(), true);
  await none.uncheck();
  await ann.page.getByText('1 stands').waitFor({ state: 'attached' });
  await bob.page.getByRole('button', { name: 'Orders', exact: true }).click();
  assert.equal(await bob.page.getByRole('checkbox', { checked: true }).count(), 0);
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});
