/** What the home page and the frame around every page say. */
export interface Words {
  readonly tagline: string;
  readonly intro: string;
  readonly promises: readonly { readonly title: string; readonly text: string }[];
  readonly home: string;
  readonly you: string;
  readonly tables: string;
  /** Of the page of whoever hosts the server. */
  readonly host: string;
  readonly skip: string;
  readonly settings: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly motion: string;
  readonly motions: { readonly auto: string; readonly off: string };
  readonly close: string;
  readonly no: string;
  readonly players: (min: number, max: number) => string;
  readonly playNow: string;
  readonly learn: string;
  readonly strength: string;
  /** How strong each bot is. */
  readonly strengths: Readonly<Record<string, string>>;
  readonly withFriends: string;
  readonly rules: string;
  readonly goOn: string;
  readonly yourGames: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly replay: string;
  readonly notFound: string;
  readonly notFoundAbout: string;
  readonly retry: string;
}
