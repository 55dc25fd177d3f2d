/** [P1.2] The track of a round. */

import { auctionPhase } from '../auction/auction.ts';
import { eraEndPhase } from '../era/end.ts';
import { maintenancePhase } from '../era/maintenance.ts';
import { votePhase } from '../era/vote.ts';
import { movementPhase } from '../movement/movement.ts';
import { arrivalsPhase } from '../patching/arrivals.ts';
import { patchingPhase } from '../patching/patching.ts';
import { settlingPhase } from '../patching/settling.ts';
import { ERAS, ROUNDS } from '../pieces.ts';
import { administrationPhase } from '../politics/administration.ts';
import { diplomacyPhase } from '../politics/diplomacy.ts';
import { productionPhase } from '../production/production.ts';
import type { Table } from '../table.ts';
import { negotiationPhase } from '../war/negotiation.ts';
import { warsPhase } from '../war/wars.ts';
import type { Phase } from './phase.ts';

interface Station {
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
  return PHASES[table.phase]!.phase;
}
