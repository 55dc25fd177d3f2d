/**
 * The rooms are the chapters of RULES.md: `round` P1, `territory` P2 (what lies there and who stands where), `civilisation` P2 (levels, goods,
 * workers on their way home), `auction` P3, `patching` P4, `politics` P5 and P6 (diplomacy and administration), `movement` P7, `war` P8 and
 * P9 (negotiations first), `production` P10, `era` P11, `heroes` P13 and P14, `data` P15. What every game has, and the table, its moves and
 * its events, is beside this file.
 */

import { defineGame } from '#engine';
import { rules } from './rules.ts';

export * from './civilisation/levels.ts';
export { gainCulture, stockOf } from './civilisation/stock.ts';
export * from './data/data.ts';
export { droppedOf, isTied, prizesOf, ranksOf } from './era/ballot.ts';
export { maintain } from './era/maintenance.ts';
export type { PatchistoryEvent } from './events.ts';
export type { PatchistoryFact, Stake } from './facts.ts';
export * from './heroes/effect.ts';
export { FRAME_IDS } from './heroes/effect-ids.ts';
export * from './heroes/effects.ts';
export * from './heroes/heroes.ts';
export * from './movement/routes.ts';
export type { Move } from './moves.ts';
export { writeMove } from './notation.ts';
export { lay, STEPS } from './patching/patch.ts';
export { patchings } from './patching/patching.ts';
export { type Preview, preview } from './patching/preview.ts';
export * from './pieces.ts';
export { type ActionNow, actionsOf } from './politics/actions.ts';
export { tributeOf } from './politics/menace.ts';
export { meansOf } from './politics/politics.ts';
export * from './politics/prices.ts';
export { type Foresight, foresee } from './round/foresee.ts';
export { isIn, turnOrder } from './round/order.ts';
export { PHASES } from './round/phases.ts';
export { rules } from './rules.ts';
export * from './table.ts';
export * from './territory/territory.ts';
export { isAggressor, powerOf } from './war/muster.ts';
export { preparation } from './war/negotiation.ts';
export { eraOfWar, stakesOf } from './war/stakes.ts';

export const patchistory = defineGame(rules);
export { patchistory as game };
