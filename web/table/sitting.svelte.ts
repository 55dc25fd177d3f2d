/** What one pair of eyes knows of a table, and what it asks of it; the log as told and the show of it are in `Showing`. */

import type { Game, GameRecord, Seat } from '#engine';
import type { ChatLine, Clocks, No, OwnOrders, SeenPly, TableInfo, ToClient } from '#protocol';
import { shownNumber, VERSION } from '#protocol';
import type { Shelf } from '../games/shelf.ts';
import { type Check, checkLuck, handsIn } from './check.ts';
import type { Connection, Listener } from './connection/connection.ts';
import { knowsOtherwise, numberToOpen, ownNumber } from './numbers.ts';
import { isNo } from './server.ts';
import { Showing } from './showing.svelte.ts';
import { reloadsForRules } from './version.ts';

const NO_ORDERS: OwnOrders = { standing: [] };

export class Sitting extends Showing {
  info = $state.raw<TableInfo>();
  seat = $state.raw<Seat>();
  /** A move is on its way. */
  waiting = $state(false);
  away = $state(false);
  /** Whether the board rests on the table as it is now. */
  readonly isNow = $derived(this.live && this.settled && this.at === this.length && !this.away);
  /** Where time is counted: the clocks as they were told, and when that was by this device's own clock. */
  clocks = $state.raw<Clocks & { readonly heard: number }>();
  no = $state.raw<No>();
  record = $state.raw<GameRecord>();
  /** All hands after each entry, once the record is open. */
  hands = $state.raw<readonly unknown[][]>();
  /** What was said at the table, as far as one may read it. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What one's seat has ordered in advance. */
  orders = $state.raw<OwnOrders>(NO_ORDERS);
  /** How many look on. */
  spectators = $state(0);
  /** The seats of people who have the table before their eyes; at a table without a server nobody is told. */
  here = $state.raw<readonly Seat[]>([]);

  readonly #table: string;
  readonly #connection: Connection;
  /** How far each of several people at one screen has seen the game. */
  readonly #seen = new Map<Seat, number>();
  /** The move that is on its way: sent again with the same ply until it is answered, it is played once. */
  #sent: { readonly ply: number; readonly move: string } | undefined;

  constructor(shelf: Shelf, table: string, open: (listener: Listener) => Connection) {
    super(shelf);
    this.#table = table;
    this.#connection = open({
      opened: () => this.join(),
      heard: (message) => this.#heard(message),
      isWaiting: () => this.#sent !== undefined,
      lost: () => {
        this.away = true;
      },
    });
  }

  get game(): Game {
    return this.shelf.game;
  }

  override close(): void {
    super.close();
    this.#connection.close();
  }

  join(): void {
    this.#connection.send({
      v: VERSION,
      kind: 'join',
      table: this.#table,
      since: this.isBlank ? 0 : this.length,
    });
  }

  /** The seat is new: the sight with its hand is another one. */
  rejoin(): void {
    this.forget();
    this.#connection.renew();
  }

  /** Whether several people may share this screen; at a table of a server each has their own. */
  get isHere(): boolean {
    return this.#connection.sit !== undefined;
  }

  /** Other eyes look from now on, or nobody's. */
  sit(seat: Seat | undefined): void {
    this.forget();
    this.#connection.sit?.(seat);
  }

  /** Nobody looks, and nothing is left of what the last one saw. */
  cover(): void {
    if (this.seat !== undefined) this.#seen.set(this.seat, this.length);
    this.clear();
    this.no = undefined;
    this.sit(undefined);
  }

  play(move: string): void {
    if (this.waiting) return;
    this.waiting = true;
    this.no = undefined;
    this.#sent = { ply: this.length, move };
    this.#send();
  }

  #send(): void {
    if (this.#sent) this.#connection.send({ v: VERSION, kind: 'move', table: this.#table, ...this.#sent });
  }

  /** The move on its way has been answered. */
  #answered(): void {
    this.#sent = undefined;
    this.waiting = false;
  }

  #heard(message: ToClient): void {
    this.away = false;
    switch (message.kind) {
      case 'welcome': {
        if (message.info.rules > this.game.meta.rules) {
          if (!reloadsForRules(message.info)) this.no = { kind: 'version', speaks: VERSION };
          break;
        }
        const first = this.isBlank;
        // A welcome that was overtaken on the way knows less than we do.
        if (!first && message.seat === this.seat && message.since + message.plies.length < this.length) break;
        this.#inform(message.info);
        this.orders = message.orders ?? NO_ORDERS;
        if (message.clocks) this.clocks = { ...message.clocks, heard: Date.now() };
        this.seat = message.seat;
        this.#openNumber();
        if (message.start) this.begin(message.start);
        if (this.isBlank) break;
        for (const seen of message.plies) this.push(seen);
        this.#send();
        if (first && this.live) this.showAt(this.#seen.get(this.seat ?? -1) ?? this.length);
        void this.follow();
        break;
      }
      case 'ply':
        if (message.ply > this.length + 1) this.join();
        else if (message.ply === this.length + 1) {
          this.push(message);
          this.follow();
        }
        break;
      case 'table':
        this.#inform(message.info);
        this.#openNumber();
        this.#mind(message.ply);
        break;
      case 'at':
        this.#mind(message.ply);
        break;
      case 'refused':
        // A number that came too late: the table tells whose are in it.
        if (message.no.kind === 'started') break;
        // The answer to a move that was sent twice, and played.
        if (message.answers !== undefined && message.answers !== this.#sent?.ply) break;
        // The table has come further. Was it by this very move? It stays on its way until we know what happened.
        if (message.no.kind === 'stale' && message.no.ply > this.length) {
          this.join();
          break;
        }
        this.#answered();
        this.no = message.no;
        // Who is banned may not even look.
        if (message.no.kind === 'banned') this.info = this.shown = undefined;
        break;
      case 'clock':
        this.clocks = { ...message.clocks, heard: Date.now() };
        this.#mind(message.ply);
        break;
      case 'orders':
        this.orders = message;
        break;
      case 'spectators':
        this.spectators = message.count;
        break;
      case 'presence':
        this.here = message.here;
        break;
      case 'chat':
        this.chat = message.lines;
        break;
      case 'chat line':
        if (message.line.n > (this.chat.at(-1)?.n ?? 0)) this.chat = [...this.chat, message.line];
        break;
      case 'lobby':
      case 'open':
      case 'filled':
      case 'seeking':
      case 'found':
        break;
      default:
        message satisfies never;
    }
    if (this.info?.over && (!this.info.calledOff || this.info.forfeit) && !this.record) void this.#openRecord();
  }

  /** The table has come so far: whoever knows less has missed something, and asks. */
  #mind(ply: number): void {
    if (ply > this.length) this.join();
  }

  /** A table that has started stays so, and one that is over too: older news may come later. */
  #inform(info: TableInfo): void {
    if (this.info && ((this.info.started && !info.started) || (this.info.over && !info.over))) return;
    this.info = info;
  }

  /** Whether the number of this device is in the luck of the table, as far as the table says. */
  get ownNumber(): 'in' | 'out' | undefined {
    return this.info && ownNumber(this.info, this.seat);
  }

  #openNumber(): void {
    const { info, seat } = this;
    const number = info && !info.numbers?.find((one) => one.seat === seat)?.opened ? numberToOpen(info, seat) : undefined;
    if (number !== undefined) this.#connection.send({ v: VERSION, kind: 'number', table: this.#table, number });
  }

  protected override push(seen: SeenPly): void {
    if (seen.ply !== this.length + 1) return;
    if (this.#sent && seen.ply > this.#sent.ply && (seen.by === this.seat || this.#connection.sit)) this.#answered();
    super.push(seen);
  }

  async #openRecord(): Promise<void> {
    const record = await this.#connection.record();
    if (isNo(record) || this.record) return;
    this.record = record;
    this.hands = handsIn(this.game, record);
  }

  /** Whether the seed is the sealed one and every deal and move follows from it. */
  check(): Check | undefined {
    const { record, info, seat } = this;
    if (!record || !info) return undefined;
    if (knowsOtherwise(record, seat)) return { kind: 'wrong', ply: 0 };
    const check = checkLuck(this.game, record, info.commit);
    if (check.kind !== 'holds') return check;
    return { ...check, own: ownNumber({ ...info, numbers: record.numbers?.map(shownNumber) ?? [] }, seat) };
  }
}
