import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { isRefusal, type Match } from '#engine';
import { type Move, type PatchistoryView, patchistory, type Table } from '#games/patchistory';
import { assertAccessible, DESK, openApp, PHONE, person } from './app.ts';
import { begun, type Come, openKept } from './begun.ts';
import { keptOf, type Moment, matchOf, momentOf } from './beside.ts';
import { type Hit, mouse, words } from './patchistory.ts';
import { make, playOn } from './playing.ts';

const { app, browser } = await openApp();

async function start(page: Page, seats: number): Promise<void> {
  await page.goto(`${app.url}/new/patchistory`);
  await page.getByRole('radio', { name: 'Against bots' }).check();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  // How well they play does not matter here, and who thinks more takes longer.
  await page.getByLabel('Opponents').selectOption('level-1');
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

/** Presses, having looked at each kind of thing once as it first comes up; and counts what was pressed. */
function inspector(page: Page): { hit: Hit; done: Map<string, number> } {
  const done = new Map<string, number>();
  return {
    done,
    async hit(what, target) {
      if (!done.has(what)) {
        await target.waitFor();
        await assertAccessible(page, `before ${what}`);
        assert.ok(await isWhole(page), `everything is in sight before ${what}`);
      }
      await target.click();
      done.set(what, (done.get(what) ?? 0) + 1);
    },
  };
}

test('two rounds on a phone in the dark, with everything in sight and in reach', async () => {
  const { page } = await person(browser, { viewport: PHONE, colorScheme: 'dark' });
  await start(page, 3);
  await playOn(page, mouse(2, inspector(page).hit), ({ view }) => (view as PatchistoryView).table.round === 2);
  assert.equal(await page.locator('.patchistory .rounds .here').innerText(), '3');
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
});

test('what a round brought stays to be read, and a button goes on', async () => {
  const { page } = await person(browser, { viewport: PHONE, settings: { speed: 'normal' } });
  await page.clock.install();
  /** After this move of the person everybody has acted, and the workers bring something. */
  const harvests = (come: Come) =>
    patchistory.moves(come.view).find((move) => {
      const match = matchOf(keptOf(come.match));
      const played = match.submit(0, patchistory.writeMove(move));
      return !isRefusal(played) && played.told.some(({ event }) => event.kind === 'produced');
    });
  let move: unknown;
  const game = begun(patchistory, 2, (come) => {
    move = patchistory.moves(come.view).length < 20 ? harvests(come) : undefined;
    return move !== undefined;
  });
  await openKept(page, app.url, game);
  const now = (await momentOf<Move>(page)) as Moment<Move>;
  // From here on time passes as we say.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await make(page, move as Move, now, mouse(1).press);
  const goOn = page.getByRole('button', { name: 'Continue' });
  while (!(await goOn.isVisible())) await page.clock.runFor(250);
  await page.getByRole('heading', { name: 'Production' }).waitFor();
  await page.clock.runFor(60_000);
  // Whoever looks closely needs a little time, too.
  let isLooking = true;
  const looked = assertAccessible(page, 'before going on').finally(() => {
    isLooking = false;
  });
  while (isLooking) await page.clock.runFor(1);
  await looked;
  assert.ok(await isWhole(page), 'everything is in sight');
  await goOn.click();
  await goOn.waitFor({ state: 'detached' });
});

test('two browsers play a whole era at a table of the server: secret bids, and phases in which both act at once', async () => {
  const ann = await person(browser, { viewport: DESK, settings: { trivial: false } });
  const bob = await person(browser, { viewport: PHONE, settings: { trivial: false } });
  await ann.page.goto(`${app.url}/new/patchistory`);
  await ann.page.getByRole('radio', { name: 'With friends' }).check();
  await ann.page.getByRole('radio', { name: '2', exact: true }).check();
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  await ann.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  await bob.page.goto(await ann.page.getByLabel('Copy the link').first().inputValue());
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();
  for (const { page } of [ann, bob]) await page.locator('.patchistory').waitFor();

  const era = (page: Page, seed: number) => playOn(page, mouse(seed), ({ view }) => (view as PatchistoryView).table.era === 1);
  const played = await Promise.all([era(ann.page, 3), era(bob.page, 4)]);
  for (const moves of played) {
    const kinds = new Set(moves.map(({ kind }) => kind));
    for (const kind of ['bid', 'patch', 'put', 'card', 'vote'] as const) assert.ok(kinds.has(kind), `${kind} in ${[...kinds]}`);
  }
  // Both see the same land.
  const land = async (page: Page) => {
    await page.locator('[data-seat="0"]').click();
    return page.locator('.patchistory .land [data-at]').evaluateAll((all) => all.map((one) => one.getAttribute('data-at')));
  };
  assert.deepEqual(await land(ann.page), await land(bob.page));
});

test('[P1.13] [P15.1] a table brings tiles of its own: a broken line is refused by its number, a good set is played', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const { record } = JSON.parse(readFileSync('games/patchistory/replays/own-tiles.json', 'utf8'));
  const tiles: string = record.options.data;
  const broken = tiles.split('\n').findIndex((line) => line.startsWith('W1-01')) + 1;
  await page.goto(`${app.url}/new/patchistory`);
  await page.getByRole('radio', { name: 'Against bots' }).check();
  await page.getByText('Tiles', { exact: true }).click();
  const text = page.getByRole('textbox', { name: /a set of yours/ });
  await text.fill(tiles.replace('W1-01 : ~', 'W1-01 : Q7'));
  await page.getByRole('button', { name: 'Start' }).click();
  assert.match(await page.getByRole('alert').innerText(), new RegExp(`\\b${broken}\\b`));
  await page
    .getByRole('alert')
    .getByRole('link', { name: /P15\.\d/ })
    .waitFor();
  await assertAccessible(page, 'a broken set');
  await text.fill(tiles);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.patchistory').waitFor();
});

test('a tile is dragged over and under the land; a dark spot tells why, with the number of the rule', async () => {
  const { page } = await person(browser, { viewport: DESK });
  const isThird = ({ era, round, turn }: Table) => era === 0 && round === 2 && turn.kind === 'patch';
  await openKept(
    page,
    app.url,
    begun(patchistory, 4, ({ view }) => isThird((view as PatchistoryView).table)),
  );
  await momentOf(page);
  const atlas = page.getByRole('region', { name: words.questions.patch });
  await atlas.locator('[data-spot]:not([data-lit])').first().click({ force: true });
  await atlas.locator('.why', { hasText: /\(P4\.\d+\)/ }).waitFor();
  const from = await atlas.locator('[data-carry]').boundingBox();
  const to = await atlas.locator('[data-spot][data-lit]').last().boundingBox();
  assert.ok(from && to);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2 - 30, to.y + to.height / 2 - 30, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 2 });
  await page.mouse.up();
  await page.getByText('Appears', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Patch it here' }).click();
  await atlas.waitFor({ state: 'detached' });
});

test('actions are priced, a dark one tells why, and a plan is made, left and carried out by keys alone, and taken back', async () => {
  const { page } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
  const campaigns = (match: Match) => match.legal(0).filter((move) => move.startsWith('campaign'));
  /** There is one point to spend on a campaign, and something else to do after it. */
  const canCampaign = ({ match }: Come) => {
    if (campaigns(match).join() !== 'campaign 1') return false;
    const next = matchOf(keptOf(match));
    next.submit(0, 'campaign 1');
    const { turn } = next.state.table as Table;
    return turn.kind === 'administration' && next.toAct().includes(0) && next.legal(0).length > 1 && campaigns(next).length === 0;
  };
  await openKept(page, app.url, begun(patchistory, 4, canCampaign));
  await momentOf(page);
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
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click();
  await page.locator('[data-action="campaign"][aria-disabled="false"]').waitFor();
});
