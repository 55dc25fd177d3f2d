/** Everybody who plays here: guests at first, kept if they wish. */

import { randomBytes } from 'node:crypto';
import type { No, QuietHours, Scope } from '#protocol';
import { changed } from '../absence.ts';
import { hashOf, newId, newToken } from '../tokens.ts';
import { hashPassword, isPassword } from './password.ts';
import type { PeopleStore, Person, Session } from './store.ts';

/** A session that was seen within this time, in milliseconds, is not noted again. */
export const SEEN_PAUSE = 5 * 60_000;
const DAY = 24 * 3_600_000;
/** A browser's session ends when it was not used for so long. */
const UNUSED = 90 * DAY;
/** Somebody has so many tokens for programs. */
export const MOST_PROGRAMS = 20;
/** Checked when there is no such login, so that the answer takes equally long. */
let decoy: Promise<string> | undefined;

export interface SignedIn {
  readonly person: Person;
  /** Told once, to the one who signs in. */
  readonly token: string;
}

export class People {
  readonly store: PeopleStore;
  /** The same at all servers on one store, and known to nobody else. */
  readonly secret: Uint8Array;
  /** Called when somebody is called otherwise, is signed out somewhere, or has gone from these tables. */
  changed: (person: string, tables?: readonly string[]) => void = () => undefined;

  /** Called when somebody asks for something from an address. */
  seen: (person: Person, address: string) => void = () => undefined;

  /** Called before somebody goes for good; with `into`, because they are the same as that person. */
  leaving: (person: string, into?: string) => Promise<void> = async () => undefined;

  /** Whoever comes can look, and nothing changes by it. */
  readonly isReadOnly: boolean;

  constructor(store: PeopleStore, secret: Uint8Array = randomBytes(32), { isReadOnly = false } = {}) {
    this.store = store;
    this.secret = secret;
    this.isReadOnly = isReadOnly;
  }

  /** Who has this token and shows it from there; the session is seen by that. */
  async with(token: string, address: string): Promise<Person | undefined> {
    const hash = hashOf(token);
    const person = await this.store.bySession(hash);
    if (!person) return undefined;
    this.seen(person, address);
    await this.noteSeen(hash);
    return person;
  }

  /** Somebody is there by this session. */
  async noteSeen(session: Uint8Array): Promise<void> {
    if (!this.isReadOnly) await this.store.touch(session, Date.now(), SEEN_PAUSE, UNUSED);
  }

  async newGuest(name: string, device: string): Promise<SignedIn> {
    const token = newToken();
    const person: Person = { id: newId(), name, created: Date.now() };
    await this.store.add(person, newSession(token, { kind: 'browser', label: device, lasts: UNUSED }));
    return { person, token };
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.store.rename(person.id, name);
    this.changed(person.id);
    return { ...person, name };
  }

  /** Or why not. */
  async setQuietHours(person: Person, quietHours: QuietHours | undefined): Promise<No | undefined> {
    const absence = changed(person.absence, quietHours, Date.now());
    if ('kind' in absence) return absence;
    await this.store.setAbsence(person.id, absence);
    this.changed(person.id);
    return undefined;
  }

  /** False when the login is somebody else's. Where there was a password before, only the session that changes it stays. */
  async keepByPassword(person: Person, login: string, password: string, session: Uint8Array): Promise<boolean> {
    const hash = await hashPassword(password);
    const isChange = person.login !== undefined;
    if (!(await this.store.setPassword(person.id, loginOf(login), hash, isChange ? session : undefined))) return false;
    if (isChange) this.changed(person.id);
    return true;
  }

  async isPasswordOf({ login }: Person, password: string): Promise<boolean> {
    const known = login === undefined ? undefined : await this.store.byLogin(login);
    return known !== undefined && isPassword(password, known.password);
  }

  /** Undefined when name and password do not belong together. */
  async signIn(login: string, password: string, device: string, guest: Person | undefined): Promise<SignedIn | No | undefined> {
    const known = await this.store.byLogin(loginOf(login));
    decoy ??= hashPassword(newToken());
    const fits = await isPassword(password, known?.password ?? (await decoy));
    return fits && known ? this.welcome(known.id, device, guest) : undefined;
  }

  /**
   * Signs somebody in who has shown who they are, unless they are banned; what the guest on this device had comes along, and the
   * session it had ends.
   */
  async welcome(id: string, device: string, guest: Person | undefined): Promise<SignedIn | No | undefined> {
    const person = await this.store.person(id);
    if (!person) return undefined;
    if (person.ban) return { kind: 'banned', reason: person.ban.reason };
    if (guest && guest.id !== id && !(await this.isKept(guest))) {
      await this.leaving(guest.id, id);
      const tables = await this.store.unfinishedTablesOf(guest.id);
      await this.store.merge(guest.id, id);
      this.changed(guest.id, tables);
      this.changed(id);
    }
    const token = newToken();
    await this.store.addSession(id, newSession(token, { kind: 'browser', label: device, lasts: UNUSED }), guest?.session);
    if (guest) this.changed(guest.id);
    return { person, token };
  }

  isKept(person: Person): Promise<boolean> {
    return isKept(this.store, person);
  }

  /** A token for a program that plays for somebody; undefined when they have enough of them. */
  async newProgram(person: Person, label: string, { scope, days }: { scope: Scope; days: number }): Promise<string | undefined> {
    const token = newToken();
    const session = newSession(token, { kind: 'program', label, scope, lasts: days * DAY });
    return (await this.store.addProgram(person.id, session, MOST_PROGRAMS)) ? token : undefined;
  }

  /** This device is known from now on: who guesses at the person's password elsewhere does not slow them down here. */
  async knowDevice({ id }: Person, device: string): Promise<void> {
    await this.store.addDevice(id, hashOf(device), Date.now());
  }

  /** Whether the one with this login was signed in on this device before, or, without a login, anybody. */
  async isKnownDevice(device: string, login?: string): Promise<boolean> {
    return this.store.isDevice(hashOf(device), login === undefined ? undefined : loginOf(login));
  }

  /** Ends one session: whoever speaks by it is not heard any more. */
  async signOut(person: Person, hash: Uint8Array): Promise<void> {
    await this.store.endSession(person.id, hash);
    this.changed(person.id);
  }

  async signOutEverywhere(person: Person): Promise<void> {
    await this.store.endSessions(person.id);
    this.changed(person.id);
  }

  async forget(person: Person): Promise<void> {
    await this.leaving(person.id);
    const tables = await this.store.unfinishedTablesOf(person.id);
    await this.store.forget(person.id);
    this.changed(person.id, tables);
  }
}

/** Whether they can come back without this device. */
async function isKept(store: PeopleStore, { id, login }: Person): Promise<boolean> {
  return login !== undefined || (await store.passkeys(id)).length > 0;
}

/** Why somebody may not play for a rating, if so: it is for people who play themselves, and who stay the same whether they win or lose. */
export async function refuseRated(store: PeopleStore, person: Person): Promise<No | undefined> {
  if (person.isProgram) return { kind: 'no bots' };
  return (await isKept(store, person)) ? undefined : { kind: 'no account' };
}

function newSession(token: string, { lasts, ...session }: Pick<Session, 'kind' | 'label' | 'scope'> & { lasts: number }): Session {
  const now = Date.now();
  return { ...session, hash: hashOf(token), created: now, seen: now, ends: now + lasts };
}

/** However a name is written, it is the same login. */
export function loginOf(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
