export type { Bot, Entrant } from './bot.ts';
export { checkFairness } from './fairness.ts';
export { LEVELS } from './level.ts';
export { botOf, botsFor, searcherOf } from './own.ts';
