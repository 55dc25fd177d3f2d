import type { Language } from '#engine';

/** Apart from the other words: the home page says this and no more of the game. */
export const tagline: Readonly<Record<Language, string>> = {
  en: 'Win the right tricks, bury the wrong lands, and never run short of farmers.',
  fr: 'Gagnez les bons plis, enterrez les mauvaises terres et ne manquez jamais de bras.',
  nl: 'Win de goede slagen, begraaf het slechte land en zorg dat je boeren genoeg hebt.',
  de: 'Gewinn die richtigen Stiche, begrab das falsche Land und sorg dafür, dass dir nie die Bauern ausgehen.',
};
