import type { Seat, State } from '#engine';

/** 1 to 12. */
export type Lot = number;
export const LOTS: readonly Lot[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const HAND = 3;

export interface Table {
  turn: Seat;
  /** By seat, as they were shown. */
  shown: Lot[][];
  wins: string;
}
export type Hand = Lot[];
export type Box = Lot[];
export type LotsState = State<Table, Hand, Box>;
export interface LotsEvent {
  readonly kind: 'shown';
  readonly seat: Seat;
  readonly lot: Lot;
}
