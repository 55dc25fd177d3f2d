/** What screen readers are given to say, and when: found with Orca, see CONTRIBUTING.md. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type * as king from '#games/king-of-the-dice';
import { words as aloud } from '../words/aloud/en.ts';
import { askAs, onHome, openApp, person } from './app.ts';
import { momentOf } from './beside.ts';
import { mouse } from './king.ts';
import { playOn, step } from './playing.ts';
import { cardsInHand, handOf, isDealt, words as ugo } from './ugo.ts';

const { app, browser } = await openApp();

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).and(page.locator(':focus'));

/** Notes every piece of text that comes into a place from now on. */
function listen(page: Page, place: string): Promise<void> {
  return page.locator(place).evaluate((node) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) if (textContent) heard.push(textContent);
    }).observe(node, { childList: true, subtree: true });
  });
}
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
const NEWS = 'main > [aria-live="polite"].unseen';

test('whoever goes to another page with keys begins at its heading, and the board still takes the focus from there', async () => {
  const { page } = await person(browser, { reducedMotion: 'reduce', settings: { trivial: false } });
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Tables', exact: true }).press('Enter');
  await headingOf(page, 'Tables').waitFor();
  await page.getByRole('link', { name: 'Puzzles', exact: true }).press('Enter');
  await headingOf(page, 'Puzzles').waitFor();
  await page.goto(app.url);
  const play = onHome(page, 'King of the Dice').getByRole('button', { name: 'Play now' });
  assert.equal(
    await play.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.innerText),
    'King of the Dice',
  );
  await play.press('Enter');
  await headingOf(page, 'King of the Dice').waitFor();
  await momentOf(page);
  await page.keyboard.press('Alt+p');
  const roll = page.locator('[data-do="roll"]');
  await roll.evaluate((button) => (button as HTMLElement).focus());
  await step<king.Move>(page, mouse(1));
  await page.locator('.king :focus').waitFor();
});

test('the first Tab goes from the heading to what comes first on the board, and past nothing', async () => {
  const { page } = await person(browser);
  for (const [game, first] of [
    ['Medina', '.state button'],
    ['Patchistory', 'button'],
  ] as const) {
    await page.goto(app.url);
    await onHome(page, game).getByRole('button', { name: 'Play now' }).press('Enter');
    await headingOf(page, game).waitFor();
    await momentOf(page);
    await page.keyboard.press('Tab');
    assert.ok(await page.locator(`.board ${first}`).first().and(page.locator(':focus')).count(), game);
  }
});

test('what others do is said in order, each time in one piece, and a turn is told once', async () => {
  const { page } = await person(browser, { reducedMotion: 'reduce', settings: { trivial: false } });
  await page.goto(app.url);
  await onHome(page, 'King of the Dice').getByRole('button', { name: 'Play now' }).click();
  await momentOf(page);
  await listen(page, NEWS);
  let turns = 0;
  await playOn<king.Move>(page, mouse(3), ({ view }) => (view.table as king.Table).turn.kind === 'roll' && turns++ === 2);
  await page.locator(NEWS).getByText('Your turn').waitFor({ state: 'attached' });
  await momentOf(page);
  const all = await heard(page);
  // What comes close together is one piece: how many there are depends on the machine.
  assert.match(all.join(' '), /takes .* joins the row\. .*Your turn/);
  assert.equal(all.filter((text) => /is thinking/.test(text)).length, 0, all.join(' | '));
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const lines = page.getByRole('complementary', { name: 'Log' }).locator('.line');
  await lines.first().waitFor();
  const log = (await lines.allInnerTexts()).join(' ');
  for (const text of all) {
    assert.ok(log.includes(text.replace(/ Your turn$/, '')), `${text} in ${log}`);
    assert.ok((text.match(/Your turn/g) ?? []).length < 2, text);
  }
});

test('the focus alone explains nothing aloud, whoever asks hears it, and the number of a rule is not said once more', async () => {
  const { page } = await person(browser);
  await page.clock.install();
  // What explains things comes when the board can be played already.
  let letCome = () => {};
  const held = new Promise<void>((done) => (letCome = done));
  await page.route(/assets\/around-.*js/, (route) => held.then(() => route.continue()));
  await page.goto(app.url);
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  await isDealt(page);
  await momentOf(page);
  await page.mouse.move(2, 2);
  const card = handOf(page).locator('[tabindex="0"]');
  await page.keyboard.press('Shift');
  await card.focus();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  letCome();
  await page.locator('div[aria-live="off"]').waitFor({ state: 'attached' });
  // Of a pointer that lies still the page is told now and then, as what lies below it may have changed.
  await page.mouse.move(2, 2);
  // What gets the focus is scrolled to, and a list beside it goes on by itself.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await page.clock.runFor(1000);
  const answer = page.locator('.answer');
  await answer.waitFor();
  const live = () => answer.evaluate((node) => node.closest('[aria-live]')?.getAttribute('aria-live'));
  assert.equal(await live(), 'off');
  assert.equal(await answer.getByRole('link').getAttribute('aria-live'), 'off');
  await page.getByRole('button', { name: 'What’s this?' }).press('Enter');
  await card.press('Enter');
  await answer.waitFor();
  assert.equal(await live(), 'polite');
  assert.ok((await cardsInHand(page)).length > 0, ugo.board.yourHand);
});

test('the list of moves says at once how many there are, and opens and closes with Alt+L wherever the focus is', async () => {
  const { page } = await person(browser);
  await page.goto(app.url);
  await onHome(page, 'U GO!').getByRole('button', { name: 'Play now' }).click();
  await isDealt(page);
  await momentOf(page);
  await page.getByRole('button', { name: aloud.moves, exact: true }).waitFor();
  await listen(page, 'main');
  await page.keyboard.press('Alt+l');
  const field = page.getByRole('combobox', { name: aloud.find });
  await field.and(page.locator(':focus')).waitFor();
  await page
    .getByRole('status')
    .getByText(/legal moves?$/)
    .waitFor();
  assert.equal((await heard(page)).filter((text) => text.includes(aloud.notNow)).length, 0);
  await page.keyboard.press('Alt+l');
  await field.waitFor({ state: 'detached' });
});

test('a line of the chat is said though the chat is closed', async () => {
  const ann = await person(browser);
  const bob = await person(browser);
  for (const { page } of [ann, bob]) await page.goto(app.url);
  const { info } = await askAs(ann.page, '/api/tables', { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ann' });
  await askAs(bob.page, `/api/tables/${info.id}/seats`, { name: 'Bob' });
  for (const { page } of [ann, bob]) {
    await page.goto(`${app.url}/table/${info.id}`);
    await isDealt(page);
  }
  await bob.page.getByRole('button', { name: /^People/ }).click();
  await bob.page.getByLabel('Write a message').fill('Good luck!');
  await bob.page.getByRole('button', { name: 'Send' }).click();
  await ann.page.locator('[aria-live="polite"]').getByText('Bob: Good luck!').waitFor({ state: 'attached' });
});
