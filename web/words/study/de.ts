import type { StudyWords } from './words.ts';

const whole = new Intl.NumberFormat('de', { style: 'percent' });
const percent = (chance: number) =>
  chance > 0 && chance < 0.005 ? '< 1 %' : chance > 0.995 && chance < 1 ? '> 99 %' : whole.format(chance);

export const words: StudyWords = {
  hint: 'Tipp',
  thinking: 'Ich denke nach…',
  notNow: 'Tipps gibt es, wenn du dran bist.',
  nudge: 'Gib mir einen Anstoß',
  showMoves: 'Zeig mir gute Züge',
  showBest: 'Zeig mir den besten Zug',
  onlyMove: 'Es gibt nur einen Zug.',
  goodMoves: 'Gute Züge',
  asGood: 'genauso gut',
  allAsGood: 'Die sind alle etwa gleich gut.',
  chance: 'Gewinnchance',
  percent,
  spread: (chance, error) => (error < 0.005 ? percent(chance) : `${percent(chance)} ± ${Math.round(100 * error)}`),
  mix: (share) => `am besten in ${whole.format(share)} der Fälle`,
  best: 'Der beste Zug',
  why: 'Warum',
  line: 'So könnte es weitergehen',
  likely: (share) => `zu ${whole.format(share)} wahrscheinlich`,
  playIt: 'Diesen Zug spielen',
  about: 'Tipps wissen nur, was du siehst.',
};
