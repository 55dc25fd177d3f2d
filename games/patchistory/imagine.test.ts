import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chance, clone, FastChance, type Options, quiet, type Seat, viewOf } from '#engine';
import { Fit } from '#tools/fit';
import { gain } from './civilisation/stock.ts';
import type { Move } from './moves.ts';
import { MONEY, VOTE } from './pieces.ts';
import { act, enter, listener, position } from './position.ts';
import { rules } from './rules.ts';
import type { PatchistoryState } from './table.ts';
import { busy } from './tests/busy.ts';

const OPTIONS: Options = { capital: 'liberty', order: 'together', screens: 'closed', data: '' };

/** What a seat can think of what is hidden, in many worlds. */
function worlds<T>(state: PatchistoryState, seat: number, look: (state: PatchistoryState) => T): T[] {
  return Array.from({ length: 60 }, (_, seed) => look(rules.imagine(viewOf(state, seat), new FastChance(seed))));
}
const different = (found: readonly unknown[]) => new Set(found.map((one) => JSON.stringify(one))).size;

test('[P1.11] building tiles, cards, decks and the reserve are hidden from the others; the own hand is known', () => {
  const state = rules.setup(OPTIONS, 3, new FastChance(4));
  assert.ok(different(worlds(state, 0, ({ hands }) => hands[1]?.tiles)) > 20);
  assert.ok(different(worlds(state, 0, ({ hands }) => hands[2]?.cards)) > 20);
  assert.ok(different(worlds(state, 0, ({ box }) => box.reserve)) > 20);
  assert.ok(different(worlds(state, 0, ({ box }) => box.decks[0])) > 20);
  assert.ok(different(worlds(state, 0, ({ box }) => box.decks[2])) > 20);
  assert.deepEqual(different(worlds(state, 0, ({ hands }) => hands[0])), 1);
  for (const world of worlds(state, 0, (imagined) => imagined)) {
    assert.deepEqual(rules.inventory(world), rules.inventory(state));
    assert.deepEqual(viewOf(world, 0), viewOf(state, 0));
  }
});

test('[P14.10] the front of a tile laid as fallow land is known to who laid it alone', () => {
  const state = position({ civs: ['E', 'E'], workers: ['0,1'], stock: ['R9', ''] });
  enter(state, 'administration');
  const tile = state.hands[0]!.tiles[0]!;
  act(state, `0: reclaim b${String(tile + 1).padStart(2, '0')} 0,0`);
  assert.deepEqual(state.hands[0]?.laid, [tile]);
  assert.equal(different(worlds(state, 0, ({ hands }) => hands[0]?.laid)), 1);
  assert.ok(different(worlds(state, 1, ({ hands }) => hands[0]?.laid)) > 3);
});

test('[P3.11] [P8.4] [P9.5] [P11.8] a secret choice that waits is imagined as any that could have been made', () => {
  const bid = position({ civs: ['E', 'E'], stock: ['M2', 'M3'] });
  enter(bid, 'auction');
  act(bid, '0: bid 2 1');
  const bids = worlds(bid, 1, ({ hands }) => hands[0]?.secret);
  assert.equal(different(bids), 6);
  assert.deepEqual(different(worlds(bid, 0, ({ hands }) => hands[0]?.secret)), 1);
  assert.deepEqual(worlds(bid, 0, ({ hands }) => hands[1]?.secret).flat(), []);
  const vote = position({ civs: ['E', 'E', 'E'], round: 4 });
  for (let seat = 0; seat < 3; seat++) gain(vote.table, seat, VOTE, 4);
  enter(vote, 'vote');
  for (let seat = 0; seat < 3; seat++) act(vote, `${seat}: card ${vote.hands[seat]!.cards[0]! + 1}`);
  act(vote, '2: vote 3');
  assert.deepEqual([...new Set(worlds(vote, 0, ({ hands }) => hands[2]?.secret[0]))].sort(), [0, 1, 2, 3, 4]);
});

test('[P11.5] whose card was shown stays secret: nobody’s hand tells', () => {
  const state = position({ civs: ['E', 'E', 'E'], round: 4 });
  enter(state, 'vote');
  const other = clone(state);
  for (const played of [state, other]) {
    const [zero, one] = [played.hands[0], played.hands[1]] as [{ cards: number[] }, { cards: number[] }];
    if (played === other) [zero.cards[0], one.cards[0]] = [one.cards[0]!, zero.cards[0]!];
    for (let seat = 0; seat < 3; seat++) act(played, `${seat}: card ${played.hands[seat]!.cards[0]! + 1}`);
  }
  assert.deepEqual([...state.table.ballot.cards].sort(), [...other.table.ballot.cards].sort());
  assert.deepEqual(viewOf(state, 2).hand, viewOf(other, 2).hand);
  const known = worlds(state, 2, ({ hands }) => hands[0]?.cards.some((card) => state.table.ballot.cards.includes(card)));
  assert.ok(!known.includes(true));
});

test('[P1.10] money is no secret: an imagined world has every stock as it is', () => {
  const state = position({ civs: ['E', 'E'], stock: ['M7', 'M1'] });
  gain(state.table, 1, MONEY, 2);
  enter(state, 'auction');
  assert.equal(different(worlds(state, 0, ({ table }) => table.stock)), 1);
});

/** Moves of a seat that must look the same to everybody else, each lot by its name. */
function alike(state: PatchistoryState, seat: number): Map<string, Move[]> {
  const { turn } = state.table;
  const lots = new Map<string, Move[]>();
  const isSecret = 'left' in turn && typeof turn.left === 'number' && SECRET.has(turn.kind) && rules.toAct(state.table).length > 1;
  for (const move of rules.moves(viewOf(state, seat))) {
    if (!isSecret && move.kind !== 'reclaim' && move.kind !== 'bomb') continue;
    const name = isSecret ? 'secret' : JSON.stringify({ ...move, tile: 0 });
    lots.set(name, [...(lots.get(name) ?? []), move]);
  }
  return lots;
}
const SECRET = new Set(['secretBid', 'tokens', 'alliance', 'commit', 'card', 'vote']);

test('[P1.11] [P3.11] [P8.4] [P8.7] [P9.5] [P11.4] [P11.8] [P14.10] what is chosen in secret looks the same to all others', () => {
  const tried = new Map<string, number>();
  for (let game = 0; game < 15; game++) {
    const chance = new FastChance(game, 6);
    const state = busy({ ...OPTIONS, capital: 'equality' }, 2 + (game % 3), chance);
    for (let acting = rules.toAct(state.table); acting.length > 0; acting = rules.toAct(state.table)) {
      const seat = chance.pick(acting);
      for (const lot of chance.shuffle([...alike(state, seat).values()]).slice(0, 2)) {
        const seen = lot.map((move) => {
          const other = clone(state);
          const tell = listener();
          rules.play(other, seat, move, new FastChance(1), tell);
          return other.hands.flatMap((_, eyes) => (eyes === seat ? [] : [JSON.stringify([viewOf(other, eyes), tell.events])]));
        });
        assert.equal(different(seen), 1, rules.writeMove(lot[0]!));
        if (lot.length > 1) tried.set(lot[0]!.kind, (tried.get(lot[0]!.kind) ?? 0) + 1);
      }
      rules.play(state, seat, chance.pick(rules.moves(viewOf(state, seat))), chance, quiet);
    }
  }
  for (const kind of ['bid', 'red', 'yes', 'commit', 'card', 'vote', 'reclaim', 'bomb'])
    assert.ok(tried.has(kind), `${kind} was not tried`);
});

test('[P1.11] what nobody sees changes nothing before it is drawn: decks, reserve, cards in the box', () => {
  for (let game = 0; game < 6; game++) {
    const chance = new FastChance(game, 8);
    const state = busy(OPTIONS, 2 + (game % 3), chance);
    for (let acting = rules.toAct(state.table); acting.length > 0; acting = rules.toAct(state.table)) {
      const seat = chance.pick(acting);
      const move = chance.pick(rules.moves(viewOf(state, seat)));
      const world = rules.imagine(viewOf(state, seat), chance);
      assert.deepEqual(rules.inventory(world), rules.inventory(state), 'an imagined world has everything once');
      const other = clone(state);
      for (const list of [...other.box.decks, other.box.reserve, other.box.cards, other.box.unseen]) list.reverse();
      const tell = listener();
      let isShown = false;
      const reveal = () => {
        isShown = true;
      };
      rules.play(other, seat, move, new FastChance(9), { ...tell, reveal });
      if (!isShown) {
        const truth = clone(state);
        const told = listener();
        rules.play(truth, seat, move, new FastChance(9), told);
        assert.deepEqual([other.table, other.hands, tell.events], [truth.table, truth.hands, told.events], rules.writeMove(move));
      }
      rules.play(state, seat, move, chance, quiet);
    }
  }
});

/** What is hidden from a seat, kind by kind, each thing at its place: the truth, or what the seat imagines. */
function hiddenFrom({ table, hands, box }: PatchistoryState, seat: Seat): { [kind: string]: readonly number[] } {
  const others = hands.filter((_, other) => other !== seat);
  return {
    buildings: [...others.flatMap(({ tiles, laid }) => [...tiles, ...laid]), ...box.reserve],
    cards: [...others.flatMap(({ cards }) => cards), ...box.cards],
    deck: box.decks[table.era] ?? [],
    later: box.decks[table.era + 1] ?? [],
  };
}

/** How likely each of these things is to be drawn, and each two of them, one after the other, where they are few. */
function shares(things: readonly number[]): { one: Map<string, number>; two: Map<string, number> } {
  const one = new Map<string, number>();
  const two = new Map<string, number>();
  const add = (to: Map<string, number>, what: string, share: number) => to.set(what, (to.get(what) ?? 0) + share);
  for (const [i, first] of things.entries()) {
    add(one, `${first}`, 1 / things.length);
    for (const [j, second] of things.entries()) if (i !== j) add(two, `${first} ${second}`, 1 / things.length / (things.length - 1));
  }
  return { one, two };
}

/** Games of random players in the middle of things, played on until the end: each move, and all that could have been made instead. */
function* playing(games: number, stream: number): Generator<{ state: PatchistoryState; chance: Chance; mover: Seat; others: Played[] }> {
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(game, stream);
    const state = busy(OPTIONS, 2 + (game % 3), chance);
    for (let acting = rules.toAct(state.table); acting.length > 0; acting = rules.toAct(state.table)) {
      const mover = chance.pick(acting);
      const moves = rules.moves(viewOf(state, mover));
      const before = SECRET.has(state.table.turn.kind) ? clone(state) : undefined;
      rules.play(state, mover, chance.pick(moves), chance, quiet);
      const others = before
        ? moves.map((move) => () => {
            const other = clone(before);
            rules.play(other, mover, move, new FastChance(1), quiet);
            return other;
          })
        : [];
      yield { state, chance, mover, others };
    }
  }
}
type Played = () => PatchistoryState;

test('[P1.11] [P14.10] tiles, cards and decks: whatever is hidden is imagined at every hidden place as often as any other', () => {
  const fits = new Map<string, Fit>();
  let ply = 0;
  for (const { state, chance } of playing(9, 9)) {
    if (ply++ % 60 !== 0) continue;
    const seat = chance.below(state.table.seats);
    const view = viewOf(state, seat);
    for (const [kind, truth] of Object.entries(hiddenFrom(state, seat))) {
      const fit = fits.get(kind) ?? new Fit();
      fits.set(kind, fit);
      if (truth.length < 2) continue;
      const [one, two] = chance.shuffle([...truth.keys()]) as [number, number];
      const likely = shares(truth);
      const isFew = likely.two.size < 150;
      fit.add(isFew ? likely.two : likely.one, isFew ? 800 : 400, () => {
        const things = hiddenFrom(rules.imagine(view, chance), seat)[kind] ?? [];
        return isFew ? `${things[one]} ${things[two]}` : `${things[one]}`;
      });
    }
  }
  for (const [kind, fit] of fits) {
    assert.ok(fit.positions > 15, `${kind}: ${fit.positions} positions`);
    fit.check();
  }
});

test('[P3.11] [P8.4] [P8.7] [P9.5] [P11.4] [P11.8] every secret choice that may wait is imagined as often as any other', () => {
  const fits = new Map([...SECRET].map((kind) => [kind, new Fit()]));
  for (const { state, chance, mover, others } of playing(36, 10)) {
    const { table, hands } = state;
    const fit = fits.get(table.turn.kind);
    if (!fit || hands[mover]?.secret.length === 0 || fit.positions === 40) continue;
    const eyes = (mover + 1 + chance.below(table.seats - 1)) % table.seats;
    // Whoever looks on does not know the hand from which a card was chosen.
    const all = table.turn.kind === 'card' ? hiddenFrom(state, eyes).cards : others.map((play) => play().hands[mover]?.secret);
    const likely = new Map((all ?? []).map((secret) => [String(secret), 1 / (all ?? []).length]));
    const view = viewOf(state, eyes);
    fit.add(likely, 100 + 20 * likely.size, () => String(rules.imagine(view, chance).hands[mover]?.secret));
  }
  for (const [kind, fit] of fits) {
    assert.ok(fit.positions > 10, `${kind}: ${fit.positions} positions`);
    fit.check();
  }
});
