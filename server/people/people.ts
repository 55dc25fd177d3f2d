/** Everybody who plays here: guests at first, kept if they wish. */

import type { QuietHours } from '#protocol';
import { hashOf, newId, newToken } from '../tokens.ts';
import { hashPassword, isPassword } from './password.ts';
import type { PeopleStore, Person, Session } from './store.ts';

/** A session that was seen within this time is not noted again. */
const HOUR = 3_600_000;
/** Checked when there is no such login, so that the answer takes equally long. */
let decoy: Promise<string> | undefined;

export interface SignedIn {
  readonly person: Person;
  /** Told once, to the one who signs in. */
  readonly token: string;
}

export class People {
  readonly store: PeopleStore;
  /** Called when somebody is called otherwise, is signed out somewhere, or has gone from these tables. */
  changed: (person: string, tables?: readonly string[]) => void = () => undefined;

  /** Called before somebody goes for good; with `into`, because they are the same as that person. */
  leaving: (person: string, into?: string) => Promise<void> = async () => undefined;

  constructor(store: PeopleStore) {
    this.store = store;
  }

  /** Who has this token; the session is seen by that. */
  async with(token: string): Promise<Person | undefined> {
    const hash = hashOf(token);
    const person = await this.store.bySession(hash);
    if (person) await this.store.touch(hash, Date.now(), HOUR);
    return person;
  }

  async newGuest(name: string, device: string): Promise<SignedIn> {
    const token = newToken();
    const person: Person = { id: newId(), name, created: Date.now() };
    await this.store.add(person, newSession(token, 'browser', device));
    return { person, token };
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.store.rename(person.id, name);
    this.changed(person.id);
    return { ...person, name };
  }

  async setQuietHours(person: Person, quietHours: QuietHours | undefined): Promise<void> {
    await this.store.setQuietHours(person.id, quietHours);
    this.changed(person.id);
  }

  /** False when the login is somebody else's. */
  async keepByPassword(person: Person, login: string, password: string): Promise<boolean> {
    return this.store.setPassword(person.id, loginOf(login), await hashPassword(password));
  }

  /** Undefined when name and password do not belong together. */
  async signIn(login: string, password: string, device: string, guest: Person | undefined): Promise<SignedIn | undefined> {
    const known = await this.store.byLogin(loginOf(login));
    decoy ??= hashPassword(newToken());
    const fits = await isPassword(password, known?.password ?? (await decoy));
    return fits && known ? this.welcome(known.id, device, guest) : undefined;
  }

  /** Signs somebody in who has shown who they are; what the guest on this device had comes along. */
  async welcome(id: string, device: string, guest: Person | undefined): Promise<SignedIn | undefined> {
    const person = await this.store.person(id);
    if (!person) return undefined;
    if (guest && guest.id !== id && !(await this.isKept(guest))) {
      await this.leaving(guest.id, id);
      const tables = await this.store.unfinishedTablesOf(guest.id);
      await this.store.merge(guest.id, id);
      this.changed(guest.id, tables);
      this.changed(id);
    }
    const token = newToken();
    await this.store.addSession(id, newSession(token, 'browser', device));
    return { person, token };
  }

  /** Whether they can come back without this device. */
  async isKept(person: Person): Promise<boolean> {
    return person.login !== undefined || (await this.store.passkeys(person.id)).length > 0;
  }

  /** A token for a program that plays for somebody. */
  async newProgram(person: Person, label: string): Promise<string> {
    const token = newToken();
    await this.store.addSession(person.id, newSession(token, 'program', label));
    return token;
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

function newSession(token: string, kind: Session['kind'], label: string): Session {
  const now = Date.now();
  return { hash: hashOf(token), kind, label, created: now, seen: now };
}

/** However a name is written, it is the same login. */
function loginOf(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
