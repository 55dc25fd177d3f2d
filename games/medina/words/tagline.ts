import type { Language } from '#engine';

/** Apart from the other words: the home page says this and no more of the game. */
export const tagline: Readonly<Record<Language, string>> = {
  en: 'Everybody builds every palace; the art is to put your roof on it a moment before the others do.',
  fr: 'Tout le monde bâtit tous les palais ; l’art est d’y poser son toit juste avant les autres.',
  nl: 'Iedereen bouwt aan elk paleis; de kunst is om er net vóór de anderen je dak op te zetten.',
  de: 'Alle bauen an allen Palästen; die Kunst ist, sein Dach einen Moment vor den anderen zu setzen.',
};
