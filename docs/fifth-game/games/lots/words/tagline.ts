import type { Language } from '#engine';

export const tagline: Readonly<Record<Language, string>> = {
  en: 'Three lots each, and the luck of the draw.',
  fr: 'Trois lots chacun, et la chance du tirage.',
  nl: 'Elk drie loten, en het geluk van de trekking.',
  de: 'Drei Lose für jeden, und das Glück der Ziehung.',
};
