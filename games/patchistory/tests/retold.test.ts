/**
 * The game told a second time, in the plainest way and sharing nothing with the rules but the text of the tiles (`telling.ts`): who is asked,
 * what everybody has, and where a tile can go must agree on every ply.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedy } from '#bots/patchistory';
import { type Chance, FastChance, type Options, quiet, viewOf } from '#engine';
import { levelsOf, patchistory, pointsLeft, rules } from '../index.ts';
import type { Move } from '../moves.ts';
import type { PatchistoryState, Table } from '../table.ts';
import { busy } from './busy.ts';
import { cellOf, fourOf, parts, WHITES } from './land.ts';
import { Telling } from './telling.ts';

function compare(telling: Telling, table: Table, asked: readonly number[], what: string): void {
  const { seats } = telling;
  assert.deepEqual([...rules.toAct(table)].sort(), [...asked].sort(), `${what}: who is asked`);
  assert.deepEqual([table.era, table.round, table.first], [telling.era, telling.round, telling.first], `${what}: era, round, first player`);
  assert.deepEqual(
    table.stock,
    telling.stock.flatMap(({ F, R, M, C, V }) => [F, R, M, C, V]),
    `${what}: goods`,
  );
  assert.deepEqual(table.track, telling.track, `${what}: track`);
  assert.deepEqual(table.coming, telling.coming, `${what}: on their way home`);
  assert.deepEqual([table.tiles, table.reserve], [telling.hands, telling.reserve], `${what}: building tiles`);
  const bits = (war: Set<number>) => [...war].reduce((sum, side) => sum + 1 + side, 0);
  assert.deepEqual(
    table.main.from.map((from, n) => [from, table.main.to[n], table.main.at[n], table.main.war[n]]),
    telling.main.map(({ from, to, at, war }) => [from, to, at, bits(war)]),
    `${what}: main routes`,
  );
  assert.deepEqual(
    table.allied.a.map((a, n) => [a, table.allied.b[n], table.allied.atA[n], table.allied.atB[n]]),
    telling.allied.map(({ ends, at }) => [...ends, ...at]),
    `${what}: allied routes`,
  );
  for (let seat = 0; seat < seats; seat++) {
    assert.deepEqual(table.civs[seat]?.workers.map(cellOf), telling.land(seat).workers, `${what}: workers of ${seat}`);
    assert.deepEqual(levelsOf(table, seat), Object.values(telling.levels(seat)), `${what}: levels of ${seat}`);
    assert.equal(pointsLeft(table, seat), telling.points(seat), `${what}: points of ${seat}`);
  }
}

/** Every way to lay the tile, tried one by one. */
function waysOf(telling: Telling, seat: number, faces: readonly string[]): string[] {
  const land = telling.land(seat);
  const found: string[] = [];
  const hows = Array.from({ length: 81 }, (_, n) => [n % 3, Math.floor(n / 3) % 3, Math.floor(n / 9) % 3, Math.floor(n / 27)]);
  const corners = new Set(
    [...land.cells.keys()].map(parts).flatMap(([row, column]) => [0, 1, 2, 3].map((n) => `${row - (n >> 1)},${column - (n & 1)}`)),
  );
  for (const face of faces) {
    for (const corner of corners) {
      const fits = hows.filter((how) => fourOf(corner).every((cell, square) => land.cells.has(cell) === (how[square] !== 0)));
      for (const how of fits) if (land.fault(face, corner, how, 5 + telling.era) === '') found.push(`${face[0]} ${corner} ${how.join('')}`);
    }
  }
  return found.sort();
}

/** Picked more often than others, so that much happens. */
const LIKED = new Set([
  'patch',
  'commerce',
  'advance',
  'train',
  'route',
  'scrap',
  'return',
  'build',
  'reclaim',
  'bomb',
  'menace',
  'ally',
  'heroes',
]);
const met = new Map<string, number>();

type Choose = (state: PatchistoryState, seat: number, moves: readonly Move[]) => Move;

const atRandom =
  (chance: Chance): Choose =>
  (_state, _seat, moves) => {
    const liked = moves.filter(({ kind }) => LIKED.has(kind));
    return liked.length > 0 && chance.below(3) > 0 ? chance.pick(liked) : chance.pick(moves);
  };

/** Every third tile is tried everywhere. */
function compareWays(telling: Telling, table: Table, seat: number, moves: readonly Move[], what: string): void {
  const { turn, won, wonSide } = table;
  const isFound = turn.kind === 'found';
  if (!isFound && turn.kind !== 'patch') return;
  const id = WHITES[(isFound ? turn.tile : won[seat])!]!.slice(1);
  const sides = isFound || table.seats === 2 ? ['W', 'B'] : ['WB'[wonSide[seat]!]];
  const listed = moves.flatMap((move) => (move.kind === 'patch' ? [`${'WB'[move.side]} ${cellOf(move.at)} ${move.how.join('')}`] : []));
  const faces = sides.map((side) => `${side}${id}`);
  assert.deepEqual(listed.sort(), waysOf(telling, seat, faces), `${what}: where ${id} can go`);
}

function tellAgain(state: PatchistoryState, chance: Chance, choose: Choose, game: string): void {
  const { table } = state;
  const telling = new Telling(state);
  const story = telling.game();
  let asked = story.next();
  compare(telling, table, asked.value ?? [], `${game}, set-up`);
  for (let ply = 1; rules.toAct(table).length > 0; ply++) {
    const seat = chance.pick(rules.toAct(table));
    const moves = rules.moves(viewOf(state, seat));
    if (ply % 3 === 0) compareWays(telling, table, seat, moves, `${game}, ply ${ply}`);
    const move = choose(state, seat, moves);
    met.set(move.kind, (met.get(move.kind) ?? 0) + 1);
    rules.play(state, seat, move, chance, quiet);
    asked = story.next([seat, move]);
    compare(telling, table, asked.value ?? [], `${game}, ply ${ply}, ${seat}: ${rules.writeMove(move)}`);
  }
  assert.ok(asked.done && telling.isOver);
  const culture = telling.stock.map(({ C }) => C);
  const outcome = rules.outcome(table);
  assert.deepEqual(outcome?.scores, culture);
  const winners = culture.flatMap((n, seat) => (n === Math.max(...culture) ? [seat] : []));
  assert.deepEqual(outcome?.winners, winners);
}

const FROM_START = 2;
const FROM_MIDDLE = 3;

for (const seats of [2, 3, 4]) {
  for (const capital of ['equality', 'liberty']) {
    const optionsOf = (n: number): Options => ({ capital, order: n % 2 === 0 ? 'together' : 'turns', screens: 'closed', data: '' });

    test(`[P1.2] [P2.5] [P4.2] [P5.2] [P6.4] [P10.1] [P12.4] a plain retelling agrees, ${seats} seats, ${capital}`, () => {
      for (let game = 0; game < FROM_START + FROM_MIDDLE; game++) {
        const chance = new FastChance(7 * seats + game, capital.length);
        const state = (game < FROM_START ? rules.setup : busy)(optionsOf(game), seats, chance);
        tellAgain(state, chance, atRandom(chance), `game ${game}`);
      }
    });

    for (const version of [1, 2]) {
      test(`[P1.2] a plain retelling agrees with a game of bots, ${seats} seats, ${capital}, version ${version}`, () => {
        const chance = new FastChance(seats, capital.length);
        const choose: Choose = (state, seat) => greedy.choose(patchistory, viewOf(state, seat), chance) as Move;
        tellAgain(rules.setup(optionsOf(seats), seats, chance, version), chance, choose, 'bots');
      });
    }
  }
}

test('[P1.2] in the retold games every kind of move is made', () => {
  const all = 'take bid wait patch discard put ally keep return yes no done aid menace break commerce exchange train heroes wonders route';
  const more = 'reclaim build bomb campaign walk advance rest next red blue end scrap commit card vote';
  for (const kind of `${all} ${more}`.split(' ')) assert.ok(met.has(kind), `${kind} is never played`);
});
