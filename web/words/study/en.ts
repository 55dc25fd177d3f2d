import type { StudyWords } from './words.ts';

const whole = new Intl.NumberFormat('en', { style: 'percent' });
const percent = (chance: number) => (chance > 0 && chance < 0.005 ? '<1%' : chance > 0.995 && chance < 1 ? '>99%' : whole.format(chance));

export const words: StudyWords = {
  hint: 'Hint',
  thinking: 'Thinking…',
  notNow: 'Hints are for when it’s your turn.',
  nudge: 'Give me a nudge',
  showMoves: 'Show me good moves',
  showBest: 'Show me the best move',
  onlyMove: 'There is only one move.',
  goodMoves: 'Good moves',
  asGood: 'just as good',
  allAsGood: 'These are all about equally good.',
  chance: 'Chance to win',
  percent,
  spread: (chance, error) => (error < 0.005 ? percent(chance) : `${percent(chance)} ± ${Math.round(100 * error)}`),
  mix: (share) => `best played ${whole.format(share)} of the time`,
  best: 'The best move',
  why: 'Why',
  line: 'How it may go on',
  likely: (share) => `${whole.format(share)} likely`,
  playIt: 'Play this move',
  about: 'Hints know only what you can see.',
};
