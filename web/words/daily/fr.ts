import type { DailyWords } from './words.ts';

export const words: DailyWords = {
  daily: 'Donne du jour',
  about:
    'La même donne pour tout le monde, contre les mêmes bots, et un seul essai. Terminez le vôtre pour voir tous les résultats et revoir les parties.',
  alone: 'Pas de connexion : vous pouvez jouer la donne hors ligne du jour sur cet appareil. Son résultat n’est pas partagé.',
  begin: 'Jouer',
  results: 'Résultats',
  nobody: 'Personne n’a terminé cette donne.',
  player: 'Joueur',
  place: 'Rang',
  score: 'Score',
  dayBefore: 'La veille',
  today: 'Aujourd’hui',
};
