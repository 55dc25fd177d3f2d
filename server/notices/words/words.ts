/** What notices say. */

export interface NoticeWords {
  turn(game: string): string;
  /** Something was proposed that waits for an answer. */
  asked(game: string): string;
  seat(game: string): string;
  over(game: string): string;
  /** Over without a result. */
  calledOff(game: string): string;
  reminder(game: string): string;
  begun: string;
  movedBy(name: string): string;
  keptBy(name: string): string;
  with(names: readonly string[]): string;
  timeLeft(minutes: number): string;
  daily(tables: number): string;
  open: string;

  tried: string;
  triedAbout: string;

  newSignIn: string;
  /** `device` may be empty. */
  signedIn(name: string, device: string): string;
  toAccount: string;

  code(code: string): string;
  codeAbout: string;
  codeNotYours: string;

  whyLetter: string;
  endLetters: string;
  ended: string;
  endedAlready: string;
}
