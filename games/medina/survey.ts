/** What can be placed, found in few passes over the board and without making anything. */

import type { Seat } from '#engine';
import { ARMS, BOARDS, type Board, SQUARES } from './board.ts';
import { findSteps, isStart } from './market.ts';
import {
  COLOURS,
  COLOURS_OF,
  type Colour,
  EMPTY,
  FREE,
  KINDS,
  MERCHANT,
  NEAR,
  NEUTRAL,
  NOBODY,
  NOWHERE,
  ROOF,
  type Space,
  type Square,
  STABLE,
  type Table,
  type Turn,
  USED_NEUTRAL,
  USED_ROOF,
  WALL,
} from './pieces.ts';
import { canWall, nextSpace } from './walls.ts';

/** The ground of the city, as it was when it was last surveyed. Read it at once: the next survey changes it. */
export const survey = {
  /** Squares where a palace could begin. */
  starts: new Array<Square>(SQUARES).fill(0),
  startCount: 0,
  /** Squares where a palace could grow, and which. */
  growths: new Array<Square>(SQUARES).fill(0),
  growing: new Array<number>(SQUARES).fill(0),
  growthCount: 0,
  /** For each colour the palace that must be enlarged before another can begin, or NOBODY. */
  open: COLOURS.map(() => NOBODY as number),
};

export function surveyCity(table: Table): void {
  const { ground, city, palaces } = table;
  const { squares } = BOARDS[table.board] as Board;
  const { starts, growths, growing, open } = survey;
  let startCount = 0;
  let growthCount = 0;
  open.fill(NOBODY);
  for (let i = 0; i < squares.length; i++) {
    const square = squares[i] as Square;
    const palace = ground[square] as number;
    if (palace === FREE) starts[startCount++] = square;
    else if (palace >= 0 && palace < NEAR && city[square] === EMPTY) {
      growths[growthCount] = square;
      growing[growthCount++] = palace;
      if (palaces.roof[palace] === NOBODY) open[palaces.colour[palace] as Colour] = palace;
    }
  }
  survey.startCount = startCount;
  survey.growthCount = growthCount;
}

/** [M3.6] The colours that a turn has used up: only Ditt's variant counts them. */
export function usedUp(table: Table, turn: Turn): number {
  return table.edition === 'ditt' && turn.kind === 'place' ? turn.used : 0;
}

/** [M6.2] Whether the seat could put its own roof, or a neutral one, on a palace of the colour. */
export function mayRoof(table: Table, seat: Seat, colour: Colour, used: number): boolean {
  return (
    (table.stock[KINDS * seat + ROOF] as number) > 0 && (used & USED_ROOF) === 0 && (((table.owns[seat] as number) >> colour) & 1) === 0
  );
}

/** [M6.3] [M6.4] */
export function mayShut(table: Table, seat: Seat, colour: Colour, used: number): boolean {
  if ((table.stock[KINDS * seat + NEUTRAL] as number) === 0 || (used & USED_NEUTRAL) !== 0) return false;
  return table.edition !== 'ditt' || (((table.blockades[seat] as number) >> colour) & 1) === 1;
}

/** Whether the seat can put its own roof anywhere. */
export function canRoof(table: Table, seat: Seat, used: number): boolean {
  const { roof, colour } = table.palaces;
  for (let palace = 0; palace < roof.length; palace++) {
    if (roof[palace] === NOBODY && mayRoof(table, seat, colour[palace] as Colour, used)) return true;
  }
  return false;
}

function canShut(table: Table, seat: Seat, used: number): boolean {
  const { roof, colour } = table.palaces;
  for (let palace = 0; palace < roof.length; palace++) {
    if (roof[palace] === NOBODY && mayShut(table, seat, colour[palace] as Colour, used)) return true;
  }
  return false;
}

const steps: Square[] = new Array(SQUARES).fill(0);

/** [M7] Puts every square where a merchant may stand into a list, from its start, and says how many there are. */
export function merchantSquares(table: Table, into: Square[]): number {
  let n = findSteps(table, into);
  if (n > 0) return n;
  for (const square of (BOARDS[table.board] as Board).squares) if (isStart(table, square)) into[n++] = square;
  return n;
}

/** [M8] The same for walls. */
export function wallSpaces(table: Table, into: Space[]): number {
  let n = 0;
  for (let arm = 0; arm < ARMS; arm++) {
    const space = nextSpace(table, arm);
    if (space !== NOWHERE) into[n++] = space;
  }
  return n;
}

/** [M3.4] Whether the seat can place any of its pieces. */
export function canPlace(table: Table, seat: Seat, used: number): boolean {
  const { stock } = table;
  const own = KINDS * seat;
  if ((stock[own + WALL] as number) > 0 && canWall(table)) return true;
  if ((stock[own + MERCHANT] as number) > 0 && merchantSquares(table, steps) > 0) return true;
  if (canRoof(table, seat, used) || canShut(table, seat, used)) return true;
  let buildings = 0;
  for (const colour of COLOURS_OF[table.edition]) if (((used >> colour) & 1) === 0) buildings += stock[own + colour] as number;
  if (buildings === 0 && stock[own + STABLE] === 0) return false;
  surveyCity(table);
  if ((stock[own + STABLE] as number) > 0 && survey.growthCount > 0) return true;
  for (const colour of COLOURS_OF[table.edition]) {
    if ((stock[own + colour] as number) === 0 || ((used >> colour) & 1) === 1) continue;
    if (survey.open[colour] !== NOBODY || survey.startCount > 0) return true;
  }
  return false;
}

/** [M3.7] Whether the seat, alone in the game, has to spend its second piece on a roof. */
export function mustRoof(table: Table): boolean {
  const { turn, seats } = table;
  if (table.edition !== 'first' || turn.kind !== 'place' || turn.left > 1 || (turn.used & USED_ROOF) !== 0) return false;
  if (!canRoof(table, turn.seat, 0)) return false;
  for (let seat = 0; seat < seats; seat++) if (seat !== turn.seat && canPlace(table, seat, 0)) return false;
  return true;
}
