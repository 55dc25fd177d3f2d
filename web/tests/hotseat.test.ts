import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type Game, Match, readRecord } from '#engine';
import { gameOf } from '#games';
import { type App, assertAccessible, DESK, openBrowser, PHONE, person, startApp } from './app.ts';
import { byMouse as rollOn } from './king.ts';
import { playOn } from './patchistory.ts';
import { byMouse, cardsInHand } from './ugo.ts';

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

const CURTAIN = 'section.curtain';

/** Ann and Bob at one screen. */
async function start(page: Page, game: string, choose: readonly string[] = []): Promise<void> {
  await page.goto(`${app.url}/new/${game}`);
  await page.getByRole('radio', { name: 'At one screen' }).check();
  await page.getByLabel('Name, seat 1').fill('Ann');
  await page.getByLabel('Name, seat 2').fill('Bob');
  for (const name of choose) await page.getByRole('radio', { name, exact: true }).check();
  await assertAccessible(page, 'new');
  const bots = page.getByRole('combobox', { name: 'Seat 3' });
  if (choose.includes('3')) await bots.selectOption('random');
  await page.getByRole('button', { name: 'Start' }).click();
}

/** Whose name the curtain calls, or nobody when the game is over. */
async function called(page: Page): Promise<'Ann' | 'Bob' | undefined> {
  await page.locator(`${CURTAIN}, section.result`).first().waitFor();
  if (await page.locator('section.result').count()) return undefined;
  const title = await page.locator(`${CURTAIN} h2`).innerText();
  const name = /^Hand the device to (Ann|Bob)$/.exec(title)?.[1];
  assert.ok(name, title);
  return name as 'Ann' | 'Bob';
}

async function lift(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('button[data-card]').first().waitFor();
}

/** Every card that is anywhere in the page, and every word of it. */
function inDom(page: Page): Promise<{ cards: string[]; html: string }> {
  return page.evaluate(() => ({
    cards: [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card') ?? ''),
    html: document.documentElement.outerHTML,
  }));
}

/** The game as the log on the device tells it, which the page itself does not look at. */
async function kept(page: Page): Promise<Match> {
  const local = await page.evaluate(() => JSON.parse(localStorage.getItem(`royaumes/local/${location.pathname.split('/')[2]}`) ?? '{}'));
  const match = Match.fromRecord(gameOf(local.game) as Game, { ...local, seats: 2 });
  assert.ok(match instanceof Match);
  return match;
}

async function hands(page: Page): Promise<{ Ann: string[]; Bob: string[] }> {
  const [Ann, Bob] = ((await kept(page)).state.hands as number[][]).map((hand) => hand.map(String));
  assert.ok(Ann && Bob);
  return { Ann, Bob };
}

test('two people at one screen: a curtain between them, and no card of the other is anywhere in the page', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  await start(page, 'ugo', ['One round']);
  let curtains = 0;
  let seen = 0;
  for (let name = await called(page); name; name = await called(page)) {
    const covered = await inDom(page);
    assert.deepEqual(covered.cards, [], 'no card at all behind the curtain');
    assert.ok(!covered.html.includes('Your turn'));
    if (curtains++ === 0) await assertAccessible(page, 'curtain');
    // Whoever still holds a key down does not lift it.
    await page.keyboard.press('Enter');
    assert.equal(await page.locator(CURTAIN).count(), 1);

    await page.getByRole('button', { name: `I am ${name}` }).click();
    await page.locator(CURTAIN).waitFor({ state: 'detached' });
    const next = page
      .locator(`[role="toolbar"] button[data-card][aria-disabled="false"], section.laying, section.result, ${CURTAIN}`)
      .first();
    for (await next.waitFor(); !(await page.locator(`section.result, ${CURTAIN}`).count()); await next.waitFor()) {
      const { cards } = await inDom(page);
      const held = await hands(page);
      const other: string[] = held[name === 'Ann' ? 'Bob' : 'Ann'];
      assert.deepEqual(
        cards.filter((card) => other.includes(card)),
        [],
        `${name} sees what the other holds`,
      );
      assert.deepEqual((await cardsInHand(page)).sort(), held[name].sort());
      seen += held[name].length;
      await byMouse(page);
    }
  }
  assert.ok(curtains > 5 && seen > 50, `${curtains} curtains, ${seen} cards`);
  // Everybody looks at the end: nobody is "you".
  await page.getByRole('heading', { name: /Ann|Bob/ }).waitFor();
  assert.equal(await page.getByRole('heading', { name: /You/ }).count(), 0);
  await assertAccessible(page, 'result');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
  const read = readRecord(JSON.parse(readFileSync(await download.path(), 'utf8')), gameOf);
  assert.ok(typeof read === 'object', String(read));
  const match = Match.fromRecord(read.game, read.record);
  assert.ok(match instanceof Match && match.isOver);
  // The same people, once more.
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator(CURTAIN).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a move is taken back from the curtain by whoever made it', async () => {
  const { page, context, errors } = await person(browser, { settings: { trivial: false } });
  await start(page, 'ugo', ['One round']);
  const name = (await called(page)) as 'Ann' | 'Bob';
  await lift(page, name);
  const before = await cardsInHand(page);
  await byMouse(page);
  assert.notEqual(await called(page), name);
  await page.getByRole('button', { name: 'Take back the last move' }).click();
  await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
  assert.deepEqual((await inDom(page)).cards, []);
  await lift(page, name);
  assert.deepEqual(await cardsInHand(page), before);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a reload covers the table, whoever is called goes on, and a bot between them needs no curtain', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK });
  await start(page, 'ugo', ['3', 'One round']);
  const name = (await called(page)) as 'Ann' | 'Bob';
  await lift(page, name);
  const before = await cardsInHand(page);
  await page.reload();
  assert.equal(await called(page), name);
  assert.deepEqual((await inDom(page)).cards, []);
  await lift(page, name);
  assert.deepEqual(await cardsInHand(page), before);
  const names = new Set<string>([name]);
  for (let i = 0; i < 12 && names.size < 2; i++) {
    await byMouse(page);
    await page.locator(`[role="toolbar"] button[data-card][aria-disabled="false"], section.laying, ${CURTAIN}`).first().waitFor();
    if (await page.locator(CURTAIN).count()) names.add((await called(page)) as string);
  }
  assert.deepEqual([...names].sort(), ['Ann', 'Bob']);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a game without secrets needs no curtain: the seat to act is shown at once', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  await start(page, 'king-of-the-dice');
  await page.locator('.king').waitFor();
  const turns = new Set<string>();
  for (let i = 0; i < 40 && turns.size < 2; i++) {
    await rollOn(page);
    const local = await page.evaluate(() => localStorage.getItem(`royaumes/local/${location.pathname.split('/')[2]}`) ?? '');
    for (const [seat] of JSON.parse(local).plies) turns.add(String(seat));
    assert.equal(await page.locator(CURTAIN).count(), 0);
  }
  assert.equal(turns.size, 2, 'both have moved');
  assert.deepEqual(errors, []);
  await context.close();
});

test('where several are to act at once, the curtain goes round those who still have to', async () => {
  const { page, context, errors } = await person(browser);
  await start(page, 'patchistory');
  const curtain = page.locator(CURTAIN);
  /** How many were to act each time the curtain fell, and who was called. */
  const fallen: { acting: number; name: string }[] = [];
  const both = () => fallen.findIndex(({ acting }) => acting === 2);
  while (fallen.length < 30 && (both() < 0 || both() + 1 === fallen.length)) {
    const name = await called(page);
    assert.ok(name);
    assert.equal(await page.locator('.patchistory').count(), 0, 'nothing of the board is behind the curtain');
    const acting = (await kept(page)).toAct();
    assert.ok(acting.includes(name === 'Ann' ? 0 : 1), `${name} is called but not to act`);
    fallen.push({ acting: acting.length, name });
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await curtain.waitFor({ state: 'detached' });
    await playOn(page, async () => (await curtain.count()) > 0);
  }
  // Whoever was called first has acted, and now the other one is called.
  const [first, second] = fallen.slice(both());
  assert.ok(first?.acting === 2 && second?.acting === 1 && first.name !== second.name, JSON.stringify(fallen));
  assert.deepEqual(errors, []);
  await context.close();
});
