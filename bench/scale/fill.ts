/** A store as it is after years: recorded games under new names, over or running, and people who played them. */

import { globSync, readFileSync } from 'node:fs';
import { FastChance, type GameRecord, Match, type Outcome, placesOf, readSeed } from '#engine';
import { gameOf } from '#games';
import { type Logged, pack } from '#server/packed';
import { bitsOf } from '#server/seat-rows';
import { hashOf, newId } from '#server/tokens';
import type { Bulk, Value } from './bulk.ts';

interface Size {
  readonly finished: number;
  readonly running: number;
  readonly live: number;
}

/** A recorded game, and who was to act at its set-up and after each entry. */
interface Recorded {
  readonly record: GameRecord;
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly acting: readonly number[];
  /** Its log as it is packed, with other times each. */
  readonly packed: readonly Uint8Array[];
}

/** A table that is played on: what comes next, and the tokens of its seats. */
interface LiveTable {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly ply: number;
  readonly next: GameRecord['plies'];
}

export interface Filled {
  readonly people: readonly string[];
  /** Somebody who has played very much, and their token. */
  readonly heavy: { readonly id: string; readonly token: string };
  readonly live: readonly LiveTable[];
  readonly finished: readonly string[];
  /** Copies of the longest recorded game of each kind, all but its last entry. */
  readonly longest: readonly { readonly game: string; readonly plies: number; readonly ids: readonly string[] }[];
  readonly bytesPerGame: number;
  readonly bytesPerPatchistory: number;
}

const YEAR = 365 * 24 * 3_600_000;
const VARIANTS = 8;
/** Of so many finished games one is of Patchistory, and the heavy player sat at one of so many. */
const PATCHISTORY = 10;
const HEAVY = 500;
const LONGEST = 40;
const OPEN = 500;
const TABLE = [
  'id',
  'game',
  'rules',
  'options',
  'seed',
  'commitment',
  'host',
  'created',
  'listed',
  'rated',
  'time_control',
  'started',
  'acting',
  'due',
];
const SEAT = ['table_id', 'seat', 'kind', 'name', 'person'];
const RESULT = ['table_id', 'seat', 'person', 'game', 'place', 'score', 'ended'];
const PLY = ['table_id', 'ply', 'seat', 'text', 'at', 'acting'];

const chance = new FastChance(1);
const below = (n: number) => Math.floor((chance.roll(1 << 24) / (1 << 24)) * n) % n;
const now = Date.now();

function timed(plies: GameRecord['plies']): readonly Logged[] {
  let at = now - below(YEAR);
  return plies.map(([seat, text]): Logged => {
    at += 800 + below(40_000);
    return [seat, text, at];
  });
}

function readGames(): readonly Recorded[] {
  return globSync('games/*/replays/*.json')
    .sort()
    .flatMap((file) => {
      const { record, outcome } = JSON.parse(readFileSync(file, 'utf8')) as { record: GameRecord; outcome: Outcome };
      const { game: id, rules, options, seats, plies } = record;
      const game = gameOf(id);
      const seed = readSeed(record.seed);
      if (!game || !seed || plies.length < 50) return [];
      const acting = [bitsOf(new Match(game, options, seats, seed, { rules }).toAct())];
      Match.replay(game, { rules, options, seats, seed, plies }, (_, match) => acting.push(bitsOf(match.toAct())));
      const packed = Array.from({ length: VARIANTS }, () => pack(timed(plies)));
      return [{ record, places: placesOf(outcome.ranking), scores: outcome.scores, acting, packed }];
    });
}

export async function fill(bulk: Bulk, { finished, running, live }: Size, say: (line: string) => void): Promise<Filled> {
  const all = readGames();
  const patchistory = all.filter(({ record }) => record.game === 'patchistory');
  const others = all.filter(({ record }) => record.game !== 'patchistory');
  const people = Array.from({ length: Math.max(100, Math.floor(finished / 10)) }, newId);
  const heavy = { id: newId(), token: 'a token of the heavy player' };
  const addPerson = async (id: string, token?: string) => {
    await bulk.add('people', ['id', 'name', 'created'], [id, `Ada ${id.slice(0, 4)}`, now - YEAR]);
    if (token === undefined) return;
    const session: Value[] = [hashOf(token), id, 'browser', '', now, now, now + YEAR];
    await bulk.add('sessions', ['hash', 'person', 'kind', 'label', 'created', 'seen', 'ends'], session);
  };
  for (const id of people) await addPerson(id);
  await addPerson(heavy.id, heavy.token);

  const addTable = async (
    { record, acting }: Recorded,
    seats: readonly string[],
    { due, open = false }: { due?: number; open?: boolean } = {},
  ) => {
    const { game, rules, options, seed = '', commit } = record;
    const id = newId();
    const control = due === undefined ? '{"kind":"unlimited"}' : '{"kind":"correspondence","hours":72}';
    const created = now - below(YEAR);
    const row = [id, game, rules, JSON.stringify(options), seed, commit, 0, created, open ? 1 : below(2), 0, control];
    await bulk.add('tables', TABLE, [...row, open ? null : created, acting[0] ?? 0, due ?? null]);
    for (const [seat, person] of seats.entries()) {
      const isOpen = open && seat > 0;
      await bulk.add('seats', SEAT, [id, seat, isOpen ? 'open' : 'person', isOpen ? null : 'Ada', isOpen ? null : person]);
    }
    return id;
  };
  const sitters = (n: number, count: number) =>
    Array.from({ length: count }, (_, seat) => (seat === 0 && n % HEAVY === 0 ? heavy.id : people[below(people.length)]!));
  const ids: string[] = [];
  const finish = async (game: Recorded, n: number) => {
    const seats = sitters(n, game.record.seats);
    const id = await addTable(game, seats);
    if (n % 100 === 0) ids.push(id);
    const ended = now - below(YEAR);
    for (const [seat, person] of seats.entries())
      await bulk.add('results', RESULT, [id, seat, person, game.record.game, game.places[seat] ?? 1, game.scores[seat] ?? 0, ended]);
    await bulk.add('packed', ['table_id', 'plies', 'log'], [id, game.record.plies.length, game.packed[n % VARIANTS]!]);
  };

  const before = await bulk.bytes();
  const most = Math.floor(finished / PATCHISTORY);
  for (let n = 0; n < finished - most; n++) await finish(others[n % others.length]!, n);
  const between = await bulk.bytes();
  say(`${finished - most} finished games are there`);
  for (let n = 0; n < most; n++) await finish(patchistory[n % patchistory.length]!, n);
  const after = await bulk.bytes();

  /** With its first entries. */
  const addRunning = async (game: Recorded, seats: readonly string[], length: number) => {
    const id = await addTable(game, seats, { due: now + YEAR });
    const log = timed(game.record.plies.slice(0, length));
    for (const [n, [seat, text, at]] of log.entries()) await bulk.add('plies', PLY, [id, n + 1, seat, text, at, game.acting[n + 1] ?? 0]);
    return id;
  };
  for (let n = 0; n < running - live; n++) {
    const game = all[n % all.length]!;
    await addRunning(game, sitters(n, game.record.seats), below(game.record.plies.length - 1));
  }
  for (let n = 0; n < OPEN; n++) await addTable(others[n % others.length]!, sitters(1, 3), { open: true });
  const playing: LiveTable[] = [];
  const quick = others.filter(({ record }) => record.game === 'ugo');
  for (let n = 0; n < live; n++) {
    const game = quick[n % quick.length]!;
    const seats = Array.from({ length: game.record.seats }, newId);
    const tokens = seats.map((_, seat) => `token ${n} ${seat}`);
    for (const [seat, id] of seats.entries()) await addPerson(id, tokens[seat]);
    const ply = below(10);
    playing.push({ id: await addRunning(game, seats, ply), tokens, ply, next: game.record.plies.slice(ply) });
  }
  const longest: { game: string; plies: number; ids: string[] }[] = [];
  for (const game of new Set(all.map(({ record }) => record.game))) {
    const long = all
      .filter(({ record }) => record.game === game)
      .reduce((one, other) => (other.record.plies.length > one.record.plies.length ? other : one));
    const plies = long.record.plies.length - 1;
    const ids: string[] = [];
    for (let n = 0; n < LONGEST; n++) ids.push(await addRunning(long, sitters(1, long.record.seats), plies));
    longest.push({ game, plies, ids });
  }
  say(`${running} running games are there`);
  return {
    ...{ people, heavy, live: playing, finished: ids, longest },
    bytesPerGame: (between - before) / (finished - most),
    bytesPerPatchistory: (after - between) / most,
  };
}
