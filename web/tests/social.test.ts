import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { games } from '#games';
import { answer, askAs, assertAccessible, openApp, PHONE, person } from './app.ts';
import { playUntil } from './playing.ts';
import { isDealt, mouse, resign } from './ugo.ts';

const { app, browser } = await openApp();

/** A table for two, with Ann on the first seat and Bob on the second. */
async function sitDown(ann: Page, bob: Page): Promise<string> {
  for (const page of [ann, bob]) await page.goto(app.url);
  const { info } = await askAs(ann, '/api/tables', { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ann' });
  await askAs(bob, `/api/tables/${info.id}/seats`, { name: 'Bob' });
  for (const page of [ann, bob]) {
    await page.goto(`${app.url}/table/${info.id}`);
    await isDealt(page);
  }
  return `${app.url}/table/${info.id}`;
}

const people = (page: Page) => page.getByRole('button', { name: /^People/ });
const chat = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Whoever is to act does so, so many times. */
async function playSome(pages: Page[], times: number): Promise<void> {
  await playUntil(pages, mouse(1), (_, played) => played === times);
}

test('those who play talk among themselves, and whoever looks on neither hears them nor is heard', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  const eve = await person(browser);
  const link = await sitDown(ann.page, bob.page);
  await eve.page.goto(link);
  await eve.page.getByText('You are watching').waitFor();

  assert.equal(await ann.page.getByRole('button', { name: 'Hint' }).count(), 0, 'nobody is helped against people');
  await people(ann.page).click();
  await ann.page.getByText('1 spectator').waitFor();
  await say(ann.page, '<img src=x onerror=alert(1)> good luck');
  await bob.page.getByText('1 unread').waitFor({ state: 'attached' });
  await people(bob.page).click();
  await chat(bob.page).getByText('<img src=x onerror=alert(1)> good luck').waitFor();
  assert.equal(await chat(bob.page).locator('img').count(), 0, 'what is said is text');
  await assertAccessible(bob.page, 'the chat on a phone');
  await say(bob.page, 'you too');
  await chat(ann.page).getByText('you too').waitFor();

  // Eve has no name yet: she is asked for one, and speaks to those who look on.
  await people(eve.page).click();
  await say(eve.page, 'Ann holds the black eight');
  await eve.page.getByLabel('Your name').fill('Eve');
  await eve.page.getByRole('button', { name: 'Send' }).click();
  await chat(eve.page).getByText('Ann holds the black eight').waitFor();
  assert.equal(await chat(eve.page).getByText('good luck').count(), 0);
  await assertAccessible(eve.page, 'the chat of those who look on');
  await say(ann.page, 'shall we?');
  await chat(bob.page).getByText('shall we?').waitFor();
  for (const { page } of [ann, bob]) assert.equal(await page.getByText('black eight').count(), 0);

  await bob.page.getByRole('button', { name: 'About Ann' }).first().click();
  await bob.page.getByRole('button', { name: 'Mute Ann' }).click();
  await chat(bob.page).getByText('shall we?').waitFor({ state: 'detached' });
  await bob.page.reload();
  await people(bob.page).click();
  await bob.page.getByRole('button', { name: 'Unmute Ann' }).click();
  await chat(bob.page).getByText('shall we?').waitFor();

  // A phone has room for one panel; Escape puts it away, and the focus is where it was.
  await bob.page.getByRole('button', { name: 'Log' }).click();
  await bob.page.getByRole('complementary', { name: 'Log' }).waitFor();
  assert.equal(await chat(bob.page).count(), 0);
  await people(ann.page).focus();
  await ann.page.getByLabel('Write a message').press('Escape');
  await chat(ann.page).waitFor({ state: 'detached' });
  assert.equal(await people(ann.page).evaluate((button) => button === document.activeElement), true);
});

test('every board says of the others whether they are here, think or are away', async () => {
  for (const game of games) {
    const ann = await person(browser);
    const bob = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    for (const { page } of [ann, bob]) await page.goto(app.url);
    const { info } = await askAs(ann.page, '/api/tables', { game: game.meta.id, options: {}, seats: ['person', 'person'], name: 'Ann' });
    await askAs(bob.page, `/api/tables/${info.id}/seats`, { name: 'Bob' });
    for (const { page } of [ann, bob]) await page.goto(`${app.url}/table/${info.id}`);
    const told = (page: Page, word: RegExp) => page.locator('.board').getByText(word).first();
    await told(ann.page, /^(here|thinking)$/).waitFor();
    await told(bob.page, /^(here|thinking)$/).waitFor();
    const line = (await bob.page.locator('header.slim').boundingBox()) as { height: number };
    assert.ok(line.height < 60, `${game.meta.title}: what can be done stands in one line`);
    await bob.page.goto(app.url);
    await told(ann.page, /^away$/).waitFor();
    assert.equal(await told(ann.page, /^(here|thinking)$/).count(), 0, game.meta.title);
  }
});

test('whoever leaves is played by a bot, and takes the seat back', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  await sitDown(ann.page, bob.page);
  await people(ann.page).click();
  const presence = ann.page.getByRole('listitem').filter({ hasText: 'Bob' });
  await presence.getByText(/^(here|thinking)$/).waitFor();
  await people(bob.page).click();
  await bob.page.getByText('Leave or end').click();
  await bob.page.getByRole('button', { name: 'Leave my seat to a bot' }).click();
  await bob.page.getByText('A bot is playing your seat.').waitFor();
  await ann.page.getByText('away, a bot is playing (expert)').waitFor();
  await playSome([ann.page], 2);
  assert.equal(await bob.page.locator('button[data-card][aria-disabled="false"]').count(), 0);
  await bob.page.getByRole('button', { name: 'Take my seat back' }).click();
  await bob.page.getByText('A bot is playing your seat.').waitFor({ state: 'detached' });
  await ann.page.getByText('away, a bot is playing').waitFor({ state: 'detached' });
  await playSome([ann.page, bob.page], 2);
});

test('all agree to go back, and to end without a result', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page);
  await playSome([ann.page, bob.page], 4);
  await people(ann.page).click();
  await ann.page.getByText('Undo more moves').click();
  const moments = await ann.page.getByLabel('Undo to before').locator('option').allTextContents();
  assert.ok(moments.length >= 4);
  await ann.page.getByLabel('Undo to before').selectOption({ index: moments.length - 2 });
  await ann.page.getByRole('button', { name: 'Ask everyone' }).click();
  await ann.page.getByText('Waiting for: Bob.').waitFor();
  await bob.page.getByText('Ann wants to undo to before move 2.').waitFor();
  await assertAccessible(bob.page, 'a proposal');
  await bob.page.getByRole('button', { name: 'No', exact: true }).click();
  await ann.page.getByText('Waiting for:').waitFor({ state: 'detached' });
  await ann.page.getByRole('button', { name: 'Ask everyone' }).click();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  await ann.page.getByRole('button', { name: 'Log' }).click();
  await ann.page.locator('aside').getByText('You asked to undo to before move 2, and everyone agreed.').waitFor();
  await playSome([ann.page, bob.page], 2);

  await ann.page.getByText('Leave or end').click();
  await ann.page.getByRole('button', { name: 'Call off the game' }).click();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ann, bob]) {
    await page.getByText('Everyone agreed to call off this game: it has no result.').waitFor();
    assert.equal(await page.locator('button[data-card][aria-disabled="false"]').count(), 0);
  }
});

test('of two, one resigns: the other has won, both read why, and the board asks for nothing any more', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await sitDown(ann.page, bob.page);
  await playSome([ann.page, bob.page], 2);
  await people(bob.page).click();
  await bob.page.getByText('Leave or end').click();
  const resign = bob.page.getByRole('button', { name: 'Resign' });
  await resign.click();
  await bob.page.getByText('Resign and lose this game?').waitFor();
  await assertAccessible(bob.page, 'whether somebody resigns');
  await answer(bob.page, 'Resign', 'No');
  await resign.and(bob.page.locator(':focus')).click();
  await answer(bob.page, 'Resign');
  await bob.page.getByRole('heading', { name: 'Ann wins by resignation' }).waitFor();
  await bob.page.getByText('You resigned.').waitFor();
  await ann.page.getByRole('heading', { name: 'You win by resignation!' }).waitFor();
  await ann.page.getByText('Bob resigned.').waitFor();
  await assertAccessible(ann.page, 'a game that was resigned');
  await ann.page.getByRole('button', { name: 'Close' }).click();
  await ann.page.locator('.board').getByText('You win by resignation!').waitFor();
  assert.equal(
    await ann.page
      .locator('.board')
      .getByText(/turn|your move|play a card/i)
      .count(),
    0,
  );
});

test('after the end the same group plays again, and the other one begins', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  const link = await sitDown(ann.page, bob.page);
  await resign(ann.page, bob.page);
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await ann.page.getByText('reserved for Bob').waitFor();
  assert.notEqual(ann.page.url(), link);
  await bob.page.getByText('Your group is playing a rematch.').waitFor();
  await assertAccessible(bob.page, 'an invitation');
  await bob.page.getByRole('button', { name: 'Join the rematch' }).first().click();
  for (const { page } of [ann, bob]) await isDealt(page);
  assert.equal(bob.page.url(), ann.page.url());
  const seats = await bob.page.evaluate(async (id) => {
    const { seats: sat } = await (await fetch(`/api/tables/${id}`)).json();
    return sat.map(({ name }: { name: string }) => name);
  }, bob.page.url().split('/').at(-1));
  assert.deepEqual(seats, ['Bob', 'Ann']);
});

test('a link leads to a seat, and whoever made the table lets people change places and opens seats again', async () => {
  const ann = await person(browser);
  const bob = await person(browser, { viewport: PHONE });
  await ann.page.goto(app.url);
  const { info } = await askAs(ann.page, '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person', 'person'], name: 'Ann' });
  const link = `${app.url}/table/${info.id}`;
  await ann.page.goto(link);
  await ann.page.getByRole('button', { name: 'Link to seat 3' }).waitFor();
  await bob.page.goto(`${link}?seat=3`);
  assert.equal(await bob.page.getByRole('radio', { name: 'Seat 3: open' }).isChecked(), true);
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  await bob.page.getByRole('button', { name: 'Leave this seat' }).waitFor();
  const seats = (page: Page) => page.locator('section ol > li');
  await ann.page.getByText('Bob').waitFor();
  assert.match((await seats(ann.page).allTextContents()).join('|'), /Ann.*\|.*Open.*\|.*Bob/);
  await assertAccessible(ann.page, 'a table that waits, for whoever made it');
  await ann.page.getByRole('button', { name: 'Swap seats 2 and 3' }).click();
  await seats(bob.page).nth(1).getByText('Bob').waitFor();
  await ann.page.getByRole('button', { name: 'Swap seats 1 and 2' }).click();
  await seats(bob.page).first().getByText('Bob').waitFor();
  await bob.page.getByRole('button', { name: 'Leave this seat' }).waitFor();
  await ann.page.getByRole('button', { name: 'Open seat 1 again' }).click();
  await bob.page.getByRole('radio', { name: 'Seat 1: open' }).waitFor();
  await ann.page.getByRole('button', { name: 'Fill up with bots and start' }).click();
  await isDealt(ann.page);
  await bob.page.getByText('You are watching').waitFor();
});

test('whoever made the table offers a seat to somebody they have played with, who finds it among their tables', async () => {
  const ann = await person(browser, { settings: { name: 'Ann' } });
  const bob = await person(browser, { viewport: PHONE, settings: { name: 'Bob' } });
  for (const { page } of [ann, bob]) await page.goto(app.url);
  const wish = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ann' };
  await askAs(bob.page, `/api/tables/${(await askAs(ann.page, '/api/tables', wish)).info.id}/seats`, { name: 'Bob' });
  const { info } = await askAs(ann.page, '/api/tables', { ...wish, timeControl: { kind: 'correspondence', hours: 24, out: 'end' } });
  await ann.page.goto(`${app.url}/table/${info.id}`);
  await ann.page.getByText('24 hours per move, ends when time runs out').waitFor();
  await say(ann.page, 'Shall we begin?');
  await chat(ann.page).getByText('Shall we begin?').waitFor();

  const offer = ann.page.getByRole('button', { name: 'Offer the seat' });
  await offer.click();
  await ann.page.getByText('reserved for Bob').waitFor();
  await bob.page.goto(`${app.url}/tables`);
  const invitation = bob.page.getByRole('listitem').filter({ hasText: 'A seat is reserved for you.' });
  await invitation.waitFor();
  await assertAccessible(bob.page, 'an invitation among one’s tables');
  await invitation.getByRole('button', { name: 'Decline' }).click();
  await invitation.waitFor({ state: 'detached' });

  await offer.click();
  await ann.page.getByText('reserved for Bob').waitFor();
  await bob.page.reload();
  await invitation.getByRole('button', { name: 'Take a seat' }).click();
  for (const { page } of [ann, bob]) await isDealt(page);
  await people(bob.page).click();
  await chat(bob.page).getByText('Shall we begin?').waitFor();
});
