/** What is said on the page for people who host the server. */
export interface HostWords {
  readonly title: string;
  readonly about: string;
  readonly tabs: {
    readonly reports: string;
    readonly people: string;
    readonly online: string;
    readonly tables: string;
    readonly announcement: string;
    readonly events: string;
  };
  readonly sections: string;
  readonly none: string;
  readonly noReports: string;
  readonly said: (text: string) => string;
  readonly called: string;
  readonly reportedBy: (name: string) => string;
  readonly somebodyGone: string;
  readonly toTable: string;
  readonly outcome: string;
  readonly resolve: string;
  readonly resolved: (when: string, outcome: string) => string;
  readonly resolvedOnes: string;
  readonly search: string;
  readonly find: string;
  readonly guest: string;
  readonly seen: (when: string) => string;
  readonly isOnline: string;
  readonly isHost: string;
  readonly banned: (reason: string) => string;
  readonly openReports: (n: number) => string;
  readonly show: string;
  readonly showOne: (name: string) => string;
  readonly back: string;
  readonly profile: string;
  readonly reason: string;
  readonly ban: string;
  readonly banAbout: string;
  readonly unban: string;
  readonly newName: string;
  readonly rename: string;
  readonly remove: string;
  readonly removeSure: (name: string) => string;
  readonly hostsAlone: string;
  /** What somebody plays, and with whom. */
  readonly playsWith: (game: string, names: string) => string;
  readonly strangers: (n: number) => string;
  readonly inLobby: string;
  readonly waiting: string;
  readonly running: string;
  readonly over: string;
  readonly close: string;
  readonly closeOne: (table: string) => string;
  readonly closeSure: string;
  readonly announcementAbout: string;
  readonly text: string;
  readonly announce: string;
  readonly takeDown: string;
  readonly by: (name: string) => string;
  readonly console: string;
  readonly from: (address: string) => string;
  readonly older: string;
  /** By what something was done, and to what; tables and reports are named by their number. */
  readonly abouts: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly failed: string;
}
