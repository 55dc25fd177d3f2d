/** Who will win, judged at a glance where a turn is about to begin: what each has, and what it may hope for in the turns to come. */

import type { Seat } from '#engine';
import {
  citizenOf,
  countPile,
  homeOf,
  kindOf,
  locationOf,
  NO_CARD,
  pointsOf,
  rollsOf,
  rules,
  SLOTS,
  type Table,
  worthOf,
} from '#games/king-of-the-dice';
import { seemingWorth } from './seeming.ts';
import { type Weights, weightsFor } from './weights.ts';

/** Citizens of the draw pile at the beginning. */
const DRAW = 35;

/** The chance of each seat to win, where a turn begins or the game is over. They add up to 1. */
export function chancesOf(table: Table): readonly number[] {
  const winners = rules.outcome(table)?.winners;
  if (winners) return table.piles.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return chancesBy(outlookOf(table), weightsFor(table.seats));
}

/** What can be counted of a position. */
export interface Outlook {
  /** For each seat, from the one whose turn begins, what it has in points. */
  readonly points: readonly number[];
  /** What it may expect of a turn on this row, in points. */
  readonly turn: readonly number[];
  /** Its fairies, times those that nobody has yet. */
  readonly fairies: readonly number[];
  /** Citizens in the draw pile. */
  readonly draw: number;
  /** Stacks of one location, and of two. */
  readonly lastOnes: number;
  readonly lastTwos: number;
  readonly penalties: number;
  readonly first: Seat;
}

export function outlookOf(table: Table): Outlook {
  const { turn, seats, piles, stacks } = table;
  if (turn.kind !== 'roll') throw new Error('no turn begins');
  const order = Array.from({ length: seats }, (_, n) => (turn.seat + n) % seats);
  let free = 5;
  const fairies = order.map((seat) => {
    const own = Math.sqrt(countPile(piles[seat]!).fairies);
    free -= own;
    return own;
  });
  for (const card of table.discards) if (kindOf(card) === 'fairy') free--;
  return {
    points: order.map((seat) => worthOf(piles[seat]!)),
    turn: order.map((seat, n) => glance(table, seat, fairies[n]!)),
    fairies: fairies.map((own) => own * free),
    draw: table.draw,
    lastOnes: stacks.filter((left) => left === 1).length,
    lastTwos: stacks.filter((left) => left === 2).length,
    penalties: table.penalties,
    first: turn.seat,
  };
}

/** The chance of each seat, by its number. */
export function chancesBy({ points, turn, fairies, draw, lastOnes, lastTwos, penalties, first }: Outlook, w: Weights): number[] {
  const seats = points.length;
  // How much of a lead luck will still blur.
  const blur = Math.exp(
    w.blur +
      w.blurDraw * Math.log(draw / seats) +
      w.blurOnes * lastOnes +
      w.blurTwos * lastTwos +
      w.blurPenalties * (penalties < 3 ? 1 : 0),
  );
  const hope = points.map((own, n) => {
    const share = n === 0 ? w.turnNow : n === 1 ? w.turnNext : w.turnLater;
    return own + share * turn[n]! + (w.fairy * fairies[n]! * draw) / DRAW;
  });
  const most = Math.max(...hope);
  const weight = hope.map((own) => Math.exp((own - most) / blur));
  const sum = weight.reduce((all, one) => all + one, 0);
  return hope.map((_, seat) => weight[(seat - first + seats) % seats]! / sum);
}

/** What a turn on this row seems to bring, in points. */
function glance(table: Table, seat: Seat, fairies: number): number {
  const takes = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (table.row[slot] !== NO_CARD) takes.push({ citizen: table.row[slot]!, worth: gainOf(table, slot, fairies) });
  }
  return seemingWorth({ takes, stop: pointsOf(table.penalty) }, rollsOf(table, seat));
}

/** What the citizen in a slot brings, in points. */
function gainOf(table: Table, slot: number, fairies: number): number {
  const card = table.row[slot]!;
  if (card === NO_CARD) return 0;
  const location = homeOf(card) === slot ? pointsOf(locationOf(slot, table.stacks[slot]!)) : 0;
  const { kind, points } = citizenOf(card);
  switch (kind) {
    case 'fairy':
      return 2 * fairies + 1 + location;
    case 'elf':
      return points + location + weightsFor(table.seats).elf;
    case 'apprentice':
      return points + location + weightsFor(table.seats).extra;
    case 'hypnotist':
      return points + (slot + 1 < SLOTS ? gainOf(table, slot + 1, fairies) : 0);
    case 'dragon':
      return -points / (table.seats - 1);
    case 'bourgeois':
    case 'dwarf':
    case 'gnome':
    case 'orc':
    case 'kobold':
      return points + location;
    default:
      return kind satisfies never;
  }
}
