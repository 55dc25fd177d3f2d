/** [P8] Negotiations: a worker on PREP brings his owner and the seat at the other end to the table, in secret, for war or alliance. */

import type { Refusal, Seat } from '#engine';
import { pay, stockOf } from '../civilisation/stock.ts';
import type { Telling } from '../events.ts';
import { callOffWars, hasAlliedLeft, isAllied, layAllied } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { END_A, END_B, PREP, RESOURCE, type Route } from '../pieces.ts';
import { isIn, seatsIn } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import { keepSecret, takeSecret } from '../round/secret.ts';
import type { PatchistoryState, Table } from '../table.ts';
import { bothOf, isNext, type Meeting, meetNext, nextMoves, part, SIDES, seatOf } from './meeting.ts';

/** [P8.5] Resources for the preparation of a war, by era. */
const PREPARATION = [0, 1, 2] as const;

const ORIENTATIONS: readonly Move[] = [
  { kind: 'end', end: END_A },
  { kind: 'end', end: END_B },
];
const COLOURS: readonly Move[] = [{ kind: 'red' }, { kind: 'blue' }];
const ONLY_BLUE: readonly Move[] = [{ kind: 'blue' }];
const ANSWERS: readonly Move[] = [{ kind: 'yes' }, { kind: 'no' }];

const NEGOTIATION: Meeting = {
  kind: 'negotiate',
  space: PREP,
  /** [P8.1] [P8.2] A worker on PREP without a war, at his owner's turn. */
  isDue: ({ main }, route, seat) => main.from[route] === seat && main.at[route] === PREP && main.war[route] === 0,
  begin: open,
};

export const negotiationPhase: Phase = {
  enter: ({ table }, _chance, tell) => meetNext(NEGOTIATION, table, tell),
  resume: ({ table }, _seat, _chance, tell) => meetNext(NEGOTIATION, table, tell),

  toAct({ turn }) {
    switch (turn.kind) {
      case 'negotiate':
      case 'orient':
        return [turn.seat];
      case 'tokens':
      case 'alliance':
        return seatsIn(turn.left);
      default:
        return [];
    }
  },

  moves({ table, seat }) {
    const { turn } = table;
    switch (turn.kind) {
      case 'negotiate':
        return nextMoves(turn.routes);
      case 'tokens':
        return canPrepare(table, seat) ? COLOURS : ONLY_BLUE;
      case 'alliance':
        return ANSWERS;
      case 'orient':
        return ORIENTATIONS;
      default:
        return [];
    }
  },

  refuse({ table, seat }, move): Refusal | undefined {
    const { turn } = table;
    switch (turn.kind) {
      case 'negotiate':
        return isNext(turn.routes, move) ? undefined : { rule: 'P8.2' };
      case 'tokens': {
        if (move.kind === 'blue') return undefined;
        if (move.kind !== 'red') return { rule: 'P8.4' };
        if (canPrepare(table, seat)) return undefined;
        return { rule: 'P8.5', cost: preparation(table), has: stockOf(table, seat, RESOURCE) };
      }
      case 'alliance':
        return move.kind === 'yes' || move.kind === 'no' ? undefined : { rule: 'P8.7' };
      case 'orient':
        return move.kind === 'end' && (move.end === END_A || move.end === END_B) ? undefined : { rule: 'P8.9' };
      default:
        return { rule: 'P1.2' };
    }
  },

  play(state, seat, move, _chance, tell) {
    const { table } = state;
    const { turn } = table;
    if (turn.kind === 'negotiate' && move.kind === 'next') return open(table, move.route, tell);
    if (turn.kind === 'orient' && move.kind === 'end') return ally(table, turn.route, move.end, tell);
    if (turn.kind !== 'tokens' && turn.kind !== 'alliance') return 'waits';
    if (!keepSecret(state, seat, turn, [move.kind === 'red' || move.kind === 'yes' ? 1 : 0], tell)) return 'waits';
    const chosen = chosenOn(state, turn.route);
    return turn.kind === 'tokens' ? showTokens(table, turn.route, chosen, tell) : showAnswers(table, turn.route, chosen, tell);
  },
};

/** [P8.3] [P8.4] */
function open(table: Table, route: Route, tell: Telling): Progress {
  if (isAllied(table, seatOf(table, route, 0), seatOf(table, route, 1))) return part(NEGOTIATION, table, route, tell);
  table.turn = { kind: 'tokens', route, left: bothOf(table, route) };
  return 'waits';
}

/** The sides that chose red or yes. */
function chosenOn({ table, hands }: PatchistoryState, route: Route): number {
  let chosen = 0;
  for (const side of SIDES) if (takeSecret(hands[seatOf(table, route, side)]!)[0] === 1) chosen |= 1 << side;
  return chosen;
}

export function preparation({ era }: Table): number {
  return PREPARATION[era]!;
}

function canPrepare(table: Table, seat: Seat): boolean {
  return stockOf(table, seat, RESOURCE) >= preparation(table);
}

/** [P8.6] [P8.7] */
function showTokens(table: Table, route: Route, red: number, tell: Telling): Progress {
  const resources = preparation(table);
  for (const side of SIDES) if (isIn(red, side)) pay(table, seatOf(table, route, side), RESOURCE, resources);
  tell.reveal({ kind: 'negotiated', route, from: seatOf(table, route, 0), to: seatOf(table, route, 1), red, resources });
  if (red !== 0) {
    table.main.war[route] = red;
    table.turn = { kind: 'between' };
    return meetNext(NEGOTIATION, table, tell);
  }
  if (!hasAlliedLeft(table)) return part(NEGOTIATION, table, route, tell);
  table.turn = { kind: 'alliance', route, left: bothOf(table, route) };
  return 'waits';
}

/** [P8.7] [P8.9] */
function showAnswers(table: Table, route: Route, yes: number, tell: Telling): Progress {
  const from = seatOf(table, route, 0);
  const isAgreed = isIn(yes, 0) && isIn(yes, 1);
  tell.reveal({ kind: 'alliance', from, to: seatOf(table, route, 1), yes: isAgreed });
  if (!isAgreed) return part(NEGOTIATION, table, route, tell);
  table.turn = { kind: 'orient', route, seat: from };
  return 'waits';
}

/** [P8.8] [P8.9] [P8.11] `end`: where the worker's owner starts from now on. */
function ally(table: Table, route: Route, end: number, tell: Telling): Progress {
  const from = seatOf(table, route, 0);
  const to = seatOf(table, route, 1);
  const [a, b] = end === END_A ? [from, to] : [to, from];
  tell.everyone({ kind: 'allied', a, b, route: layAllied(table, a, b) });
  callOffWars(table, from, to, tell);
  return part(NEGOTIATION, table, route, tell);
}
