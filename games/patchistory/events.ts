import type { Seat, Tell } from '#engine';
import type { Building, Card, Cell, Face, Good, How, Route, Tile, Worker } from './pieces.ts';

/** What happened; `goods` are by GOODS, `shows` is what a tile is called by (`showsOf` in `data/data.ts`). */
export type PatchistoryEvent =
  | { readonly kind: 'era'; readonly era: number }
  | { readonly kind: 'round'; readonly era: number; readonly round: number; readonly first: Seat }
  | { readonly kind: 'offered'; readonly tile: Tile; readonly side: number; readonly shows: string }
  | { readonly kind: 'waited'; readonly seat: Seat }
  | { readonly kind: 'pawned'; readonly seat: Seat; readonly culture: number }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly tile: Tile; readonly shows: string; readonly stake: number }
  /** A secret choice was made; what, is told when all have chosen. */
  | { readonly kind: 'chose'; readonly seat: Seat }
  | { readonly kind: 'bidShown'; readonly seat: Seat; readonly tile: Tile; readonly shows: string; readonly stake: number }
  | { readonly kind: 'won'; readonly seat: Seat; readonly tile: Tile; readonly side: number; readonly shows: string; readonly paid: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly tile: Tile; readonly shows: string }
  | {
      readonly kind: 'patched';
      readonly seat: Seat;
      readonly face: Face;
      readonly at: Cell;
      readonly how: How;
    }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly tile: Tile; readonly shows: string }
  /** A worker stands on a new place: settled for free, trained, Moses, or come home. */
  | { readonly kind: 'settled'; readonly seat: Seat; readonly at: Cell; readonly from: 'track' | 'route' | 'crowd' }
  /** Nowhere to stand: back to the track. */
  | { readonly kind: 'homeless'; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly effect: string; readonly worker: Worker }
  | { readonly kind: 'allied'; readonly a: Seat; readonly b: Seat; readonly route: Route }
  | { readonly kind: 'calledOff'; readonly route: Route; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'found'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly shows: readonly string[] }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly tile: Tile; readonly shows: string }
  /** Something a hero, wonder or frame brought or cost. */
  | { readonly kind: 'effect'; readonly seat: Seat; readonly effect: string; readonly goods: readonly number[] }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly effect: string }
  | { readonly kind: 'aidOffered'; readonly seat: Seat; readonly to: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'aidAnswered'; readonly seat: Seat; readonly to: Seat; readonly yes: boolean; readonly culture: number }
  | { readonly kind: 'menaced'; readonly seat: Seat; readonly to: Seat; readonly good: Good; readonly n: number }
  | { readonly kind: 'broke'; readonly seat: Seat; readonly to: Seat; readonly votes: number }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly from: Cell; readonly route: Route; readonly food: number }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly good: Good; readonly n: number; readonly into: readonly number[] }
  | { readonly kind: 'trained'; readonly seat: Seat; readonly at: Cell; readonly food: number }
  | { readonly kind: 'honoured'; readonly seat: Seat; readonly what: 'heroes' | 'wonders'; readonly paid: number; readonly culture: number }
  | { readonly kind: 'road'; readonly seat: Seat; readonly to: Seat; readonly route: Route; readonly resources: number }
  | { readonly kind: 'reclaimed'; readonly seat: Seat; readonly at: Cell; readonly resources: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly tile: Building; readonly at: Cell; readonly resources: number }
  | { readonly kind: 'bombed'; readonly seat: Seat; readonly to: Seat; readonly at: Cell }
  /** To the owner alone: the building tile drawn. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly tile: Building }
  | { readonly kind: 'campaigned'; readonly seat: Seat; readonly points: number; readonly votes: number }
  | { readonly kind: 'done'; readonly seat: Seat; readonly phase: 'diplomacy' | 'administration' | 'movement' }
  | { readonly kind: 'walked'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'advanced'; readonly seat: Seat; readonly route: Route; readonly space: number }
  | { readonly kind: 'rested'; readonly seat: Seat; readonly route: Route }
  /** `red`: 1 the owner of the route, 2 the other, 3 both; each red side has paid the resources. */
  | {
      readonly kind: 'negotiated';
      readonly route: Route;
      readonly from: Seat;
      readonly to: Seat;
      readonly red: number;
      readonly resources: number;
    }
  | { readonly kind: 'alliance'; readonly from: Seat; readonly to: Seat; readonly yes: boolean }
  | { readonly kind: 'warBegan'; readonly route: Route; readonly from: Seat; readonly to: Seat; readonly powers: readonly [number, number] }
  /** `route`: the route given up, or NOTHING for a worker. */
  | { readonly kind: 'mustered'; readonly seat: Seat; readonly effect: string; readonly power: number; readonly route: Route }
  | { readonly kind: 'committed'; readonly seat: Seat; readonly resources: number; readonly votes: number }
  | {
      readonly kind: 'warEnded';
      readonly route: Route;
      readonly from: Seat;
      readonly to: Seat;
      readonly powers: readonly [number, number];
      readonly winner: Seat;
      readonly prize: number;
      readonly taken: number;
    }
  /** [P10] */
  | { readonly kind: 'produced'; readonly seat: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'brought'; readonly seat: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'fed'; readonly seat: Seat; readonly food: number; readonly culture: number }
  | { readonly kind: 'maintained'; readonly seat: Seat; readonly food: number; readonly resources: number; readonly culture: number }
  | { readonly kind: 'cardsShown'; readonly cards: readonly Card[] }
  | { readonly kind: 'voted'; readonly card: Card; readonly votes: readonly number[] }
  /** Dropped for its few votes; with `all`, nothing counts. */
  | { readonly kind: 'dropped'; readonly cards: readonly Card[]; readonly all: boolean }
  | {
      readonly kind: 'counted';
      readonly card: Card;
      readonly votes: number;
      readonly values: readonly number[];
      readonly ranks: readonly number[];
      readonly culture: readonly number[];
    }
  | { readonly kind: 'eraEnded'; readonly era: number }
  | { readonly kind: 'ended' };

/** Where events are told. */
export type Telling = Tell<PatchistoryEvent>;
