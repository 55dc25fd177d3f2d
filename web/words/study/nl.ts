import type { StudyWords } from './words.ts';

const whole = new Intl.NumberFormat('nl', { style: 'percent' });
const percent = (chance: number) => (chance > 0 && chance < 0.005 ? '<1%' : chance > 0.995 && chance < 1 ? '>99%' : whole.format(chance));

export const words: StudyWords = {
  hint: 'Tip',
  thinking: 'Even nadenken…',
  notNow: 'Tips zijn er als jij aan de beurt bent.',
  nudge: 'Help me op weg',
  showMoves: 'Toon goede zetten',
  showBest: 'Toon de beste zet',
  onlyMove: 'Er is maar één zet.',
  goodMoves: 'Goede zetten',
  asGood: 'net zo goed',
  allAsGood: 'Deze zijn allemaal ongeveer even goed.',
  chance: 'Winstkans',
  percent,
  spread: (chance, error) => (error < 0.005 ? percent(chance) : `${percent(chance)} ± ${Math.round(100 * error)}`),
  mix: (share) => `speel dit in ${whole.format(share)} van de gevallen`,
  best: 'De beste zet',
  why: 'Waarom',
  line: 'Hoe het verder kan gaan',
  likely: (share) => `${whole.format(share)} kans`,
  playIt: 'Speel deze zet',
  about: 'Tips weten alleen wat jij kunt zien.',
};
