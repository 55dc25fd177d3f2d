/** What a link says where it is pasted. */

export interface PreviewWords {
  readonly title: (game: string, host: string) => string;
  readonly open: (free: number, of: number) => string;
  readonly full: string;
  readonly over: string;
  /** Of any page that is no table. */
  readonly home: string;
  /** What is to be seen on the picture of a game. */
  readonly picture: (game: string) => string;
}
