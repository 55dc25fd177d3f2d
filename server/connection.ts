/** One socket: what it says is read, answered or refused; what it looks at is told to it. */

import type { Duplex } from 'node:stream';
import type { No, ToServer } from '#protocol';
import type { Share } from './crowd.ts';
import { readMessage } from './input.ts';
import type { Log } from './log.ts';
import { Looking } from './looking.ts';
import { Outlet } from './outlet.ts';
import type { Eyes } from './peers/peers.ts';
import type { People } from './people/people.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Seeker, Seeking } from './seeking.ts';
import type { Table } from './table/table.ts';
import type { Tables } from './tables.ts';
import type { Receiver } from './viewer.ts';
import { Visitor } from './visitor.ts';
import { type Frame, frameOf } from './websocket-frame.ts';
import { hearWholeFrames } from './whole-frames.ts';
import type { Wire } from './wire.ts';

/** Waking a table, or telling all of it, costs as much as so many moves. */
const TABLE_COST = 20;
/** Milliseconds after which an answer is late. */
const LATE = 2000;
/** Who is told so comes back at once. */
export const SERVICE_RESTART = 1012;

interface Context {
  readonly tables: Tables;
  readonly people: People;
  readonly seeking: Seeking;
  readonly token: string | undefined;
  /** Where it comes from. */
  readonly address: string;
  readonly limits: Limits | undefined;
  readonly share: Share;
  readonly log: Log;
  /** Whether other servers may use the same store. */
  readonly areMany: boolean;
  /** The other side was told no. */
  refused(kind: No['kind']): void;
  /** The server goes away: what is said now is said again to whoever is there then. */
  isClosing(): boolean;
  /** Who is there looks at something else, or nobody is there any more. */
  seen(at: Eyes | undefined, shown: number | undefined): void;
}

interface Limits {
  /** What may be heard. */
  readonly heard: RateLimit;
  /** Whether what is beyond it is refused. If not, the connection ends. */
  refuses(): boolean;
}

export class Connection implements Receiver {
  /** Whether it has been heard of since the last time it was asked. */
  isAlive = true;
  readonly #wire: Wire;
  readonly #outlet: Outlet;
  readonly #visitor: Visitor;
  readonly #looking: Looking;
  readonly #tables: Tables;
  readonly #seeking: Seeking;
  /** What it looks for. */
  #seeks: Seeker | undefined;
  readonly #limits: Limits | undefined;
  readonly #log: Log;
  readonly #areMany: boolean;
  readonly #refused: Context['refused'];
  readonly #isClosing: Context['isClosing'];
  #askedAt = 0;
  /** Joins happen one after the other: the last one asked for is the one that stays. */
  #joined: Promise<void> = Promise.resolve();

  /** `socket` is what the wire runs over, `token` what its cookie held. */
  constructor(
    wire: Wire,
    socket: Duplex,
    { tables, people, seeking, token, address, limits, share, log, areMany, refused, isClosing, seen }: Context,
  ) {
    this.#wire = wire;
    this.#outlet = new Outlet(wire, socket, share);
    const failed = (error: unknown) => log.error({ err: error }, 'a visit could not be noted');
    this.#visitor = new Visitor({ people, token, address, failed });
    this.#looking = new Looking({ person: () => this.person, isOpen: () => this.#outlet.isOpen, isAlive: () => this.isAlive, seen });
    this.#tables = tables;
    this.#seeking = seeking;
    this.#limits = limits;
    this.#log = log;
    this.#areMany = areMany;
    this.#refused = refused;
    this.#isClosing = isClosing;
    const heardPong = () => {
      if (this.#hears()) this.#hearOf();
    };
    hearWholeFrames(wire, { text: (text) => this.#read(text), pong: heardPong });
    wire.on('message', (data: Buffer, isBinary: boolean) => this.#read(isBinary ? undefined : data.toString()));
    wire.on('ping', (data: Buffer) => {
      if (this.#hears()) this.#outlet.answer(data);
    });
    wire.on('pong', heardPong);
    wire.on('refused', ({ kind }: No) => refused(kind));
    // What went wrong is told by the close that follows.
    wire.on('error', () => undefined);
    wire.on('close', () => {
      this.#stopSeeking();
      this.#looking.end();
    });
  }

  /** Who speaks. */
  get person(): string | undefined {
    return this.#visitor.id;
  }

  /** The table it looks at. */
  get table(): string | undefined {
    return this.#looking.at?.table.id;
  }

  /** Whether whoever speaks has a seat there. */
  get plays(): boolean {
    return this.#looking.plays;
  }

  /** Until the answer to a question is late, somebody is there. */
  get isLooking(): boolean {
    return !this.#looking.isAway && (this.isAlive || performance.now() - this.#askedAt < LATE);
  }

  send(frame: Frame): void {
    this.#outlet.send(frame);
  }

  hangUp(): void {
    this.#wire.close(1011);
  }

  /** Asks whether the other side is there, and says how far its table is. */
  beat(): void {
    if (this.#visitor.hasEnded) {
      this.hangUp();
      return;
    }
    if (this.isLooking) this.#visitor.noteSeen();
    this.isAlive = false;
    this.#askedAt = performance.now();
    const { at } = this.#looking;
    this.#outlet.ask(at && frameOf({ kind: 'at', ply: at.table.ply }));
  }

  #hearOf(): void {
    this.isAlive = true;
    this.#looking.noteShown();
  }

  /** Nothing else is said but texts. */
  #read(text: string | undefined): void {
    if (this.#isClosing()) return;
    if (!this.#hears()) {
      this.#refuse({ kind: 'too fast' });
      return;
    }
    this.#hearOf();
    if (text === undefined) {
      this.#refuse({ kind: 'garbage' });
      return;
    }
    const message = readMessage(text);
    switch (message.kind) {
      case 'no':
        this.#refuse(message.no);
        break;
      case 'move':
        this.#move(message);
        break;
      case 'number':
        this.#open(message);
        break;
      case 'away':
        this.#looking.turnAway(message.away);
        break;
      case 'lobby':
        this.#inTurn(() => this.#watchLobby(), 'the lobby could not be shown');
        break;
      case 'seek':
        this.#inTurn(() => this.#seek(message), 'nobody could be looked for');
        break;
      case 'join':
        this.#inTurn(() => this.#join(message), 'a table could not be shown');
        break;
      default:
        message satisfies never;
    }
  }

  #inTurn(turn: () => Promise<void>, failed: string): void {
    this.#joined = this.#joined.then(turn).catch((error) => {
      this.#log.error({ err: error }, failed);
      this.hangUp();
    });
  }

  async #watchLobby(): Promise<void> {
    if (!this.#mayCost(TABLE_COST)) {
      this.#refuse({ kind: 'too fast' });
      return;
    }
    const known = await this.#visitor.look();
    this.#visitor.become(known);
    this.#turnTo(undefined);
    await this.#tables.listing.watchLobby(this, known?.id, () => this.#outlet.isOpen);
  }

  async #seek({ v: _v, kind: _kind, ...wish }: ToServer & { kind: 'seek' }): Promise<void> {
    if (!this.#mayCost(TABLE_COST)) {
      this.#refuse({ kind: 'too fast' });
      return;
    }
    const person = await this.#visitor.look();
    this.#visitor.become(person);
    this.#turnTo(undefined);
    const { forbidden } = this.#visitor;
    if (!person) this.#refuse({ kind: 'not signed in' });
    else if (person.ban) this.#refuse({ kind: 'banned', reason: person.ban.reason });
    else if (forbidden) this.#refuse(forbidden);
    if (!person || person.ban || forbidden || !this.#outlet.isOpen) return;
    this.#seeks = {
      person,
      wish,
      waits: () => this.send(frameOf({ kind: 'seeking' })),
      found: (table) => this.send(frameOf({ kind: 'found', table })),
      replaced: () => this.#refuse({ kind: 'seeking elsewhere' }),
    };
    this.#seeking.seek(this.#seeks);
  }

  #move({ table, ply, move }: ToServer & { kind: 'move' }): void {
    const { at } = this.#looking;
    if (at?.table.id === table) {
      const no = this.#visitor.forbidden ?? at.table.move(at.viewer, ply, move);
      if (no) this.#refuse(no, ply);
      return;
    }
    if (!this.#mayCost(TABLE_COST)) {
      this.#refuse({ kind: 'too fast' }, ply);
      return;
    }
    this.#tables.listing
      .info(table)
      .then((known): No => ('kind' in known ? known : { kind: 'not joined' }))
      .catch((): No => ({ kind: 'not joined' }))
      .then((no) => this.#refuse(no, ply));
  }

  #open({ table, number }: ToServer & { kind: 'number' }): void {
    const { at } = this.#looking;
    const open = ({ table, viewer }: NonNullable<typeof at>): No | undefined => this.#visitor.forbidden ?? table.open(viewer, number);
    const no: No | undefined = at?.table.id === table ? open(at) : { kind: 'not joined' };
    if (no) this.#refuse(no);
  }

  async #join({ table: id, token: shown, since, legal }: ToServer & { kind: 'join' }): Promise<void> {
    if (!this.#mayCost(TABLE_COST)) {
      this.#refuse({ kind: 'too fast' });
      return;
    }
    const known = await this.#visitor.look(shown);
    const person = known?.id;
    if (shown !== undefined && person === undefined) {
      this.#refuse({ kind: 'wrong token' });
      return;
    }
    if (known?.ban) {
      this.#refuse({ kind: 'banned', reason: known.ban.reason });
      return;
    }
    this.#visitor.become(known);
    const look = (table: Table): No | undefined => {
      if (!this.#outlet.isOpen) return undefined;
      const isStranger = known?.isProgram === true && table.info.rated === true;
      if (isStranger && table.seating.seatOf(known.id) !== undefined) return { kind: 'no bots' };
      // A program that looks on does not get the seat that its owner takes later.
      this.#turnTo({ table, viewer: table.join(this, isStranger ? undefined : person, since, legal) });
      return undefined;
    };
    const no = await this.#tables.with(id, look, { since });
    if (no?.kind === 'newer rules' && this.#areMany) this.#sendElsewhere(no);
    else if (no) this.#refuse(no);
  }

  /** Another server knows what this one does not: whoever comes back at once may find it. */
  #sendElsewhere({ kind }: No): void {
    this.#refused(kind);
    this.#wire.close(SERVICE_RESTART);
  }

  /** Whatever is said counts, be it only a ping. Who has been told goodbye is not heard any more, however long they take to go. */
  #hears(): boolean {
    return this.#mayCost(1) && this.#outlet.isOpen;
  }

  #mayCost(cost: number): boolean {
    if (this.#limits?.heard.allows(cost) ?? true) return true;
    if (!this.#limits?.refuses()) this.#wire.terminate();
    return false;
  }

  #refuse(no: No, answers?: number): void {
    this.#refused(no.kind);
    this.send(frameOf({ kind: 'refused', no, ...(answers === undefined ? {} : { answers }) }));
  }

  #turnTo(at: Looking['at']): void {
    this.#stopSeeking();
    this.#looking.turnTo(at);
  }

  #stopSeeking(): void {
    this.#tables.lobby.leave(this);
    if (this.#seeks) this.#seeking.stop(this.#seeks);
    this.#seeks = undefined;
  }

  /** Tells other servers who is there and what they look at. */
  tellEyes(): void {
    this.#looking.tell({ again: true });
  }
}
