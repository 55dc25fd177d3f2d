/** What only everyone at a table together may do: one proposal at a time, until somebody says no or all have said yes. */

import type { Seat } from '#engine';
import type { No, Proposal } from '#protocol';
import type { NewNotice } from '../notices/store.ts';
import { playedSeats, type StoredSeat } from '../sitters.ts';
import type { SocialStore } from './store.ts';

/** So often an answer is tried that those of others came before. */
const MOST_TRIES = 10;

interface Group {
  readonly table: string;
  readonly store: SocialStore;
  sitters(): readonly StoredSeat[];
  /** Whom of them to tell who does not look. */
  news(asked: readonly Seat[]): readonly NewNotice[];
  /** Why it cannot be done now, if so. */
  refuse(what: Proposal['what']): No | undefined;
  /** All have agreed. It may turn out that it cannot be done just now. */
  carryOut(by: Seat, what: Proposal['what']): Promise<No | undefined>;
  /** Another proposal, or none, or one more has agreed. */
  changed(): void;
  /** Another server was first: it reads again what stands. */
  lookAgain(): Promise<void>;
  /** Something that nobody waits for could not be stored. */
  failed(error: unknown): void;
}

/** The seats whose people are asked: of two, whoever resigns asks nobody. Bots agree to everything, and so does whoever has left. */
function askedAbout(what: Proposal['what'], sitters: readonly StoredSeat[]): readonly Seat[] {
  return what.kind === 'resign' && sitters.length === 2 ? [] : playedSeats(sitters);
}

/** Whether the seat has been asked and has not answered. */
export function isAsked(proposal: Proposal | undefined, sitters: readonly StoredSeat[], seat: Seat): boolean {
  return proposal !== undefined && !proposal.agreed.includes(seat) && askedAbout(proposal.what, sitters).includes(seat);
}

export class Consent {
  readonly #group: Group;
  #proposal: Proposal | undefined;
  /** Answers are heard one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(proposal: Proposal | undefined, group: Group) {
    this.#proposal = proposal;
    this.#group = group;
  }

  get proposal(): Proposal | undefined {
    return this.#proposal;
  }

  /** As it is on disk. */
  read({ proposal }: { readonly proposal?: Proposal }): void {
    this.#proposal = proposal;
  }

  /** Whether the seat has been asked and has not answered. */
  waitsFor(seat: Seat): boolean {
    return isAsked(this.#proposal, this.#group.sitters(), seat);
  }

  propose(by: Seat, what: Proposal['what']): Promise<No | undefined> {
    return this.#inTurn(async () => {
      const no = this.#group.refuse(what);
      if (no) return no;
      if (this.#proposal) return { kind: 'another proposal' };
      const news = this.#group.news(this.#asked(what).filter((seat) => seat !== by));
      const isFirst = await this.#set({ made: Date.now(), by, what, agreed: [by] }, news);
      return isFirst ? this.#conclude() : { kind: 'another proposal' };
    });
  }

  /** Whoever proposed may say no as well. */
  answer(seat: Seat, made: number, agree: boolean): Promise<No | undefined> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const proposal = this.#proposal;
        if (proposal?.made !== made) return { kind: 'no proposal' };
        const isHeard = agree && proposal.agreed.includes(seat);
        const after = agree ? { ...proposal, agreed: [...proposal.agreed, seat] } : undefined;
        if (isHeard || (await this.#set(after))) return this.#conclude();
      }
      return { kind: 'no proposal' };
    });
  }

  /** Who plays on does not wish to go back. */
  noteMove(seat: Seat): void {
    if (this.#proposal?.what.kind === 'undo' && this.#asked(this.#proposal.what).includes(seat)) {
      this.#inTurn(async () => void (await this.#set(undefined))).catch((error) => this.#group.failed(error));
    }
  }

  /** Somebody who was asked may have left. */
  noteSeats(): void {
    if (this.#proposal) this.#inTurn(() => this.#conclude()).catch((error) => this.#group.failed(error));
  }

  async #conclude(): Promise<No | undefined> {
    const proposal = this.#proposal;
    if (!proposal || !this.#asked(proposal.what).every((seat) => proposal.agreed.includes(seat))) return undefined;
    const no = this.#group.refuse(proposal.what);
    // Whoever takes it down carries it out.
    if (!(await this.#set(undefined))) return undefined;
    if (no) return no;
    return this.#group.carryOut(proposal.by, proposal.what);
  }

  /** False when another server was first: then what stands has been read again. */
  async #set(proposal: Proposal | undefined, notices: readonly NewNotice[] = []): Promise<boolean> {
    const { store, table, changed, lookAgain } = this.#group;
    if (!(await store.propose(table, this.#proposal, proposal, notices))) {
      await lookAgain();
      return false;
    }
    this.#proposal = proposal;
    changed();
    return true;
  }

  #asked(what: Proposal['what']): readonly Seat[] {
    return askedAbout(what, this.#group.sitters());
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(change);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
