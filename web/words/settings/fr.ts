import type { SettingsWords } from './words.ts';

export const words: SettingsWords = {
  contrast: 'Contraste renforcé',
  contrastAbout: 'En noir et blanc, avec des contours nets. Activé aussi si votre appareil le demande.',
  speed: 'Vitesse',
  speeds: { relaxed: 'Tranquille', normal: 'Normale', quick: 'Rapide' },
  taps: 'Attendre un appui',
  tapsAbout: 'Après chaque pli ou chaque tour, la table attend que vous touchiez l’écran.',
  twice: 'Toucher deux fois pour jouer',
  twices: { small: 'Pour les petites pièces', always: 'Toujours', never: 'Jamais' },
  twiceAbout: 'Sur un écran tactile, touchez une fois pour soulever la carte ou marquer la case, une seconde fois pour jouer.',
  tapAgain: 'Touchez encore pour jouer',
  trivial: 'Jouer les coups évidents à ma place',
  trivialAbout: 'À partir de votre troisième partie du même jeu sur cet appareil. La table vous montre ce qu’elle a joué.',
  coach: 'Conseils pour débuter',
  coachAbout:
    'Contre des bots, une ligne sous le plateau vous dit à quoi faire attention. Elle disparaît après deux parties d’un même jeu.',
};
