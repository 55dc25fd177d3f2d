/** The languages in which the server itself speaks: in notifications, e-mails and previews. */

import { Type } from 'typebox';
import { inEach, LANGUAGES, type Language } from '#engine';

export const LanguageSchema = Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language))));

/** What is said in each language, all read as the server starts. */
export async function dictionaries<W>(load: (language: Language) => Promise<{ words: W }>): Promise<Readonly<Record<Language, W>>> {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => (await load(language)).words));
  return inEach((language) => loaded[LANGUAGES.indexOf(language)] as W);
}

/** The first language that the reader wishes for and we speak. */
export function languageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map((wish) => wish.trim().slice(0, 2).toLowerCase());
  return wishes.flatMap((wish) => LANGUAGES.filter((known) => known === wish))[0] ?? 'en';
}
