/** Judges each placement, with the one that follows it in the turn, by what it does to the scores and to the hopes for palaces that nobody owns yet. */

import { type Chance, clone, FastChance, quiet, type Seat, type View } from '#engine';
import {
  COLOURS_OF,
  type Colour,
  KINDS,
  MERCHANT,
  type MedinaState,
  type MedinaView,
  type Move,
  NEUTRAL,
  NOBODY,
  palaceTilePoints,
  ROOF,
  rules,
  STABLE,
  sumOf,
  type Table,
  towerTilePoints,
  WALL,
  worths,
} from '#games/medina';
import type { Bot } from './bot.ts';

/** The share of its worth that a palace without a roof promises: to who moves next, and to who comes later without a rival. */
const NEXT = 0.97;
const UNRIVALLED = 0.85;
/** What each rival who moves before, and wants it too, leaves of that. */
const LEFT = 0.7;
/** What a building in the own stock, and in that of others, promises to who has no palace of its colour, and the most that is hoped for. */
const OWN = 0.65;
const OTHERS = 0.57;
const MOST = 11;
/** Rivals for a colour leave less of what is to come, however many: each palace has one owner. */
const CROWD = 1.3;
/** A palace that waits and the buildings to come together promise this share. */
const TOGETHER = 0.5;
/** What a piece in stock, and a tea tile, is worth for being free to wait. */
const KEPT_STABLE = 0.67;
const KEPT_MERCHANT = 0.23;
const KEPT_WALL = 0.5;
const KEPT_BUILDING = 0.15;
const KEPT_NEUTRAL = 1.5;
const KEPT_TEA = 0.2;
/** How much the prospects of rivals count against the own. */
const ENVY = 1.2;

/** So many pieces, the best by themselves, are judged by the best piece that can follow them in the turn. */
const WIDE = 12;

export const greedy: Bot = {
  name: 'greedy',
  choose(_game, view, chance) {
    return choose(view as View as MedinaView, chance);
  },
};

/** Nothing is drawn after the set-up. */
const luck = new FastChance(0);

interface Try {
  readonly move: Move;
  /** What it leads to. */
  readonly table: Table;
  worth: number;
}

function triesOf(table: Table, seat: Seat): Try[] {
  return rules.moves({ seat, table, hand: [] }).map((move) => {
    const state: MedinaState = { table: clone(table), hands: [], box: [] };
    rules.play(state, seat, move, luck, quiet);
    return { move, table: state.table, worth: judge(state.table, seat) };
  });
}

function choose({ seat, table }: MedinaView, chance: Chance): Move {
  // Of equals any, each as likely: no two games need be alike.
  const tries = chance
    .shuffle(triesOf(table, seat))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, WIDE);
  for (const one of tries) {
    const { turn } = one.table;
    if (turn.kind === 'place' && turn.seat === seat && turn.placed > 0)
      one.worth = Math.max(...triesOf(one.table, seat).map(({ worth }) => worth));
  }
  return tries.reduce((best, one) => (one.worth > best.worth ? one : best)).move;
}

/** What the seat has and hopes for, against the best of its rivals; who knows what each palace is worth may tell it. */
export function judge(table: Table, seat: Seat, worth: readonly number[] = worths(table).map(sumOf)): number {
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  let rivals = 0;
  for (let other = 0; other < table.seats; other++) {
    const prospect = prospectOf(table, other, worth);
    if (other === seat) own = prospect;
    else {
      rival = Math.max(rival, prospect);
      rivals += prospect;
    }
  }
  return own - ENVY * (0.5 * rival + (0.5 * rivals) / (table.seats - 1));
}

function prospectOf(table: Table, seat: Seat, worth: readonly number[]): number {
  const { palaces, stock, turn } = table;
  let sum = palaceTilePoints(table, seat) + towerTilePoints(table, seat);
  for (let palace = 0; palace < worth.length; palace++) if (palaces.roof[palace] === seat) sum += worth[palace]!;
  if (turn.kind === 'over') return sum;
  for (const colour of COLOURS_OF[table.edition]) sum += hope(table, seat, colour, worth);
  const own = KINDS * seat;
  sum += KEPT_STABLE * stock[own + STABLE]!;
  sum += KEPT_MERCHANT * stock[own + MERCHANT]!;
  sum += KEPT_WALL * stock[own + WALL]!;
  for (const colour of COLOURS_OF[table.edition]) sum += KEPT_BUILDING * stock[own + colour]!;
  sum += KEPT_NEUTRAL * stock[own + NEUTRAL]!;
  return sum + KEPT_TEA * table.tea[seat]!;
}

function canOwn(table: Table, seat: Seat, colour: Colour): boolean {
  return table.stock[KINDS * seat + ROOF]! > 0 && ((table.owns[seat]! >> colour) & 1) === 0;
}

/** What a seat may hope for in a colour: the best palace that waits for a roof, or one that is still to be built. */
function hope(table: Table, seat: Seat, colour: Colour, worth: readonly number[]): number {
  if (!canOwn(table, seat, colour)) return 0;
  const { palaces, turn, seats, stock } = table;
  let wanting = 0;
  let buildings = 0;
  for (let other = 0; other < seats; other++) {
    buildings += (other === seat ? OWN : OTHERS) * stock[KINDS * other + colour]!;
    if (canOwn(table, other, colour)) wanting++;
  }
  let share = UNRIVALLED;
  if (turn.kind === 'place') {
    if (turn.seat === seat) share = NEXT;
    for (let other = turn.seat; other !== seat; other = (other + 1) % seats) if (canOwn(table, other, colour)) share *= LEFT;
  }
  let waiting = 0;
  for (let palace = 0; palace < worth.length; palace++) {
    if (palaces.colour[palace] === colour && palaces.roof[palace] === NOBODY) waiting = Math.max(waiting, worth[palace]!);
  }
  const toCome = Math.min(MOST, buildings / (wanting > 1 ? CROWD : 1));
  return Math.max(share * waiting, toCome, TOGETHER * Math.min(MOST, toCome + waiting));
}
