/** [P7] Movement: workers on the territory, then workers on routes, then those who rested come home. */

import type { Refusal, Seat } from '#engine';
import { addWorker, removeWorker, sendHome } from '../civilisation/home.ts';
import { levelsOf } from '../civilisation/levels.ts';
import type { Telling } from '../events.ts';
import { sumOf } from '../heroes/effects.ts';
import type { Move } from '../moves.ts';
import { type Cell, END_A, END_B, FIRST_ALLIED, NOTHING, PREP, REST, type Route, T, WAR } from '../pieces.ts';
import { everySeat, firstIn, seatsIn, turnOrder } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import type { Table } from '../table.ts';
import { remove } from '../territory/lists.ts';
import { isFree } from '../territory/places.ts';
import { isOwnRoute, ownRoutes, setSpace, spaceOf, startOf } from './routes.ts';
import { clearCrowds, stepsBetween, walksOf } from './walking.ts';

export const movementPhase: Phase = {
  /** [P7.6] */
  enter({ table }, _chance, tell) {
    const inTurn = table.inTurn || isWarDue(table);
    table.turn = { kind: 'movement', left: everySeat(table), inTurn };
    if (inTurn) setOff(table, table.first, tell);
    else for (const seat of turnOrder(table)) setOff(table, seat, tell);
    return progress(table);
  },

  resume({ table }, seat, _chance, tell) {
    goOn(table, seat, tell);
    return progress(table);
  },

  toAct(table) {
    const { turn } = table;
    if (turn.kind !== 'movement') return [];
    return turn.inTurn ? seatsIn(1 << firstIn(table, turn.left)) : seatsIn(turn.left);
  },

  moves({ table, seat }) {
    const march = table.march[seat]!;
    if (!march.onRoutes) {
      const moves = walksOf(table, seat, march.fresh, march.t);
      moves.push({ kind: 'done' });
      return moves;
    }
    const moves: Move[] = [];
    for (const route of march.left) {
      const most = mostSteps(table, seat, route);
      for (let n = 1; n <= most; n++) moves.push({ kind: 'advance', route, n });
      if (route < FIRST_ALLIED) moves.push({ kind: 'rest', route });
    }
    return moves;
  },

  refuse({ table, seat }, move) {
    const { onRoutes } = table.march[seat]!;
    switch (move.kind) {
      case 'walk':
        return onRoutes ? { rule: 'P7.5' } : refuseWalk(table, seat, move.from, move.to);
      case 'done':
        return onRoutes ? { rule: 'P7.10' } : undefined;
      case 'advance':
        return onRoutes ? refuseAdvance(table, seat, move.route, move.n) : { rule: 'P7.5' };
      case 'rest': {
        if (!onRoutes) return { rule: 'P7.5' };
        return refuseTraveller(table, seat, move.route) ?? (move.route < FIRST_ALLIED ? undefined : { rule: 'P7.13' });
      }
      default:
        return { rule: 'P1.2' };
    }
  },

  play({ table }, seat, move, _chance, tell) {
    const { fresh } = table.march[seat]!;
    switch (move.kind) {
      case 'walk': {
        const civ = table.civs[seat]!;
        removeWorker(civ, move.from);
        addWorker(civ, move.to);
        remove(fresh, move.from);
        tell.everyone({ kind: 'walked', seat, from: move.from, to: move.to });
        if (fresh.length === 0) endTerritory(table, seat, tell);
        break;
      }
      case 'done':
        tell.everyone({ kind: 'done', seat, phase: 'movement' });
        endTerritory(table, seat, tell);
        break;
      case 'advance':
        advance(table, seat, move.route, move.n, tell);
        goOn(table, seat, tell);
        break;
      case 'rest':
        rest(table, seat, move.route, tell);
        goOn(table, seat, tell);
        break;
      default:
    }
    return progress(table);
  },
};

function isWarDue({ main }: Table): boolean {
  for (let route = 0; route < main.at.length; route++) if (main.at[route] === PREP && main.war[route] !== 0) return true;
  return false;
}

function progress(table: Table): Progress {
  if (table.turn.kind === 'movement' && table.turn.left !== 0) return 'waits';
  table.turn = { kind: 'between' };
  return 'through';
}

/** [P7.7] Who cannot walk has nothing to decide on the territory. */
function setOff(table: Table, seat: Seat, tell: Telling): void {
  const t = levelsOf(table, seat)[T]!;
  const left: Route[] = [];
  const resting: Route[] = [];
  for (const route of ownRoutes(table, seat)) {
    const space = spaceOf(table, seat, route);
    if (space !== NOTHING) (space === REST ? resting : left).push(route);
  }
  const fresh = t === 0 ? [] : table.civs[seat]!.workers.slice();
  table.march[seat] = { t, fresh, onRoutes: false, left, resting };
  if (fresh.length === 0) endTerritory(table, seat, tell);
}

/** [P4.17] [P7.14] [P7.16] Then those route workers move who have no choice. */
function endTerritory(table: Table, seat: Seat, tell: Telling): void {
  const march = table.march[seat]!;
  clearCrowds(table, seat, tell);
  march.fresh = [];
  march.onRoutes = true;
  for (const route of march.left.slice()) {
    if (route < FIRST_ALLIED && table.main.at[route] === PREP) moveTo(table, seat, route, WAR, tell);
    else if (march.t === 0) rest(table, seat, route, tell);
    else if (route >= FIRST_ALLIED && mostSteps(table, seat, route) === 1) advance(table, seat, route, 1, tell);
  }
  goOn(table, seat, tell);
}

/** [P7.5] [P7.15] When all have moved, those who rested come home, and the next seat may set off. */
function goOn(table: Table, seat: Seat, tell: Telling): void {
  const { turn } = table;
  const march = table.march[seat]!;
  if (turn.kind !== 'movement' || table.coming[seat]! > 0 || march.left.length > 0) return;
  if (march.resting.length > 0) {
    for (const route of march.resting) {
      setSpace(table, seat, route, NOTHING);
      sendHome(table, seat, tell);
    }
    march.resting = [];
    if (table.coming[seat]! > 0) return;
  }
  const left = turn.left & ~(1 << seat);
  table.turn = { ...turn, left };
  if (turn.inTurn && left !== 0) setOff(table, firstIn(table, left), tell);
}

/** [P7.10] [P13.58] */
function travelSteps(table: Table, seat: Seat): number {
  return table.march[seat]!.t + sumOf(table, seat, 'travelSteps');
}

/** [P7.10] [P7.11] */
function mostSteps(table: Table, seat: Seat, route: Route): number {
  return Math.min(travelSteps(table, seat), spacesAhead(table, seat, route));
}

/** [P7.11] To PREP or to the far END. */
function spacesAhead(table: Table, seat: Seat, route: Route): number {
  const space = spaceOf(table, seat, route);
  if (route < FIRST_ALLIED) return PREP - space;
  return startOf(table, seat, route) === END_A ? END_B - space : space - END_A;
}

function moveTo(table: Table, seat: Seat, route: Route, space: number, tell: Telling): void {
  const { left } = table.march[seat]!;
  remove(left, route);
  setSpace(table, seat, route, space);
  tell.everyone(space === REST ? { kind: 'rested', seat, route } : { kind: 'advanced', seat, route, space });
}

function rest(table: Table, seat: Seat, route: Route, tell: Telling): void {
  moveTo(table, seat, route, REST, tell);
}

/** [P7.10] [P7.12] */
function advance(table: Table, seat: Seat, route: Route, n: number, tell: Telling): void {
  const isHome = route >= FIRST_ALLIED && n === spacesAhead(table, seat, route);
  const forward = route >= FIRST_ALLIED && startOf(table, seat, route) === END_B ? -1 : 1;
  moveTo(table, seat, route, spaceOf(table, seat, route) + forward * n, tell);
  if (!isHome) return;
  setSpace(table, seat, route, NOTHING);
  sendHome(table, seat, tell);
}

/** [P7.8] */
function refuseWalk(table: Table, seat: Seat, from: Cell, to: Cell): Refusal | undefined {
  const { fresh, t } = table.march[seat]!;
  if (!fresh.includes(from)) return { rule: 'P7.8', from };
  if (!isFree(table, seat, to)) return { rule: 'P2.2', at: to };
  const steps = stepsBetween(table, seat, from, to);
  return steps !== NOTHING && steps <= t ? undefined : { rule: 'P7.9', steps, transport: t };
}

/** A route worker still to move; why not, if it is not. */
function refuseTraveller(table: Table, seat: Seat, route: Route): Refusal | undefined {
  if (table.march[seat]!.left.includes(route)) return undefined;
  if (!isOwnRoute(table, seat, route)) return { rule: 'P7.3', route };
  const space = spaceOf(table, seat, route);
  return { rule: space === REST ? 'P7.15' : space === WAR ? 'P7.16' : 'P7.10', route };
}

function refuseAdvance(table: Table, seat: Seat, route: Route, n: number): Refusal | undefined {
  const stranger = refuseTraveller(table, seat, route);
  if (stranger) return stranger;
  const steps = travelSteps(table, seat);
  if (n < 1 || n > steps) return { rule: 'P7.10', steps };
  const ahead = spacesAhead(table, seat, route);
  return n > ahead ? { rule: 'P7.11', ahead } : undefined;
}
