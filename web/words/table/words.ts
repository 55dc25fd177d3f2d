import type { No } from '#protocol';

/** What is said where games are made, played and looked at again. */
export interface TableWords {
  readonly newGame: string;
  readonly opponents: string;
  readonly seats: string;
  readonly seat: (n: number) => string;
  readonly seatIs: (n: number, what: string) => string;
  readonly person: string;
  readonly you: string;
  readonly openSeat: string;
  readonly bot: (name: string) => string;
  /** How strong each bot is. */
  readonly bots: Readonly<Record<string, string>>;
  readonly yourName: string;
  readonly nameHint: string;
  readonly againstBots: string;
  readonly atOneScreen: string;
  readonly nameOf: (n: number) => string;
  readonly start: string;
  readonly makeTable: string;
  readonly tables: string;
  readonly myTables: string;
  readonly openTables: string;
  readonly leaderboard: string;
  readonly daily: string;
  readonly puzzles: string;
  readonly noOpenTables: string;
  readonly whichGame: string;
  readonly allGames: string;
  readonly sitDown: string;
  readonly andMore: (n: number) => string;
  readonly someoneWhoLeft: string;
  readonly clocks: string;
  readonly timeToThink: string;
  readonly timeControls: { readonly unlimited: string; readonly realtime: string; readonly correspondence: string };
  readonly timeControlsAbout: { readonly unlimited: string; readonly realtime: string; readonly correspondence: string };
  readonly whenOut: string;
  readonly outs: { readonly bot: string; readonly end: string };
  readonly outsAbout: { readonly bot: string; readonly end: string; readonly rated: string };
  readonly endsWhenOut: string;
  readonly timeShort: { readonly bot: string; readonly end: string };
  readonly bankAndSeconds: (minutes: number, seconds: number) => string;
  readonly hoursAMove: (hours: number) => string;
  readonly listed: string;
  readonly listedAbout: string;
  readonly rated: string;
  readonly ratedAbout: string;
  readonly toAccount: string;
  readonly waiting: string;
  readonly shareLink: string;
  readonly copy: string;
  readonly copied: string;
  readonly takeSeat: string;
  readonly mayWatch: string;
  readonly startsWhenFull: string;
  readonly fillWithBots: string;
  readonly watching: string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly isAway: (name: string) => string;
  /** Before the sentence that tells an obvious move. */
  readonly playedForYou: string;
  readonly undo: string;
  readonly undoLast: string;
  readonly handTo: (name: string) => string;
  readonly covered: string;
  readonly iAm: (name: string) => string;
  readonly log: string;
  /** The tool that asks what things are, and what it says while it does. */
  readonly ask: string;
  readonly asks: string;
  /** Of a game that is over. */
  readonly analysis: string;
  readonly hint: string;
  readonly more: string;
  readonly legend: string;
  readonly toLive: string;
  readonly ply: (ply: number, of: number) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly playOn: string;
  readonly pause: string;
  readonly share: string;
  readonly download: string;
  readonly picture: string;
  readonly verify: string;
  readonly verified: string;
  /** Of the number that one's own device added to the luck. */
  readonly ownNumberIn: string;
  readonly ownNumberOut: string;
  readonly notVerified: (ply: number) => string;
  readonly verifiedTo: (ply: number) => string;
  readonly branch: string;
  readonly branchAbout: string;
  readonly branchAs: (name: string) => string;
  readonly branchMine: string;
  readonly branched: (ply: number) => string;
  readonly commit: string;
  readonly commitAbout: string;
  /** The names of those whose devices' numbers are in the luck, and of those whose are not. */
  numbersIn(names: string): string;
  numbersOut(names: string): string;
  /** All seats are taken, and devices open their numbers. */
  readonly opening: string;
  readonly openingAbout: string;
  readonly gameOver: string;
  readonly youWin: string;
  readonly youShare: string;
  readonly wins: (names: string) => string;
  readonly shareVictory: (names: string) => string;
  /** Of two: the other ran out of time, or resigned. */
  readonly youWinBy: { readonly time: string; readonly resigned: string };
  readonly winsBy: { readonly time: (name: string) => string; readonly resigned: (name: string) => string };
  readonly calledOff: string;
  readonly total: string;
  readonly rank: string;
  readonly player: string;
  readonly again: string;
  readonly away: string;
  readonly loading: string;
  readonly ruleNumber: (rule: string) => string;
  readonly rulesOf: (title: string) => string;
  /** Where the score of a game with the real box is counted. */
  readonly countReal: string;
  readonly noTable: string;
  readonly noAnswer: string;
  readonly brokenRecord: string;
  readonly noServer: string;
  /** Refusals of the server, by kind. */
  readonly no: Readonly<Record<string, string>>;
  /** Why a name is refused. */
  readonly badName: Readonly<Record<(No & { kind: 'bad name' })['why'], string>>;
  readonly names: readonly string[];
}
