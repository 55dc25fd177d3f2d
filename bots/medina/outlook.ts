/** What each seat of a city may hope to have in the end: what it owns, and what a net foretells of each colour (train/medina). */

import type { Seat } from '#engine';
import { ARMS, BOARDS, COLOURS_OF, NOWHERE, STANDS_MERCHANT, STANDS_STABLE, spaceAt, type Table, WELL_POINTS } from '#games/medina';
import { Net, readNumbers } from './net.ts';
import { OF_SEAT, OPEN, OWNED, openSigns, ownedPoints, ownedSigns, seatSigns, survey } from './signs.ts';
import { WEIGHTS } from './weights.ts';

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

interface Nets {
  /** How much a colour that a seat owns will still bring it, and how much one that it does not. */
  readonly owned: Net;
  readonly open: Net;
}

const known = new Map<string, Nets>();

/** Each edition and number of seats has its own. */
function netsFor({ edition, seats }: Table): Nets {
  const name = `${edition}-${seats}`;
  let nets = known.get(name);
  if (!nets) {
    const numbers = readNumbers(WEIGHTS[name]!);
    nets = { owned: new Net(OWNED, numbers), open: new Net(OPEN, numbers.subarray(Net.sizeOf(OWNED))) };
    known.set(name, nets);
  }
  return nets;
}

/** A list to write on. */
const signs = new Float64Array(Math.max(OWNED, OPEN));

/** What each seat may hope for. */
export function outlooks(table: Table): number[] {
  survey(table);
  const nets = netsFor(table);
  const hopes: number[] = [];
  for (let seat = 0; seat < table.seats; seat++) hopes.push(outlook(table, seat, nets));
  return hopes;
}

function outlook(table: Table, seat: Seat, { owned, open }: Nets): number {
  const isOver = table.turn.kind === 'over';
  const colours = COLOURS_OF[table.edition];
  const owns = table.owns[seat]!;
  if (!isOver) {
    seatSigns(table, seat, signs);
    owned.share(signs, OF_SEAT);
    open.share(signs, OF_SEAT);
  }
  let sum = 0;
  for (let i = 0; i < colours.length; i++) {
    const colour = colours[i]!;
    if ((owns >> colour) & 1) {
      sum += ownedPoints(table, seat, colour);
      if (isOver) continue;
      ownedSigns(table, seat, colour, signs);
      sum += owned.foretell(signs, OF_SEAT);
    } else if (!isOver) {
      openSigns(table, seat, colour, signs);
      sum += open.foretell(signs, OF_SEAT);
    }
  }
  return sum;
}

/** What the seat may hope for, less what its rivals may: half the strongest of them, half all alike. */
export function leadOf(table: Table, seat: Seat): number {
  const hopes = outlooks(table);
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    const hoped = hopes[other]!;
    if (hoped > most) most = hoped;
    sum += hoped;
  }
  return hopes[seat]! - 0.5 * most - (0.5 * sum) / (table.seats - 1);
}
