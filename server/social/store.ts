/** What outlives the process of what people do beside playing. */

import type { Forfeit, Orders, Seat } from '#engine';
import type { ChatLine, Proposal, SaidLine, TimeControl } from '#protocol';
import type { NewNotice } from '../notices/store.ts';
import type { StoredSeat } from '../sitters.ts';

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface SocialStore {
  /** A bot plays the person's seat from now on, and its orders are dropped; without one, the person. */
  standIn(table: string, seat: Seat, bot: string | undefined): Promise<void>;
  /** Puts sitters on seats, whoever sat there before, and says where the host sits. */
  place(table: string, seats: ReadonlyMap<Seat, StoredSeat>, host: Seat, notices?: readonly NewNotice[]): Promise<void>;
  propose(table: string, proposal: Proposal | undefined, notices?: readonly NewNotice[]): Promise<void>;
  /** What the seat has ordered in advance from now on. */
  order(table: string, seat: Seat, orders: Orders): Promise<void>;
  /** The game is over without a result, and nothing is proposed or ordered any more. With a forfeit: before everybody had moved. */
  callOff(table: string, notices?: readonly NewNotice[], why?: { readonly byHost?: boolean; readonly forfeit?: Forfeit }): Promise<void>;
  /** Another time control from `at` on, and when the time of a seat runs out by it. */
  setTimeControl(table: string, timeControl: TimeControl, at: number, due: number | null, notices?: readonly NewNotice[]): Promise<void>;
  /** Names the table at which the group plays again. */
  setRematch(table: string, rematch: string): Promise<void>;
  /** Keeps a line, and of older ones in the same room only the latest. */
  say(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** All that somebody said, as far as it is kept. */
  linesOf(person: string): Promise<readonly SaidLine[]>;
  /** What was said in these rooms, the latest last. */
  chat(table: string, rooms: readonly ChatLine['room'][]): Promise<readonly ChatLine[]>;
}
