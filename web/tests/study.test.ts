import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { readMines } from '#bots/puzzles/puzzle';
import { type Game, type GameRecord, Match } from '#engine';
import { gameOf } from '#games';
import { kingOfTheDice } from '#games/king-of-the-dice';
import { type MedinaView, type Move, medina as medinaGame } from '#games/medina';
import { ugo as ugoGame } from '#games/ugo';
import { writePaper } from '../table/connection/paper.ts';
import { words as quiz } from '../words/puzzles/en.ts';
import { words } from '../words/study/en.ts';
import { assertAccessible, assertNoWider, DESK, openApp, PHONE, person } from './app.ts';
import { begun, type Come, openKept } from './begun.ts';
import { type Moment, momentOf } from './beside.ts';
import { mouse as king } from './king.ts';
import { inAllLights } from './lights.ts';
import { lay, mouse as medina, pick } from './medina.ts';
import { mouse as patchistory } from './patchistory.ts';
import type { Player } from './playing.ts';
import { mouse as ugo } from './ugo.ts';

const { app, browser } = await openApp();

const panelOf = (page: Page) => page.getByRole('complementary', { name: words.hint });
const switchOf = (page: Page) => page.getByRole('toolbar').getByRole('button', { name: words.hint });

test('a hint says where to look, then what is good, then what is best and why, and plays it', async () => {
  const kept = begun(kingOfTheDice, 2, ({ view }) => {
    const { turn } = view.table as { turn: { kind: string; left?: number } };
    return turn.kind === 'choose' && turn.left === 2;
  });
  const { page } = await person(browser, { viewport: PHONE });
  await openKept(page, app.url, kept);
  const read = async () => {
    await switchOf(page).click();
    const panel = panelOf(page);
    const told: string[] = [];
    for (const next of [words.showMoves, words.showBest]) {
      const button = panel.getByRole('button', { name: next });
      await button.waitFor();
      told.push(await panel.innerText());
      await button.click();
    }
    await panel.getByRole('heading', { name: words.why }).waitFor();
    return [...told, await panel.innerText()];
  };
  const first = await read();
  await inAllLights(page, 'hint');
  await switchOf(page).click();
  await panelOf(page).waitFor({ state: 'detached' });
  assert.deepEqual(await read(), first, 'the same position gives the same hint');

  const { ply } = (await momentOf(page)) as Moment;
  await panelOf(page).getByRole('button', { name: words.playIt }).click();
  assert.ok(((await momentOf(page, { after: ply })) as Moment).ply > ply);
  await panelOf(page).getByRole('button', { name: words.nudge }).waitFor();
});

test('several processors share the looks of a hint, and say what one says alone', async () => {
  const kept = begun(ugoGame, 3, ({ view }) => {
    const { turn, tricks } = view.table as { turn: { kind: string }; tricks: number };
    return turn.kind === 'play' && tricks === 2;
  });
  const said: string[] = [];
  for (const [processors, helpers] of [
    [2, 0],
    [4, 2],
  ]) {
    const { page, context } = await person(browser);
    const device = `if (!('document' in globalThis)) {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${processors} });
      globalThis.Worker = class extends Worker { constructor(...about) { super(...about); console.log('a helper'); } };
    }\n`;
    await page.route('**/assets/worker*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: device + (await response.text()) });
    });
    let opened = 0;
    page.on('console', (message) => {
      if (message.text() === 'a helper') opened++;
    });
    await openKept(page, app.url, kept);
    await switchOf(page).click();
    const panel = panelOf(page);
    for (const next of [words.showMoves, words.showBest]) await panel.getByRole('button', { name: next }).click();
    await panel.getByRole('heading', { name: words.why }).waitFor();
    said.push(await panel.innerText());
    assert.equal(opened, helpers);
    await context.close();
  }
  assert.equal(said[1], said[0]);
});

test('where a hint would go is marked on the board as long as it is read', async () => {
  const kept = begun(medinaGame, 2, ({ match }) => match.ply > 20);
  const { page } = await person(browser);
  await openKept(page, app.url, kept);
  const marked = page.locator('[data-at].advised');
  await switchOf(page).click();
  await panelOf(page).getByRole('button', { name: words.showMoves }).click();
  await marked.first().waitFor();
  await panelOf(page).getByRole('button', { name: words.showBest }).click();
  await panelOf(page).getByRole('heading', { name: words.why }).waitFor();
  assert.ok((await marked.count()) > 0);
  await switchOf(page).click();
  await panelOf(page).waitFor({ state: 'detached' });
  assert.equal(await marked.count(), 0);
});

test('whoever is new is told on their turn what matters, until they have enough of it or have finished two games', async () => {
  const kept = begun(kingOfTheDice, 2, ({ view }) => (view.table as { turn: { kind: string } }).turn.kind === 'choose');
  const { page } = await person(browser, { viewport: PHONE, settings: { coach: true } });
  await openKept(page, app.url, kept);
  const off = page.getByRole('button', { name: words.coachOff });
  await off.waitFor();
  // What it is about is said until there is a tip, which may be at once.
  await page.getByText(words.coachAbout).waitFor({ state: 'detached' });
  await inAllLights(page, 'coach');
  await assertNoWider(page, 'coach');
  await page.evaluate(() => localStorage.setItem('royaumes/finished', JSON.stringify({ 'king-of-the-dice': ['one', 'two'] })));
  await page.reload();
  await momentOf(page);
  assert.equal(await off.count(), 0, 'who has practised');
  await page.evaluate(() => localStorage.removeItem('royaumes/finished'));
  await page.reload();
  await off.click();
  await page.reload();
  await momentOf(page);
  assert.equal(await off.count(), 0, 'who has enough of it');
});

test('the coach names a number of the position in every game, on no more than three lines of a phone', async () => {
  const isBegun: Record<string, (come: Come) => boolean> = {
    ugo: ({ view }) => (view.table as { trick: unknown[] }).trick.length > 0,
    medina: ({ match }) => match.ply > 20,
    patchistory: ({ view }) => (view.table as { turn: { kind: string } }).turn.kind === 'administration',
  };
  for (const [id, isThere] of Object.entries(isBegun)) {
    const game = gameOf(id) as Game;
    const kept = begun(game, 2, (come) => game.moves(come.view).length > 3 && isThere(come));
    const { page } = await person(browser, { viewport: PHONE, settings: { coach: true } });
    await openKept(page, app.url, kept);
    const line = page.locator('.coach [role="status"]');
    await line.filter({ hasText: /\d/ }).waitFor();
    const lines = await line.evaluate((at) => at.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(at).lineHeight));
    assert.ok(lines < 3.5, `${id}: ${await line.innerText()}`);
    await assertNoWider(page, `coach of ${id}`);
    await page.close();
  }
});

test('the coach says nothing of a turn that is placed and only to be confirmed, and speaks again when it is put back', async () => {
  const kept = begun(medinaGame, 2, ({ view, match }) => {
    const { turn } = (view as MedinaView).table;
    return match.ply > 20 && turn.kind === 'place' && turn.left === 1;
  });
  const { page } = await person(browser, { viewport: PHONE, settings: { coach: true } });
  await openKept(page, app.url, kept);
  const line = page.locator('.coach [role="status"]');
  const tip = line.filter({ hasText: /\d/ });
  await tip.waitFor();
  const said = await line.textContent();
  const room = () => page.locator('.coach').evaluate((at) => at.getBoundingClientRect().height);
  const height = await room();
  const now = (await momentOf(page)) as Moment<Move>;
  const move = now.legal.find(({ kind }) => kind === 'wall')!;
  await pick(page, move, now);
  await lay(page, move, now);
  await tip.waitFor({ state: 'detached' });
  assert.equal(await page.locator('.coach p').textContent(), '');
  assert.equal(await room(), height, 'the board stays where it is');
  await page.locator('.medina [data-do="back"]').click();
  await tip.waitFor();
  assert.equal(await line.textContent(), said);
});

/** Opens the replay of a recorded game, and its analysis. */
async function openAnalysis(page: Page, path: string): Promise<GameRecord> {
  const { record }: { record: GameRecord } = JSON.parse(readFileSync(`games/${path}.json`, 'utf8'));
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person' as const, name: `Guest ${seat + 1}` }));
  await page.goto(`${app.url}/replay?ply=3#${await writePaper({ record, seats })}`);
  await page.getByRole('button', { name: words.analysis, exact: true }).click();
  return record;
}

test('a finished game tells its chances, luck and skill and turning points, and one of them is played on', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const { plies } = await openAnalysis(page, 'king-of-the-dice/replays/2-seats-locations');
  const panel = page.getByRole('complementary', { name: words.analysis });
  const rows = panel.getByRole('region', { name: words.luckAndSkill }).getByRole('row');
  await rows.nth(6).waitFor();
  const cells = await Promise.all([1, 2, 3, 4, 5, 6].map((row) => rows.nth(row).getByRole('cell').first().innerText()));
  const percents = cells.map((text) => Number(text.replace('−', '-').replace(/±.*|%/g, '')));
  const [par = 0, dice = 0, luck = 0, own = 0, others = 0, result = 0] = percents;
  assert.ok(Math.abs(par + dice + luck + own + others - result) <= 3, `${percents} add up, but for what was rounded`);
  await inAllLights(page, 'analysis');

  const plot = panel.getByRole('slider', { name: words.chance });
  await plot.press('End');
  assert.match((await plot.getAttribute('aria-valuetext')) ?? '', new RegExp(`^Move ${plies.length} of ${plies.length}: Guest 1 \\d+%`));
  await plot.press('ArrowLeft');
  await page
    .getByText(`Move ${plies.length - 1} of ${plies.length}`)
    .first()
    .waitFor();

  await panel.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.waitForURL(/\/play\//);
  assert.ok(((await momentOf(page)) as Moment).ply >= 0);
});

test('advice on dice stands beside the dice it is about, and is not given twice', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await openAnalysis(page, 'king-of-the-dice/replays/5-seats-locations');
  const panel = page.getByRole('complementary', { name: words.analysis });
  await panel.getByRole('region', { name: words.luckAndSkill }).waitFor();
  const grades = await panel.getByRole('button').filter({ hasText: 'Better: Keep' }).allInnerTexts();
  assert.ok(
    grades.some((text) => text.includes('With all cards on the table')),
    grades.join('\n'),
  );
  for (const text of grades) {
    assert.match(text, /With \d( \d){5}, Guest \d (kept \d|rerolled all six)|Guest \d takes/);
    const better = [...text.matchAll(/Better: (.*)/g)].map(([, advice]) => advice);
    assert.equal(new Set(better).size, better.length, text);
  }
});

test('whoever reads an analysis is spoken to, not of', () => {
  assert.equal(words.choice('Ann'), 'Ann’s move');
  assert.equal(words.choice(undefined), 'Your move');
  assert.match(
    words.kingmaker({ seat: 'Ann', king: undefined, instead: 'Bob', ply: 7 }),
    /Ann’s move 7 handed the win to you instead of Bob/,
  );
});

test('an analysis can be stopped, and taken up again', async () => {
  const { page } = await person(browser);
  await openAnalysis(page, 'ugo/replays/4-seats');
  await page.getByRole('progressbar', { name: words.analysing }).waitFor();
  await page.getByRole('button', { name: words.stop }).click();
  await page.getByRole('button', { name: words.analyse }).click();
  await page.getByRole('progressbar', { name: words.analysing }).waitFor();
});

/** How each game is played through the page. */
const HANDS = { ugo, 'king-of-the-dice': king, medina, patchistory } as Record<string, (seed: number) => Player<unknown>>;

test('a puzzle of each game is solved by its answer, and another move is told to be worse, and why', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const asked = page.getByRole('region', { name: quiz.puzzles });
  for (const [id, hand] of Object.entries(HANDS)) {
    const game = gameOf(id) as Game;
    const mines = readMines(readFileSync(`games/${id}/puzzles.jsonl`, 'utf8'));
    const [source] = mines as [(typeof mines)[0]];
    const [{ at, seat, answer }] = source.puzzles as [(typeof source.puzzles)[0]];
    const match = Match.atSetup(game, source);
    match.playLog(source.plies.slice(0, at));
    const view = match.view(seat);
    const legal = game.moves(view);
    const now: Moment = { game, ply: at, seat, view, legal };
    const play = async (isRight: boolean) => {
      const move = legal.find((one) => answer.includes(game.writeMove(one)) === isRight);
      await page.locator(`.board[data-ply="${at}"]`).waitFor();
      await hand(0).press(page, move, now);
    };
    const isWide = id === 'king-of-the-dice';
    await page.setViewportSize(isWide ? DESK : PHONE);
    await page.goto(`${app.url}/puzzle/${id}/${source.seed.slice(0, 8)}-${at}`);
    await asked.getByText(quiz.ask).waitFor();
    const high = () => page.locator('.board').evaluate((board) => board.clientHeight);
    const before = await high();
    // Nothing is cut off, and the citizens have their names.
    if (isWide) {
      assert.equal(await page.locator('.king .stage').evaluate((stage) => stage.scrollHeight - stage.clientHeight), 0);
      await page.locator('.wish b').first().waitFor();
    }
    if (id === 'ugo') {
      await play(false);
      await asked.getByText(quiz.wrong).waitFor();
      await asked.getByRole('list', { name: words.why }).waitFor();
      await assertAccessible(page, 'puzzle');
      await asked.getByText(quiz.streak(0)).waitFor();
      await asked.getByRole('button', { name: quiz.tryAgain }).click();
      await asked.getByText(quiz.ask).waitFor();
    }
    await play(true);
    await asked.getByText(quiz.right).waitFor();
    // A first answer counts, and no other.
    await asked.getByText(quiz.streak(id === 'ugo' ? 0 : 1)).waitFor();
    if (isWide) {
      await asked.getByText(words.thinking).waitFor({ state: 'detached' });
      assert.equal(await high(), before, 'the board stays as large');
    }
  }
  // What is told last makes room for itself: the button is pressed where it stays.
  await asked.getByText(words.thinking).waitFor({ state: 'detached' });
  await asked.getByRole('button', { name: quiz.next }).click();
  await asked.getByText(quiz.ask).waitFor();
  await asked.getByRole('link', { name: quiz.puzzles }).click();
  await page
    .getByText(quiz.solved(1, readMines(readFileSync('games/medina/puzzles.jsonl', 'utf8')).flatMap(({ puzzles }) => puzzles).length))
    .first()
    .waitFor();
  await inAllLights(page, 'puzzles');
});
