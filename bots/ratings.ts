/** How strong each level was measured to be, by `royaumes ladder` at two seats, with greedy at 1500 (docs/AI.md). What was not measured is left out. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ugo: { 'level-1': 1281, 'level-2': 1389, 'level-3': 1538, 'level-4': 1620, 'level-5': 1699 },
  'king-of-the-dice': { 'level-1': 858, 'level-2': 1045, 'level-3': 1267, 'level-4': 1537, 'level-5': 1591 },
  medina: { 'level-1': 1249, 'level-2': 1393, 'level-3': 1544, 'level-4': 1900, 'level-5': 1918 },
};
