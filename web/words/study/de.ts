import type { StudyWords } from './words.ts';

const whole = new Intl.NumberFormat('de', { style: 'percent' });
const percent = (chance: number) =>
  chance > 0 && chance < 0.005 ? '< 1 %' : chance > 0.995 && chance < 1 ? '> 99 %' : whole.format(chance);
const signed = (change: number) =>
  Math.abs(change) < 0.005 ? `±${whole.format(0)}` : `${change < 0 ? '−' : '+'}${whole.format(Math.abs(change))}`;

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
  analysis: 'Analyse',
  analyse: 'Partie analysieren',
  analysing: 'Die Partie wird analysiert',
  stop: 'Anhalten',
  plotAbout: 'Wenn alle wie ein Experten-Bot weitergespielt hätten. Tippe, um zu einem Zug zu springen.',
  numbers: 'Als Tabelle',
  turning: 'Wendepunkte',
  luck: 'Glück',
  choice: (name) => `Zug von ${name}`,
  signed,
  kingmaker: ({ seat, king, instead, ply }) => `Königsmacher: Mit Zug ${ply} entschied ${seat} für ${king} und gegen ${instead}.`,
  luckAndSkill: 'Glück und Können',
  par: 'Start',
  own: 'Eigene Züge',
  others: 'Züge der anderen',
  result: 'Ergebnis',
  balanceAbout: 'Jede Zeile geht auf: die Chance vor dem Austeilen, das Glück und was jeder Zug brachte oder verschenkte.',
  grades: 'Züge zum Nachschauen',
  gradeNames: { slip: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'Patzer' },
  better: (move) => `Besser: ${move}`,
  unseen: 'Das konnte niemand wissen',
  withAllOpen: (lost, move) => `Mit allem offen: ${signed(-lost)}. ${move}`,
  fineWithAllOpen: 'Mit allem offen war es gut.',
  noGrades: 'Kein Zug hat sicher mehr als 5 % gekostet.',
  gradesAbout:
    'Gewinnchance, die ein Zug gekostet hat, nach dem, was man wissen konnte. 5 %: Ungenauigkeit, 10 %: Fehler, 15 %: Patzer. Was Rauschen sein kann, zählt nicht.',
};
