/** What a table shows of each palace, and of each colour for each seat: the signs by which points to come are foretold. */

import type { Seat } from '#engine';
import {
  ARMS,
  BOARDS,
  COLOURS_OF,
  type Colour,
  EMPTY,
  FREE,
  KINDS,
  MERCHANT,
  NEAR,
  NEUTRAL,
  NEUTRAL_ROOF,
  NOBODY,
  NOWHERE,
  type Palace,
  PURPLE,
  STABLE,
  STANDS_MERCHANT,
  STANDS_STABLE,
  spaceAt,
  type Table,
  TILE_POINTS,
  TOWER_OF_ARM,
  TOWERS,
  WALL,
  WELL_POINTS,
} from '#games/medina';

/** There are no more palaces. */
const MOST = 32;
/** Of each palace: what it counts right now, tiles apart; the tower tiles that it holds. */
const worth = new Float64Array(MOST);
const towers = new Float64Array(MOST);
/** The squares on which it can grow, those of them at the well, and those beside it where a line of merchants can go on. */
const growths = new Float64Array(MOST);
/** How often the squares on which it can grow lie beside one on which nothing has begun: the room beyond them. */
const room = new Float64Array(MOST);
const springs = new Float64Array(MOST);
const steps = new Float64Array(MOST);
/** The empty wall spaces at it, and the towers whose walls come near: their points, the less the farther. */
const edges = new Float64Array(MOST);
const pull = new Float64Array(MOST);
/** Squares on which a palace can begin. */
let free = 0;

const isPart = (stands: number) => stands > EMPTY && stands <= STANDS_STABLE;

/** Looks at a whole table; what is asked after this is asked of it. */
export function survey(table: Table): void {
  const { city, ground, palaces, walls, well, ends } = table;
  const { squares, beside, foot, lengths, twoSteps } = BOARDS[table.board]!;
  const many = palaces.size.length;
  for (let palace = 0; palace < many; palace++) {
    worth[palace] = palaces.size[palace]!;
    towers[palace] = 0;
    growths[palace] = 0;
    room[palace] = 0;
    springs[palace] = 0;
    steps[palace] = 0;
    edges[palace] = 0;
    pull[palace] = 0;
  }
  free = 0;
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i]!;
    const stands = city[square]!;
    if (stands === EMPTY) {
      const palace = ground[square]!;
      if (palace === FREE) free++;
      else if (palace >= 0 && palace < NEAR) {
        growths[palace]! += 1;
        const near = beside[square]!;
        for (let j = 0; j < near.length; j++) if (ground[near[j]!] === FREE) room[palace]! += 1;
      }
    } else if (stands === STANDS_MERCHANT) countBeside(table, beside[square]!, worth);
  }
  for (let i = 0; i < ends.length; i++) {
    const near = beside[ends[i]!]!;
    for (let j = 0; j < near.length; j++) {
      const square = near[j]!;
      if (city[square] !== EMPTY) continue;
      const around = beside[square]!;
      let merchants = 0;
      for (let k = 0; k < around.length; k++) if (city[around[k]!] === STANDS_MERCHANT) merchants++;
      if (merchants === 1) countBeside(table, around, steps);
    }
  }
  for (let side = 0; side < lengths.length; side++) {
    const begin = walls[2 * side]!;
    const end = lengths[side]! - walls[2 * side + 1]!;
    for (let place = 0; place < lengths[side]!; place++) {
      const at = foot[spaceAt(side, place)]!;
      if (!isPart(city[at]!)) continue;
      const palace = ground[at]!;
      if (place < begin || place >= end) worth[palace]! += 1;
      else {
        edges[palace]! += 1;
        reach(table, palace, 2 * side, place - begin);
        reach(table, palace, 2 * side + 1, end - 1 - place);
      }
    }
  }
  if (well !== NOWHERE) {
    const springing = twoSteps[well]!;
    for (let i = 0; i < springing.length; i++) {
      const at = springing[i]!;
      const palace = ground[at]!;
      if (isPart(city[at]!)) worth[palace]! += WELL_POINTS;
      else if (palace >= 0 && palace < NEAR) springs[palace]! += 1;
    }
  }
  for (let tower = 0; tower < TOWERS; tower++) {
    const holder = table.towerTiles[tower]!;
    if (holder !== NOBODY) towers[holder]! += tower + 1;
  }
  countStocks(table);
}

/** Counts a square once for each palace that it touches. */
function countBeside({ city, ground }: Table, near: readonly number[], into: Float64Array): void {
  let counted = 0;
  for (let i = 0; i < near.length; i++) {
    if (!isPart(city[near[i]!]!)) continue;
    const palace = ground[near[i]!]!;
    if ((counted >> palace) & 1) continue;
    counted |= 1 << palace;
    into[palace]! += 1;
  }
}

function reach({ palaces }: Table, palace: Palace, arm: number, distance: number): void {
  if (((palaces.arms[palace]! >> arm) & 1) === 0) pull[palace]! += (TOWER_OF_ARM[arm]! + 1) / (1 + distance);
}

/** How many signs there are of a seat; with those of a palace after them; and with those of a colour that it owns, or may still own. */
export const OF_SEAT = 20;
const OF_PALACE = OF_SEAT + 9;
export const OWNED = OF_PALACE + 10;
export const OPEN = OF_PALACE + 18;

function canOwn({ owns }: Table, seat: Seat, colour: Colour): boolean {
  return ((owns[seat]! >> colour) & 1) === 0;
}

/** What each seat has in stock: stables, merchants, walls, neutral roofs, tea, buildings, colours that it may still own; then all seats together. */
const STOCKS = 7;
const stocks = new Float64Array(STOCKS * (4 + 1));

function countStocks(table: Table): void {
  const { stock, seats, tea, edition } = table;
  const colours = COLOURS_OF[edition];
  const sum = STOCKS * seats;
  stocks.fill(0, sum, sum + STOCKS);
  for (let seat = 0; seat < seats; seat++) {
    const own = KINDS * seat;
    const at = STOCKS * seat;
    let buildings = 0;
    let open = 0;
    for (let i = 0; i < colours.length; i++) {
      buildings += stock[own + colours[i]!]!;
      if (canOwn(table, seat, colours[i]!)) open++;
    }
    stocks[at] = stock[own + STABLE]! / 4;
    stocks[at + 1] = stock[own + MERCHANT]! / 8;
    stocks[at + 2] = stock[own + WALL]! / 10;
    stocks[at + 3] = stock[own + NEUTRAL]! / 2;
    stocks[at + 4] = tea[seat]! / 3;
    stocks[at + 5] = buildings / 20;
    stocks[at + 6] = open / 4;
    for (let n = 0; n < STOCKS; n++) stocks[sum + n]! += stocks[at + n]!;
  }
}

/** Puts what is to be seen of a seat before all else. */
export function seatSigns({ turn, seats, teaPile }: Table, seat: Seat, into: Float64Array): void {
  const rivals = seats - 1;
  into[0] = 0;
  into[1] = 0;
  into[2] = 0;
  into[3] = 0;
  if (turn.kind === 'place') {
    const away = (seat - turn.seat + seats) % seats;
    if (away === 0) into[0] = 1;
    into[away === 0 ? 1 : 3] = turn.left / 3;
    into[2] = away / rivals;
  }
  for (let n = 0; n < STOCKS; n++) {
    const own = stocks[STOCKS * seat + n]!;
    into[4 + n] = own;
    into[4 + STOCKS + n] = (stocks[STOCKS * seats + n]! - own) / rivals;
  }
  into[18] = free / 60;
  into[19] = teaPile > 0 ? 1 : 0;
}

/** Tower points that a roof would bring a palace right now. */
function towersAt({ palaces }: Table, palace: Palace): number {
  let points = 0;
  let seen = 0;
  for (let arm = 0; arm < ARMS; arm++) {
    const tower = TOWER_OF_ARM[arm]!;
    if (((palaces.arms[palace]! >> arm) & 1) === 0 || (seen >> tower) & 1) continue;
    seen |= 1 << tower;
    points += tower + 1;
  }
  return points;
}

/** The palace of the colour that waits for a roof and is worth most, or NOBODY. */
function bestWaiting({ palaces }: Table, colour: Colour, but: Palace = NOBODY): Palace {
  let best: Palace = NOBODY;
  for (let palace = 0; palace < palaces.size.length; palace++) {
    if (palaces.colour[palace] !== colour || palaces.roof[palace] !== NOBODY || palace === but) continue;
    if (best === NOBODY || worth[palace]! > worth[best]!) best = palace;
  }
  return best;
}

function palaceSigns({ palaces }: Table, palace: Palace, into: Float64Array): void {
  into[OF_SEAT] = worth[palace]! / 15;
  into[OF_SEAT + 1] = palaces.size[palace]! / 10;
  into[OF_SEAT + 2] = growths[palace]! / 8;
  into[OF_SEAT + 3] = edges[palace]! / 4;
  into[OF_SEAT + 4] = steps[palace]! / 3;
  into[OF_SEAT + 5] = pull[palace]! / 4;
  into[OF_SEAT + 6] = springs[palace]!;
  into[OF_SEAT + 7] = growths[palace] === 0 ? 1 : 0;
  into[OF_SEAT + 8] = room[palace]! / 16;
}

/** What the seat counts in a colour right now: the palace that it owns, with its tiles. */
export function ownedPoints(table: Table, seat: Seat, colour: Colour): number {
  const palace = ownedPalace(table, seat, colour);
  return worth[palace]! + towers[palace]! + (table.palaceTiles[colour] === palace ? TILE_POINTS[colour]! : 0);
}

function ownedPalace({ palaces }: Table, seat: Seat, colour: Colour): Palace {
  for (let palace = 0; palace < palaces.size.length; palace++)
    if (palaces.colour[palace] === colour && palaces.roof[palace] === seat) return palace;
  return NOBODY;
}

/** Signs of a colour that the seat owns. */
export function ownedSigns(table: Table, seat: Seat, colour: Colour, into: Float64Array): void {
  const { palaces, seats, stock, palaceTiles } = table;
  const palace = ownedPalace(table, seat, colour);
  palaceSigns(table, palace, into);
  const at = OF_PALACE;
  into.fill(0, at, OWNED);
  const size = palaces.size[palace]!;
  const holds = palaceTiles[colour] === palace;
  let rival = 0;
  let waiting = 0;
  for (let other = 0; other < palaces.size.length; other++) {
    if (palaces.colour[other] !== colour || other === palace) continue;
    const roof = palaces.roof[other]!;
    if (roof === NOBODY) waiting = Math.max(waiting, palaces.size[other]!);
    else if (roof <= NEUTRAL_ROOF) rival = Math.max(rival, palaces.size[other]!);
  }
  into[at] = towers[palace]! / 4;
  into[at + 1] = TILE_POINTS[colour]! / 4;
  into[at + 2] = holds ? TILE_POINTS[colour]! / 4 : 0;
  into[at + 3] = (clamp(size - rival) * TILE_POINTS[colour]!) / 12;
  into[at + 4] = (clamp(size - waiting) * TILE_POINTS[colour]!) / 12;
  for (let other = 0; other < seats; other++) {
    const buildings = stock[KINDS * other + colour]!;
    if (other === seat) into[at + 5]! += buildings / 8;
    else if (canOwn(table, other, colour)) {
      into[at + 6]! += 1 / (seats - 1);
      into[at + 7]! += buildings / 8 / (seats - 1);
    } else into[at + 8]! += buildings / 8 / (seats - 1);
  }
  into[at + 9] = towersAt(table, palace) / 4;
}

/** Signs of a colour that the seat may still own. */
export function openSigns(table: Table, seat: Seat, colour: Colour, into: Float64Array): void {
  const { palaces, seats, stock, palaceTiles, turn, edition, blockades } = table;
  const at = OF_PALACE;
  into.fill(0, OF_SEAT, OPEN);
  const palace = bestWaiting(table, colour);
  const holder = palaceTiles[colour]!;
  const held = holder === NOBODY ? 0 : palaces.size[holder]!;
  if (palace !== NOBODY) {
    palaceSigns(table, palace, into);
    into[at] = 1;
    into[at + 1] = towersAt(table, palace) / 4;
    into[at + 2] = palaces.size[palace]! > held ? TILE_POINTS[colour]! / 4 : 0;
    const next = bestWaiting(table, colour, palace);
    if (next !== NOBODY) into[at + 3] = worth[next]! / 15;
  }
  into[at + 4] = TILE_POINTS[colour]! / 4;
  into[at + 5] = held / 10;
  for (let other = 0; other < seats; other++) {
    const buildings = stock[KINDS * other + colour]!;
    if (other === seat) into[at + 6]! += buildings / 8;
    else if (canOwn(table, other, colour)) {
      into[at + 7]! += 1 / (seats - 1);
      into[at + 8]! += buildings / 8 / (seats - 1);
    } else into[at + 9]! += buildings / 8 / (seats - 1);
  }
  if (into[at + 7] === 0) {
    // Nobody else wants it: what waits is safe.
    into[at + 10] = 1;
    into[at + 11] = into[OF_SEAT]!;
  }
  if (turn.kind === 'place') {
    let before = 0;
    for (let other = turn.seat; other !== seat; other = (other + 1) % seats) if (canOwn(table, other, colour)) before++;
    into[at + 12] = before / (seats - 1);
    into[at + 13] = before === 0 ? into[OF_SEAT]! : 0;
    into[at + 14] = before > 0 ? into[OF_SEAT]! : 0;
  }
  into[at + 15] = colour === PURPLE ? 1 : 0;
  if (edition === 'ditt') {
    into[at + 16] = (blockades[seat]! >> colour) & 1;
    into[at + 17] = (blockades[1 - seat]! >> colour) & 1;
  }
}

function clamp(n: number): number {
  return Math.max(-3, Math.min(3, n));
}
