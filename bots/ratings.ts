/** How strong each level was measured to be, by `royaumes ladder` at two seats, with greedy at 1500 (docs/AI.md). What was not measured is left out. */
export const RATINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {};
