/** Every placement there can be, made once. */

import { BOARDS, EVERY_SPACE, EVERY_SQUARE } from './board.ts';
import { COLOURS, NOWHERE, type Placement } from './pieces.ts';

export const BUILD: readonly (readonly Placement[])[] = COLOURS.map((_, colour) =>
  EVERY_SQUARE.map((at): Placement => ({ kind: 'build', colour, at })),
);
export const STABLES: readonly Placement[] = EVERY_SQUARE.map((at): Placement => ({ kind: 'stable', at }));
export const MERCHANTS: readonly Placement[] = EVERY_SQUARE.map((at): Placement => ({ kind: 'merchant', at }));
export const WALLS: readonly Placement[] = EVERY_SPACE.map((at): Placement => ({ kind: 'wall', at }));
/** Roofs by colour, then by square; NOWHERE comes first. */
export const ROOFS: readonly (readonly Placement[])[] = COLOURS.map((_, colour) =>
  [NOWHERE, ...EVERY_SQUARE].map((at): Placement => ({ kind: 'roof', colour, at })),
);
export const SHUTS: readonly (readonly Placement[])[] = COLOURS.map((_, colour) =>
  [NOWHERE, ...EVERY_SQUARE].map((at): Placement => ({ kind: 'neutral', colour, at })),
);

/** Those on a board. */
export const EVERY_PLACEMENT: readonly Placement[] = [BUILD, [STABLES, MERCHANTS], ROOFS, SHUTS]
  .flat(2)
  .concat(BOARDS[0]!.spaces.map((space) => WALLS[space]!));
