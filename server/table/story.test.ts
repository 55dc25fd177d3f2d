import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { commitTo, FastChance, type Game, isRefusal, Match, numberedSeed, type Played, readOptions, type Seat, writeSeed } from '#engine';
import { games } from '#games';
import { retell, type SeenPly, seenBy, type TableInfo, Teller, VERSION } from '#protocol';
import type { StoredTable } from '../store.ts';
import type { Frame } from '../websocket-frame.ts';
import { Shelf } from './shelf.ts';
import { RECENT, Story } from './story.ts';
import { Turns } from './turns.ts';

const SEATS = 3;

/** A game that was played for so many entries, by whoever was to act. */
function tableOf(game: Game, entries: number): StoredTable {
  const options = readOptions(game, SEATS, {});
  if (typeof options === 'string') throw new Error(options);
  const seed = numberedSeed(9, 1);
  const match = new Match(game, options, SEATS, seed);
  const chance = new FastChance(4);
  while (match.ply < entries && !match.isOver) moveIn(match, chance);
  return {
    id: 'a',
    game: game.meta.id,
    rules: game.meta.rules,
    options,
    seed: writeSeed(seed),
    commit: commitTo(seed),
    host: 0,
    created: 0,
    listed: false,
    rated: false,
    timeControl: { kind: 'realtime', bank: 60, move: 10 },
    started: 0,
    seats: Array.from({ length: SEATS }, (_, seat) => ({ kind: 'person', name: `${seat}`, person: `${seat}` })),
    plies: match.plies.slice(),
    times: match.plies.map((_, n) => n),
  };
}

function moveIn(match: Match, chance: FastChance) {
  const seat = match.toAct()[0]!;
  const played = match.submit(seat, chance.pick(match.legal(seat)));
  if (isRefusal(played)) throw new Error(played.rule);
  return played;
}

/** How many entries have been played again since. */
function countEntries(t: TestContext): () => number {
  const { mock } = t.mock.method(Match.prototype, 'playLog');
  return () => mock.calls.reduce((sum, { arguments: [log] }) => sum + log.length, 0);
}

const OPENING = { kind: 'welcome', v: VERSION, info: {} as TableInfo } as const;

/** What a story tells. */
async function pliesOf(story: Story, seat: Seat | undefined, since: number): Promise<readonly SeenPly[]> {
  await story.recall(since);
  return textOf(story.welcome({ ...OPENING, ...(seat === undefined ? {} : { seat }), since })).plies;
}

function textOf(frame: Frame): { readonly plies: readonly SeenPly[] } {
  const short = frame[1]! & 127;
  return JSON.parse(frame.toString('utf8', short < 126 ? 2 : short === 126 ? 4 : 10));
}

const EYES = [undefined, 0, 1, 2];

for (const game of games) {
  test(`${game.meta.title}: what was told is the same, whether somebody woke the table to look or came later`, async (t) => {
    const stored = tableOf(game, 12);
    const entries = countEntries(t);
    const library = { turns: new Turns(), shelf: new Shelf() };
    const { story: looked } = await Story.wake(stored, library, 0);
    assert.equal(entries(), 12);
    const { story: woken } = await Story.wake(stored, library);
    assert.deepEqual([await pliesOf(woken, 0, 12), entries()], [[], 24], 'who has missed nothing needs no retelling');
    const { story: late } = await Story.wake(stored, library, 5);
    assert.deepEqual([(await pliesOf(late, 0, 5)).length, entries()], [7, 36], 'who has missed some is told them, without retelling');
    const all = [looked, woken, late];
    const tellings = all.map((story) => story.tell(moveIn(story.match, new FastChance(8))));
    for (const story of all) assert.equal((await pliesOf(story, 0, 0)).length, 12, 'an entry that is not on disk is not told');
    assert.equal(entries(), 60);
    for (const [n, story] of all.entries()) story.note(tellings[n]!);
    for (const seat of EYES) {
      const told = retell(Match.atSetup(game, looked.match), looked.match.plies, { seat });
      for (const since of [0, 3, 5, 12, 13]) {
        const expected = JSON.parse(JSON.stringify(told.plies.slice(since)));
        for (const story of all) assert.deepEqual([story.ply, await pliesOf(story, seat, since)], [13, expected]);
      }
      for (const story of all) assert.deepEqual(story.start(seat), told.start);
    }
  });

  test(`${game.meta.title}: what was told stays as it was told, however the game goes on`, async () => {
    const stored = tableOf(game, Number.POSITIVE_INFINITY);
    const { story } = await Story.wake(stored, { turns: new Turns(), shelf: new Shelf() }, 0);
    const match = new Match(game, stored.options, SEATS, numberedSeed(9, 1));
    const teller = new Teller(match);
    const heard = stored.plies.map(([seat, text]) => {
      const telling = teller.tell(match, match.submit(seat, text) as Played);
      return EYES.map((seat) => JSON.stringify(seenBy(telling, { seat })));
    });
    for (const [n, eyes] of EYES.entries()) {
      assert.deepEqual(
        (await pliesOf(story, eyes, 0)).map((seen) => JSON.stringify(seen)),
        heard.map((told) => told[n]),
      );
    }
  });
}

test('of what was told at many tables that is kept which was asked for last, and the rest is told again when somebody asks', async (t) => {
  const [game] = games as [Game];
  const stored = tableOf(game, Number.POSITIVE_INFINITY);
  const { length: ply } = stored.plies;
  const entries = countEntries(t);
  const { story: alone } = await Story.wake(stored, { turns: new Turns(), shelf: new Shelf() }, 0);
  const all = await pliesOf(alone, 0, 0);
  const room = 2.5 * alone.length;
  const library = { turns: new Turns(), shelf: new Shelf(room) };
  const stories: Story[] = [];
  for (let n = 0; n < 3; n++) stories.push((await Story.wake(stored, library, 0)).story);
  for (const story of stories) assert.deepEqual(await pliesOf(story, 0, 0), all);
  const before = entries();
  const [first, second, third] = stories as [Story, Story, Story];
  const letters = (kept: readonly Story[]) => kept.reduce((sum, { length }) => sum + length, 0);
  for (const story of [second, third]) await pliesOf(story, 1, 0);
  assert.equal(entries(), before, 'those asked for last are kept');
  assert.equal((await pliesOf(first, 0, ply - RECENT)).length, RECENT);
  assert.equal(entries(), before, 'and so are the last entries of all');
  assert.ok(letters(stories) <= room);
  assert.deepEqual(await pliesOf(first, 0, 0), all);
  assert.equal(entries(), before + ply);
});

test('a table whose past nobody asks for keeps its last entries alone', async (t) => {
  const [game] = games as [Game];
  const library = { turns: new Turns(), shelf: new Shelf() };
  const { story } = await Story.wake(tableOf(game, 0), library);
  const { story: watched } = await Story.wake(tableOf(game, 0), library);
  const chances = [new FastChance(2), new FastChance(2)] as const;
  while (!story.match.isOver) {
    story.note(story.tell(moveIn(story.match, chances[0])));
    watched.note(watched.tell(moveIn(watched.match, chances[1])));
    await watched.recall(0);
  }
  const { ply } = story;
  assert.ok(ply > 4 * RECENT);
  assert.ok(story.length < watched.length / 2);
  const entries = countEntries(t);
  assert.equal((await pliesOf(watched, 0, 0)).length, ply);
  assert.deepEqual(await pliesOf(story, 0, ply - RECENT), await pliesOf(watched, 0, ply - RECENT));
  assert.equal(entries(), 0);
  assert.deepEqual(await pliesOf(story, 0, 0), await pliesOf(watched, 0, 0));
  assert.equal(entries(), ply);
});
