/** [P9] Wars: powers, what is given up for more, what is committed in secret, and what the winner gets. */

import type { Refusal, Seat } from '#engine';
import { isAnyoneComing } from '../civilisation/home.ts';
import { gainCulture, pay, stockOf } from '../civilisation/stock.ts';
import type { Telling } from '../events.ts';
import { effectsWith, hasEffectWith } from '../heroes/effects.ts';
import type { Move } from '../moves.ts';
import { NOBODY, RESOURCE, type Route, VOTE, WAR } from '../pieces.ts';
import { seatsIn, turnOrder } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import { keepSecret, takeSecret } from '../round/secret.ts';
import type { PatchistoryState, Table } from '../table.ts';
import { bothOf, isNext, type Meeting, meetNext, nextMoves, type Pair, part, type Side, seatOf } from './meeting.ts';
import { isAggressor, muster, musterMoves, nextQuestion, powerOf, refuseMuster } from './muster.ts';

/** [P9.8] By era. */
const AGGRESSOR_PRIZE = [5, 10, 15] as const;
const DEFENDER_PRIZE = [3, 6, 9] as const;
/** [P9.9] */
export const MEMORABLE = 5;
export const SPOILS = 7;

const WARS: Meeting = {
  kind: 'fight',
  space: WAR,
  /** [P9.1] A worker on WAR, at the turn of either side. */
  isDue: ({ main }, route, seat) => main.at[route] === WAR && (main.from[route] === seat || main.to[route] === seat),
  begin,
};

export const warsPhase: Phase = {
  enter: ({ table }, _chance, tell) => goOn(table, tell),
  resume: ({ table }, _seat, _chance, tell) => goOn(table, tell),

  toAct({ turn }) {
    switch (turn.kind) {
      case 'fight':
      case 'muster':
        return [turn.seat];
      case 'commit':
        return seatsIn(turn.left);
      default:
        return [];
    }
  },

  moves({ table, seat }) {
    const { turn } = table;
    switch (turn.kind) {
      case 'fight':
        return nextMoves(turn.routes);
      case 'muster':
        return musterMoves(table, seat, turn.route, turn.effect);
      case 'commit': {
        const moves: Move[] = [];
        const mostVotes = votesFor(table, seat);
        for (let resources = 0; resources <= stockOf(table, seat, RESOURCE); resources++) {
          for (let votes = 0; votes <= mostVotes; votes++) moves.push({ kind: 'commit', resources, votes });
        }
        return moves;
      }
      default:
        return [];
    }
  },

  refuse({ table, seat }, move): Refusal | undefined {
    const { turn } = table;
    switch (turn.kind) {
      case 'fight':
        return isNext(turn.routes, move) ? undefined : { rule: 'P9.1' };
      case 'muster':
        return refuseMuster(table, seat, turn.route, turn.effect, move);
      case 'commit': {
        if (move.kind !== 'commit') return { rule: 'P9.5' };
        const has = stockOf(table, seat, RESOURCE);
        if (move.resources > has) return { rule: 'P9.5', has };
        const votes = votesFor(table, seat);
        return move.votes > votes ? { rule: 'P13.29', has: votes } : undefined;
      }
      default:
        return { rule: 'P1.2' };
    }
  },

  play(state, seat, move, _chance, tell) {
    const { table } = state;
    const { turn } = table;
    if (turn.kind === 'fight' && move.kind === 'next') return begin(table, move.route, tell);
    if (turn.kind === 'muster') {
      const side = seatOf(table, turn.route, 0) === seat ? 0 : 1;
      const power = muster(table, seat, turn.effect, move, tell);
      const bonus: Pair = side === 0 ? [turn.bonus[0] + power, turn.bonus[1]] : [turn.bonus[0], turn.bonus[1] + power];
      table.turn = { ...turn, bonus };
      return goOn(table, tell);
    }
    if (turn.kind !== 'commit' || move.kind !== 'commit') return 'waits';
    if (!keepSecret(state, seat, turn, [move.resources, move.votes], tell)) return 'waits';
    return fight(state, turn.route, turn.bonus, tell);
  },
};

/** The war that is being fought, once everybody is home, or else the next one. */
function goOn(table: Table, tell: Telling): Progress {
  const { turn } = table;
  if (turn.kind !== 'muster') return meetNext(WARS, table, tell);
  return isAnyoneComing(table) ? 'waits' : ask(table, turn.route, turn.asked, turn.bonus);
}

/** [P9.3] [P9.5] */
function ask(table: Table, route: Route, asked: number, bonus: Pair): Progress {
  table.turn = nextQuestion(table, route, asked, bonus) ?? { kind: 'commit', route, left: bothOf(table, route), bonus };
  return 'waits';
}

function begin(table: Table, route: Route, tell: Telling): Progress {
  const powers: Pair = [powerOf(table, route, 0), powerOf(table, route, 1)];
  tell.everyone({ kind: 'warBegan', route, from: seatOf(table, route, 0), to: seatOf(table, route, 1), powers });
  return ask(table, route, 0, [0, 0]);
}

/** [P13.29] */
function votesFor(table: Table, seat: Seat): number {
  return hasEffectWith(table, seat, 'votesAtWar') ? stockOf(table, seat, VOTE) : 0;
}

/** [P9.5] What the side had in its hand, shown and discarded. */
function commit({ table, hands }: PatchistoryState, seat: Seat, tell: Telling): number {
  const [resources = 0, votes = 0] = takeSecret(hands[seat]!);
  pay(table, seat, RESOURCE, resources);
  pay(table, seat, VOTE, votes);
  tell.reveal({ kind: 'committed', seat, resources, votes });
  return resources + votes;
}

/** [P9.4] to [P9.11]. */
function fight(state: PatchistoryState, route: Route, bonus: Pair, tell: Telling): Progress {
  const { table } = state;
  const from = seatOf(table, route, 0);
  const to = seatOf(table, route, 1);
  const powers: Pair = [
    powerOf(table, route, 0) + bonus[0] + commit(state, from, tell),
    powerOf(table, route, 1) + bonus[1] + commit(state, to, tell),
  ];
  const side = winningSide(table, route, powers);
  let winner: Seat = NOBODY;
  let prize = 0;
  let taken = 0;
  if (side !== undefined) {
    winner = seatOf(table, route, side);
    prize = prizeOf(table, route, side);
    gainCulture(table, winner, 'war', prize);
    if (Math.abs(powers[0] - powers[1]) >= MEMORABLE) {
      taken = 0 - gainCulture(table, winner === from ? to : from, 'war', 0 - SPOILS);
      gainCulture(table, winner, 'war', taken);
    }
  }
  tell.everyone({ kind: 'warEnded', route, from, to, powers, winner, prize, taken });
  if (side !== undefined) rewardWinner(table, winner, isAggressor(table, route, side), tell);
  rewardWitnesses(table, tell);

  table.main.war[route] = 0;
  return part(WARS, table, route, tell);
}

/** [P9.8] */
export function prizeOf(table: Table, route: Route, side: Side): number {
  return (isAggressor(table, route, side) ? AGGRESSOR_PRIZE : DEFENDER_PRIZE)[table.era]!;
}

/** [P9.6] [P9.7] */
export function winningSide(table: Table, route: Route, [owner, other]: Pair): Side | undefined {
  if (owner !== other) return owner > other ? 0 : 1;
  if (!isAggressor(table, route, 0)) return 0;
  return isAggressor(table, route, 1) ? undefined : 1;
}

/** [P9.10] What rewards a victory on either side comes before what rewards an aggressor only. */
function rewardWinner(table: Table, seat: Seat, wasAggressor: boolean, tell: Telling): void {
  const effects = effectsWith(table, seat, 'warWon').slice();
  effects.sort((one, other) => (other.warWon?.defender ?? 0) - (one.warWon?.defender ?? 0));
  for (const { id, warWon } of effects) {
    const culture = (wasAggressor ? warWon?.aggressor : warWon?.defender) ?? 0;
    if (culture > 0) reward(table, seat, id, culture, tell);
  }
}

/** [P13.57] */
function rewardWitnesses(table: Table, tell: Telling): void {
  for (const seat of turnOrder(table)) {
    for (const { id, warFought } of effectsWith(table, seat, 'warFought')) reward(table, seat, id, warFought ?? 0, tell);
  }
}

function reward(table: Table, seat: Seat, effect: string, culture: number, tell: Telling): void {
  gainCulture(table, seat, 'heroes', culture);
  tell.everyone({ kind: 'effect', seat, effect, goods: [0, 0, 0, culture, 0] });
}
