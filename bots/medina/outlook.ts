/** What each seat of a city may hope to have in the end: what it owns, what waits for a roof, what is still to be built. */

import type { Seat } from '#engine';
import {
  ARMS,
  BOARDS,
  COLOURS_OF,
  type Colour,
  KINDS,
  MERCHANT,
  NEUTRAL,
  NOBODY,
  NOWHERE,
  palaceTilePoints,
  ROOF,
  STABLE,
  STANDS_MERCHANT,
  STANDS_STABLE,
  spaceAt,
  type Table,
  towerTilePoints,
  WALL,
  WELL_POINTS,
} from '#games/medina';
import { type Weights, weightsFor } from './weights.ts';

/** What every palace is worth right now, owned or not: `worths` of the game, without its parts. */
export function palaceWorths(table: Table): number[] {
  const { city, ground, palaces, walls, well } = table;
  const { squares, beside, foot, lengths, twoSteps } = BOARDS[table.board]!;
  const worth = palaces.size.slice();
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i]!;
    if (city[square] !== STANDS_MERCHANT) continue;
    const near = beside[square]!;
    let counted = 0;
    for (let j = 0; j < near.length; j++) {
      const stands = city[near[j]!]!;
      if (stands < 1 || stands > STANDS_STABLE) continue;
      const palace = ground[near[j]!]!;
      // A merchant counts once for each palace that it touches; there are fewer than 32.
      if ((counted >> palace) & 1) continue;
      counted |= 1 << palace;
      worth[palace]! += 1;
    }
  }
  for (let arm = 0; arm < ARMS; arm++) {
    const length = lengths[arm >> 1]!;
    for (let n = 0; n < walls[arm]!; n++) {
      const at = foot[spaceAt(arm >> 1, arm % 2 === 0 ? n : length - 1 - n)]!;
      const stands = city[at]!;
      if (stands >= 1 && stands <= STANDS_STABLE) worth[ground[at]!]! += 1;
    }
  }
  if (well !== NOWHERE) {
    for (const at of twoSteps[well]!) {
      const stands = city[at]!;
      if (stands >= 1 && stands <= STANDS_STABLE) worth[ground[at]!]! += WELL_POINTS;
    }
  }
  return worth;
}

/** How many empty wall spaces lie at each palace: a wall will come there, and may bring the tower. */
function edges(table: Table): number[] {
  const { city, ground, palaces, walls } = table;
  const { foot, lengths } = BOARDS[table.board]!;
  const count: number[] = new Array(palaces.size.length).fill(0);
  for (let side = 0; side < lengths.length; side++) {
    const last = lengths[side]! - walls[2 * side + 1]!;
    for (let place = walls[2 * side]!; place < last; place++) {
      const at = foot[spaceAt(side, place)]!;
      const stands = city[at]!;
      if (stands >= 1 && stands <= STANDS_STABLE) count[ground[at]!]! += 1;
    }
  }
  return count;
}

/** What each seat may hope for. */
export function outlooks(table: Table, weights = weightsFor(table.seats)): number[] {
  const worth = palaceWorths(table);
  if (table.turn.kind !== 'over') for (const [palace, n] of edges(table).entries()) worth[palace]! += weights.edge * n;
  return Array.from({ length: table.seats }, (_, seat) => outlook(table, seat, worth, weights));
}

/** What the seat may hope for, less what its rivals may: half the strongest of them, half all alike. */
export function standingOf(table: Table, seat: Seat, weights = weightsFor(table.seats)): number {
  const hopes = outlooks(table, weights);
  let own = 0;
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < table.seats; other++) {
    const hoped = hopes[other]!;
    if (other === seat) own = hoped;
    else {
      if (hoped > most) most = hoped;
      sum += hoped;
    }
  }
  return own - 0.5 * most - (0.5 * sum) / (table.seats - 1);
}

function outlook(table: Table, seat: Seat, worth: readonly number[], w: Weights): number {
  const { palaces, stock, turn } = table;
  let sum = palaceTilePoints(table, seat) + towerTilePoints(table, seat);
  for (let palace = 0; palace < worth.length; palace++) if (palaces.roof[palace] === seat) sum += worth[palace]!;
  if (turn.kind === 'over') return sum;
  const own = KINDS * seat;
  for (const colour of COLOURS_OF[table.edition]) sum += hope(table, seat, colour, worth, w) + w.building * stock[own + colour]!;
  return (
    sum +
    w.stable * stock[own + STABLE]! +
    w.merchant * stock[own + MERCHANT]! +
    w.wall * stock[own + WALL]! +
    w.neutral * stock[own + NEUTRAL]! +
    w.tea * table.tea[seat]!
  );
}

function canOwn(table: Table, seat: Seat, colour: Colour): boolean {
  return table.stock[KINDS * seat + ROOF]! > 0 && ((table.owns[seat]! >> colour) & 1) === 0;
}

/** What a seat may hope for in a colour: the best palace that waits for a roof, or one that is still to be built. */
function hope(table: Table, seat: Seat, colour: Colour, worth: readonly number[], w: Weights): number {
  if (!canOwn(table, seat, colour)) return 0;
  const { palaces, turn, seats, stock } = table;
  let wanting = 0;
  let theirs = 0;
  for (let other = 0; other < seats; other++) {
    if (other !== seat) theirs += stock[KINDS * other + colour]!;
    if (canOwn(table, other, colour)) wanting++;
  }
  const own = stock[KINDS * seat + colour]!;
  let waiting = 0;
  for (let palace = 0; palace < worth.length; palace++) {
    if (palaces.colour[palace] === colour && palaces.roof[palace] === NOBODY && worth[palace]! > waiting) waiting = worth[palace]!;
  }
  let share = w.unrivalled;
  if (turn.kind === 'place') {
    if (turn.seat === seat) share = w.next;
    for (let other = turn.seat; other !== seat; other = (other + 1) % seats) if (canOwn(table, other, colour)) share *= w.rivalled;
  }
  const toCome = Math.min(w.most, (w.ownBuildings * own + w.theirBuildings * theirs) / wanting ** w.crowd);
  const hoped = Math.max(share * waiting, toCome, w.together * Math.min(w.most, toCome + waiting));
  if (wanting > 1) return hoped;
  return Math.max(hoped, Math.min(w.mostAlone, w.alone * waiting + w.ownAlone * own + (w.theirsAlone * theirs) / (seats - 1)));
}
