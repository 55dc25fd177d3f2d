import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { readMines } from '#bots/puzzles/puzzle';
import type { Game, GameRecord, Options } from '#engine';
import { gameOf, games } from '#games';
import { writePaper } from '../table/connection/paper.ts';
import { words as quiz } from '../words/puzzles/en.ts';
import { words as study } from '../words/study/en.ts';
import { open, openApp, PHONE, person } from './app.ts';
import { begun, type Come, moments, openKept } from './begun.ts';
import { keptOf, type Moment, momentOf, restsOn } from './beside.ts';
import { faultsOf } from './fitting.ts';

const { app, browser } = await openApp();

const LYING = { width: PHONE.height, height: PHONE.width };
const TABLET = { width: 768, height: 1024 };
const FINGER = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Everything can be hit and read, upright and lying, on a tablet, and with letters twice as large. */
async function assertFits(page: Page, where: string, part?: string): Promise<void> {
  for (const [size, letters] of [
    [PHONE, 100],
    [PHONE, 200],
    [LYING, 100],
    [LYING, 200],
    [TABLET, 100],
  ] as const) {
    await page.setViewportSize(size);
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
      return new Promise(requestAnimationFrame);
    }, letters);
    assert.deepEqual(await page.evaluate(faultsOf, part), [], `${where}, ${size.width} × ${size.height}, letters at ${letters} %`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

test('every page fits a finger and letters twice as large', async () => {
  const { page } = await person(browser, FINGER);
  for (const path of [
    '',
    'new/patchistory',
    'count/medina',
    'daily',
    'puzzles',
    'tables',
    'me',
    'nowhere',
    'rules/medina',
    'leaderboard/ugo',
  ]) {
    await open(page, `${app.url}/${path}`);
    await page.locator('main h1').first().waitFor();
    await assertFits(page, `/${path}`);
  }
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('dialog').waitFor();
  await assertFits(page, 'settings');
});

const turnOf = ({ view }: Come) => (view.table as { turn: { kind: string } }).turn.kind;
/** Boards at moments at which there is much to choose from. */
const MOMENTS: readonly (readonly [game: string, seats: number, isThere: (come: Come) => boolean, wished?: Options])[] = [
  ['ugo', 4, ({ match }) => match.ply > 40],
  ['ugo', 3, (come) => turnOf(come) === 'lay' && come.match.legal(0).length > 1],
  ['king-of-the-dice', 4, (come) => come.match.ply > 60 && turnOf(come) === 'choose'],
  ['medina', 4, ({ match }) => match.ply > 100, { edition: 'second' }],
  ['medina', 3, ({ match }) => match.ply > 40, { edition: 'first' }],
  ['medina', 2, ({ match }) => match.ply > 40, { edition: 'ditt' }],
  ...['bid', 'patch', 'administration', 'movement', 'vote'].map(
    (kind) => ['patchistory', 4, (come: Come) => come.match.ply > 100 && turnOf(come) === kind] as const,
  ),
];

test('every board fits a finger and letters twice as large', async () => {
  const { page } = await person(browser, FINGER);
  for (const [n, [id, seats, isThere, wished]] of MOMENTS.entries()) {
    const kept = { ...begun(gameOf(id) as Game, seats, isThere, wished), id: `kept-${n}` };
    await page.setViewportSize(PHONE);
    await openKept(page, app.url, kept);
    await assertFits(page, `${id} with ${seats} at ${kept.plies.length}`);
  }
});

test('examples, lessons, the log, a replay and the legend fit a finger and letters twice as large', async () => {
  const { page } = await person(browser, FINGER);
  await page.goto(`${app.url}/rules/king-of-the-dice#K5.5`);
  await page.locator('[id="K5.5"]').getByRole('button', { name: 'Try it' }).tap();
  await page.locator('.try .board:not(.coming)').waitFor();
  await assertFits(page, 'an example');

  await openKept(
    page,
    app.url,
    begun(gameOf('medina') as Game, 3, ({ match }) => match.ply > 40, { edition: 'first' }),
  );
  const choose = async (name: string) => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name, exact: true }).tap();
  };
  await choose('Log');
  await page.getByRole('complementary', { name: 'Log' }).waitFor();
  await page
    .getByRole('complementary')
    .getByText(/^First edition/)
    .waitFor();
  await assertFits(page, 'the log', 'aside');
  await choose('Log');
  await choose('Replay');
  await assertFits(page, 'a replay', '.replay');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Symbols' }).tap();
  await page.getByRole('dialog').waitFor();
  await assertFits(page, 'the legend');

  await page.goto(`${app.url}/learn/medina`);
  await page.locator('main h1').waitFor();
  await assertFits(page, 'the choice of a lesson');
  await page.goto(`${app.url}/learn/medina?lesson=ditt`);
  await page.getByRole('button', { name: 'Got it' }).waitFor();
  await assertFits(page, 'a lesson');
});

test('the end of every game fits a finger and letters twice as large, and no name is cut', async () => {
  for (const game of games) {
    const { page } = await person(browser, FINGER);
    const played = [...moments(game, () => game.meta.seats.max, [1])].at(-1) as Come;
    assert.ok(played.match.isOver);
    await openKept(page, app.url, keptOf(played.match));
    await page.locator('section.result').waitFor();
    await assertFits(page, `the end of ${game.meta.title}`, 'section.result');
    await page.setViewportSize(PHONE);
    const wrapped = await page
      .locator('.result .called')
      .evaluateAll(
        (names) => names.filter(({ scrollWidth, clientWidth, clientHeight }) => scrollWidth > clientWidth || clientHeight > 30).length,
      );
    assert.equal(wrapped, 0, game.meta.title);
  }
});

test('an analysis and a puzzle fit a finger and letters twice as large', async () => {
  const { page } = await person(browser, FINGER);
  const { record } = JSON.parse(readFileSync('games/king-of-the-dice/replays/2-seats-locations.json', 'utf8')) as { record: GameRecord };
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person' as const, name: `Maximiliana von ${seat}` }));
  await page.goto(`${app.url}/replay?ply=3#${await writePaper({ record, seats })}`);
  await page.getByRole('button', { name: study.analysis, exact: true }).tap();
  const panel = page.getByRole('complementary', { name: study.analysis });
  await panel.getByRole('region', { name: study.luckAndSkill }).waitFor();
  await assertFits(page, 'an analysis', 'aside');

  const mine = readMines(readFileSync('games/ugo/puzzles.jsonl', 'utf8'))[0]!;
  await page.goto(`${app.url}/puzzle/ugo/${mine.seed.slice(0, 8)}-${mine.puzzles[0]?.at}`);
  await page.getByRole('region', { name: quiz.puzzles }).getByText(quiz.ask).waitFor();
  await assertFits(page, 'a puzzle');
});

test('where pieces are small, the first tap lifts a card and the second plays it, if one likes; in a city it marks the place', async () => {
  const { page } = await person(browser, FINGER);
  const first = begun(gameOf('ugo') as Game, 2, ({ match }) => match.ply > 0 && match.legal(0).length > 8);
  await openKept(page, app.url, first);
  const { ply } = (await momentOf(page)) as Moment;
  const open = page.locator('.lit[data-card]');
  const lifted = page.locator('[data-lifted]');
  await open.nth(2).tap({ position: { x: 8, y: 20 } });
  await page.getByText('Tap again to play').waitFor();
  const card = await lifted.getAttribute('data-card');
  await open.nth(5).tap({ position: { x: 8, y: 20 } });
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('[data-lifted]')?.dataset.card !== before, card);
  await lifted.tap({ position: { x: 8, y: 20 } });
  await restsOn(page, ply + 1);
  assert.equal(await lifted.count(), 0);

  await openKept(page, app.url, { ...begun(gameOf('medina') as Game, 2, () => true), id: 'city' });
  const before = ((await momentOf(page)) as Moment).ply;
  await page.locator('[data-stock][aria-disabled="false"]').first().tap();
  const places = page.locator('.medina [data-lit]');
  await places.first().tap();
  await page.locator('.medina .ghost').waitFor();
  await lifted.tap();
  await restsOn(page, before + 1);

  await page.evaluate(() => localStorage.setItem('royaumes/settings', JSON.stringify({ motion: 'off', speed: 'quick', twice: 'never' })));
  await openKept(page, app.url, { ...first, id: 'at-once' });
  await momentOf(page);
  await open.nth(2).tap({ position: { x: 8, y: 20 } });
  await restsOn(page, ply + 1);
});
