import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type GameRecord, Match, readRecord } from '#engine';
import { gameOf } from '#games';
import { ugo } from '#games/ugo';
import { writePaper } from '../table/connection/paper.ts';
import { assertAccessible, openApp, PHONE, person } from './app.ts';
import { keptBy, momentOf } from './beside.ts';
import { cardsInHand, finish, isDealt, mouse } from './ugo.ts';

const { app, browser } = await openApp();

const AT = 9;
const { record }: { record: GameRecord } = JSON.parse(readFileSync('games/ugo/replays/one-round.json', 'utf8'));
const seats = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person' as const, name: `Guest ${seat + 1}` }));

/** The state of the recorded game after so many entries. */
function position(ply: number): Match {
  const match = Match.fromRecord(ugo, { ...record, plies: record.plies.slice(0, ply) });
  assert.ok(match instanceof Match);
  return match;
}

async function playOut(page: Page): Promise<GameRecord> {
  await finish(page, mouse(1));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the game file' }).click(),
  ]);
  const read = readRecord(JSON.parse(readFileSync(await download.path(), 'utf8')), gameOf);
  assert.ok(typeof read === 'object', String(read));
  const match = Match.fromRecord(ugo, read.record);
  assert.ok(match instanceof Match && match.isOver);
  return read.record;
}

test('where all hands lie open, the trick lies between the kingdoms and on none of them', async () => {
  const { page } = await person(browser);
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
});

test('the count of the last round lies within a phone, however long the names are', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  const played = JSON.parse(readFileSync('games/ugo/replays/4-seats.json', 'utf8')).record as GameRecord;
  const named = ['Maximiliane von Habsburg', 'Wilhelmina Konstantia II', 'Bartholomew Blackwellson', 'Konstantinos Papadopoulo'];
  const paper = await writePaper({ record: played, seats: named.map((name) => ({ kind: 'person' as const, name })) });
  await page.goto(`${app.url}/replay?ply=${played.plies.length}#${paper}`);
  const { x = -1, width = 0 } = (await page.locator('.ugo div.count').boundingBox()) ?? {};
  assert.ok(x >= 0 && x + width <= PHONE.width, `${x} to ${x + width}`);
});

test('a finished game is played on from a moment of it, at any seat, and what came of it says what it is', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await page.goto(`${app.url}/replay?ply=${AT}#${await writePaper({ record, seats })}`);
  await page.getByText(`Move ${AT} of ${record.plies.length}`).first().waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await assertAccessible(page, 'branch');
  await page.getByRole('button', { name: 'As Guest 2' }).click();
  await page.waitForURL(/\/play\//);
  await isDealt(page);

  const kept = await keptBy(page);
  assert.deepEqual(kept.plies.slice(0, AT), record.plies.slice(0, AT));
  assert.equal(kept.seed, record.seed);
  assert.deepEqual(
    kept.branches?.map(({ at, seed }) => [at, seed === record.seed]),
    [[AT, false]],
  );
  assert.deepEqual(
    kept.seats.map(({ kind }) => kind),
    seats.map((_, seat) => (seat === 1 ? 'person' : 'bot')),
  );
  const dealt = (position(AT).state.hands as number[][])[1] ?? [];
  await momentOf(page);
  const held = await cardsInHand(page);
  assert.ok(held.length > 0 && held.every((card) => dealt.includes(card)), 'the hand is the one of that moment');

  const first = await playOut(page);
  assert.deepEqual(first.plies.slice(0, AT), record.plies.slice(0, AT));
  assert.deepEqual(first.branches, kept.branches);
  await page.getByText(`Continued from move ${AT} of another game`).waitFor();
  await page.getByRole('button', { name: 'Replay' }).last().click();
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await page.getByText(`Verified up to move ${AT}, where this game branched off from another one`).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Play on from here' }).isDisabled(), 'nobody can move after the end');

  // A branch of the branch, further on and from the own seat: both are told.
  await page.getByRole('slider', { name: 'Replay' }).fill(String(AT + 3));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'In my own seat' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(kept.id));
  await isDealt(page);
  const again = await keptBy(page);
  assert.deepEqual(
    again.branches?.map(({ at }) => at),
    [AT, AT + 3],
  );
  assert.deepEqual(again.branches?.[0], kept.branches?.[0]);
  assert.deepEqual(again.plies.slice(0, AT + 3), first.plies.slice(0, AT + 3));
});
