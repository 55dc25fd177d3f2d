import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  commitTo,
  FastChance,
  type Game,
  isRefusal,
  Match,
  numberedSeed,
  type Played,
  type Ply,
  readOptions,
  type Seat,
  writeSeed,
} from '#engine';
import { games } from '#games';
import { retell, seenBy, Teller } from '#protocol';
import { openSqlite } from '../sqlite.ts';
import type { Store, StoredTable } from '../store.ts';
import { newFolder } from '../tests/guest.ts';
import { Seating } from './seating.ts';
import { Story } from './story.ts';
import { Timing } from './timing.ts';

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
  const seat = match.toAct()[0] as Seat;
  const played = match.submit(seat, chance.pick(match.legal(seat)));
  if (isRefusal(played)) throw new Error(played.rule);
  return played;
}

function storyOf(stored: StoredTable, store: Store, isLookedAt: boolean): Story {
  const seating = new Seating(stored, store, () => undefined);
  const log = { error: (...said: unknown[]) => assert.fail(String(said)), warn: () => undefined, info: () => undefined } as never;
  return new Story(stored, { timing: new Timing(stored, { store, log, since: 0, seating }), isLookedAt });
}

async function newStore(t: TestContext): Promise<Store> {
  const store = openSqlite(newFolder(t));
  t.after(() => store.close());
  return store;
}

for (const game of games) {
  test(`${game.meta.title}: what was told is the same, whether somebody woke the table to look or came later`, async (t) => {
    const store = await newStore(t);
    const stored = tableOf(game, 12);
    const { mock } = t.mock.method(Match, 'replay');
    const logs = () => mock.calls.filter(({ arguments: [, { plies }] }) => plies.length > 0).length;
    const looked = storyOf(stored, store, true);
    assert.equal(logs(), 1);
    const woken = storyOf(stored, store, false);
    assert.deepEqual([woken.plies(0, 12), logs()], [[], 2], 'who has missed nothing needs no retelling');
    const chance = new FastChance(8);
    const telling = looked.tell(moveIn(looked.match, chance));
    const again = woken.tell(moveIn(woken.match, new FastChance(8)));
    assert.equal(looked.plies(0, 0).length, 12, 'an entry that is not on disk is not told');
    assert.equal(woken.plies(0, 0).length, 12);
    assert.equal(logs(), 3);
    looked.note(telling);
    woken.note(again);
    const plies: readonly Ply[] = looked.match.plies;
    for (const seat of [undefined, 0, 1, 2]) {
      for (const since of [0, 5, 12, 13]) {
        assert.deepEqual(looked.plies(seat, since), woken.plies(seat, since));
        assert.deepEqual([looked.ply, looked.plies(seat, since).length], [13, 13 - since]);
      }
      assert.deepEqual(looked.start(seat), woken.start(seat));
    }
    assert.equal(logs(), 3);
    for (const seat of [undefined, 0, 1, 2]) {
      const told = retell(Match.atSetup(game, looked.match), plies, { seat }, 3);
      assert.deepEqual([looked.start(seat), looked.plies(seat, 3)], [told.start, told.plies]);
    }
  });

  test(`${game.meta.title}: what was told stays as it was told, however the game goes on`, async (t) => {
    const stored = tableOf(game, Number.POSITIVE_INFINITY);
    const story = storyOf(stored, await newStore(t), true);
    const match = new Match(game, stored.options, SEATS, numberedSeed(9, 1));
    const teller = new Teller(match);
    const heard = stored.plies.map(([seat, text]) => {
      const telling = teller.tell(match, match.submit(seat, text) as Played);
      return [undefined, 0, 1, 2].map((seat) => JSON.stringify(seenBy(telling, { seat })));
    });
    for (const [n, eyes] of [undefined, 0, 1, 2].entries()) {
      assert.deepEqual(
        story.plies(eyes, 0).map((seen) => JSON.stringify(seen)),
        heard.map((told) => told[n]),
      );
    }
  });
}
