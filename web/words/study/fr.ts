import type { StudyWords } from './words.ts';

const whole = new Intl.NumberFormat('fr', { style: 'percent' });
const percent = (chance: number) =>
  chance > 0 && chance < 0.005 ? '< 1 %' : chance > 0.995 && chance < 1 ? '> 99 %' : whole.format(chance);

export const words: StudyWords = {
  hint: 'Indice',
  thinking: 'Réflexion en cours…',
  notNow: 'Les indices sont là quand c’est à vous de jouer.',
  nudge: 'Mettez-moi sur la voie',
  showMoves: 'Montrer de bons coups',
  showBest: 'Montrer le meilleur coup',
  onlyMove: 'Il n’y a qu’un seul coup.',
  goodMoves: 'De bons coups',
  asGood: 'aussi bon',
  allAsGood: 'Ils se valent tous, ou presque.',
  chance: 'Chances de gagner',
  percent,
  spread: (chance, error) => (error < 0.005 ? percent(chance) : `${percent(chance)} ± ${Math.round(100 * error)}`),
  mix: (share) => `à jouer dans ${whole.format(share)} des cas`,
  best: 'Le meilleur coup',
  why: 'Pourquoi',
  line: 'La suite possible',
  likely: (share) => `probable à ${whole.format(share)}`,
  playIt: 'Jouer ce coup',
  about: 'Les indices ne savent que ce que vous voyez.',
};
