/** What outlives the process of people: who they are, where they are signed in, and how they come back. */

import type { Companion, Scope } from '#protocol';
import type { Absence } from '../absence.ts';
import type { Rate } from '../rate-limit.ts';

/** Somebody who plays. A guest is known by the devices alone; who is kept can also sign in elsewhere. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The name to sign in with, where there is a password. */
  readonly login?: string;
  readonly absence?: Absence;
  /** Whether they may do what hosts do. */
  readonly isHost?: true;
  /** They are known, and may do nothing. */
  readonly ban?: Ban;
  /** Where a program shows a token of theirs: it plays in their name, as far as the token allows. */
  readonly isProgram?: boolean;
  readonly scope?: Scope;
  /** The session by which they are known here, as its hash, and when it ends. */
  readonly session?: Uint8Array;
  readonly until?: number;
}

export interface Ban {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Told to whoever is banned. */
  readonly reason: string;
}

/** Somebody in a list of all. */
export interface ListedPerson extends Person {
  /** When a session of theirs was last seen. */
  readonly seen?: number;
}

export interface Session {
  /** Of the token only its hash is kept. */
  readonly hash: Uint8Array;
  /** A browser, or a program that somebody made a token for. */
  readonly kind: 'browser' | 'program';
  readonly label: string;
  /** What a program's token allows. */
  readonly scope?: Scope;
  readonly created: number;
  readonly seen: number;
  readonly ends: number;
}

export interface Passkey {
  readonly id: string;
  /** As its owner calls it; at first, after the device it was made on. */
  readonly name: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface PeopleStore {
  add(person: Person, session: Session): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  /** Who is signed in with a token of this hash; nobody once it has ended. */
  bySession(hash: Uint8Array): Promise<Person | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** False when the login is somebody else's. With `only`, every session but this one ends with it. */
  setPassword(id: string, login: string, password: string, only?: Uint8Array): Promise<boolean>;
  byLogin(login: string): Promise<{ readonly id: string; readonly password: string } | undefined>;

  /** Bans somebody, who is no host then and whose programs are signed out, or no more. */
  setBan(id: string, ban: Ban | undefined): Promise<void>;
  setHost(id: string, isHost: boolean): Promise<void>;
  /** Whose id it is, or whose name or login has this in it, in whatever case; who was seen last comes first. */
  find(text: string, most: number): Promise<readonly ListedPerson[]>;

  setAbsence(id: string, absence: Absence): Promise<void>;

  /**
   * Somebody signs in. It is to be told on all their channels but those of that browser, which is stored with it or not at all. So
   * many sessions are kept; the one unseen longest makes room. The one of `before`, whoever's it was, ends; what was told to that
   * browser of the same person's still is.
   */
  addSession(person: string, session: Session, before?: Uint8Array): Promise<void>;
  /** A token for a program. False when the person has `most` already. */
  addProgram(person: string, session: Session, most: number): Promise<boolean>;
  /** Those that have not ended, the one seen last first. */
  sessions(person: string): Promise<readonly Session[]>;
  /**
   * Notes when a session was last seen, unless that was noted less than `pause` milliseconds before; the first use of a program's
   * token is noted at once. A browser's ends `unused` milliseconds later, or a year after it began.
   */
  touch(hash: Uint8Array, seen: number, pause: number, unused: number): Promise<void>;
  endSession(person: string, hash: Uint8Array): Promise<void>;
  endSessions(person: string): Promise<void>;
  /** Forgets those that have ended by themselves, and with each its device. */
  forgetEnded(now: number): Promise<void>;

  /** Notes that the person has been signed in on this device. So many are known; the oldest makes room. */
  addDevice(person: string, hash: Uint8Array, at: number): Promise<void>;
  /** Whether the one with this login has been signed in there, or, without a login, anybody. */
  isDevice(hash: Uint8Array, login?: string): Promise<boolean>;

  /** False when the person has `most` already. */
  addPasskey(person: string, passkey: Passkey, most: number): Promise<boolean>;
  passkeys(person: string): Promise<readonly Passkey[]>;
  byPasskey(id: string): Promise<{ readonly person: string; readonly passkey: Passkey } | undefined>;
  usePasskey(id: string, counter: number): Promise<void>;
  /** A question to a passkey has been answered; false when it was before. Those before `old` are forgotten. */
  answer(question: string, now: number, old: number): Promise<boolean>;
  /** Counts an attempt, by whichever server on the store; false when it came too fast. */
  attempt(who: Uint8Array, now: number, rate: Rate): Promise<boolean>;
  namePasskey(person: string, id: string, name: string): Promise<void>;
  dropPasskey(person: string, id: string): Promise<void>;

  /**
   * Gives all seats, lines of chat and results of one person to another, and forgets the one: with ratings, settings, blocks, and where
   * they are told of things. A seat at a table where the other sits, or at one that is not over beside somebody kept apart from the
   * other, stays, taken by nobody known.
   */
  merge(from: string, into: string): Promise<void>;
  /** Forgets the person; the seats stay, taken by nobody known. */
  forget(id: string): Promise<void>;
  /** The tables at which the person sits, or where a seat is kept for them, and which are not over. */
  unfinishedTablesOf(id: string): Promise<readonly string[]>;
  /** With whom the person has played, or plays, and of whom neither has blocked the other; the latest first. */
  companions(id: string, most: number): Promise<readonly Companion[]>;
  /** Whether the other is one of those. */
  haveMet(id: string, other: string): Promise<boolean>;
}
