import type { Language } from '#engine';

/** Apart from the other words: the home page says this and no more of the game. */
export const tagline: Readonly<Record<Language, string>> = {
  en: 'Roll, keep, dare: talk dwarves and fairies into your kingdom, and send the dragons next door.',
  fr: 'Lancez, gardez, osez : attirez nains et fées dans votre royaume, et envoyez les dragons chez le voisin.',
  nl: 'Gooi, hou vast, waag het: lok dwergen en feeën naar je rijk en stuur de draken naar de buren.',
  de: 'Würfeln, behalten, wagen: Locke Zwerge und Feen in dein Reich und schick die Drachen zu den Nachbarn.',
};
