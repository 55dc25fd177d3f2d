/** What people do beside playing, in the embedded store. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { hasOrders, type Orders, type Seat } from '#engine';
import type { ChatLine, Proposal, SaidLine, TimeControl } from '#protocol';
import type { SqliteNotices } from '../notices/sqlite.ts';
import type { NewNotice } from '../notices/store.ts';
import { columnsOf } from '../seat-rows.ts';
import type { StoredSeat } from '../sitters.ts';
import { transact } from '../transact.ts';
import type { SocialStore } from './store.ts';

/** So many lines of each room are kept. */
const MOST_CHAT_LINES = 100;

/** Why a table was called off: all agreed, or somebody's forfeit did it; or a host closed it. */
const AGREED = 1;
export const CLOSED = 2;

export class SqliteSocial implements SocialStore {
  readonly #db: DatabaseSync;
  readonly #order: StatementSync;
  readonly #notices: SqliteNotices;

  constructor(db: DatabaseSync, notices: SqliteNotices) {
    this.#db = db;
    this.#order = db.prepare('UPDATE seats SET orders = ?3 WHERE table_id = ?1 AND seat = ?2');
    this.#notices = notices;
  }

  async standIn(table: string, seat: Seat, bot: string | undefined): Promise<void> {
    this.#db
      .prepare(
        `UPDATE seats SET bot = ?3, orders = CASE WHEN ?3 IS NULL THEN orders END WHERE table_id = ?1 AND seat = ?2 AND kind = 'person'`,
      )
      .run(table, seat, bot ?? null);
  }

  async place(table: string, seats: ReadonlyMap<Seat, StoredSeat>, host: Seat, notices: readonly NewNotice[] = []): Promise<void> {
    transact(this.#db, () => {
      const put = this.#db.prepare(
        'UPDATE seats SET kind = ?3, name = ?4, bot = ?5, person = ?6, seal = ?7 WHERE table_id = ?1 AND seat = ?2',
      );
      for (const [seat, sitter] of seats) put.run(table, seat, ...columnsOf(sitter));
      this.#db.prepare('UPDATE tables SET host = ?2 WHERE id = ?1').run(table, host);
      this.#notices.noteNow(notices);
    });
  }

  async propose(table: string, proposal: Proposal | undefined, notices: readonly NewNotice[] = []): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('UPDATE tables SET proposal = ?2 WHERE id = ?1').run(table, proposal ? JSON.stringify(proposal) : null);
      this.#notices.noteNow(notices);
    });
  }

  async callOff(
    table: string,
    notices: readonly NewNotice[] = [],
    { byHost = false, forfeit }: Parameters<SocialStore['callOff']>[2] = {},
  ): Promise<void> {
    transact(this.#db, () => {
      this.#db
        .prepare('UPDATE tables SET called_off = ?2, forfeit = ?3, proposal = NULL, due = NULL WHERE id = ?1')
        .run(table, byHost ? CLOSED : AGREED, forfeit ? JSON.stringify(forfeit) : null);
      this.dropOrdersNow(table);
      this.#notices.noteNow(notices);
    });
  }

  async order(table: string, seat: Seat, orders: Orders): Promise<void> {
    this.orderNow(table, seat, orders);
  }

  /** Within whatever is being committed. */
  orderNow(table: string, seat: Seat, orders: Orders): void {
    this.#order.run(table, seat, hasOrders(orders) ? JSON.stringify(orders) : null);
  }

  /** Within whatever is being committed. */
  dropOrdersNow(table: string): void {
    this.#db.prepare('UPDATE seats SET orders = NULL WHERE table_id = ?1').run(table);
  }

  /** What the seats of a table have ordered. */
  ordersOf(table: string): readonly (readonly [Seat, Orders])[] {
    const rows = this.#db.prepare('SELECT seat, orders FROM seats WHERE table_id = ? AND orders IS NOT NULL ORDER BY seat').all(table);
    return rows.map(({ seat, orders }) => [seat as Seat, JSON.parse(orders as string)] as const);
  }

  async setTimeControl(
    table: string,
    timeControl: TimeControl,
    at: number,
    due: number | null,
    notices: readonly NewNotice[] = [],
  ): Promise<void> {
    transact(this.#db, () => {
      this.#db
        .prepare('UPDATE tables SET time_control = ?2, time_control_since = ?3, due = ?4 WHERE id = ?1')
        .run(table, JSON.stringify(timeControl), at, due);
      this.#notices.noteNow(notices);
    });
  }

  async setRematch(table: string, rematch: string): Promise<void> {
    this.#db.prepare('UPDATE tables SET rematch = ?2 WHERE id = ?1').run(table, rematch);
  }

  async say(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const { room, id, name, at, text } = line;
    let n = 0;
    transact(this.#db, () => {
      const last = this.#db.prepare('SELECT ifnull(max(n), 0) AS n FROM chat WHERE table_id = ?').get(table);
      n = 1 + Number(last?.n);
      this.#db
        .prepare('INSERT INTO chat (table_id, n, room, person, name, at, text) VALUES (?,?,?,?,?,?,?)')
        .run(table, n, room, id, name, at, text);
      this.#db
        .prepare(
          `DELETE FROM chat WHERE table_id = ?1 AND room = ?2
           AND n <= (SELECT n FROM chat WHERE table_id = ?1 AND room = ?2 ORDER BY n DESC LIMIT 1 OFFSET ${MOST_CHAT_LINES})`,
        )
        .run(table, room);
    });
    return { n, ...line };
  }

  async linesOf(person: string): Promise<readonly SaidLine[]> {
    const rows = this.#db.prepare('SELECT table_id AS "table", room, at, text FROM chat WHERE person = ? ORDER BY at, n').all(person);
    return rows.map((row) => ({ ...(row as unknown as SaidLine) }));
  }

  async chat(table: string, rooms: readonly ChatLine['room'][]): Promise<readonly ChatLine[]> {
    const rows = this.#db.prepare('SELECT n, room, person AS id, name, at, text FROM chat WHERE table_id = ? ORDER BY n').all(table);
    return (rows as unknown as ChatLine[]).filter(({ room }) => rooms.includes(room)).map((row) => ({ ...row }));
  }
}
