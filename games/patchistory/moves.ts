import type { Seat } from '#engine';
import type { Building, Card, Cell, Good, How, Route, Worker } from './pieces.ts';

/** Written as in `notation.ts`. */
export type Move =
  | { readonly kind: 'take'; readonly tile: number }
  | { readonly kind: 'bid'; readonly tile: number; readonly stake: number }
  | { readonly kind: 'wait' }
  /** `at`: where the tile's top-left square goes. */
  | { readonly kind: 'patch'; readonly side: number; readonly at: Cell; readonly how: How }
  | { readonly kind: 'discard' }
  /** A worker goes to a free place: a free one, or one on his way home. */
  | { readonly kind: 'put'; readonly at: Cell }
  /** Constantine; `end`: the end where one sits, END_A or END_B. */
  | { readonly kind: 'ally'; readonly to: Seat; readonly end: number }
  | { readonly kind: 'keep'; readonly tile: number }
  /** A worker goes back to the track for the effect of a hero or wonder. */
  | { readonly kind: 'return'; readonly effect: string; readonly worker: Worker }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'done' }
  /** Food, resources, money: three in all. */
  | { readonly kind: 'aid'; readonly to: Seat; readonly goods: readonly [number, number, number] }
  | { readonly kind: 'menace'; readonly to: Seat; readonly want: Good }
  | { readonly kind: 'break'; readonly route: Route }
  | { readonly kind: 'commerce'; readonly from: Cell; readonly route: Route }
  /** `n` units of a good for food, resources and money. */
  | { readonly kind: 'exchange'; readonly good: Good; readonly n: number; readonly into: readonly [number, number, number] }
  | { readonly kind: 'train'; readonly at: Cell }
  | { readonly kind: 'heroes' }
  | { readonly kind: 'wonders' }
  | { readonly kind: 'route'; readonly to: Seat }
  | { readonly kind: 'reclaim'; readonly tile: Building; readonly at: Cell }
  | { readonly kind: 'build'; readonly tile: Building; readonly at: Cell }
  | { readonly kind: 'bomb'; readonly tile: Building; readonly seat: Seat; readonly at: Cell }
  | { readonly kind: 'campaign'; readonly n: number }
  | { readonly kind: 'walk'; readonly from: Cell; readonly to: Cell }
  | { readonly kind: 'advance'; readonly route: Route; readonly n: number }
  | { readonly kind: 'rest'; readonly route: Route }
  /** Which negotiation or war comes next. */
  | { readonly kind: 'next'; readonly route: Route }
  | { readonly kind: 'red' }
  | { readonly kind: 'blue' }
  | { readonly kind: 'end'; readonly end: number }
  /** Schwerer Gustav discards a route. */
  | { readonly kind: 'scrap'; readonly route: Route }
  | { readonly kind: 'commit'; readonly resources: number; readonly votes: number }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'vote'; readonly n: number };
