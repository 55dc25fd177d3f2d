/** What is said of those with whom one plays: what waits, who is there, whom to find, and what is heard. */
export interface CompanyWords {
  /** Above so many tables that wait. */
  readonly yourTurns: (n: number) => string;
  readonly roundOf: (n: number, of: number) => string;
  /** How each bot plays, in a word, and each level that can be chosen in a sentence. */
  readonly tempers: Readonly<Record<string, string>>;
  readonly tempersAbout: Readonly<Record<string, string>>;
  /** How strong a level is among people, and what that says; until that is known, how strong among bots. */
  readonly rating: (n: number) => string;
  readonly ratingAbout: string;
  readonly ladder: (n: number) => string;
  readonly ladderAbout: string;
  readonly sound: string;
  readonly soundAbout: string;
  readonly volume: string;
  /** M was pressed. */
  readonly soundOn: string;
  readonly soundOff: string;
  readonly find: string;
  readonly findAbout: string;
  readonly games: string;
  /** How many shall play, and that it does not matter. */
  readonly players: string;
  readonly playersOf: (n: number) => string;
  readonly anyNumber: string;
  readonly botsAfter: string;
  readonly botsAfterAbout: string;
  /** The same, of somebody who is looking. */
  readonly botsSoon: string;
  readonly searching: string;
  readonly searchingAbout: string;
  readonly stop: string;
  readonly live: string;
  readonly watch: string;
  readonly following: string;
  readonly online: string;
  readonly offline: string;
  readonly playing: string;
  readonly follow: string;
  readonly unfollow: string;
  readonly qr: string;
  readonly qrOf: string;
  readonly share: string;
  readonly invitation: (game: string) => string;
}
