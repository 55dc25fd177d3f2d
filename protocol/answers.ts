/** What is asked and answered over HTTP, beside the tables themselves. */

import type { Forfeit, GameRecord, Language, Options, Seat } from '#engine';
import type { ChatLine, Companion, QuietHours, Sitter, TableInfo, TimeControl, Vacation } from './messages.ts';

/** What one is told about oneself. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Whether one can come back without this device. */
  readonly kept: boolean;
  readonly login?: string;
  readonly passkeys: number;
  /** The passkeys themselves; a program is told none of them. */
  readonly keys: readonly { readonly id: string; readonly name: string; readonly created: number }[];
  readonly quietHours?: QuietHours;
  /** Whether one is a host of this server. */
  readonly host?: true;
  /** Where one is signed in; a program is told of itself alone. */
  readonly sessions: readonly {
    readonly id: string;
    readonly kind: 'browser' | 'program';
    readonly label: string;
    /** What a program's token allows. */
    readonly scope?: Scope;
    readonly created: number;
    readonly seen: number;
    /** When it ends: a browser's later with each day that it is used, a program's not. */
    readonly ends: number;
    readonly here: boolean;
  }[];
}

/** What a program's token allows: to look at all that its owner sees, or to play for them, too. None lets it touch the account. */
export type Scope = 'read' | 'play';

/** Whoever has a password or a passkey shows one of them before it changes, and before they are forgotten. */
export interface Proof {
  /** The password as it is. */
  readonly current?: string;
  /** What the browser gave for the question of POST /api/me/passkeys/ask. */
  readonly passkey?: { readonly id: string };
}

/** How somebody is told that a table waits for them, that a seat is offered, or that a game is over. */
export interface Notices {
  readonly when: 'now' | 'daily' | 'never';
  /** The hour at which the daily letter comes, where somebody lives. */
  readonly hour: number;
  readonly zone: string;
  readonly language: Language;
  /** Games of which nothing is said, and tables. */
  readonly mutedGames: readonly string[];
  readonly mutedTables: readonly string[];
  /** `key`: what a browser needs to be reached (VAPID public key, base64url). `devices`: how many are reached. */
  readonly push: { readonly key: string; readonly devices: number };
  /** Absent where this server sends no mail. */
  readonly mail?: { readonly address?: string; readonly confirmed: boolean };
  readonly webhook?: { readonly host: string; readonly shape: 'discord' | 'slack' };
}

/** Somebody whom one has blocked: neither hears the other, and they share no table that waits. */
export interface Blocked {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Somebody whom one follows, and whether they are there: at their tables, or elsewhere on the server. */
export interface Followed {
  readonly id: string;
  readonly name: string;
  readonly presence: 'playing' | 'online' | 'offline';
}

/** POST /api/reports: a line of chat, or a name, that a host should look at. */
export type MakeReport =
  | { readonly kind: 'chat'; readonly table: string; readonly n: number; readonly why?: string }
  | { readonly kind: 'name'; readonly person: string; readonly table?: string; readonly why?: string };

/** A line that somebody said at a table. */
export interface SaidLine extends Pick<ChatLine, 'room' | 'at' | 'text'> {
  readonly table: string;
}

/** GET /api/me/export: all that is kept about somebody. Of tokens and passwords there is nothing in it. */
export interface Export {
  readonly profile: {
    readonly id: string;
    readonly name: string;
    readonly created: number;
    readonly login?: string;
    readonly quietHours?: QuietHours;
    /** Those that held before, the latest first. */
    readonly formerQuietHours?: readonly { readonly quietHours?: QuietHours; readonly since?: number }[];
    /** Days of vacation of the last year. */
    readonly vacationsTaken?: readonly Vacation[];
    readonly host?: true;
  };
  readonly sessions: readonly Omit<Me['sessions'][number], 'id' | 'here'>[];
  readonly passkeys: readonly { readonly name: string; readonly created: number }[];
  readonly notifications?: Pick<Notices, 'when' | 'hour' | 'zone' | 'language' | 'mutedGames' | 'mutedTables'>;
  /** Of a webhook or a device only the host of its address. */
  readonly channels: readonly { readonly kind: 'push' | 'mail' | 'webhook'; readonly address: string }[];
  /** Those at which one sits, or where a seat is kept for oneself. */
  readonly tables: readonly {
    readonly table: string;
    readonly game: string;
    readonly created: number;
    readonly seat: Seat;
    readonly seats: readonly Sitter[];
  }[];
  readonly ratings: readonly (Rating & { readonly game: string; readonly games: number })[];
  readonly results: readonly {
    readonly table: string;
    readonly game: string;
    readonly ended: number;
    readonly place: number;
    readonly score: number;
  }[];
  readonly chat: readonly SaidLine[];
  readonly blocks: readonly Blocked[];
  /** Whom one follows. */
  readonly follows: readonly Companion[];
  /** What one reported. */
  readonly reports: readonly Omit<HostReport, 'person' | 'reporter' | 'outcome'>[];
  /** What happened to one's account. */
  readonly events: readonly Omit<HostEvent, 'id' | 'person' | 'by'>[];
  /** Of finished games. */
  readonly records: readonly KeptRecord[];
}

/** What hosts tell everybody, until they take it down. */
export interface Announcement {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Somebody as hosts see them. */
export interface HostPerson {
  readonly id: string;
  readonly name: string;
  readonly login?: string;
  /** Milliseconds since 1970, and so is all below that is a time. */
  readonly created: number;
  /** When a session of theirs was last seen, to 5 minutes. */
  readonly seen?: number;
  readonly online: boolean;
  /** Reports about them that wait for a host. */
  readonly reports: number;
  readonly host?: true;
  readonly banned?: { readonly at: number; readonly reason: string };
}

export interface HostTable {
  readonly id: string;
  readonly game: string;
  readonly created: number;
  readonly seats: readonly Sitter[];
  readonly started: boolean;
  readonly over: boolean;
  readonly listed: boolean;
  readonly rated: boolean;
}

/** Somebody who is looking at the server's tables now, and at which. */
export interface HostPresence {
  readonly id: string;
  readonly name: string;
  readonly tables: readonly string[];
}

/** Of who is named by id: what they are called now, if they are still here. */
export interface HostReport {
  readonly id: number;
  readonly kind: 'chat' | 'name';
  readonly at: number;
  readonly person: string;
  /** As they were called when it was reported. */
  readonly name: string;
  readonly text: string;
  readonly table?: string;
  readonly n?: number;
  readonly why: string;
  readonly reporter?: { readonly id: string; readonly name: string };
  readonly resolved?: number;
  readonly outcome?: string;
}

export interface HostEvent {
  readonly id: number;
  readonly kind: string;
  readonly at: number;
  readonly person?: { readonly id: string; readonly name: string };
  /** The host who did it; without an id, whoever runs the server. */
  readonly by?: { readonly id?: string; readonly name: string };
  readonly about?: string;
  readonly address?: string;
}

/** All that hosts see of one person. */
export interface HostPersonShown {
  readonly person: HostPerson;
  readonly tables: readonly HostTable[];
  readonly reports: readonly HostReport[];
  readonly events: readonly HostEvent[];
}

/** POST /api/tables */
export interface MakeTable {
  readonly game: string;
  readonly options: Options;
  /** A person's seat is open; the maker takes the first of them. */
  readonly seats: readonly ('person' | `bot ${string}`)[];
  readonly timeControl?: TimeControl;
  /** Whether anybody may find it in the lobby; else it is for those who have the link. */
  readonly listed?: boolean;
  /** Whether people's ratings learn from it: only without bots. */
  readonly rated?: boolean;
  /** Who is not known yet arrives with this name. */
  readonly name?: string;
  /** SHA-256 of the number that the maker's device adds to the luck. */
  readonly seal?: string;
}

/** Answer to making a table or taking a seat. */
export interface SeatTaken {
  readonly info: TableInfo;
  readonly seat: Seat;
}

/** How strong somebody is believed to be: within `deviation` of `rating` in two cases of three. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** A finished game of somebody. Its table, and with it the record, has the same address for ever. */
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly seat: Seat;
  /** Everybody's, seat by seat. Places count from 1; those who tie share one. */
  readonly seats: readonly { readonly sitter: Sitter; readonly place: number; readonly score: number }[];
  /** The game ended before its end: there are no scores. */
  readonly forfeit?: Forfeit;
  /** In a rated game: what was believed before and after. */
  readonly rated?: { readonly before: Rating; readonly after: Rating };
}

/** What anybody may know about somebody. */
export interface PersonShown {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** Provisional while little is known yet. */
  readonly ratings: readonly (Rating & { readonly game: string; readonly games: number; readonly provisional: boolean })[];
  /** The most played first. */
  readonly games: readonly { readonly game: string; readonly played: number; readonly won: number }[];
  /** The latest first. */
  readonly results: readonly FinishedGame[];
}

/** One of all the records that one can take along. */
export interface KeptRecord {
  readonly table: string;
  readonly seats: readonly Sitter[];
  readonly record: GameRecord;
}
