/** What outlives the process of what keeps people safe from each other: a log of what happened to accounts. */

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
  'account deleted',
] as const;
export type EventKind = (typeof EVENTS)[number];

/** It tells no password, no token and no name; who it was is told by the id. */
export interface SecurityEvent {
  readonly kind: EventKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose account it is about, as long as there is one. */
  readonly person?: string;
  /** A word of ours: by what it was done. */
  readonly about?: string;
  /** The network that it came from, for as long as it may help to find somebody. */
  readonly address?: string;
}

export interface NotedEvent extends SecurityEvent {
  readonly id: number;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface SafetyStore {
  /** Of each sort (failures, what people do) only the latest are kept, and of one person not too many. */
  note(event: SecurityEvent): Promise<void>;
  /** The latest first: of one person, or older than the one with this id. */
  events(which: { readonly person?: string; readonly before?: number }, most: number): Promise<readonly NotedEvent[]>;
  /** Forgets what is too old, and addresses before that. */
  forgetOld(now: number): Promise<void>;
}
