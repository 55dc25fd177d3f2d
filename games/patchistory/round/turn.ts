import type { Seat } from '#engine';
import type { Route, Tile } from '../pieces.ts';

/** What is being decided, and by whom. Sets of seats are bits. */
export type Turn =
  /** [P13] Vasco da Gama takes a tile before the auction. */
  | { readonly kind: 'take'; readonly seat: Seat }
  /** [P3] `opening`: tiles of the first auction are still to be shown, one a turn. */
  | { readonly kind: 'bid'; readonly seat: Seat; readonly opening: boolean }
  | { readonly kind: 'secretBid'; readonly left: number }
  | { readonly kind: 'patch'; readonly left: number }
  /** [P13] A hero or wonder has just been patched: the first of `arriving`. */
  | { readonly kind: 'arrive'; readonly seat: Seat }
  /** Columbus has drawn these tiles. */
  | { readonly kind: 'keep'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  /** Columbus has kept this one. */
  | { readonly kind: 'found'; readonly seat: Seat; readonly tile: Tile }
  /** [P4] Free workers still to be placed, by seat. */
  | { readonly kind: 'settle'; readonly left: readonly number[] }
  | { readonly kind: 'diplomacy'; readonly seat: Seat }
  /** Aid waits for its answer: food, resources, money. */
  | { readonly kind: 'aid'; readonly seat: Seat; readonly to: Seat; readonly goods: readonly number[] }
  | { readonly kind: 'administration'; readonly left: number }
  /** `inTurn`: one after the other. */
  | { readonly kind: 'movement'; readonly left: number; readonly inTurn: boolean }
  /** [P8] The owner chooses which of these routes is negotiated next. */
  | { readonly kind: 'negotiate'; readonly seat: Seat; readonly routes: readonly Route[] }
  | { readonly kind: 'tokens'; readonly route: Route; readonly left: number }
  | { readonly kind: 'alliance'; readonly route: Route; readonly left: number }
  | { readonly kind: 'orient'; readonly route: Route; readonly seat: Seat }
  /** [P9] The seat chooses which of these wars is fought next. */
  | { readonly kind: 'fight'; readonly seat: Seat; readonly routes: readonly Route[] }
  /** Yi Sun-sin or Schwerer Gustav may help: `bonus` is the power gained so far by the route's owner and the other. */
  | {
      readonly kind: 'muster';
      readonly route: Route;
      readonly seat: Seat;
      readonly effect: string;
      readonly bonus: readonly [number, number];
      readonly asked: number;
    }
  | { readonly kind: 'commit'; readonly route: Route; readonly left: number; readonly bonus: readonly [number, number] }
  /** [P13] Marie Curie. */
  | { readonly kind: 'convert'; readonly seat: Seat }
  /** [P13] Chichen Itza. */
  | { readonly kind: 'sacrifice'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly left: number }
  /** [P11] The card voted on: a place in `ballot.cards`. */
  | { readonly kind: 'vote'; readonly card: number; readonly left: number }
  /** A seat went on with nothing to decide; never left standing. */
  | { readonly kind: 'between' }
  | { readonly kind: 'over' };
