import { defineGame } from '#engine';
import { rules } from './rules.ts';

export { type ActionNow, actionsOf } from './actions.ts';
export { ranksOf } from './ballot.ts';
export * from './data.ts';
export { EFFECT_IDS, FRAME_IDS } from './effect-ids.ts';
export * from './effects.ts';
export * from './levels.ts';
export { tributeOf } from './menace.ts';
export { isAggressor, powerOf } from './muster.ts';
export { preparation } from './negotiation.ts';
export { readCell, readRoute, readWorker, writeCell, writeMove, writeRoute, writeWorker } from './notation.ts';
export { everySeat, isIn, leftOf, orderFrom, seatsIn, turnOrder } from './order.ts';
export { type How, lay } from './patch.ts';
export { patchings } from './patching.ts';
export { PHASES, phaseOf } from './phases.ts';
export * from './pieces.ts';
export { meansOf } from './politics.ts';
export { type Preview, preview } from './preview.ts';
export * from './prices.ts';
export * from './routes.ts';
export { rules } from './rules.ts';
export { count } from './score.ts';
export { earnedBy, stockOf } from './stock.ts';
export * from './territory.ts';

export const patchistory = defineGame(rules);
