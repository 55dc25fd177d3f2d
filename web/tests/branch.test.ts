import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { type GameRecord, Match, readRecord } from '#engine';
import { gameOf } from '#games';
import { ugo } from '#games/ugo';
import { writePaper } from '../table/connection/paper.ts';
import { type App, assertAccessible, openBrowser, PHONE, person, startApp } from './app.ts';
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

const AT = 9;
const { record }: { record: GameRecord } = JSON.parse(readFileSync('games/ugo/replays/one-round.json', 'utf8'));
const seats = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person' as const, name: `Guest ${seat + 1}` }));

const local = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem(`royaumes/local/${location.pathname.split('/')[2]}`) ?? '{}'));

/** The state of the recorded game after so many entries. */
function position(ply: number): Match {
  const match = Match.fromRecord(ugo, { ...record, plies: record.plies.slice(0, ply) });
  assert.ok(match instanceof Match);
  return match;
}

async function playOut(page: Page): Promise<GameRecord> {
  while (await byMouse(page));
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
  const read = readRecord(JSON.parse(readFileSync(await download.path(), 'utf8')), gameOf);
  assert.ok(typeof read === 'object', String(read));
  const match = Match.fromRecord(ugo, read.record);
  assert.ok(match instanceof Match && match.isOver);
  return read.record;
}

test('where all hands lie open, the trick lies between the kingdoms and on none of them', async () => {
  const { page, context, errors } = await person(browser);
  for (const many of [2, 3, 4]) {
    const played = JSON.parse(readFileSync(`games/ugo/replays/${many}-seats.json`, 'utf8')).record as GameRecord;
    const named = played.plies.slice(0, many).map((_, seat) => ({ kind: 'person' as const, name: `Guest ${seat + 1}` }));
    await page.goto(`${app.url}/?${many}`);
    await page.goto(`${app.url}/replay?ply=2#${await writePaper({ record: played, seats: named })}`);
    await page.locator('.rival .shown').first().waitFor();
    const overlaps = await page.evaluate(() => {
      const boxes = (which: string) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect());
      const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const kingdoms = boxes('.rival, .mine');
      return boxes('.middle li').filter((place) => kingdoms.some((kingdom) => meet(place, kingdom))).length;
    });
    assert.equal(overlaps, 0, `${many} seats`);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('a finished game is played on from a moment of it, at any seat, and what came of it says what it is', async () => {
  const { page, context, errors } = await person(browser, { viewport: PHONE });
  await page.goto(`${app.url}/replay?ply=${AT}#${await writePaper({ record, seats })}`);
  await page.getByText(`Move ${AT} of ${record.plies.length}`).first().waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await assertAccessible(page, 'branch');
  await page.getByRole('button', { name: 'As Guest 2' }).click();
  await page.waitForURL(/\/play\//);
  await page.locator('button[data-card]').first().waitFor();

  const kept = await local(page);
  assert.deepEqual(kept.plies.slice(0, AT), record.plies.slice(0, AT));
  assert.equal(kept.seed, record.seed);
  assert.equal(kept.branches.length, 1);
  assert.ok(kept.branches[0].at === AT && kept.branches[0].seed !== record.seed);
  assert.deepEqual(
    kept.seats.map(({ kind }: { kind: string }) => kind),
    seats.map((_, seat) => (seat === 1 ? 'person' : 'bot')),
  );
  const dealt = (position(AT).state.hands as number[][])[1]?.map(String) ?? [];
  const held = await cardsInHand(page);
  assert.ok(held.length > 0 && held.every((card) => dealt.includes(card)), 'the hand is the one of that moment');

  const first = await playOut(page);
  assert.deepEqual(first.plies.slice(0, AT), record.plies.slice(0, AT));
  assert.deepEqual(first.branches, kept.branches);
  await page.getByText(`Played on from move ${AT} of another game`).waitFor();
  await page.getByRole('button', { name: 'Replay' }).last().click();
  await page.getByRole('button', { name: 'Check the luck' }).click();
  await page.getByText(`Checked up to move ${AT}: there play went on from another game`).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Play on from here' }).isDisabled(), 'nobody can move after the end');

  // A branch of the branch, further on and from the own seat: both are told.
  await page.getByRole('slider', { name: 'Replay' }).fill(String(AT + 3));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'At my own seat' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(kept.id));
  await page.locator('button[data-card]').first().waitFor();
  const again = await local(page);
  assert.deepEqual(
    again.branches.map(({ at }: { at: number }) => at),
    [AT, AT + 3],
  );
  assert.deepEqual(again.branches[0], kept.branches[0]);
  assert.deepEqual(again.plies.slice(0, AT + 3), first.plies.slice(0, AT + 3));
  assert.deepEqual(errors, []);
  await context.close();
});
