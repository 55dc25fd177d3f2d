import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { foresee, levelsOf, type Move, OWN, type PatchistoryView, patchistory, showsOf } from '#games/patchistory';
import { assertAccessible, DESK, openApp, PHONE, person } from './app.ts';
import { begun, type Come, moments, openKept } from './begun.ts';
import { gone, type Kept, keptBy, keptOf, type Moment, matchOf, momentOf, restsOn } from './beside.ts';
import { mouse, words } from './patchistory.ts';

const { app, browser } = await openApp();

/** What a seat is asked only now and then: a game played at random through the page may never come to it. */
const RARE = ['aid', 'arrive', 'keep', 'found', 'convert', 'tokens', 'alliance', 'orient', 'sacrifice', 'muster', 'commit'];

/** Seeds that come to all of them, tried before all others. */
const KNOWN = [1, 3, 4, 5, 7, 13, 31];

/** For each rare question a game that has come to it, with seat 0 to answer. */
function comeTo(): ReadonlyMap<string, Kept> {
  const found = new Map<string, Kept>();
  for (const { view, match } of moments(patchistory, (n) => 2 + (n % 3), [...KNOWN, ...Array(250).keys()])) {
    const { kind } = (view as PatchistoryView).table.turn;
    if (RARE.includes(kind) && !found.has(kind) && match.legal(0).length > 1) found.set(kind, keptOf(match));
    if (found.size === RARE.length) break;
  }
  return found;
}

/** The answers that can be pressed: as high as a finger, and above everything else. */
const answers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.patchistory :is([data-answer], .land [data-lit], .patch [data-spot][data-lit])')]
      .map((node) => {
        node.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = node.getBoundingClientRect();
        const isOnTop = node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        return { isOnTop, isHigh: node.tagName !== 'BUTTON' || height >= 44 || node.closest('.land, .patch') !== null };
      })
      .filter(({ isOnTop }) => isOnTop),
  );

test('what is seldom asked is asked clearly too: everything in reach, on a phone and on a desk', async () => {
  const games = comeTo();
  assert.deepEqual([...games.keys()].sort(), RARE.toSorted());
  for (const [viewport, colorScheme] of [
    [PHONE, 'dark'],
    [DESK, 'light'],
  ] as const) {
    const { page } = await person(browser, { viewport, colorScheme });
    await page.goto(`${app.url}/settings`);
    for (const [kind, game] of games) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [`royaumes/local/${game.id}`, JSON.stringify(game)] as const);
      await page.goto(`${app.url}/play/${game.id}`);
      await momentOf(page);
      await page.locator('.patchistory :is([data-answer], [data-lit])').first().waitFor();
      const open = await answers(page);
      assert.ok(open.length > 0 && open.every(({ isHigh }) => isHigh), `${kind}: ${JSON.stringify(open)}`);
      await assertAccessible(page, kind);
    }
  }
});

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;
const movesOf = <Kind extends Move['kind']>(view: unknown, kind: Kind) =>
  (patchistory.moves(view as PatchistoryView) as Move[]).filter((move): move is Of<Kind> => move.kind === kind);

/** A worker to train, after which there are points left that a campaign can use up. */
function trainsThenCampaigns({ view, match }: Come): { train: Of<'train'>; campaign: Of<'campaign'> } | undefined {
  const train = movesOf(view, 'train').find((move) => !foresee(view as PatchistoryView, move).ends);
  if (!train) return undefined;
  const next = matchOf(keptOf(match));
  next.submit(0, patchistory.writeMove(train));
  const campaign = movesOf(next.view(0), 'campaign').find((move) => foresee(next.view(0) as PatchistoryView, move).ends);
  return campaign && { train, campaign };
}

test('the first tap explains and the second does; a phase ends when it is told to, and until then the move can be put back', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  let found: ReturnType<typeof trainsThenCampaigns>;
  const game = begun(patchistory, 3, (come) => {
    found = trainsThenCampaigns(come);
    return found !== undefined;
  });
  assert.ok(found);
  const { train, campaign } = found;
  await openKept(page, app.url, game);
  const now = (await momentOf<Move>(page)) as Moment<Move>;
  const view = now.view as PatchistoryView;
  const confirm = page.locator('[data-do="confirm"]');
  const written = async () => (await keptBy(page)).plies.map(([, text]) => text);

  await page.locator('[data-action="train"]').click();
  const place = page.locator(`.land [data-at="${train.at}"]`);
  await place.click();
  await confirm.waitFor();
  const after = levelsOf(foresee(view, train).table, 0);
  const told = levelsOf(view.table, 0).flatMap((n, letter) =>
    n === after[letter] ? [] : [words.board.levelChange(words.levels[letter]?.name ?? '', n, after[letter]!)],
  );
  assert.deepEqual(await page.locator('.held li > .unseen').allInnerTexts(), told);
  assert.deepEqual(
    await written(),
    game.plies.map(([, text]) => text),
    'nothing is played yet',
  );
  await place.click();
  await gone(page, now);

  const next = (await momentOf<Move>(page)) as Moment<Move>;
  const { press } = mouse(1, async (what, target) => {
    if (what === 'confirm') await confirm.and(page.getByText('End Administration')).waitFor();
    else await target.click();
  });
  await press(page, campaign, next);
  await page.getByRole('toolbar').getByRole('button', { name: 'Undo' }).click();
  await confirm.waitFor({ state: 'detached' });
  assert.equal((await written()).at(next.ply - 1), patchistory.writeMove(train), 'nothing was taken back but what was in hand');
  await page.locator('[data-answer="campaign"]').click();
  await confirm.click();
  await restsOn(page, next.ply + 1);
  assert.equal((await written()).at(next.ply), patchistory.writeMove(campaign));
});

test('[P2.2] whoever asks on a phone is told what a square and its symbols are, and spends no worker', async () => {
  const { page } = await person(browser, { viewport: PHONE, hasTouch: true });
  await openKept(
    page,
    app.url,
    begun(patchistory, 3, ({ view }) => (view as PatchistoryView).table.turn.kind === 'settle'),
  );
  await momentOf(page);
  const { plies } = await keptBy(page);
  const square = page.locator('.land [data-lit]').first();
  const answer = page.locator('[data-answer-to]');
  const confirm = page.locator('[data-do="confirm"]');
  await page.getByRole('button', { name: 'What’s this?', pressed: false }).tap();
  await page.getByText('Nothing is played').waitFor();
  await square.tap();
  await answer.getByRole('link', { name: /^P\d+\.\d+$/ }).waitFor();
  await page.locator('.patchistory [data-about="level-3"]:visible').last().tap();
  await answer.getByText(words.levels[3]?.about ?? '').waitFor();
  assert.equal(await confirm.count(), 0, 'whoever asks chooses nothing');
  await page.getByRole('button', { name: 'What’s this?', pressed: true }).tap();
  await answer.waitFor({ state: 'detached' });
  assert.equal((await keptBy(page)).plies.length, plies.length);
  await square.tap();
  await confirm.waitFor();
});

test('[P13.14] a table tells what Homer brings by the rules it began with, on his tile and to whoever asks', async () => {
  const isHomer = (tile: number) => OWN.tiles[tile]?.shows.includes('HOMER') === true;
  const game = begun(patchistory, 2, ({ view }) => {
    const { era, turn, offer } = (view as PatchistoryView).table;
    return era === 0 && turn.kind === 'secretBid' && offer.tiles.some(isHomer);
  });
  for (const [rules, brings] of [
    [1, /End of an era: 2 culture/],
    [2, /End of an era: 1 culture/],
  ] as const) {
    const { page } = await person(browser, { viewport: DESK });
    await openKept(page, app.url, { ...game, rules });
    const now = (await momentOf<Move>(page)) as Moment<Move>;
    const { offer } = (now.view as PatchistoryView).table;
    await page.locator(`[data-tile="${offer.tiles.findIndex(isHomer)}"]`).click();
    await page.locator('.face').getByText(brings).waitFor();
    await page.locator('.face [data-about="HOMER"]').hover();
    await page.locator('[data-answer-to="HOMER"]').getByText(brings).waitFor();
  }
});

test('[P3.4] [P3.6] a bid begins with the least that is legal, whichever tile is chosen; a tile that is too dear says why', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const leastOf = (view: unknown) => {
    const least = new Map<number, number>();
    for (const { tile, stake } of movesOf(view, 'bid')) least.set(tile, Math.min(stake, least.get(tile) ?? stake));
    return least;
  };
  const game = begun(patchistory, 3, ({ view }) => {
    const { offer, turn } = (view as PatchistoryView).table;
    const stakes = leastOf(view);
    return turn.kind === 'bid' && stakes.size > 1 && stakes.size < offer.tiles.length;
  });
  await openKept(page, app.url, game);
  const now = (await momentOf<Move>(page)) as Moment<Move>;
  const { offer } = (now.view as PatchistoryView).table;
  const least = leastOf(now.view);
  await page.getByRole('heading', { name: words.questions.bid }).waitFor();
  for (const tile of offer.tiles.keys()) {
    await page.locator(`[data-tile="${tile}"]`).click();
    if (least.has(tile)) assert.equal(await page.locator('.offer output b').innerText(), String(least.get(tile)));
    else await page.getByText(/your stake can be \d+ at most\. \(P3\.6\)/).waitFor();
  }
  const [tile, stake] = [...least].at(-1) as [number, number];
  await page.locator(`[data-tile="${tile}"]`).click();
  await page.locator('[data-do="bid"]').click();
  await restsOn(page, now.ply + 1);
  assert.equal((await keptBy(page)).plies.at(now.ply)?.[1], patchistory.writeMove({ kind: 'bid', tile, stake }));
});

test('[P3.4] [P3.7] whoever was outbid reads by whom, on what and with how much, and what becomes of the stake; who leads does not', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const tableOf = ({ view }: { view: unknown }) => (view as PatchistoryView).table;
  const isOutbid = ({ turn, staked, offer }: PatchistoryView['table']) =>
    turn.kind === 'bid' && staked[0] !== 0 && offer.stake.filter((stake) => stake > (staked[0] ?? 0)).length > 1;
  const game = begun(patchistory, 4, (come) => isOutbid(tableOf(come)));
  const bid = game.plies.findLast(([seat]) => seat === 0)?.[1];
  const move = patchistory.readMove(bid ?? '') as Move;
  assert.ok(move.kind === 'bid', bid);
  await openKept(page, app.url, game);
  const table = tableOf((await momentOf<Move>(page)) as Moment<Move>);
  const { offer, staked } = table;
  const leader = offer.leader[move.tile]!;
  const name = await page.locator(`[data-seat="${leader}"] .name`).innerText();
  const shows = showsOf(table, offer.tiles[move.tile]!, offer.sides[move.tile]!);
  const by = { seat: leader, stake: offer.stake[move.tile]!, shows };
  const says = page.locator('.outbid');
  await says.getByText(words.board.outbid(by, { name: () => name, isYou: () => false }), { exact: true }).waitFor();
  await says.getByText(words.board.stakeStays(staked[0]!)).waitFor();
  await page.locator('[data-do="bid"]').click();
  await says.waitFor({ state: 'hidden' });
});

test('[P5.5] the answer to an aid says what it brings to whom', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const game = begun(patchistory, 3, ({ view }) => (view as PatchistoryView).table.turn.kind === 'aid');
  await openKept(page, app.url, game);
  const now = (await momentOf<Move>(page)) as Moment<Move>;
  const { turn } = (now.view as PatchistoryView).table;
  assert.ok(turn.kind === 'aid');
  const you = words.board.changes(0, turn.goods, { name: String, isYou: (seat) => seat === 0 });
  assert.match(await page.locator('[data-move="yes"]').innerText(), new RegExp(`${you.replaceAll('+', '\\+')} · .*\\+\\d+ culture`));
  assert.match(await page.locator('[data-move="no"]').innerText(), /^No\s+\w+ \+2 culture$/);
});
