/** Looks every second whether somebody is to be told something, sees whether it still holds, and tells them. */

import { wallOf } from '../calendar.ts';
import type { Log } from '../log.ts';
import type { Tables } from '../tables.ts';
import { hashOf } from '../tokens.ts';
import { reasonOf } from './reason.ts';
import type { Message, Sender } from './sender.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { CLAIM, SignIns } from './sign-ins.ts';
import { holds, type Situation, situationOf, tell } from './situation.ts';
import type { Kept, Notice, NoticesStore, Settings } from './store.ts';
import { WORDS } from './words/index.ts';

const WATCH = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So many people are told at a time. */
const MOST_PEOPLE = 50;
/** How long after each failure it is tried again; then it is given up. */
const PAUSES: readonly number[] = [1, 5, 30, 120].map((minutes) => minutes * MINUTE);

interface Context {
  readonly store: NoticesStore;
  readonly sender: Sender;
  readonly tables: Tables;
  readonly log: Log;
  readonly pauses?: readonly number[];
  /** Milliseconds after which another server tells what this one has not. */
  readonly claim?: number | undefined;
}

/** A notice that holds, and how things stand at its table. */
interface Held {
  readonly notice: Notice;
  readonly situation: Situation;
}

export class Notices {
  readonly #store: NoticesStore;
  readonly #sender: Sender;
  readonly #tables: Tables;
  readonly #log: Log;
  readonly #pauses: readonly number[];
  readonly #claim: number;
  readonly #signIns: SignIns;
  /** Those who are being told something right now. */
  readonly #busy = new Map<string, Promise<void>>();
  readonly #watch: NodeJS.Timeout;
  #looking: Promise<void> | undefined;
  #isStopped = false;

  constructor({ store, sender, tables, log, pauses = PAUSES, claim = CLAIM }: Context) {
    this.#store = store;
    this.#sender = sender;
    this.#tables = tables;
    this.#log = log;
    this.#pauses = pauses;
    this.#claim = claim;
    this.#signIns = new SignIns({ store, sender, log, pauses });
    this.#watch = setInterval(() => {
      this.#looking ??= this.#look()
        .catch((error) => log.error({ err: error }, 'what is to be told could not be found'))
        .finally(() => {
          this.#looking = undefined;
        });
    }, WATCH);
    this.#watch.unref();
  }

  /** What is on its way is given up, and kept for the next time. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#watch);
    this.#sender.stop();
    await this.#looking;
    await Promise.all([this.#signIns.stop(), ...this.#busy.values()]);
  }

  async #look(): Promise<void> {
    await this.#signIns.look();
    const most = MOST_PEOPLE - this.#busy.size;
    if (this.#isStopped || most === 0) return;
    const now = Date.now();
    const due = await this.#store.due(now, most, now + this.#claim);
    for (const [person, notices] of groupBy(due, (notice) => notice.person)) {
      const before = this.#busy.get(person);
      const told = Promise.resolve(before)
        .then(() => this.#tellPerson(person, notices))
        .catch((error) => this.#log.error({ err: error }, 'somebody could not be told'))
        .finally(() => {
          if (this.#busy.get(person) === told) this.#busy.delete(person);
        });
      this.#busy.set(person, told);
    }
  }

  async #tellPerson(person: string, notices: readonly Notice[]): Promise<void> {
    const settings = (await this.#store.settings(person)) ?? DEFAULT_SETTINGS;
    const channels = (await this.#store.channels(person)).filter((channel) => this.#sender.canSend(channel));
    const held: Held[] = [];
    for (const notice of notices) {
      const situation = await this.#situationOf(notice, settings);
      if (!situation || channels.length === 0) await this.#store.done(notice);
      else if (!(await this.#isPutOff(notice, situation, settings))) held.push({ notice, situation });
    }
    const words = WORDS[settings.language];
    for (const one of held.filter(({ notice }) => !notice.daily)) {
      const { title, text, path } = tell(one.notice.kind, one.situation, words, Date.now());
      await this.#send([one], channels, settings, { id: idOf([one]), title, items: [{ text, path }], table: one.notice.table });
    }
    // What was tried in vain goes on with those whom it has not reached.
    const letters = groupBy(
      held.filter(({ notice }) => notice.daily),
      ({ notice }) => `${notice.tries} ${notice.channels}`,
    );
    for (const letter of letters.values()) {
      const items = letter.map(({ notice, situation }) => {
        const { title, text, path } = tell(notice.kind, situation, words, Date.now());
        return { text: text === title ? title : `${title}. ${text}`, path };
      });
      const title = words.daily(new Set(letter.map(({ notice }) => notice.table)).size);
      await this.#send(letter, channels, settings, { id: idOf(letter), title, items });
    }
  }

  /** How things stand, if it is still to be told. */
  async #situationOf({ person, table: id, kind }: Notice, { when, mutedGames, mutedTables }: Settings): Promise<Situation | undefined> {
    if (when === 'never' || mutedTables.includes(id)) return undefined;
    const situation = await this.#tables.with(id, async (table) => {
      await table.catchUp();
      return situationOf(table, person);
    });
    if ('kind' in situation || situation.isSeen || !holds(kind, situation)) return undefined;
    return mutedGames.includes(situation.game) ? undefined : situation;
  }

  /** Until the hour of the daily letter; or because there is more time left now than was thought. */
  async #isPutOff(notice: Notice, { remind }: Situation, { when, hour, zone }: Settings): Promise<boolean> {
    const now = Date.now();
    if (notice.kind === 'reminder') {
      if (remind === undefined || remind <= now) return false;
      await this.#store.putOff(notice, { ...notice, at: remind });
      return true;
    }
    if (when !== 'daily' || notice.daily) return false;
    await this.#store.putOff(notice, { ...notice, at: nextAt(now, hour, zone), daily: true });
    return true;
  }

  async #send(group: readonly Held[], all: readonly Kept[], { language }: Settings, message: Message): Promise<void> {
    const { tries = 0, channels } = group[0]?.notice ?? {};
    const failed: number[] = [];
    await Promise.all(
      all
        .filter(({ id }) => channels?.includes(id) ?? true)
        .map(async (channel) => {
          try {
            if (!(await this.#sender.send(channel, message, language))) await this.#store.drop(channel.id);
          } catch (error) {
            failed.push(channel.id);
            if (!this.#isStopped) this.#log.info({ way: channel.kind, why: reasonOf(error), tries }, 'a notice could not be sent');
          }
        }),
    );
    const pause = this.#isStopped ? 0 : this.#pauses[tries];
    if (failed.length > 0 && pause === undefined) this.#log.error({ tries }, 'a notice was given up');
    for (const { notice } of group) {
      if (failed.length === 0 || pause === undefined) await this.#store.done(notice);
      else {
        const later = this.#isStopped ? notice : { ...notice, at: Date.now() + pause, tries: tries + 1 };
        await this.#store.putOff(notice, { ...later, channels: failed });
      }
    }
  }
}

/** A server may die between telling something and noting so, and another tells it again: by this. */
function idOf(held: readonly Held[]): string {
  const told = held.map(({ notice: { person, table, kind, at } }) => `${person} ${table} ${kind} ${at}`);
  return Buffer.from(hashOf(told.join())).toString('base64url');
}

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** The next time that clocks there show this hour. */
export function nextAt(now: number, hour: number, zone: string): number {
  const wall = wallOf(now, zone);
  const today = Math.floor(wall / DAY) * DAY + hour * HOUR;
  return now + (today > wall ? today : today + DAY) - wall;
}
