/** Why a move of Patchistory is good: what it does to levels and goods at once, and to the culture it may hope for. */

import {
  type Cell,
  dataOf,
  foresee,
  KINDS_OF_GOODS,
  levelsOf,
  MONEY,
  type Move,
  type PatchistoryEvent,
  type PatchistoryFact,
  type PatchistoryView,
  showsOf,
  stockOf,
  type Table,
  WIDTH,
} from '#games/patchistory';
import { stakeOf } from './stake.ts';

/** Of a terrain tile. */
const SQUARES = 4;
/** Culture that is worth a word. */
const WORTH_SAYING = 1;

export function nudge({ table, seat }: PatchistoryView, move: Move): PatchistoryFact {
  const stake = stakeOf(table, seat, move);
  switch (move.kind) {
    case 'bid':
      return {
        kind: 'lookBid',
        shows: showsOf(table, table.offer.tiles[move.tile]!, table.offer.sides[move.tile]!),
        own: stockOf(table, seat, MONEY),
        bid: table.offer.stake[move.tile]!,
      };
    case 'wait':
      return { kind: 'lookWait', stake };
    case 'take':
      return { kind: 'lookStep', step: 'auction', stake };
    case 'patch':
    case 'discard':
    case 'keep':
      return { kind: 'lookStep', step: 'patching', stake };
    case 'put':
      return { kind: 'lookPut', stake };
    case 'walk':
    case 'return':
      return { kind: 'lookWorkers', stake };
    case 'aid':
    case 'menace':
    case 'break':
    case 'commerce':
    case 'exchange':
    case 'train':
    case 'heroes':
    case 'wonders':
    case 'route':
    case 'reclaim':
    case 'build':
    case 'campaign':
      return { kind: 'lookAction', action: move.kind, stake };
    case 'advance':
    case 'rest':
      return { kind: 'lookStep', step: 'movement', stake };
    case 'next':
    case 'red':
    case 'blue':
    case 'end':
      return { kind: 'lookStep', step: 'negotiation', stake };
    case 'scrap':
    case 'commit':
      return { kind: 'lookStep', step: 'wars', stake };
    case 'card':
    case 'vote':
      return { kind: 'lookStep', step: 'vote', stake };
    case 'done':
      return { kind: 'lookDone', stake };
    case 'yes':
    case 'no':
      return table.turn.kind === 'aid' ? { kind: 'lookStep', step: 'diplomacy', stake } : { kind: 'lookEffect', stake };
    case 'ally':
    case 'bomb':
      return { kind: 'lookEffect', stake };
    default:
      return move satisfies never;
  }
}

export function reasons(view: PatchistoryView, move: Move, more: number): PatchistoryFact[] {
  const facts: PatchistoryFact[] = [];
  const { table } = foresee(view, move);
  if (move.kind === 'patch') facts.push(...comesWith(table, view.seat));
  const before = levelsOf(view.table, view.seat);
  const levels = levelsOf(table, view.seat).map((level, letter) => level - before[letter]!);
  if (levels.some((n) => n !== 0)) facts.push({ kind: 'levels', levels });
  const goods = goodsOf(table, view.seat).map((n, good) => n - goodsOf(view.table, view.seat)[good]!);
  const ahead = aheadIn(table, view.seat).filter((letter) => !aheadIn(view.table, view.seat).includes(letter));
  if (ahead.length > 0) facts.push({ kind: 'leadsIn', letters: ahead });
  const squares = landOf(table, view.seat) - landOf(view.table, view.seat);
  if (squares > 0) facts.push({ kind: 'grows', squares });
  if (goods.some((n) => n !== 0)) facts.push({ kind: 'goods', goods });
  if (more >= WORTH_SAYING) facts.push({ kind: 'cultureMore', culture: more });
  return facts;
}

/** The hero or the wonder on the tile, where nothing of it lies below. */
function comesWith(table: Table, seat: number): PatchistoryFact[] {
  const { cards, top } = table.civs[seat]!;
  const large = dataOf(table).faces[cards.at(-1)!]?.large;
  const isWhole = top.filter((card) => card === cards.length - 1).length === SQUARES;
  return large && large.kind !== 'S' && isWhole ? [{ kind: 'shows', id: large.id }] : [];
}

/** Levels in which the seat is ahead of all others. */
function aheadIn(table: Table, seat: number): number[] {
  const own = levelsOf(table, seat);
  const others = table.civs.flatMap((_, other) => (other === seat ? [] : [levelsOf(table, other)]));
  return [...own.keys()].filter((letter) => others.every((levels) => own[letter]! > levels[letter]!));
}

const landOf = ({ civs }: Table, seat: number) => civs[seat]!.cells.length;

function goodsOf({ stock }: Table, seat: number): number[] {
  return stock.slice(KINDS_OF_GOODS * seat, KINDS_OF_GOODS * (seat + 1));
}

/** Secret choices tell nothing, and much of what is told does not say where. */
export function nameOf(view: PatchistoryView, move: Move): PatchistoryFact | PatchistoryEvent | undefined {
  const { table, seat } = view;
  switch (move.kind) {
    case 'bid': {
      const tile = table.offer.tiles[move.tile]!;
      return { kind: 'bid', seat, tile, shows: showsOf(table, tile, table.offer.sides[move.tile]!), stake: move.stake };
    }
    case 'patch':
    case 'put':
    case 'train':
    case 'reclaim':
    case 'build':
      return where(view, move, [move.at]);
    case 'walk':
      return where(view, move, [move.from, move.to]);
    case 'card':
      return { kind: 'playsCard', card: move.card };
    case 'vote':
      return table.turn.kind === 'vote' ? { kind: 'givesVotes', card: table.ballot.cards[table.turn.card]!, n: move.n } : undefined;
    case 'commit':
      return { kind: 'committed', seat, resources: move.resources, votes: move.votes };
    case 'yes':
    case 'no':
      return table.turn.kind === 'aid' ? undefined : { kind: 'button', button: move.kind };
    case 'red':
    case 'blue':
    case 'next':
    case 'end':
    case 'scrap':
    case 'return':
      return { kind: 'button', button: move.kind };
    case 'take':
    case 'keep':
    case 'done':
    case 'wait':
    case 'discard':
    case 'ally':
    case 'aid':
    case 'menace':
    case 'break':
    case 'commerce':
    case 'exchange':
    case 'heroes':
    case 'wonders':
    case 'route':
    case 'bomb':
    case 'campaign':
    case 'advance':
    case 'rest':
      return isTold(view, move) ? undefined : { kind: 'button', button: buttonOf(view, move) };
    default:
      return move satisfies never;
  }
}

/** Whether everybody hears of it at once. */
function isTold(view: PatchistoryView, move: Move): boolean {
  return foresee(view, move).events.length > 0;
}

/** Who is done at home goes on to the routes. */
function buttonOf({ table, seat }: PatchistoryView, { kind }: Move): string {
  return kind === 'done' && table.turn.kind === 'movement' && !table.march[seat]!.onRoutes ? 'toRoutes' : kind;
}

/** Rows and columns as the territory will lie. */
function where(view: PatchistoryView, move: Move, cells: readonly Cell[]): PatchistoryFact | undefined {
  const { table, events } = foresee(view, move);
  const [told] = events;
  if (!told) return undefined;
  const land = table.civs[view.seat]!.cells;
  const top = Math.min(...land.map((cell) => Math.trunc(cell / WIDTH)));
  const left = Math.min(...land.map((cell) => cell % WIDTH));
  return { kind: 'where', told, spots: cells.map((cell) => [Math.trunc(cell / WIDTH) - top + 1, (cell % WIDTH) - left + 1] as const) };
}
