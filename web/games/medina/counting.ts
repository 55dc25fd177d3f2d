/** The final count, entry by entry, in the order in which it is added up before the eyes. */

import type { Seat } from '#engine';
import { COLOURS, COLOURS_OF, count, NOBODY, type Palace, sumOf, type Table, type Worth, worths } from '#games/medina';

/** [M10.4] What a palace is worth by itself: the well is counted apart, here as in the result. */
export function plainWorth(worth: Worth): number {
  return sumOf(worth) - worth.well;
}

interface Entry {
  /** The row of the count. */
  readonly row: number;
  readonly seat: Seat;
  readonly points: number;
  /** The palace that is counted, or NOBODY. */
  readonly palace: Palace;
  readonly worth?: Worth;
}

/** Palace by palace, then the well, then the tiles; what brings nothing is passed over. */
export function entriesOf(table: Table): Entry[] {
  const { palaces, edition, seats } = table;
  const worth = worths(table);
  return count(table).flatMap(({ what, points }, row) => {
    const colour = COLOURS.indexOf(what as (typeof COLOURS)[number]);
    const isColour = COLOURS_OF[edition].includes(colour);
    return Array.from({ length: seats }, (_, seat): Entry => {
      const palace = isColour ? palaces.roof.findIndex((roof, i) => roof === seat && palaces.colour[i] === colour) : NOBODY;
      const whole = worth[palace];
      return { row, seat, points: points[seat]!, palace, ...(whole ? { worth: { ...whole, well: 0 } } : {}) };
    }).filter(({ points }) => points > 0);
  });
}
