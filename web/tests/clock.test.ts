import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Move } from '#games/ugo';
import { assertAccessible, openApp, PHONE, person } from './app.ts';
import { restsOn } from './beside.ts';
import { make, turnOf } from './playing.ts';
import { isDealt, mouse } from './ugo.ts';

const { app, browser } = await openApp();

/** A table for two made by Ann with this time control, at which Bob sits, too. */
async function sitDown(ann: Page, bob: Page, timeControl: object): Promise<void> {
  await ann.goto(app.url);
  const id = await ann.evaluate(async (wish) => {
    const body = JSON.stringify({ game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ann', timeControl: wish });
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    return (await answer.json()).info.id as string;
  }, timeControl);
  await ann.goto(`${app.url}/table/${id}`);
  await bob.goto(`${app.url}/table/${id}`);
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [ann, bob]) await isDealt(page);
}

const clocks = (page: Page) => page.getByRole('list', { name: 'Clocks' });

test('a live game has clocks that run; who runs out is played on by a bot', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page, { kind: 'realtime', bank: 2, move: 8 });
  await clocks(ann.page)
    .getByText(/0:(0\d|10)/)
    .first()
    .waitFor();
  await assertAccessible(bob.page, 'a table with clocks');
  const running = clocks(ann.page).locator('.runs time');
  const seen = await running.innerText();
  await running.filter({ hasNotText: seen }).waitFor();
  // Neither moves: the one to act runs out, a bot stands in, and the log goes on.
  await ann.page.getByRole('button', { name: 'Log' }).click();
  await ann.page.locator('aside button.ply').first().waitFor();
});

test('a game over days keeps its clocks when the server is started again', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  await sitDown(ann.page, bob.page, { kind: 'correspondence', hours: 24 });
  await clocks(ann.page)
    .getByText(/2[34] hr/)
    .waitFor();
  await app.kill();
  await ann.page.getByText('Connection lost').first().waitFor();
  await app.restart();
  await ann.page.getByText('Connection lost').first().waitFor({ state: 'detached' });
  await clocks(ann.page)
    .getByText(/2[34] hr/)
    .waitFor();
  const turn = await turnOf<Move>([ann.page, bob.page]);
  assert.ok(turn);
  await make(turn.page, turn.now.legal[0]!, turn.now, mouse(1).press);
  await restsOn(turn.page, turn.now.ply + 1);
});

test('who is about to run out is warned, and where the table says so the game ends; nobody has moved, so it is called off', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page, { kind: 'realtime', bank: 0, move: 12, out: 'end' });
  const turn = await turnOf([ann.page, bob.page]);
  assert.ok(turn);
  const late = turn.page;
  const other = late === ann.page ? bob.page : ann.page;
  await late.getByText('Your time is almost up: the game will end.').waitFor();
  assert.match(await late.title(), /^⏳/);
  assert.equal(await other.getByText('Your time is almost up').count(), 0);
  await late.getByText('You ran out of time. Not everyone had moved yet').waitFor();
  await other.getByText(/(Ann|Bob) ran out of time\. Not everyone had moved yet/).waitFor();
  await other.locator('.board').getByText('The game was called off').first().waitFor();
  assert.equal(await other.locator('section.result').count(), 0);
  assert.doesNotMatch(await late.title(), /^⏳/);
  await assertAccessible(late, 'a game that ended by the clock');
  await other.getByRole('button', { name: 'Rematch' }).waitFor();
});

test('a live game is played on over days when both agree', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page, { kind: 'realtime', bank: 600, move: 30 });
  await clocks(bob.page)
    .getByText(/^10:\d\d$/)
    .first()
    .waitFor();
  await ann.page.getByRole('button', { name: 'People' }).click();
  await ann.page.getByText('Switch to correspondence').click();
  await ann.page.getByLabel('Time control').selectOption('24 hours per move');
  await ann.page.locator('details[open]').getByRole('button', { name: 'Ask everyone' }).click();
  await bob.page.getByText('Ann wants to switch to correspondence: 24 hours per move.').waitFor();
  await assertAccessible(bob.page, 'a wish to play on over days');
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, bob]) {
    await clocks(page)
      .getByText(/2[34] hr/)
      .waitFor();
  }
  assert.equal(await ann.page.getByText('Switch to correspondence').count(), 0, 'there is nothing left to ask');
});
