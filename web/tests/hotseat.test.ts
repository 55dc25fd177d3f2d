import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { Match, readRecord } from '#engine';
import { gameOf } from '#games';
import type { Move as Roll } from '#games/king-of-the-dice';
import type { Move } from '#games/ugo';
import { assertAccessible, DESK, openApp, PHONE, person } from './app.ts';
import { keptBy, matchOf, momentOf } from './beside.ts';
import { mouse as roll } from './king.ts';
import { mouse as patch } from './patchistory.ts';
import { make, playOn, step } from './playing.ts';
import { cardsInHand, isDealt, mouse } from './ugo.ts';

const { app, browser } = await openApp();

const CURTAIN = 'section.curtain';

/** Ann and Bob at one screen. */
async function start(page: Page, game: string, choose: readonly string[] = []): Promise<void> {
  await page.goto(`${app.url}/new/${game}`);
  await page.getByRole('radio', { name: 'Pass and play' }).check();
  await page.getByLabel('Name, seat 1').fill('Ann');
  await page.getByLabel('Name, seat 2').fill('Bob');
  for (const name of choose) await page.getByRole('radio', { name, exact: true }).check();
  await assertAccessible(page, 'new');
  const bots = page.getByRole('combobox', { name: 'Seat 3' });
  if (choose.includes('3')) await bots.selectOption('level-1');
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
  await isDealt(page);
}

/** Every card that is anywhere in the page, and every word of it. */
function inDom(page: Page): Promise<{ cards: number[]; html: string }> {
  return page.evaluate(() => ({
    cards: [...document.querySelectorAll('[data-card]')].map((card) => Number(card.getAttribute('data-card'))),
    html: document.documentElement.outerHTML,
  }));
}

/** What each holds, by the log on the device, which the page itself does not look at. */
async function hands(page: Page): Promise<{ Ann: number[]; Bob: number[] }> {
  const [Ann, Bob] = matchOf(await keptBy(page)).state.hands as number[][];
  assert.ok(Ann && Bob);
  return { Ann, Bob };
}

test('two people at one screen: a curtain between them, and no card of the other is anywhere in the page', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await start(page, 'ugo', ['One round']);
  const player = mouse(1);
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
    const turn = { seat: name === 'Ann' ? 0 : 1, end: `section.result, ${CURTAIN}` };
    for (let now = await momentOf<Move>(page, turn); now; now = await momentOf<Move>(page, turn)) {
      const { cards } = await inDom(page);
      const held = await hands(page);
      const other: number[] = held[name === 'Ann' ? 'Bob' : 'Ann'];
      assert.deepEqual(
        cards.filter((card) => other.includes(card)),
        [],
        `${name} sees what the other holds`,
      );
      assert.deepEqual(
        await cardsInHand(page),
        held[name].toSorted((a, b) => a - b),
      );
      seen += held[name].length;
      await make(page, player.choose(now.legal, now), now, player.press);
    }
  }
  assert.ok(curtains > 5 && seen > 50, `${curtains} curtains, ${seen} cards`);
  // Everybody looks at the end: nobody is "you".
  await page.getByRole('heading', { name: /Ann|Bob/ }).waitFor();
  assert.equal(await page.getByRole('heading', { name: /You/ }).count(), 0);
  await assertAccessible(page, 'result');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the game file' }).click(),
  ]);
  const read = readRecord(JSON.parse(readFileSync(await download.path(), 'utf8')), gameOf);
  assert.ok(typeof read === 'object', String(read));
  const match = Match.fromRecord(read.game, read.record);
  assert.ok(match instanceof Match && match.isOver);
  // The same people, once more.
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.locator(CURTAIN).waitFor();
});

test('a move is taken back from the curtain by whoever made it', async () => {
  const { page } = await person(browser, { settings: { trivial: false } });
  await start(page, 'ugo', ['One round']);
  const name = (await called(page)) as 'Ann' | 'Bob';
  await lift(page, name);
  const before = await cardsInHand(page);
  await step(page, mouse(1));
  assert.notEqual(await called(page), name);
  await page.getByRole('button', { name: 'Undo the last move' }).click();
  await page.getByRole('heading', { name: `Hand the device to ${name}` }).waitFor();
  assert.deepEqual((await inDom(page)).cards, []);
  await lift(page, name);
  assert.deepEqual(await cardsInHand(page), before);
});

test('whoever wins at a shared screen is celebrated as anybody is', async () => {
  const { page } = await person(browser, { settings: { sound: true } });
  await page.addInitScript(() => {
    const shaken: unknown[] = [];
    Object.assign(globalThis, { shaken });
    navigator.vibrate = (pattern: unknown) => shaken.push(pattern) > 0;
  });
  await start(page, 'king-of-the-dice');
  /** Penalties end it soon. */
  const soon = (legal: readonly Roll[]) => legal.find(({ kind }) => kind === 'stop') ?? (legal[0] as Roll);
  await playOn(page, { ...roll(1), choose: soon });
  await page.getByRole('heading', { name: /(Ann|Bob).* wins?|share/ }).waitFor();
  const won = await page.evaluate(
    () => (globalThis as unknown as { shaken: unknown[][] }).shaken.filter(({ length }) => length > 1).length,
  );
  assert.equal(won, 1);
});

test('a reload covers the table, whoever is called goes on, and a bot between them needs no curtain', async () => {
  const { page } = await person(browser, { viewport: DESK });
  await start(page, 'ugo', ['3', 'One round']);
  const name = (await called(page)) as 'Ann' | 'Bob';
  await lift(page, name);
  const before = await cardsInHand(page);
  await page.reload();
  assert.equal(await called(page), name);
  assert.deepEqual((await inDom(page)).cards, []);
  await lift(page, name);
  assert.deepEqual(await cardsInHand(page), before);
  // The bot moves while the curtain is up.
  await playOn(page, { ...mouse(2), seat: name === 'Ann' ? 0 : 1, end: CURTAIN });
  assert.equal(await called(page), name === 'Ann' ? 'Bob' : 'Ann');
  const { plies } = await keptBy(page);
  assert.deepEqual([...new Set(plies.map(([seat]) => seat))].length > 1, true);
});

test('a game without secrets needs no curtain: the seat to act is shown at once', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await start(page, 'king-of-the-dice');
  await page.locator('.king').waitFor();
  const any = roll(1);
  const player: typeof any = {
    ...any,
    press: async (there, move, now) => {
      assert.equal(await page.locator(CURTAIN).count(), 0);
      await any.press(there, move, now);
    },
  };
  // The other one's turn comes, and goes.
  const first = await momentOf<Roll>(page);
  await playOn(page, player, ({ seat }) => seat !== first?.seat);
  await playOn(page, player, ({ seat }) => seat === first?.seat);
  const moved = new Set((await keptBy(page)).plies.map(([seat]) => seat));
  assert.deepEqual([...moved].sort(), [0, 1]);
});

test('where several are to act at once, the curtain goes round those who still have to', async () => {
  const { page } = await person(browser);
  await start(page, 'patchistory');
  const curtain = page.locator(CURTAIN);
  /** How many were to act each time the curtain fell, and who was called. */
  const fallen: { acting: number; name: string }[] = [];
  const both = () => fallen.findIndex(({ acting }) => acting === 2);
  while (fallen.length < 30 && (both() < 0 || both() + 1 === fallen.length)) {
    const name = await called(page);
    assert.ok(name);
    assert.equal(await page.locator('.patchistory').count(), 0, 'nothing of the board is behind the curtain');
    const acting = matchOf(await keptBy(page)).toAct();
    assert.ok(acting.includes(name === 'Ann' ? 0 : 1), `${name} is called but not to act`);
    fallen.push({ acting: acting.length, name });
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await curtain.waitFor({ state: 'detached' });
    await playOn(page, { ...patch(1), seat: name === 'Ann' ? 0 : 1, end: CURTAIN });
  }
  // Whoever was called first has acted, and now the other one is called.
  const [first, second] = fallen.slice(both());
  assert.ok(first?.acting === 2 && second?.acting === 1 && first.name !== second.name, JSON.stringify(fallen));
});
