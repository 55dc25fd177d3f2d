/** What outlives the process of what keeps people safe: whom they blocked, what they reported, and what happened to accounts. */

import type { Announcement, Blocked, Companion } from '#protocol';

/** What somebody did about their account, or tried to. */
const EVENTS = [
  'sign-in failed',
  /** Somebody who is signed in showed a wrong password or passkey where it is asked for again. */
  'proof failed',
  'signed in',
  'signed out everywhere',
  'password set',
  'passkey added',
  'passkey removed',
  'token made',
  'session ended',
  'data taken along',
  'account deleted',
] as const;
/** What hosts do. */
export const HOST_EVENTS = [
  'banned',
  'unbanned',
  'renamed',
  'deleted by a host',
  'made a host',
  'no host any more',
  'table closed',
  'announced',
  'announcement taken down',
  'report resolved',
] as const;
export type EventKind = (typeof EVENTS)[number] | (typeof HOST_EVENTS)[number];

/** It tells no password, no token and no name; who it was is told by the id. */
export interface SecurityEvent {
  readonly kind: EventKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose account it is about, as long as there is one. */
  readonly person?: string;
  /** The host who did it, or `CONSOLE`. */
  readonly by?: string;
  /** A word of ours: by what it was done, or to which table or report. */
  readonly about?: string;
  /** The network that it came from, for as long as it may help to find somebody. */
  readonly address?: string;
}

/** Whoever runs the server, and needs no account. */
export const CONSOLE = 'console';

export interface NotedEvent extends SecurityEvent {
  readonly id: number;
}

/** A line of chat or a name, as it was when somebody reported it. */
export interface NewReport {
  readonly kind: 'chat' | 'name';
  readonly at: number;
  readonly reporter: string;
  /** Who said it, or is called so, and how they were called. */
  readonly person: string;
  readonly name: string;
  /** The line, or the name again. */
  readonly text: string;
  /** Where. */
  readonly table?: string;
  /** The number of the line. */
  readonly n?: number;
  /** In the words of whoever reports it. */
  readonly why: string;
}

export interface Report extends Omit<NewReport, 'reporter'> {
  readonly id: number;
  /** Nobody, once they are forgotten. */
  readonly reporter?: string;
  /** When a host was done with it, and what they noted. */
  readonly resolved?: number;
  readonly outcome?: string;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface SafetyStore {
  /** Of each sort (failures, what people do, what hosts do) only the latest are kept, and of one person not too many. */
  note(event: SecurityEvent): Promise<void>;
  /** The latest first: of one person, or older than the one with this id. */
  events(which: { readonly person?: string; readonly before?: number }, most: number): Promise<readonly NotedEvent[]>;

  /** False when the person has blocked `most` already. */
  block(person: string, blocked: string, at: number, most: number): Promise<boolean>;
  unblock(person: string, blocked: string): Promise<void>;
  /** Whom the person has blocked, the latest first. */
  blocks(person: string): Promise<readonly Blocked[]>;
  /** Whom the person has blocked, and who has blocked them. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
  /** Whose words the person does not hear, and after what time: of whom they blocked, none at all; of who blocked them, none since. */
  unheardBy(person: string): Promise<ReadonlyMap<string, number>>;

  /** False when the person follows `most` already. */
  follow(person: string, followed: string, at: number, most: number): Promise<boolean>;
  unfollow(person: string, followed: string): Promise<void>;
  /** Whom the person follows, by name. */
  follows(person: string): Promise<readonly Companion[]>;

  /** False when the reporter has `most` open ones already. The same one again is one report; of all, only so many are kept. */
  report(report: NewReport, most: number): Promise<boolean>;
  /** Those that wait first, and of those the oldest; then the others, the latest first. */
  reports(
    which: { readonly open?: boolean; readonly person?: string; readonly reporter?: string },
    most: number,
  ): Promise<readonly Report[]>;
  /** False when there is none that waits. */
  resolve(report: number, at: number, outcome: string): Promise<boolean>;

  /** What is told to everybody. */
  announcement(): Promise<Announcement | undefined>;
  announce(announcement: Announcement | undefined): Promise<void>;

  /** Forgets what is too old, and addresses before that. */
  forgetOld(now: number): Promise<void>;
}
