/** [P1.2] The track of a round. */

import { administrationPhase } from './administration.ts';
import { arrivalsPhase } from './arrivals.ts';
import { auctionPhase } from './auction.ts';
import { diplomacyPhase } from './diplomacy.ts';
import { eraEndPhase } from './eraEnd.ts';
import { maintenancePhase } from './maintenance.ts';
import { movementPhase } from './movement.ts';
import { negotiationPhase } from './negotiation.ts';
import { patchingPhase } from './patching.ts';
import type { Phase } from './phase.ts';
import { ERAS, ROUNDS, type Table } from './pieces.ts';
import { productionPhase } from './production.ts';
import { settlingPhase } from './settling.ts';
import { votePhase } from './vote.ts';
import { warsPhase } from './wars.ts';

export interface Station {
  readonly name: string;
  readonly phase: Phase;
  /** Whether it is part of this round; always, when absent. */
  readonly when?: (table: Table) => boolean;
}

const isFirstRound = ({ era, round }: Table) => era === 0 && round === 0;
export const isLastRound = ({ round }: Table) => round === ROUNDS - 1;
export const isLastEra = ({ era }: Table) => era === ERAS - 1;

/** In the order in which they come. After the last of them the round is over (`play.ts`). */
export const PHASES: readonly Station[] = [
  { name: 'auction', phase: auctionPhase },
  { name: 'patching', phase: patchingPhase },
  { name: 'arrivals', phase: arrivalsPhase },
  { name: 'settling', phase: settlingPhase, when: isFirstRound },
  { name: 'diplomacy', phase: diplomacyPhase },
  { name: 'administration', phase: administrationPhase },
  { name: 'movement', phase: movementPhase },
  { name: 'negotiation', phase: negotiationPhase },
  { name: 'wars', phase: warsPhase },
  { name: 'production', phase: productionPhase },
  { name: 'maintenance', phase: maintenancePhase, when: isLastRound },
  { name: 'vote', phase: votePhase, when: isLastRound },
  { name: 'eraEnd', phase: eraEndPhase, when: isLastRound },
];

export function phaseOf(table: Table): Phase {
  return (PHASES[table.phase] as Station).phase;
}
