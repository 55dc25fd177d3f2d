import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { greedy } from '#bots/patchistory';
import { FastChance, isRefusal, Match, readOptions, SEED_BYTES, type View, writeSeed } from '#engine';
import { type Move, type PatchistoryView, patchistory } from '#games/patchistory';
import { type App, assertAccessible, DESK, openBrowser, PHONE, person, startApp } from './app.ts';
import { eraOf, playOn } from './patchistory.ts';

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

async function start(page: Page, seats: number): Promise<void> {
  await page.goto(`${app.url}/new/patchistory`);
  await page.getByRole('radio', { name: 'Here, against bots' }).check();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.patchistory').waitFor();
}

/** Whether the table fits the window, and nothing in it sticks out. */
const isWhole = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('.patchistory') as HTMLElement;
    const { right, bottom } = board.getBoundingClientRect();
    return (
      right <= innerWidth && bottom <= innerHeight && board.scrollWidth <= board.clientWidth && board.scrollHeight <= board.clientHeight
    );
  });

/** Looks at each kind of question once, as it first comes up. */
function inspector(page: Page) {
  const seen = new Set<string>();
  return async (what: string) => {
    if (seen.has(what)) return;
    seen.add(what);
    await assertAccessible(page, `before ${what}`);
    assert.ok(await isWhole(page), `everything is in sight before ${what}`);
  };
}

test('a whole game with three bots, from the first auction to the last count (desk, light)', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK, colorScheme: 'light', settings: { trivial: false } });
  await start(page, 4);
  const done = await playOn(page, undefined, inspector(page));
  for (const what of ['bid', 'spot', 'lay', 'place', 'action', 'answer', 'card', 'vote', 'go on'])
    assert.ok((done[what] ?? 0) > 0, `${what} in ${JSON.stringify(done)}`);
  assert.ok((done.lay ?? 0) >= 10, 'a tile for each round');
  await assertAccessible(page, 'at the end');
  assert.match((await page.locator('section.result td.sum').allTextContents()).join(), /^\d+,\d+,\d+,\d+$/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('two rounds on a phone in the dark, with everything in sight and in reach', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE, colorScheme: 'dark' });
  await start(page, 3);
  const third = async () => (await page.locator('.patchistory .rounds .here').innerText()) === '3';
  await playOn(page, third, inspector(page));
  // Others' land and the routes are one tap away, and so is what one holds.
  await page.locator('[data-seat="1"]').click();
  await page.getByRole('grid', { name: /territory/ }).waitFor();
  await page.locator('[data-open="routes"]').click();
  await page.getByRole('region', { name: 'Routes' }).waitFor();
  await assertAccessible(page, 'the routes');
  await page.locator('[data-seat="0"]').click();
  await page.locator('[data-open="hand"]').click();
  await page.getByRole('dialog', { name: 'Your building tiles' }).waitFor();
  await assertAccessible(page, 'what one holds');
  assert.deepEqual(errors, []);
  await context.close();
});

test('two browsers play a whole era at a table of the server: secret bids, and phases in which both act at once', async () => {
  const ann = await person(browser, { viewport: DESK, settings: { trivial: false } });
  const bob = await person(browser, { viewport: PHONE, settings: { trivial: false } });
  await ann.page.goto(`${app.url}/new/patchistory`);
  await ann.page.getByRole('radio', { name: 'With friends' }).check();
  await ann.page.getByRole('radio', { name: '2', exact: true }).check();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Make the table' }).click();
  await ann.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
  await bob.page.goto(await ann.page.getByLabel('Copy the link').first().inputValue());
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  for (const { page } of [ann, bob]) await page.locator('.patchistory').waitFor();

  const finish = (page: Page) => playOn(page, async () => (await eraOf(page)) === 'Era II');
  const [first, second] = await Promise.all([finish(ann.page), finish(bob.page)]);
  for (const done of [first, second])
    for (const what of ['bid', 'spot', 'lay', 'place', 'card', 'vote'])
      assert.ok((done[what] ?? 0) > 0, `${what} in ${JSON.stringify(done)}`);
  // Both see the same land.
  const land = (page: Page, seat: number) =>
    page
      .locator(`[data-seat="${seat}"]`)
      .click()
      .then(() => page.locator('.patchistory .land [data-at]').count());
  if ((await ann.page.locator('.patchistory .patch').count()) + (await bob.page.locator('.patchistory .patch').count()) === 0)
    assert.equal(await land(ann.page, 0), await land(bob.page, 0));
  assert.deepEqual([...ann.errors, ...bob.errors], []);
  for (const { context } of [ann, bob]) await context.close();
});

test('[P1.13] [P15.1] a table brings tiles of its own: a broken line is refused by its number, a good set is played', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  const { record } = JSON.parse(readFileSync('games/patchistory/replays/own-tiles.json', 'utf8'));
  const tiles: string = record.options.data;
  const broken = tiles.split('\n').findIndex((line) => line.startsWith('W1-01')) + 1;
  await page.goto(`${app.url}/new/patchistory`);
  await page.getByRole('radio', { name: 'Here, against bots' }).check();
  await page.getByText('Tiles', { exact: true }).click();
  const text = page.getByRole('textbox', { name: /a set of yours/ });
  await text.fill(tiles.replace('W1-01 : ~', 'W1-01 : Q7'));
  await page.getByRole('button', { name: 'Start' }).click();
  assert.match(await page.getByRole('alert').innerText(), new RegExp(`\\b${broken}\\b.*\\[P15\\.\\d+\\]`, 's'));
  await assertAccessible(page, 'a broken set');
  await text.fill(tiles);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.patchistory').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

/** A game of four that bots have played until the person, seat 0, is where it is wanted. */
function begun(isThere: (view: PatchistoryView, legal: readonly Move[]) => boolean): string {
  const options = readOptions(patchistory, 4, {});
  if (typeof options === 'string') throw new Error(options);
  for (let n = 0; n < 20; n++) {
    const seed = new Uint8Array(SEED_BYTES).fill(n);
    const match = new Match(patchistory, options, 4, seed);
    const chance = new FastChance(n);
    for (let ply = 0; ply < 250 && !match.isOver; ply++) {
      const view = match.view(0) as View as PatchistoryView;
      if (match.toAct().includes(0) && isThere(view, patchistory.moves(view as View) as Move[])) {
        const bot = { kind: 'bot', bot: 'greedy' };
        const seats = [{ kind: 'person', name: '' }, bot, bot, bot];
        const at = { options, seats, seed: writeSeed(seed), plies: match.plies, over: false, at: 1 };
        return JSON.stringify({ id: 'p', game: 'patchistory', rules: patchistory.meta.rules, ...at });
      }
      // The person comes last, so that nobody else is still to act.
      const seat = match.toAct().toSorted((a, b) => b - a)[0] as number;
      const move = patchistory.writeMove(greedy.choose(patchistory, match.view(seat) as View, chance));
      if (isRefusal(match.submit(seat, move))) throw new Error(move);
    }
  }
  throw new Error('there is no such game');
}

async function open(page: Page, game: string): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('royaumes/local/p')) localStorage.setItem('royaumes/local/p', text);
  }, game);
  await page.goto(`${app.url}/play/p`);
  await page.locator('.patchistory').waitFor();
}

test('a tile is dragged over and under the land; a dark spot tells why, with the number of the rule', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK });
  await open(
    page,
    begun(({ table }, legal) => table.era === 0 && table.round === 2 && legal.some(({ kind }) => kind === 'patch')),
  );
  await page.locator('.patch [data-spot]:not([data-lit])').first().click({ force: true });
  await page.locator('.patch .why', { hasText: /\(P4\.\d+\)/ }).waitFor();
  const from = await page.locator('.patch [data-carry]').boundingBox();
  const to = await page.locator('.patch [data-spot][data-lit]').last().boundingBox();
  assert.ok(from && to);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2 - 30, to.y + to.height / 2 - 30, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 2 });
  await page.mouse.up();
  await page.getByText('Appears', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Patch it here' }).click();
  await page.locator('.patchistory .patch').waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
  await context.close();
});

test('actions are priced, a dark one tells why, and a plan is made, left and carried out by keys alone, and taken back', async () => {
  const { page, context, errors } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
  await open(
    page,
    begun(({ table }, legal) => table.turn.kind === 'administration' && legal.some(({ kind }) => kind === 'campaign')),
  );
  const dark = page.locator('[data-action][aria-disabled="true"]').first();
  await dark.focus();
  await page.keyboard.press('Enter');
  assert.match((await page.locator('.patchistory .why a').getAttribute('href')) ?? '', /\/rules\/patchistory#P\d+\.\d+$/);
  const campaign = page.locator('[data-action="campaign"]');
  assert.match(await campaign.innerText(), /Campaign\s+1 point/);
  await campaign.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-answer="campaign"]').waitFor();
  await page.keyboard.press('Escape');
  await campaign.waitFor();
  await campaign.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-answer="campaign"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-action="campaign"][aria-disabled="true"]').waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Take back' }).click();
  await page.locator('[data-action="campaign"][aria-disabled="false"]').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
