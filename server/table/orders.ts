/** What the seats of a table have ordered in advance. Only the eyes of the seat itself are told. */

import {
  hasOrders,
  isUndo,
  lastingOrders,
  type Match,
  NO_ORDERS,
  type Orders,
  obey,
  ordersAfterMove,
  readOrders,
  type Seat,
  type Wish,
} from '#engine';
import type { No, OwnOrders } from '#protocol';
import type { Log } from '../log.ts';
import type { SocialStore } from '../social/store.ts';
import type { Entry, StoredTable } from '../store.ts';

interface Context {
  readonly table: string;
  readonly store: SocialStore;
  readonly log: Log;
  /** The orders of the seat have changed. */
  changed(seat: Seat, orders: OwnOrders): void;
  /** Another server was first: reads again what is on disk. */
  lookAgain(): Promise<void>;
}

/** So often orders are tried that others came before. */
const MOST_TRIES = 10;

export class OrderBook {
  readonly #context: Context;
  readonly #given = new Map<Seat, Orders>();
  /** Seats whose orders have changed with an entry that is on its way to the disk. */
  readonly #untold = new Set<Seat>();
  /** How many are on their way to the disk by themselves. */
  #storing = 0;

  constructor(stored: StoredTable, context: Context) {
    this.#context = context;
    this.read(stored);
  }

  /** As they are on disk. */
  read({ orders = [] }: StoredTable): void {
    this.#given.clear();
    this.#untold.clear();
    for (const [seat, given] of orders) this.#given.set(seat, given);
  }

  /** As they are on disk, where another server may have changed them: whose are other than before is told. */
  renew(stored: StoredTable): void {
    const before = new Map(this.#given);
    this.read(stored);
    for (const seat of new Set([...before.keys(), ...this.#given.keys()])) {
      if (JSON.stringify(before.get(seat)) !== JSON.stringify(this.#given.get(seat))) this.#tell(seat);
    }
  }

  get all(): readonly (readonly [Seat, Orders])[] {
    return [...this.#given];
  }

  /** Whether all of them are on disk, but for what goes there with an entry. */
  get isSettled(): boolean {
    return this.#storing === 0;
  }

  /** What the seat itself may know. */
  of(seat: Seat): OwnOrders {
    const { standing, ...rest } = this.#given.get(seat) ?? NO_ORDERS;
    return { standing: standing.map(({ name }) => name), ...rest };
  }

  has(seat: Seat): boolean {
    return this.#given.has(seat);
  }

  /** What the seat orders from now on. `match`: as it is known by then. */
  async give(match: () => Match, seat: Seat, wish: Wish): Promise<No | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const now = match();
      const orders = readOrders(now.game, now.view(seat), wish);
      if (!orders) return { kind: 'bad order' };
      const before = this.#given.get(seat) ?? NO_ORDERS;
      this.#set(seat, orders);
      try {
        if (await this.#store(seat, before, orders)) {
          this.#tell(seat);
          return undefined;
        }
      } catch (error) {
        this.#set(seat, before);
        throw error;
      }
      this.#set(seat, before);
      await this.#context.lookAgain();
    }
    return { kind: 'stale', ply: match().ply };
  }

  /** What the orders of a seat that is to act do now. Whoever has just taken something back decides anew. */
  moveOf(match: Match, seat: Seat): string | undefined {
    const orders = this.#given.get(seat);
    return orders && !isTakenBack(match) ? obey(match.game, match.view(seat), orders).text : undefined;
  }

  /** The seat makes an entry: what it had made ahead is done with, in the same commit. */
  note(seat: Seat): Entry['orders'] {
    const before = this.#given.get(seat);
    if (!before || (before.ahead === undefined && before.dropped === undefined)) return undefined;
    const after = ordersAfterMove(before);
    this.#set(seat, after);
    this.#untold.add(seat);
    return { before, after };
  }

  /** Everything is on disk: orders whose time is over end, and a move made ahead that is not legal now is dropped. */
  settle(match: Match): void {
    if (this.#given.size === 0 && this.#untold.size === 0) return;
    const acting = isTakenBack(match) ? [] : match.toAct();
    for (const [seat, orders] of [...this.#given]) {
      const view = match.view(seat);
      const left = lastingOrders(match.game, view, orders);
      const now = acting.includes(seat) ? dropping(left, obey(match.game, view, left)) : left;
      if (now === orders) continue;
      this.#set(seat, now);
      this.#untold.add(seat);
      this.#store(seat, orders, now)
        .then((isFirst) => (isFirst ? undefined : this.#context.lookAgain()))
        .catch((error) => this.#context.log.error({ err: error, table: this.#context.table }, 'an order was not stored'));
    }
    for (const seat of this.#untold) this.#tell(seat);
  }

  /** The orders of all but these seats are dropped; the store has done so already. */
  keep(seats: readonly Seat[]): void {
    for (const seat of new Set([...this.#given.keys(), ...this.#untold])) {
      if (seats.includes(seat)) continue;
      this.#given.delete(seat);
      this.#tell(seat);
    }
  }

  /** False where another server was first. */
  async #store(seat: Seat, before: Orders, orders: Orders): Promise<boolean> {
    this.#storing++;
    try {
      return await this.#context.store.order(this.#context.table, seat, before, orders);
    } finally {
      this.#storing--;
    }
  }

  #set(seat: Seat, orders: Orders): void {
    if (hasOrders(orders)) this.#given.set(seat, orders);
    else this.#given.delete(seat);
  }

  #tell(seat: Seat): void {
    this.#untold.delete(seat);
    this.#context.changed(seat, this.of(seat));
  }
}

function isTakenBack({ plies }: Match): boolean {
  return isUndo(plies.at(-1)?.[1] ?? '');
}

/** A move made ahead that is about to be played is kept until it is. */
function dropping(orders: Orders, { left }: { readonly left: Orders }): Orders {
  return orders.ahead !== undefined && left.dropped === orders.ahead ? left : orders;
}
