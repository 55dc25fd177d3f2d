/** What tests know of each language; found by its letters, like all that is said in it. */

import { LANGUAGES, type Language } from '#engine';

export interface Tongue {
  /** How the rules call a ruling and an option, in small letters. */
  readonly ruling: string;
  readonly option: string;
  /** What no text may say, each with what is said instead. */
  readonly never: readonly (readonly [word: RegExp, instead: string])[];
}

export const tongues: ReadonlyMap<Language, Tongue> = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const { tongue }: { tongue: Tongue } = await import(`./${language}.ts`);
      return [language, tongue] as const;
    }),
  ),
);
