/** A round as the rulebook tells it: phase after phase, round after round, era after era. */

import type { Chance, Seat } from '#engine';
import { mustPut, playHome } from './civilisation/home.ts';
import type { Telling } from './events.ts';
import type { Move } from './moves.ts';
import { leftOf } from './round/order.ts';
import type { Progress } from './round/phase.ts';
import { isLastEra, isLastRound, PHASES, phaseOf } from './round/phases.ts';
import type { PatchistoryState } from './table.ts';

export function play(state: PatchistoryState, seat: Seat, move: Move, chance: Chance, tell: Telling): void {
  if (act(state, seat, move, chance, tell) === 'through') proceed(state, chance, tell);
}

/** [P2.9] The move alone. A worker on its way home comes before everything else. No phase is through while one is. */
export function act(state: PatchistoryState, seat: Seat, move: Move, chance: Chance, tell: Telling): Progress {
  const { table } = state;
  const phase = phaseOf(table);
  if (!mustPut(table, seat)) return phase.play(state, seat, move, chance, tell);
  return (playHome(table, seat, move, tell) ? phase.resume?.(state, seat, chance, tell) : undefined) ?? 'waits';
}

/** Enters the phases that follow, until one of them waits for somebody. */
export function proceed(state: PatchistoryState, chance: Chance, tell: Telling): void {
  const { table } = state;
  for (;;) {
    table.phase++;
    table.turn = { kind: 'between' };
    if (table.phase === PHASES.length && !beginRound(state, tell)) return;
    const { phase, when } = PHASES[table.phase]!;
    if (when && !when(table)) continue;
    if (phase.enter(state, chance, tell) === 'waits') return;
  }
}

/** [P10.8, P11.19, P12.1] Says whether there is a next round. */
function beginRound({ table, box }: PatchistoryState, tell: Telling): boolean {
  const wasLast = isLastRound(table);
  if (wasLast && isLastEra(table)) {
    table.phase = PHASES.length - 1;
    table.turn = { kind: 'over' };
    tell.everyone({ kind: 'ended' });
    return false;
  }
  table.phase = 0;
  table.first = leftOf(table, table.first);
  table.round++;
  if (wasLast) {
    const { decks, unseen } = box;
    unseen.push(...decks[table.era]!);
    decks[table.era] = [];
    table.era++;
    table.round = 0;
    table.deck = decks[table.era]!.length;
    tell.everyone({ kind: 'era', era: table.era });
  }
  table.spent.fill(0);
  table.bonus.fill(0);
  table.marks.fill(0);
  table.roads.fill(0);
  tell.everyone({ kind: 'round', era: table.era, round: table.round, first: table.first });
  return true;
}
