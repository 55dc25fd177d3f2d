import { percentsIn } from './percent.ts';
import type { StudyWords } from './words.ts';

const { percent, signed } = percentsIn('fr');
const of = (name: string) => (/^([aeiouàâäéèêëîïôöùûüœ]|h[eéèiu]|yv)/i.test(name) ? `d’${name}` : `de ${name}`);

export const words: StudyWords = {
  hint: 'Indice',
  coachAbout: 'Dès que vous avez le choix, un conseil s’affiche ici.',
  coachOff: 'Arrêter les conseils',
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
  mix: (share) => `à jouer dans ${percent(share)} des cas`,
  best: 'Le meilleur coup',
  why: 'Pourquoi',
  quiet: 'Peu de choses changent tout de suite, mais aucun coup ne mène à un meilleur résultat.',
  line: 'Suite probable',
  likely: (share) => `probable à ${percent(share)}`,
  playIt: 'Jouer ce coup',
  about: 'Les indices se basent uniquement sur ce que vous voyez.',
  analysis: 'Analyse',
  analyse: 'Analyser la partie',
  analysing: 'Analyse de la partie',
  stop: 'Arrêter',
  plotAbout: 'Les chances de gagner si tous jouaient la suite comme un bot expert. Touchez pour aller à un coup.',
  numbers: 'Sous forme de tableau',
  turning: 'Tournants de la partie',
  luck: 'Hasard',
  choice: (name) => (name ? `Coup ${of(name)}` : 'Votre coup'),
  signed,
  kingmaker: ({ seat, king = 'vous', instead = 'vous', ply }) =>
    `Faiseur de roi : au coup ${ply}, ${seat ? `${seat} a` : 'vous avez'} choisi le vainqueur : ${king} plutôt que ${instead}.`,
  luckAndSkill: 'Hasard et talent',
  par: 'Départ',
  dice: 'Dés',
  own: 'Coups joués',
  others: 'Coups des autres',
  result: 'Résultat',
  balanceAbout:
    'Chaque colonne tombe juste, aux arrondis près : les chances avant la donne, le hasard, et ce que chaque coup a apporté ou coûté.',
  parAbout: 'Le départ est une moyenne sur d’autres donnes ; ± en dit la précision.',
  diceAbout:
    'Dés : les lancers par rapport à la moyenne, calculés exactement. Hasard : les cartes révélées, et ce que l’estimation n’a pas vu.',
  balanceBeyond: 'Les chances montent et descendent toute la partie : additionnés, les gains ou les pertes peuvent dépasser 100 %.',
  grades: 'Coups à revoir',
  gradeNames: { slip: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
  better: (move) => `Mieux : ${move}`,
  unseen: 'Personne ne pouvait le savoir',
  withAllOpen: (lost, move) => `En voyant toutes les cartes : ${signed(-lost)}${move ? `. Mieux : ${move}` : ''}`,
  fineWithAllOpen: 'Cartes sur table, c’était bien joué.',
  noGrades: 'Aucun coup n’a coûté plus de 5 % à coup sûr.',
  gradesAbout:
    'Chances de gagner perdues par un coup, selon ce que son joueur pouvait savoir. 5 % : imprécision, 10 % : erreur, 15 % : gaffe. Ce qui peut n’être que du bruit est laissé de côté.',
};
