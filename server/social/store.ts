/** What outlives the process of what people do beside playing. */

import type { Forfeit, Orders, Seat } from '#engine';
import type { ChatLine, Proposal, SaidLine, TimeControl } from '#protocol';
import type { NewNotice } from '../notices/store.ts';
import type { StoredSeat } from '../sitters.ts';

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface SocialStore {
  /** A bot plays the person's seat from now on, and its orders are dropped; without one, the person, who came back `at` this time. */
  standIn(table: string, seat: Seat, bot: string | undefined, at: number): Promise<void>;
  /** Puts sitters on seats and says where the host sits. False, and nothing changes, where others sit there than `before`. */
  place(
    table: string,
    before: readonly StoredSeat[],
    seats: ReadonlyMap<Seat, StoredSeat>,
    host: Seat,
    notices?: readonly NewNotice[],
  ): Promise<boolean>;
  /** False, and nothing changes, where another one stands than `before`. */
  propose(table: string, before: Proposal | undefined, proposal: Proposal | undefined, notices?: readonly NewNotice[]): Promise<boolean>;
  /** The number that the device of whoever sits there had sealed. */
  openNumber(table: string, seat: Seat, number: string): Promise<void>;
  /** What the seat has ordered in advance from now on. False, and nothing changes, where it had ordered something else than `before`. */
  order(table: string, seat: Seat, before: Orders, orders: Orders): Promise<boolean>;
  /**
   * The game is over without a result, and nothing is proposed or ordered any more. With a forfeit: before everybody had moved. False, and
   * nothing changes, when it was over before.
   */
  callOff(table: string, notices?: readonly NewNotice[], why?: { readonly byHost?: boolean; readonly forfeit?: Forfeit }): Promise<boolean>;
  /**
   * Another time control from `at` on, and when the time of a seat runs out by it. False, and nothing changes, when the game is over, or its
   * last entry is not `ply`.
   */
  setTimeControl(
    table: string,
    ply: number,
    timeControl: TimeControl,
    at: number,
    due: number | null,
    notices?: readonly NewNotice[],
  ): Promise<boolean>;
  /** Keeps a line, and of older ones in the same room only the latest. */
  say(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** All that somebody said, as far as it is kept. */
  linesOf(person: string): Promise<readonly SaidLine[]>;
  /** What was said in these rooms, the latest last. */
  chat(table: string, rooms: readonly ChatLine['room'][]): Promise<readonly ChatLine[]>;
  /** One line of any room. */
  line(table: string, n: number): Promise<ChatLine | undefined>;
}
