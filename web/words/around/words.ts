/** What is said around the board: about those who sit and look on, what they agree to, and what they say. */
export interface AroundWords {
  readonly company: string;
  readonly unread: (n: number) => string;
  readonly watching: (n: number) => string;
  readonly talk: string;
  readonly talkOfWatchers: string;
  readonly heardBySeats: string;
  readonly heardByWatchers: string;
  readonly nothingSaid: string;
  readonly say: string;
  readonly send: string;
  readonly looksOn: string;
  readonly muteShort: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly playedBy: (bot: string) => string;
  readonly youLeft: string;
  readonly comeBack: string;
  readonly leave: string;
  readonly leaveAbout: string;
  readonly abandon: string;
  readonly abandonAbout: string;
  readonly abandoned: string;
  readonly ranOut: (name: string) => string;
  readonly youRanOut: string;
  readonly overDays: string;
  readonly overDaysAbout: string;
  readonly wishesDays: (name: string, time: string) => string;
  readonly youWishDays: (time: string) => string;
  readonly leaveOrEnd: string;
  readonly goBack: string;
  readonly goBackAbout: string;
  readonly before: string;
  readonly ask: string;
  readonly wishesBack: (name: string, ply: number) => string;
  readonly wishesEnd: (name: string) => string;
  readonly youWishBack: (ply: number) => string;
  readonly youWishEnd: string;
  readonly notYet: (names: string) => string;
  readonly agree: string;
  readonly disagree: string;
  readonly withdraw: string;
  readonly wentBack: (name: string, ply: number) => string;
  readonly youWentBack: (ply: number) => string;
  readonly again: string;
  readonly invited: string;
  readonly toNext: string;
  readonly offerTo: (n: number) => string;
  readonly offer: string;
  readonly keptForYou: string;
  readonly decline: string;
  readonly keptFor: (name: string) => string;
  readonly changePlaces: (n: number, m: number) => string;
  readonly openAgain: (n: number) => string;
  readonly linkTo: (n: number) => string;
  readonly getUp: string;
  readonly orders: string;
  readonly ordersAbout: string;
  /** Where moves can be made ahead. */
  readonly aheadAbout: string;
  /** How many stand. */
  readonly ordersStanding: (n: number) => string;
  /** A move made ahead could not be played. */
  readonly dropped: string;
}
