/** [P8] Negotiations: a worker on PREP brings his owner and the seat at the other end to the table, in secret, for war or alliance. */

import type { Refusal, Seat } from '#engine';
import type { Telling } from '../events.ts';
import { isAnyoneComing, sendHome } from '../home.ts';
import { callOffWars, hasAlliedLeft, isAllied, layAllied } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { isIn, seatsIn, turnOrder } from '../order.ts';
import type { Phase, Progress } from '../phase.ts';
import { END_A, END_B, NOTHING, PREP, RESOURCE, type Route } from '../pieces.ts';
import { pay, stockOf } from '../stock.ts';
import type { Hand, PatchistoryState, Table } from '../table.ts';

/** [P8.5] Resources for the preparation of a war, by era. */
const PREPARATION = [0, 1, 2] as const;

/** Sides of a main route, as in `main.war`. */
const OWNER = 1;
const OTHER = 2;

const ORIENTATIONS: readonly Move[] = [
  { kind: 'end', end: END_A },
  { kind: 'end', end: END_B },
];
const COLOURS: readonly Move[] = [{ kind: 'red' }, { kind: 'blue' }];
const ONLY_BLUE: readonly Move[] = [{ kind: 'blue' }];
const ANSWERS: readonly Move[] = [{ kind: 'yes' }, { kind: 'no' }];

export const negotiationPhase: Phase = {
  enter: ({ table }, _chance, tell) => goOn(table, tell),
  resume: ({ table }, _seat, _chance, tell) => goOn(table, tell),

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
        return turn.routes.map((route) => ({ kind: 'next', route }));
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
        return move.kind === 'next' && turn.routes.includes(move.route) ? undefined : { rule: 'P8.2' };
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
    (state.hands[seat] as Hand).secret = [move.kind === 'red' || move.kind === 'yes' ? 1 : 0];
    tell.everyone({ kind: 'chose', seat });
    const left = turn.left & ~(1 << seat);
    if (left !== 0) {
      table.turn = { ...turn, left };
      return 'waits';
    }
    const chosen = showSecrets(state, turn.route);
    return turn.kind === 'tokens' ? showTokens(table, turn.route, chosen, tell) : showAnswers(table, turn.route, chosen, tell);
  },
};

/** [P8.2] The next worker on PREP, once everybody is home. */
function goOn(table: Table, tell: Telling): Progress {
  if (isAnyoneComing(table)) return 'waits';
  for (const seat of turnOrder(table)) {
    const routes = waiting(table, seat);
    if (routes.length === 0) continue;
    if (routes.length === 1) return open(table, routes[0] as Route, tell);
    table.turn = { kind: 'negotiate', seat, routes };
    return 'waits';
  }
  table.turn = { kind: 'between' };
  return 'through';
}

/** [P8.1] Routes of the seat whose workers stand on PREP without a war. */
function waiting({ main }: Table, seat: Seat): Route[] {
  const routes: Route[] = [];
  for (let route = 0; route < main.from.length; route++) {
    if (main.from[route] === seat && main.at[route] === PREP && main.war[route] === 0) routes.push(route);
  }
  return routes;
}

function bothOf({ main }: Table, route: Route): [Seat, Seat] {
  return [main.from[route] as Seat, main.to[route] as Seat];
}

/** [P8.3] [P8.4] */
function open(table: Table, route: Route, tell: Telling): Progress {
  const [from, to] = bothOf(table, route);
  if (isAllied(table, from, to)) return bringHome(table, route, tell);
  table.turn = { kind: 'tokens', route, left: (1 << from) | (1 << to) };
  return 'waits';
}

/** [P8.10] */
function bringHome(table: Table, route: Route, tell: Telling): Progress {
  const seat = table.main.from[route] as Seat;
  table.turn = { kind: 'negotiate', seat, routes: [] };
  table.main.at[route] = NOTHING;
  sendHome(table, seat, tell);
  return goOn(table, tell);
}

/** Both sides' choices as bits: OWNER, OTHER. */
function showSecrets({ table, hands }: PatchistoryState, route: Route): number {
  let chosen = 0;
  const both = bothOf(table, route);
  for (let side = 0; side < 2; side++) {
    const hand = hands[both[side] as Seat] as Hand;
    if (hand.secret[0] === 1) chosen |= side === 0 ? OWNER : OTHER;
    hand.secret = [];
  }
  return chosen;
}

export function preparation({ era }: Table): number {
  return PREPARATION[era] as number;
}

function canPrepare(table: Table, seat: Seat): boolean {
  return stockOf(table, seat, RESOURCE) >= preparation(table);
}

/** [P8.6] [P8.7] */
function showTokens(table: Table, route: Route, red: number, tell: Telling): Progress {
  const [from, to] = bothOf(table, route);
  const resources = preparation(table);
  if (red & OWNER) pay(table, from, RESOURCE, resources);
  if (red & OTHER) pay(table, to, RESOURCE, resources);
  tell.reveal({ kind: 'negotiated', route, from, to, red, resources });
  if (red !== 0) {
    table.main.war[route] = red;
    table.turn = { kind: 'between' };
    return goOn(table, tell);
  }
  if (!hasAlliedLeft(table)) return bringHome(table, route, tell);
  table.turn = { kind: 'alliance', route, left: (1 << from) | (1 << to) };
  return 'waits';
}

/** [P8.7] [P8.9] */
function showAnswers(table: Table, route: Route, yes: number, tell: Telling): Progress {
  const [from, to] = bothOf(table, route);
  const isAgreed = isIn(yes, 0) && isIn(yes, 1);
  tell.reveal({ kind: 'alliance', from, to, yes: isAgreed });
  if (!isAgreed) return bringHome(table, route, tell);
  table.turn = { kind: 'orient', route, seat: from };
  return 'waits';
}

/** [P8.8] [P8.9] [P8.11] `end`: where the worker's owner starts from now on. */
function ally(table: Table, route: Route, end: number, tell: Telling): Progress {
  const [from, to] = bothOf(table, route);
  const [a, b] = end === END_A ? [from, to] : [to, from];
  tell.everyone({ kind: 'allied', a, b, route: layAllied(table, a, b) });
  callOffWars(table, from, to, tell);
  return bringHome(table, route, tell);
}
