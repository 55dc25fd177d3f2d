import type { Language } from '#engine';

/** Apart from the other words: the home page says this and no more of the game. */
export const tagline: Readonly<Record<Language, string>> = {
  en: 'Patch your own history together, tile over tile: heroes, wonders, caravans and wars in three eras.',
  fr: 'Recousez l’Histoire tuile par-dessus tuile : héros, merveilles, caravanes et guerres en trois ères.',
  nl: 'Leg je eigen geschiedenis aan, tegel over tegel: helden, wonderen, karavanen en oorlogen in drie tijdperken.',
  de: 'Flick dir deine eigene Geschichte zusammen, Kachel über Kachel: Helden, Wunder, Karawanen und Kriege in drei Zeitaltern.',
};
