/** The faces of a wooden block, by the sides on which it goes on in its neighbours. Origin: the upper left of its square. */

import { ACROSS, DOWN } from './layout.ts';
import { BELOW, type Joins, LEFT, RIGHT, UP } from './sprites.ts';

export interface Faces {
  readonly top: string;
  readonly front: string;
  /** The lit edge of the upper face. */
  readonly edge: string;
  /** Where it meets its neighbours. */
  readonly seams: string;
  readonly shadow: string;
  /** The middle of the upper face, and the upper and lower end of the front. */
  readonly x: number;
  readonly y: number;
  readonly brow: number;
}

const INSET = 3;
const BEND = 4.5;

function facesOf(joins: Joins, high: number): Faces {
  const l = joins & LEFT ? 0 : INSET;
  const r = ACROSS - (joins & RIGHT ? 0 : INSET);
  const t = (joins & UP ? 0 : INSET + 1) - high;
  const b = DOWN - (joins & BELOW ? 0 : INSET) - high;
  const bend = (...sides: Joins[]) => (sides.some((side) => joins & side) ? 0 : BEND);
  const [nw, ne, se, sw] = [bend(UP, LEFT), bend(UP, RIGHT), bend(BELOW, RIGHT), bend(BELOW, LEFT)];
  const top = `M${l} ${t + nw}q0-${nw} ${nw}-${nw}H${r - ne}q${ne} 0 ${ne} ${ne}V${b - se}q0 ${se}-${se} ${se}H${l + sw}q-${sw} 0-${sw}-${sw}z`;
  const front =
    joins & BELOW
      ? ''
      : `M${l} ${b - sw}q0 ${sw} ${sw} ${sw}H${r - se}q${se} 0 ${se}-${se}V${b + high - se / 2}q0 ${se / 2}-${se / 2} ${se / 2}H${l + sw / 2}q-${sw / 2} 0-${sw / 2}-${sw / 2}z`;
  const edge = `${joins & LEFT ? `M${l}` : `M${l + 1.2} ${b - BEND}V${t + nw + 1}Q${l + 1.2}`} ${t + 1.2} ${l + nw + 1} ${t + 1.2}${joins & UP ? '' : `H${r - ne}`}`;
  const seams = `${joins & RIGHT ? `M${r} ${t + 2}V${b - 2}` : ''}${joins & BELOW ? `M${l + 2} ${b}H${r - 2}` : ''}`;
  const shadow = `M${l + 4} ${t + high + 5}H${r + 5}V${b + high + 4}H${l + 4}z`;
  return { top, front, edge: joins & LEFT || joins & UP ? '' : edge, seams, shadow, x: (l + r) / 2, y: (t + b) / 2, brow: b };
}

export const BLOCK = 13;
const SHED = 7;
export const BLOCK_FACES: readonly Faces[] = Array.from({ length: 16 }, (_, joins) => facesOf(joins, BLOCK));
export const SHED_FACES: readonly Faces[] = Array.from({ length: 16 }, (_, joins) => facesOf(joins, SHED));
