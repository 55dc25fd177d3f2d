import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Move, UgoView } from '#games/ugo';
import { assertAccessible, onHome, openApp, PHONE, person } from './app.ts';
import { restsOn, toldTo } from './beside.ts';
import { make, playUntil, turnOf } from './playing.ts';
import { cardsInHand, finish, isDealt, keyboard, mouse } from './ugo.ts';

const { app, browser } = await openApp();

/** Makes a table for two people and a bot and brings both people to it. */
async function sitDown(ann: Page, bob: Page, rounds: string): Promise<void> {
  await ann.goto(app.url);
  await onHome(ann, 'U GO!').getByRole('link', { name: 'With friends' }).click();
  await ann.getByRole('radio', { name: '3', exact: true }).check();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('Seat 3').selectOption('level-4');
  await ann.getByRole('radio', { name: rounds }).check();
  await ann.getByRole('button', { name: 'Create table' }).click();
  await ann.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await bob.goto(await ann.getByLabel('Copy the link').first().inputValue());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [ann, bob]) await isDealt(page);
}

const sums = async (page: Page) => (await page.locator('section.result td.sum').allTextContents()).join();

test('two browsers and a bot play a whole game, by mouse and by keyboard, with somebody looking on', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  const eve = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page, 'One round');
  await eve.page.goto(ann.page.url());
  await eve.page.getByText('You are watching').waitFor();
  assert.equal(await eve.page.locator('button[data-card]').count(), 0, 'whoever looks on sees no hand');
  await assertAccessible(eve.page, 'looking on');

  await Promise.all([finish(ann.page, mouse(1)), finish(bob.page, keyboard(2))]);
  await eve.page.locator('section.result').waitFor();
  const counted = await sums(ann.page);
  assert.match(counted, /^[−\d]+,[−\d]+,[−\d]+$/);
  assert.equal(await sums(bob.page), counted);
  assert.equal(await sums(eve.page), counted);

  // A finished game shows all hands to everybody, and its luck can be checked.
  await eve.page.getByRole('button', { name: 'Replay' }).last().click();
  await eve.page.getByRole('slider').fill('3');
  await eve.page.getByRole('list', { name: /Bob.s hand/ }).waitFor();
  await eve.page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await eve.page.getByText(/Verified: this is the seed/).waitFor();
});

test('a reload, a second tab and a connection that was cut show the true position and miss no event', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  await sitDown(ann.page, bob.page, 'One round');
  const second = await ann.context.newPage();
  await second.goto(ann.page.url());
  await isDealt(second);
  assert.deepEqual(await cardsInHand(second), await cardsInHand(ann.page));

  // Bob's connection is cut as Ann ends a trick; the game goes on without him until he is to act.
  const ends = await playUntil([ann.page, bob.page], mouse(3), ({ page, now }) => {
    return page === ann.page && (now.view as UgoView).table.trick.length === 2;
  });
  assert.ok(ends);
  await bob.context.setOffline(true);
  await make(ann.page, ends.now.legal[0]!, ends.now, mouse(3).press);
  await ann.page.getByRole('button', { name: 'Log' }).click();
  await restsOn(ann.page, ends.now.ply + 1);
  await bob.context.setOffline(false);
  await bob.page.reload();
  await bob.page.getByRole('button', { name: 'Log' }).click();
  // Nobody but Bob, or Ann again, can go on now: both pages come to rest on the same entry.
  const turn = await turnOf<Move>([bob.page, ann.page]);
  assert.ok(turn && turn.now.ply > ends.now.ply);
  const plies = (page: Page) => page.locator('aside button.ply').allTextContents();
  for (const page of [ann.page, bob.page, second]) {
    assert.equal(await restsOn(page, turn.now.ply), turn.now.ply);
    if (page === second) await second.getByRole('button', { name: 'Log' }).click();
    await page.locator('aside button.ply').last().waitFor();
    assert.deepEqual(
      await plies(page),
      Array.from({ length: turn.now.ply }, (_, i) => String(i + 1)),
    );
  }
});

test('killing the server in the middle of a game loses nothing: the browsers come back by themselves', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  await sitDown(ann.page, bob.page, 'One round');
  const before = await playUntil([ann.page, bob.page], mouse(4), (_, played) => played === 4);
  assert.ok(before);
  await app.kill();
  for (const { page } of [ann, bob]) await page.getByText('Connection lost').first().waitFor();
  await app.restart();
  for (const { page } of [ann, bob]) await page.getByText('Connection lost').first().waitFor({ state: 'detached' });
  assert.deepEqual(await turnOf([ann.page, bob.page]), before);
  const after = await playUntil([ann.page, bob.page], mouse(5), (_, played) => played === 4);
  assert.ok(after);
  const there = await Promise.all([ann, bob].map(({ page }) => toldTo(page).sightAt(after.now.ply)));
  assert.deepEqual(there[0]?.table, there[1]?.table);
});
