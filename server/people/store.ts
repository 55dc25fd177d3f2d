/** What outlives the process of people: who they are, where they are signed in, and how they come back. */

import type { Companion, QuietHours } from '#protocol';

/** Somebody who plays. A guest is known by the devices alone; who is kept can also sign in elsewhere. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** The name to sign in with, where there is a password. */
  readonly login?: string;
  readonly quietHours?: QuietHours;
  /** Where a program shows a token of theirs: it plays in their name. */
  readonly isProgram?: boolean;
}

export interface Session {
  /** Of the token only its hash is kept. */
  readonly hash: Uint8Array;
  /** A browser, or a program that somebody made a token for. */
  readonly kind: 'browser' | 'program';
  readonly label: string;
  readonly created: number;
  readonly seen: number;
}

export interface Passkey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface PeopleStore {
  add(person: Person, session: Session): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  /** Who is signed in with a token of this hash. */
  bySession(hash: Uint8Array): Promise<Person | undefined>;
  rename(id: string, name: string): Promise<void>;
  /** Undefined takes the password away. False when the login is somebody else's. */
  setPassword(id: string, login: string, password: string): Promise<boolean>;
  byLogin(login: string): Promise<{ readonly id: string; readonly password: string } | undefined>;

  setQuietHours(id: string, quietHours: QuietHours | undefined): Promise<void>;

  addSession(person: string, session: Session): Promise<void>;
  sessions(person: string): Promise<readonly Session[]>;
  /** Notes when a session was last seen, unless that was noted less than `pause` milliseconds before. */
  touch(hash: Uint8Array, seen: number, pause: number): Promise<void>;
  endSession(person: string, hash: Uint8Array): Promise<void>;
  endSessions(person: string): Promise<void>;

  addPasskey(person: string, passkey: Passkey): Promise<void>;
  passkeys(person: string): Promise<readonly Passkey[]>;
  byPasskey(id: string): Promise<{ readonly person: string; readonly passkey: Passkey } | undefined>;
  usePasskey(id: string, counter: number): Promise<void>;

  /** Gives all seats of one person to another, where the other does not sit at the same table, and forgets the one. */
  merge(from: string, into: string): Promise<void>;
  /** Forgets the person; the seats stay, taken by nobody known. */
  forget(id: string): Promise<void>;
  /** The tables at which the person sits, or where a seat is kept for them, and which are not over. */
  unfinishedTablesOf(id: string): Promise<readonly string[]>;
  /** With whom the person has played, or plays, the latest first. */
  companions(id: string, most: number): Promise<readonly Companion[]>;
  haveMet(id: string, other: string): Promise<boolean>;
}
