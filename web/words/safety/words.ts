/** What people can do about others, and what is kept about oneself. */
export interface SafetyWords {
  readonly report: string;
  readonly reportOf: (name: string) => string;
  readonly why: string;
  readonly send: string;
  readonly reported: string;
  readonly block: string;
  readonly blockSure: (name: string) => string;
  readonly blocked: (name: string) => string;
  readonly isBlocked: (name: string) => string;
  readonly unblocked: (name: string) => string;
  readonly blocks: string;
  readonly blocksAbout: string;
  readonly unblock: string;
  readonly unblockOne: (name: string) => string;
  readonly data: string;
  readonly dataAbout: string;
  readonly download: string;
  readonly signOut: string;
  readonly hideAnnouncement: string;
}
