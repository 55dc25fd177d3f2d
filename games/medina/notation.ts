/**
 * `b orange f4` builds, `s g4` sets a stable, `m c7` a merchant, `w N5` a wall; `r brown` roofs the brown palace (`r brown f4` where
 * several are open to it), `n brown` does so with a neutral roof or a blockade dome; `tea` rests.
 */

import { spaceAt, squareAt, WIDTH } from './board.ts';
import { EVERY_PLACEMENT } from './every-placement.ts';
import { COLOURS, type Move, NOWHERE, SIDES, type Space, type Square } from './pieces.ts';

/** Columns a to p from the west, rows 1 to 11 from the north. */
export function writeSquare(square: Square): string {
  return `${String.fromCharCode(97 + (square % WIDTH))}${1 + Math.floor(square / WIDTH)}`;
}

export function readSquare(text: string): Square | undefined {
  if (!/^[a-p](?:[1-9]|1[01])$/.test(text)) return undefined;
  return squareAt(text.charCodeAt(0) - 97, Number(text.slice(1)) - 1);
}

/** North and south are counted from the west, east and west from the north. */
export function writeSpace(space: Space): string {
  return `${SIDES[Math.floor(space / WIDTH)]}${1 + (space % WIDTH)}`;
}

export function readSpace(text: string): Space | undefined {
  if (!/^(?:[NS](?:[1-9]|1[0-6])|[EW](?:[1-9]|1[01]))$/.test(text)) return undefined;
  return spaceAt(SIDES.indexOf(text[0]!), Number(text.slice(1)) - 1);
}

export function writeMove(move: Move): string {
  switch (move.kind) {
    case 'build':
      return `b ${COLOURS[move.colour]} ${writeSquare(move.at)}`;
    case 'stable':
      return `s ${writeSquare(move.at)}`;
    case 'merchant':
      return `m ${writeSquare(move.at)}`;
    case 'wall':
      return `w ${writeSpace(move.at)}`;
    case 'roof':
    case 'neutral':
      return `${move.kind === 'roof' ? 'r' : 'n'} ${COLOURS[move.colour]}${move.at === NOWHERE ? '' : ` ${writeSquare(move.at)}`}`;
    case 'tea':
      return 'tea';
    default:
      return move satisfies never;
  }
}

/** There is one way to write each move. */
const WRITTEN: ReadonlyMap<string, Move> = new Map([...EVERY_PLACEMENT, { kind: 'tea' } as const].map((move) => [writeMove(move), move]));

export function readMove(text: string): Move | undefined {
  return WRITTEN.get(text);
}
