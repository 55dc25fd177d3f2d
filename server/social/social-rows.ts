/** What people do beside playing, as rows. */

import { hasOrders, type Orders, type Seat } from '#engine';
import type { ChatLine, Proposal, SaidLine, TimeControl } from '#protocol';
import { beNext, RUNNING, RUNNING_AT } from '../last-entry.ts';
import { noteNotices } from '../notices/notices-rows.ts';
import type { NewNotice } from '../notices/store.ts';
import type { Peers } from '../peers/peers.ts';
import { areSeated, columnsOf } from '../seat-rows.ts';
import type { StoredSeat } from '../sitters.ts';
import type { Database, Queries, Value } from '../sql/database.ts';
import type { SocialStore } from './store.ts';

/** So many lines of each room are kept. */
const MOST_CHAT_LINES = 100;

/** Why a table was called off: all agreed, or somebody's forfeit did it; or a host closed it. */
const AGREED = 1;
export const CLOSED = 2;

/** What a seat has ordered: table, seat, orders before and after. */
export const ORDER = 'UPDATE seats SET orders = ?4 WHERE table_id = ?1 AND seat = ?2 AND orders IS NOT DISTINCT FROM ?3';

export function columnOf(orders: Orders): Value {
  return hasOrders(orders) ? JSON.stringify(orders) : null;
}

export async function dropOrders(within: Queries, table: string): Promise<void> {
  await within.run('UPDATE seats SET orders = NULL WHERE table_id = ?1', table);
}

/** What the seats of a table have ordered. */
export async function ordersOf(db: Queries, table: string): Promise<readonly (readonly [Seat, Orders])[]> {
  const rows = await db.all('SELECT seat, orders FROM seats WHERE table_id = ? AND orders IS NOT NULL ORDER BY seat', table);
  return rows.map(({ seat, orders }) => [seat as Seat, JSON.parse(orders as string)] as const);
}

export class SocialRows implements SocialStore {
  readonly #db: Database;
  readonly #peers: Peers;

  constructor(db: Database, peers: Peers) {
    this.#db = db;
    this.#peers = peers;
  }

  async standIn(table: string, seat: Seat, bot: string | undefined, at: number): Promise<void> {
    await this.#db.run(
      `UPDATE seats SET bot = ?3, orders = CASE WHEN CAST(?3 AS TEXT) IS NULL THEN orders END,
         returned = CASE WHEN CAST(?3 AS TEXT) IS NULL THEN CAST(?4 AS BIGINT) ELSE returned END
       WHERE table_id = ?1 AND seat = ?2 AND kind = 'person'`,
      table,
      seat,
      bot ?? null,
      at,
    );
    this.#changed(table);
  }

  async place(
    table: string,
    before: readonly StoredSeat[],
    seats: ReadonlyMap<Seat, StoredSeat>,
    host: Seat,
    notices: readonly NewNotice[] = [],
  ): Promise<boolean> {
    const isDone = await this.#db.transaction(async (within) => {
      if (!(await areSeated(within, table, before))) return false;
      for (const [seat, sitter] of seats)
        await within.run(
          'UPDATE seats SET kind = ?3, name = ?4, bot = ?5, person = ?6, seal = ?7 WHERE table_id = ?1 AND seat = ?2',
          table,
          seat,
          ...columnsOf(sitter),
        );
      await within.run('UPDATE tables SET host = ?2 WHERE id = ?1', table, host);
      await noteNotices(within, notices);
      return true;
    });
    if (isDone) this.#changed(table);
    return isDone;
  }

  async propose(
    table: string,
    before: Proposal | undefined,
    proposal: Proposal | undefined,
    notices: readonly NewNotice[] = [],
  ): Promise<boolean> {
    const textOf = (one: Proposal | undefined) => (one ? JSON.stringify(one) : null);
    const isDone = await this.#db.transaction(async (within) => {
      const set = await within.run(
        'UPDATE tables SET proposal = ?3 WHERE id = ?1 AND proposal IS NOT DISTINCT FROM ?2',
        table,
        textOf(before),
        textOf(proposal),
      );
      if (set === 1) await noteNotices(within, notices);
      return set === 1;
    });
    if (isDone) this.#changed(table);
    return isDone;
  }

  async openNumber(table: string, seat: Seat, number: string): Promise<void> {
    await this.#db.run('UPDATE seats SET number = ?3 WHERE table_id = ?1 AND seat = ?2', table, seat, number);
    this.#changed(table);
  }

  async callOff(
    table: string,
    notices: readonly NewNotice[] = [],
    { byHost = false, forfeit }: Parameters<SocialStore['callOff']>[2] = {},
  ): Promise<boolean> {
    const isFirst = await this.#db.transaction(async (within) => {
      const ended = await within.run(
        `UPDATE tables SET called_off = ?2, forfeit = ?3, proposal = NULL, due = NULL ${RUNNING}`,
        table,
        byHost ? CLOSED : AGREED,
        forfeit ? JSON.stringify(forfeit) : null,
      );
      if (ended === 0) return false;
      await dropOrders(within, table);
      await noteNotices(within, notices);
      return true;
    });
    if (isFirst) this.#changed(table);
    return isFirst;
  }

  async order(table: string, seat: Seat, before: Orders, orders: Orders): Promise<boolean> {
    const isDone = (await this.#db.run(ORDER, table, seat, columnOf(before), columnOf(orders))) === 1;
    if (isDone) this.#changed(table);
    return isDone;
  }

  async setTimeControl(
    table: string,
    ply: number,
    timeControl: TimeControl,
    at: number,
    due: number | null,
    notices: readonly NewNotice[] = [],
  ): Promise<boolean> {
    const isDone = await this.#db.transaction(async (within) => {
      const set = await within.run(
        `UPDATE tables SET time_control = ?3, time_control_since = ?4, due = ?5 ${RUNNING_AT}`,
        table,
        ply,
        JSON.stringify(timeControl),
        at,
        due,
      );
      if (set === 0) return false;
      await beNext(within, table, ply);
      await noteNotices(within, notices);
      return true;
    });
    if (isDone) this.#changed(table);
    return isDone;
  }

  async say(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine> {
    const { room, id, name, at, text } = line;
    const said = await this.#db.transaction(async (within) => {
      const last = await within.get('SELECT coalesce(max(n), 0) AS n FROM chat WHERE table_id = ?', table);
      const n = 1 + Number(last?.n);
      await within.run(
        'INSERT INTO chat (table_id, n, room, person, name, at, text) VALUES (?,?,?,?,?,?,?)',
        table,
        n,
        room,
        id,
        name,
        at,
        text,
      );
      await within.run(
        `DELETE FROM chat WHERE table_id = ?1 AND room = ?2
         AND n <= (SELECT n FROM chat WHERE table_id = ?1 AND room = ?2 ORDER BY n DESC LIMIT 1 OFFSET ${MOST_CHAT_LINES})`,
        table,
        room,
      );
      return { n, ...line };
    });
    this.#peers.tell({ kind: 'chat', id: table, n: said.n });
    return said;
  }

  async linesOf(person: string): Promise<readonly SaidLine[]> {
    const rows = await this.#db.all('SELECT table_id AS "table", room, at, text FROM chat WHERE person = ? ORDER BY at, n', person);
    return rows.map((row) => ({ ...(row as unknown as SaidLine) }));
  }

  async chat(table: string, rooms: readonly ChatLine['room'][]): Promise<readonly ChatLine[]> {
    const rows = await this.#db.all('SELECT n, room, person AS id, name, at, text FROM chat WHERE table_id = ? ORDER BY n', table);
    return (rows as unknown as ChatLine[]).filter(({ room }) => rooms.includes(room)).map((row) => ({ ...row }));
  }

  async line(table: string, n: number): Promise<ChatLine | undefined> {
    const row = await this.#db.get('SELECT n, room, person AS id, name, at, text FROM chat WHERE table_id = ? AND n = ?', table, n);
    return row && { ...(row as unknown as ChatLine) };
  }

  #changed(table: string): void {
    this.#peers.tell({ kind: 'table', id: table });
  }
}
