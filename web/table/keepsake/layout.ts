/** Where what each seat made stands on the sheet, below each other or side by side, the best first. */

import type { Seat } from '#engine';
import type { Final } from '../../games/board.ts';

export const WIDTH = 800;
export const PAD = 36;
const GAP = 14;
/** Where the title ends; how much a name takes; the foot. */
const TOP = 138;
const BAR = 46;
const FOOT = 84;
/** What takes the whole width is no higher than this. */
const HIGHEST = 460;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Box = ReturnType<Final['boxOf']>;

interface SheetLayout {
  readonly height: number;
  /** What all seats made together. */
  readonly board?: Place & { readonly box: Box };
  /** The name of each seat, and below it what it made. */
  readonly panels: readonly (Place & { readonly seat: Seat; readonly box?: Box })[];
}

export function layOut(order: readonly Seat[], final: Final | undefined, table: unknown): SheetLayout {
  const width = WIDTH - 2 * PAD;
  const own = final !== undefined && final.across > 0;
  const box = own ? undefined : final?.boxOf(table, 0);
  const board = box && { x: PAD, y: TOP, width, height: (width * box.height) / box.width, box };
  const across = own ? final.across : 2;
  const panels: SheetLayout['panels'][number][] = [];
  let y = TOP + (board ? board.height + GAP : 0);
  const rest = [...order];
  while (rest.length > 0) {
    // One that is left over is the first, and has the whole width.
    const row = rest.splice(0, rest.length % across || across);
    const wide = (width - GAP * (row.length - 1)) / row.length;
    const boxes = row.map((seat) => (own ? final.boxOf(table, seat) : undefined));
    const high = Math.max(...boxes.map((of) => (of ? Math.min(HIGHEST, (wide * of.height) / of.width) : 0)));
    panels.push(
      ...row.map((seat, i) => ({ seat, x: PAD + i * (wide + GAP), y, width: wide, height: high, ...(boxes[i] ? { box: boxes[i] } : {}) })),
    );
    y += BAR + high + GAP;
  }
  return { height: y + FOOT - GAP, panels, ...(board ? { board } : {}) };
}
