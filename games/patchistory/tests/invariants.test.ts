/** What holds at every moment of every game, whatever is played. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, type Options, quiet, type Seat, viewOf } from '#engine';
import { isVisible } from '../civilisation/levels.ts';
import { earnedBy, stockOf } from '../civilisation/stock.ts';
import { type DataSet, dataOf, LARGE, SEA } from '../data/data.ts';
import type { Move } from '../moves.ts';
import { BOUNDS, type Cell, CULTURE, cellFrom, KINDS_OF_GOODS, NOBODY, NOTHING, PREP, START, WAR, WIDTH, WORKERS } from '../pieces.ts';
import { pointsLeft } from '../politics/prices.ts';
import { rules } from '../rules.ts';
import type { PatchistoryState, Table, Territory } from '../table.ts';
import { showsLarge, squareAt } from '../territory/territory.ts';
import { busy } from './busy.ts';

const OPTIONS: Options = { capital: 'equality', order: 'together', screens: 'closed', data: '' };
/** Picked more often than others, so that much happens. */
const LIKED: ReadonlySet<Move['kind']> = new Set([
  'commerce',
  'advance',
  'train',
  'route',
  'red',
  'scrap',
  'return',
  'build',
  'reclaim',
  'bomb',
  'menace',
]);
const GAMES = 12;

/** Looks at every position of many games, from the first auction and from the middle of things. */
function always(look: (state: PatchistoryState, move: string) => void): void {
  for (const setup of [rules.setup, busy]) {
    for (let game = 0; game < GAMES; game++) {
      const chance = new FastChance(game, 3);
      const capital = game % 2 === 0 ? 'equality' : 'liberty';
      const state = setup({ ...OPTIONS, capital, order: game % 3 === 0 ? 'turns' : 'together' }, 2 + (game % 3), chance);
      look(state, 'set-up');
      for (let acting = rules.toAct(state.table); acting.length > 0; acting = rules.toAct(state.table)) {
        const seat = chance.pick(acting);
        const moves = rules.moves(viewOf(state, seat));
        const liked = moves.filter(({ kind }) => LIKED.has(kind));
        const move = liked.length > 0 && chance.below(3) > 0 ? chance.pick(liked) : chance.pick(moves);
        rules.play(state, seat, move, chance, quiet);
        look(state, `${seat}: ${rules.writeMove(move)}`);
      }
    }
  }
}

const seatsOf = ({ civs }: Table): readonly Seat[] => [...civs.keys()];

test('[P2.11] [P2.14] no stock ever falls below 0, and culture is the sum of where it came from', () => {
  always(({ table }, move) => {
    for (const n of table.stock) assert.ok(n >= 0, move);
    assert.equal(table.stock.length, KINDS_OF_GOODS * table.seats);
    for (const seat of seatsOf(table)) {
      const sum = earnedBy(table, seat).reduce((total, n) => total + n, 0);
      assert.equal(sum, stockOf(table, seat, CULTURE), move);
      assert.ok(pointsLeft(table, seat) >= 0, move);
    }
  });
});

test('[P2.2] [P2.4] [P2.10] workers stand on cells of their territory, in order, and none is lost', () => {
  always(({ table }, move) => {
    for (const seat of seatsOf(table)) {
      const { workers, cells } = table.civs[seat]!;
      assert.ok(
        workers.every((cell, n) => cells.includes(cell) && (n === 0 || workers[n - 1]! < cell)),
        move,
      );
      assert.ok(table.track[seat]! >= 0 && table.track[seat]! <= WORKERS, move);
    }
  });
});

/** Lines and columns from the first to the last cell. */
function extent({ cells }: Territory): number {
  const rows = cells.map((cell) => Math.floor(cell / WIDTH));
  const columns = cells.map((cell) => cell % WIDTH);
  return Math.max(Math.max(...rows) - Math.min(...rows), Math.max(...columns) - Math.min(...columns)) + 1;
}

test('[P4.4] [P4.7] [P4.8] [P4.9] territories keep their bounds, seas apart and large places whole', () => {
  const unbound = new Set<string>();
  let game = 0;
  always(({ table }, move) => {
    if (move === 'set-up') game++;
    const data = dataOf(table);
    for (const seat of seatsOf(table)) {
      const civ = table.civs[seat]!;
      if (isVisible(table, seat, 'STATUEOFLIBERTY')) unbound.add(`${game} ${seat}`);
      if (!unbound.has(`${game} ${seat}`)) assert.ok(extent(civ) <= BOUNDS[table.era]!, move);
      assert.ok(
        civ.cells.every((cell, n) => n === 0 || civ.cells[n - 1]! < cell),
        move,
      );
      const shows = (cell: Cell) => (civ.cells.includes(cell) ? data.kind[squareAt(data, civ, civ.cells.indexOf(cell))] : NOTHING);
      for (const cell of civ.cells) {
        if (shows(cell) === SEA) assert.ok(shows(cellFrom(cell, 1)) !== SEA && shows(cellFrom(cell, WIDTH)) !== SEA, move);
      }
      for (let card = 1; card < civ.cards.length; card++) assert.ok(isWhole(data, civ, card), move);
    }
  });
});

/** A large place is visible with all its squares or with none. */
function isWhole(data: DataSet, civ: Territory, card: number): boolean {
  const face = civ.cards[card]!;
  const seen = civ.cells.filter((_, n) => civ.top[n] === card && data.kind[squareAt(data, civ, n)] === LARGE).length;
  return seen === (showsLarge(data, civ, card) ? data.size[face] : 0);
}

test('[P7.4] [P8.6] [P8.8] [P8.11] routes join two seats, wars have their worker on PREP or WAR, and allies are at peace', () => {
  always(({ table }, move) => {
    const { main, allied, turn } = table;
    const pairs = new Set<string>();
    for (const [number, a] of allied.a.entries()) {
      const b = allied.b[number]!;
      assert.equal(a === NOBODY, b === NOBODY, move);
      if (a === NOBODY) continue;
      const pair = [a, b].sort().join();
      assert.ok(a !== b && !pairs.has(pair), move);
      pairs.add(pair);
    }
    for (const [route, from] of main.from.entries()) {
      const to = main.to[route]!;
      assert.equal(from === NOBODY, to === NOBODY, move);
      assert.ok(from === NOBODY || from !== to, move);
      const at = main.at[route]!;
      if (from === NOBODY) assert.deepEqual([at, main.war[route]], [NOTHING, 0], move);
      assert.ok(at === NOTHING || (at >= START && at <= 6), move);
      if (main.war[route] === 0) continue;
      assert.ok(!pairs.has([from, to].sort().join()), move);
      // Yi Sun-sin may have taken the worker of the war that is being fought.
      const isFought = (turn.kind === 'muster' || turn.kind === 'commit') && turn.route === route;
      assert.ok(at === PREP || at === WAR || isFought, move);
    }
  });
});

test('[P1.5] [P6.21] [P11.4] hands are as large as everybody can count, and no secret outlasts its showing', () => {
  always(({ table, hands, box }, move) => {
    const { turn } = table;
    for (const [seat, { tiles, laid, cards, secret }] of hands.entries()) {
      assert.equal(tiles.length, table.tiles[seat], move);
      assert.equal(laid.length, table.laid[seat], move);
      assert.equal(cards.length, table.cards, move);
      if (!('left' in turn) || turn.kind === 'patch' || turn.kind === 'settle') assert.deepEqual(secret, [], move);
    }
    assert.equal(box.reserve.length, table.reserve, move);
    assert.equal(box.decks[table.era]?.length, table.deck, move);
  });
});

test('[P4.15] [P4.18] [P6.1] [P7.6] where several act at once, nobody’s move takes another’s away, but for the last route and bombs', () => {
  const tried = new Map<string, number>();
  always((state, played) => {
    const acting = rules.toAct(state.table);
    if (acting.length < 2) return;
    const chance = new FastChance(state.table.stock.reduce((sum, n) => sum + n, played.length));
    const [one, other] = chance.shuffle([...acting]) as [Seat, Seat];
    const first = chance.pick(rules.moves(viewOf(state, one)));
    const second = chance.pick(rules.moves(viewOf(state, other)));
    if (first.kind === 'bomb') return;
    const after = clone(state);
    rules.play(after, one, first, chance, quiet);
    const isLastRoute = second.kind === 'route' && !after.table.main.from.includes(NOBODY);
    if (isLastRoute) return;
    assert.equal(rules.refuse(viewOf(after, other), second), undefined, `${rules.writeMove(first)} before ${rules.writeMove(second)}`);
    tried.set(state.table.turn.kind, (tried.get(state.table.turn.kind) ?? 0) + 1);
  });
  for (const kind of ['patch', 'settle', 'administration', 'movement', 'secretBid', 'tokens', 'alliance', 'commit', 'card', 'vote']) {
    assert.ok((tried.get(kind) ?? 0) > 0, `${kind} was not tried`);
  }
});

test('[P5.1] [P6.1] [P1.12] who is asked does not depend on what stands behind the screens', () => {
  always((state, played) => {
    const { turn } = state.table;
    if (turn.kind !== 'diplomacy' && turn.kind !== 'administration' && turn.kind !== 'movement') return;
    const chance = new FastChance(played.length);
    const seat = chance.pick(rules.toAct(state.table));
    const move = rules.moves(viewOf(state, seat)).find(({ kind }) => kind === 'done');
    if (!move) return;
    const [rich, poor] = [clone(state), clone(state)];
    for (let n = 0; n < rich.table.stock.length; n++) if (n % KINDS_OF_GOODS !== CULTURE) rich.table.stock[n] = 50;
    for (let n = 0; n < poor.table.stock.length; n++) if (n % KINDS_OF_GOODS !== CULTURE) poor.table.stock[n] = 0;
    const asked = [rich, poor].map((world) => {
      rules.play(world, seat, move, new FastChance(1), quiet);
      return [world.table.turn.kind, rules.toAct(world.table)];
    });
    assert.deepEqual(asked[0], asked[1], played);
  });
});
