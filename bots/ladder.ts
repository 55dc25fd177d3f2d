/** Where `greedy` stands on the ladder of every game: it never changes. */
export const GREEDY_AT = 1500;

/**
 * How strong each level is among bots, in Elo, as `royaumes ladder` measured it at two seats (docs/AI.md). What was not measured is left
 * out. It is no rating as people have one.
 */
export const LADDER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ugo: { 'level-1': 1296, 'level-2': 1432, 'level-3': 1534, 'level-4': 1620, 'level-5': 1686 },
  'king-of-the-dice': { 'level-1': 858, 'level-2': 1045, 'level-3': 1267, 'level-4': 1537, 'level-5': 1591 },
  medina: { 'level-1': 1249, 'level-2': 1393, 'level-3': 1544, 'level-4': 1900, 'level-5': 1918 },
  patchistory: { 'level-1': 1268, 'level-2': 1335, 'level-3': 1551, 'level-4': 1753, 'level-5': 1836 },
};
