import type { SettingsWords } from './words.ts';

export const words: SettingsWords = {
  speed: 'Vitesse',
  speeds: { relaxed: 'Tranquille', normal: 'Normale', quick: 'Rapide' },
  taps: 'Attendre un appui',
  tapsAbout: 'Après chaque pli ou chaque tour, la table attend que vous la touchiez.',
  trivial: 'Jouer les coups évidents à ma place',
  trivialAbout: 'À partir de votre troisième partie d’un même jeu sur cet appareil. La table vous dit ce qu’elle a joué.',
};
