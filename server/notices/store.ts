/** What outlives the process of notices: how people are told of what waits, where, and what is still to be told. */

import type { Notices } from '#protocol';

export type Settings = Pick<Notices, 'when' | 'hour' | 'zone' | 'language' | 'mutedGames' | 'mutedTables'>;
export type Language = Notices['language'];
export type Shape = NonNullable<Notices['webhook']>['shape'];

/** A way to reach somebody. Without an id it is not kept yet. */
export type Channel = Reach & {
  /** Under which address of this server it was set: links lead there. */
  readonly origin: string;
};

export type Reach =
  | { readonly kind: 'push'; readonly address: string; readonly p256dh: string; readonly auth: string }
  | { readonly kind: 'webhook'; readonly address: string; readonly shape: Shape }
  | {
      readonly kind: 'mail';
      readonly address: string;
      /** Ends the letters without signing in. */
      readonly ending: string;
      /** Until it is confirmed: the hash of the code that was sent there, until when it holds, and how often it was guessed. */
      readonly code?: { readonly hash: string; readonly until: number; readonly guesses: number };
    };

export type Kept = Channel & { readonly id: number };

/** Something to tell somebody about a table; of each kind there is one. */
export interface NewNotice {
  readonly person: string;
  readonly table: string;
  readonly kind: 'turn' | 'seat' | 'over' | 'reminder';
  /** When to tell it, in milliseconds since 1970. */
  readonly at: number;
}

export interface Notice extends NewNotice {
  /** Whether it waits for the letter of the day. */
  readonly daily: boolean;
  /** How often it could not be sent. */
  readonly tries: number;
  /** The channels that are still to be told; all when left out. */
  readonly channels?: readonly number[];
}

/** Somebody has signed in, which is to be told on one of the channels that the person had then. */
export interface SignIn {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  /** What they signed in on. */
  readonly device: string;
  readonly channel: Channel;
  /** How often it could not be sent. */
  readonly tries: number;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface NoticesStore {
  settings(person: string): Promise<Settings | undefined>;
  /** What waits is planned anew. */
  set(person: string, settings: Settings): Promise<void>;

  channels(person: string): Promise<readonly Kept[]>;
  /** Takes the place of the person's address or webhook before it; a device belongs to whoever set it last, as long as the session lasts. */
  keep(person: string, channel: Channel, session?: Uint8Array): Promise<void>;
  drop(channel: number): Promise<void>;
  /** Whose letters end with this. */
  byEnding(ending: string): Promise<{ readonly id: number; readonly person: string } | undefined>;

  /** Only for those who can be reached. One of the same kind, table and person is replaced. */
  note(notices: readonly NewNotice[]): Promise<void>;
  /** All that so many people are to be told now, the longest due first. Nobody else is given it before `until`. */
  due(now: number, most: number, until?: number): Promise<readonly Notice[]>;
  /** Puts it off, unless it has been replaced. */
  putOff(notice: Notice, later: Pick<Notice, 'at' | 'daily' | 'tries' | 'channels'>): Promise<void>;
  /** It has been told, or holds no more, unless it has been replaced. */
  done(notice: Notice): Promise<void>;

  /** Sign-ins that are to be told now (`PeopleStore.addSession` notes them), the longest due first. Nobody else is given them before `until`. */
  signIns(now: number, most: number, until?: number): Promise<readonly SignIn[]>;
  /** It could not be sent, and is to be at this time; or, with no more `tries` than before, it was not tried. */
  tellSignInAgain(id: number, at: number, tries?: number): Promise<void>;
  signInTold(id: number): Promise<void>;

  /** The keys of this server; made by `make` the first time. */
  pushKeys(make: () => PushKeys): Promise<PushKeys>;
}
