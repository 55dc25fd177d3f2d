/** What hosts see and do. There is one set of it, and two doors: the page of people marked as hosts, and the file of whoever runs the server. */

import type { Announcement, HostEvent, HostPerson, HostPersonShown, HostPresence, HostReport, HostTable, No } from '#protocol';
import { readNameFor } from '../names.ts';
import type { People } from '../people/people.ts';
import type { ListedPerson, Person } from '../people/store.ts';
import type { SecurityLog } from '../safety/security-log.ts';
import { CONSOLE, type EventKind, type NotedEvent, type Report } from '../safety/store.ts';
import type { Presence } from '../socket.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Of each list so many are shown. */
const MOST_SHOWN = 50;
const MOST_EVENTS = 100;

interface Context {
  readonly store: Store;
  readonly people: People;
  readonly tables: Tables;
  readonly security: SecurityLog;
  present(): readonly Presence[];
}

/** Who acts: the id of a host, or `CONSOLE`. */
export class Hosts {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  announcement(): Promise<Announcement | undefined> {
    return this.#context.store.safety.announcement();
  }

  /** Without a text, what was announced is taken down. */
  async announce(by: string, text: string | undefined): Promise<void> {
    const announced = text === undefined ? undefined : { text, at: Date.now() };
    await this.#context.store.safety.announce(announced);
    await this.#note(announced ? 'announced' : 'announcement taken down', { by });
  }

  /** Who looks at a table or at the lobby now, and how many do so whom nobody knows. */
  async online(): Promise<{ readonly people: readonly HostPresence[]; readonly strangers: number }> {
    const present = this.#context.present();
    const people: HostPresence[] = [];
    for (const id of new Set(present.flatMap(({ person }) => person ?? []))) {
      const tables = new Set(present.flatMap(({ person, table }) => (person === id && table !== undefined ? [table] : [])));
      people.push({ id, name: await this.#nameOf(id), tables: [...tables] });
    }
    return { people: people.sort((a, b) => a.name.localeCompare(b.name)), strangers: present.filter(({ person }) => !person).length };
  }

  /** Whose id it is, or whose name or login has this in it; who was seen last comes first. */
  async people(search: string): Promise<{ readonly people: readonly HostPerson[] }> {
    const found = await this.#context.store.people.find(search, MOST_SHOWN);
    return { people: await Promise.all(found.map((person) => this.#shown(person))) };
  }

  async person(id: string): Promise<HostPersonShown | No> {
    const person = await this.#find(id);
    if (!person) return { kind: 'unknown person' };
    const { store, tables } = this.#context;
    const [reports, events] = await Promise.all([
      store.safety.reports({ person: id }, MOST_SHOWN),
      store.safety.events({ person: id }, MOST_EVENTS),
    ]);
    return {
      person: await this.#shown(person),
      tables: await tables.listing.shownToHosts(MOST_SHOWN, id),
      reports: await Promise.all(reports.map((report) => this.#shownReport(report))),
      events: await Promise.all(events.map((event) => this.#shownEvent(event))),
    };
  }

  async tables(person?: string): Promise<{ readonly tables: readonly HostTable[] }> {
    return { tables: await this.#context.tables.listing.shownToHosts(MOST_SHOWN, person) };
  }

  /** Those that wait first. */
  async reports(which: { readonly open?: boolean } = {}): Promise<{ readonly reports: readonly HostReport[] }> {
    const reports = await this.#context.store.safety.reports(which, MOST_SHOWN);
    return { reports: await Promise.all(reports.map((report) => this.#shownReport(report))) };
  }

  /** The latest first. */
  async events(which: { readonly person?: string; readonly before?: number }): Promise<{ readonly events: readonly HostEvent[] }> {
    const events = await this.#context.store.safety.events(which, MOST_EVENTS);
    return { events: await Promise.all(events.map((event) => this.#shownEvent(event))) };
  }

  /** They are signed out everywhere, may do nothing here, and leave all their seats. */
  async ban(by: string, id: string, reason: string): Promise<HostPersonShown | No> {
    return this.#change(by, id, 'banned', async () => {
      const { store, people, tables } = this.#context;
      await store.people.setBan(id, { at: Date.now(), reason });
      await tables.expel(id);
      people.changed(id);
    });
  }

  async unban(by: string, id: string): Promise<HostPersonShown | No> {
    return this.#change(by, id, 'unbanned', () => this.#context.store.people.setBan(id, undefined));
  }

  async rename(by: string, id: string, called: string): Promise<HostPersonShown | No> {
    const name = readNameFor(await this.#find(id), called);
    if (typeof name === 'object') return name;
    return this.#change(by, id, 'renamed', (person) => this.#context.people.rename(person, name));
  }

  /** Only whoever runs the server makes hosts. */
  async setHost(by: string, id: string, isHost: boolean): Promise<HostPersonShown | No> {
    if (by !== CONSOLE) return { kind: 'not permitted' };
    return this.#change(by, id, isHost ? 'made a host' : 'no host any more', () => this.#context.store.people.setHost(id, isHost));
  }

  async forget(by: string, id: string): Promise<object | No> {
    const person = await this.#find(id);
    const no = this.#refuse(by, person);
    if (no) return no;
    await this.#context.people.forget(person as Person);
    await this.#note('deleted by a host', { by });
    return {};
  }

  async closeTable(by: string, id: string): Promise<object | No> {
    const no = await this.#context.tables.close(id);
    if (no) return no;
    await this.#note('table closed', { by, about: id });
    return {};
  }

  async resolve(by: string, report: number, outcome: string): Promise<object | No> {
    if (!(await this.#context.store.safety.resolve(report, Date.now(), outcome))) return { kind: 'unknown report' };
    await this.#note('report resolved', { by, about: String(report) });
    return {};
  }

  async #change(by: string, id: string, kind: EventKind, change: (person: Person) => Promise<unknown>): Promise<HostPersonShown | No> {
    const person = await this.#find(id);
    const no = this.#refuse(by, person);
    if (no) return no;
    await change(person as Person);
    await this.#note(kind, { person: id, by });
    return this.person(id);
  }

  /** A host cannot do anything to another one: whoever runs the server can. */
  #refuse(by: string, person: Person | undefined): No | undefined {
    if (!person) return { kind: 'unknown person' };
    return person.isHost && by !== CONSOLE ? { kind: 'not permitted' } : undefined;
  }

  #note(kind: EventKind, what: Parameters<SecurityLog['note']>[1]): Promise<void> {
    return this.#context.security.note(kind, what);
  }

  async #find(id: string): Promise<ListedPerson | undefined> {
    return (await this.#context.store.people.find(id, MOST_SHOWN)).find((person) => person.id === id);
  }

  async #nameOf(id: string): Promise<string> {
    return (await this.#context.store.people.person(id))?.name ?? '';
  }

  async #shown({ id, name, login, created, seen, isHost, ban }: ListedPerson): Promise<HostPerson> {
    const { store, present } = this.#context;
    return {
      id,
      name,
      ...(login === undefined ? {} : { login }),
      created,
      ...(seen === undefined ? {} : { seen }),
      online: present().some(({ person }) => person === id),
      reports: (await store.safety.reports({ person: id, open: true }, MOST_SHOWN)).length,
      ...(isHost ? { host: true } : {}),
      ...(ban ? { banned: ban } : {}),
    };
  }

  async #shownReport({ reporter, ...report }: Report): Promise<HostReport> {
    return { ...report, ...(reporter === undefined ? {} : { reporter: { id: reporter, name: await this.#nameOf(reporter) } }) };
  }

  async #shownEvent({ person, by, ...event }: NotedEvent): Promise<HostEvent> {
    return {
      ...event,
      ...(person === undefined ? {} : { person: { id: person, name: await this.#nameOf(person) } }),
      ...(by === undefined ? {} : { by: by === CONSOLE ? { name: CONSOLE } : { id: by, name: await this.#nameOf(by) } }),
    };
  }
}
