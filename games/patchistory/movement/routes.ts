/** [P7] Main and allied routes: where they lie, who travels them, and how they end. */

import type { Seat } from '#engine';
import { removeWorker, sendHome } from '../civilisation/home.ts';
import type { Telling } from '../events.ts';
import {
  alliedNumbered,
  END_A,
  END_B,
  FIRST_ALLIED,
  isTraveller,
  mainNumbered,
  NOBODY,
  NOTHING,
  type Route,
  routeOf,
  START,
  travellerOn,
  type Worker,
} from '../pieces.ts';
import type { Table } from '../table.ts';

export function hasMainLeft({ main }: Table): boolean {
  return main.from.includes(NOBODY);
}

export function hasAlliedLeft({ allied }: Table): boolean {
  return allied.a.includes(NOBODY);
}

/** [P6.13] From the supply, which must have one. */
export function layMain({ main }: Table, from: Seat, to: Seat): Route {
  const route = mainNumbered(main.from.indexOf(NOBODY));
  main.from[route] = from;
  main.to[route] = to;
  main.at[route] = NOTHING;
  main.war[route] = 0;
  return route;
}

/** [P8.8] From the supply, which must have one; `a` starts at END_A. */
export function layAllied({ allied }: Table, a: Seat, b: Seat): Route {
  const number = allied.a.indexOf(NOBODY);
  allied.a[number] = a;
  allied.b[number] = b;
  allied.atA[number] = NOTHING;
  allied.atB[number] = NOTHING;
  return alliedNumbered(number);
}

/** The allied route that two seats share, or NOTHING. */
export function alliedRoute({ allied }: Table, one: Seat, other: Seat): Route {
  const { a, b } = allied;
  for (let number = 0; number < a.length; number++) {
    if ((a[number] === one && b[number] === other) || (a[number] === other && b[number] === one)) return alliedNumbered(number);
  }
  return NOTHING;
}

/** [P2.12] */
export function isAllied(table: Table, one: Seat, other: Seat): boolean {
  return one !== NOBODY && alliedRoute(table, one, other) !== NOTHING;
}

/** [P2.12] The seat's allies, as bits. */
export function alliesOf({ allied }: Table, seat: Seat): number {
  const { a, b } = allied;
  let seats = 0;
  for (let number = 0; number < a.length; number++) {
    if (a[number] === seat) seats |= 1 << b[number]!;
    else if (b[number] === seat) seats |= 1 << a[number]!;
  }
  return seats;
}

/** [P2.12] Those that a main route joins with the seat, whoever built it, as bits. */
export function joinedWith({ main }: Table, seat: Seat): number {
  const { from, to } = main;
  let seats = 0;
  for (let route = 0; route < from.length; route++) {
    if (from[route] === seat) seats |= 1 << to[route]!;
    else if (to[route] === seat) seats |= 1 << from[route]!;
  }
  return seats;
}

/** Whether the route lies on the table and the seat's workers may travel it: an own main one, or a shared allied one. */
export function isOwnRoute({ main, allied }: Table, seat: Seat, route: Route): boolean {
  if (route < FIRST_ALLIED) return main.from[route] === seat;
  const number = route - FIRST_ALLIED;
  return allied.a[number] === seat || allied.b[number] === seat;
}

/** [P7.3] The routes the seat's workers may travel, main ones first, each kind by number. */
export function ownRoutes(table: Table, seat: Seat): Route[] {
  const routes: Route[] = [];
  const { main, allied } = table;
  const { from } = main;
  const { a, b } = allied;
  for (let route = 0; route < from.length; route++) if (from[route] === seat) routes.push(mainNumbered(route));
  for (let number = 0; number < a.length; number++) {
    if (a[number] === seat || b[number] === seat) routes.push(alliedNumbered(number));
  }
  return routes;
}

/** The space of the seat's worker on a route of its own, or NOTHING. */
export function spaceOf({ main, allied }: Table, seat: Seat, route: Route): number {
  if (route < FIRST_ALLIED) return main.at[route]!;
  const number = route - FIRST_ALLIED;
  return allied.a[number] === seat ? allied.atA[number]! : allied.atB[number]!;
}

export function setSpace({ main, allied }: Table, seat: Seat, route: Route, space: number): void {
  if (route < FIRST_ALLIED) {
    main.at[route] = space;
    return;
  }
  const number = route - FIRST_ALLIED;
  if (allied.a[number] === seat) allied.atA[number] = space;
  else allied.atB[number] = space;
}

/** Where the seat's workers set out. */
export function startOf({ allied }: Table, seat: Seat, route: Route): number {
  if (route < FIRST_ALLIED) return START;
  return allied.a[route - FIRST_ALLIED] === seat ? END_A : END_B;
}

/** [P6.7] An own route, main or allied, without a worker of the seat in any state. */
export function isOpen(table: Table, seat: Seat, route: Route): boolean {
  return isOwnRoute(table, seat, route) && spaceOf(table, seat, route) === NOTHING;
}

export function hasOpenRoute({ main, allied }: Table, seat: Seat): boolean {
  for (let route = 0; route < main.from.length; route++) if (main.from[route] === seat && main.at[route] === NOTHING) return true;
  for (let number = 0; number < allied.a.length; number++) {
    const at = allied.a[number] === seat ? allied.atA[number] : allied.b[number] === seat ? allied.atB[number] : undefined;
    if (at === NOTHING) return true;
  }
  return false;
}

export function openRoutes(table: Table, seat: Seat): Route[] {
  return ownRoutes(table, seat).filter((route) => spaceOf(table, seat, route) === NOTHING);
}

/** [P6.6] Puts a worker, who has left his place, on the START of an open route. */
export function setOut(table: Table, seat: Seat, route: Route): void {
  setSpace(table, seat, route, startOf(table, seat, route));
}

/** [P2.14] [P5.13] Back to the supply: workers on it go home, and a war declared on it is called off. */
export function discardRoute(table: Table, route: Route, tell: Telling): void {
  const { main, allied } = table;
  if (route < FIRST_ALLIED) {
    const from = main.from[route]!;
    const to = main.to[route]!;
    const isTravelled = main.at[route] !== NOTHING;
    if (main.war[route] !== 0) tell.everyone({ kind: 'calledOff', route, from, to });
    main.from[route] = NOBODY;
    main.to[route] = NOBODY;
    main.at[route] = NOTHING;
    main.war[route] = 0;
    if (isTravelled) sendHome(table, from, tell);
    return;
  }
  const number = route - FIRST_ALLIED;
  const a = allied.a[number]!;
  const b = allied.b[number]!;
  const isTravelledByA = allied.atA[number] !== NOTHING;
  const isTravelledByB = allied.atB[number] !== NOTHING;
  allied.a[number] = NOBODY;
  allied.b[number] = NOBODY;
  allied.atA[number] = NOTHING;
  allied.atB[number] = NOTHING;
  if (isTravelledByA) sendHome(table, a, tell);
  if (isTravelledByB) sendHome(table, b, tell);
}

/** [P8.11] The two are allies now: every war declared between them is off, and those workers go home. */
export function callOffWars(table: Table, one: Seat, other: Seat, tell: Telling): void {
  const { from, to, at, war } = table.main;
  for (let route = 0; route < from.length; route++) {
    if (war[route] === 0) continue;
    const owner = from[route]!;
    if (!((owner === one && to[route] === other) || (owner === other && to[route] === one))) continue;
    tell.everyone({ kind: 'calledOff', route: mainNumbered(route), from: owner, to: to[route]! });
    war[route] = 0;
    at[route] = NOTHING;
    sendHome(table, owner, tell);
  }
}

/** Every worker of the seat off the track: on the territory in reading order, then on routes; not those on their way home. */
export function workersOf(table: Table, seat: Seat): Worker[] {
  const workers: Worker[] = table.civs[seat]!.workers.slice();
  const { main, allied } = table;
  for (let route = 0; route < main.from.length; route++) {
    if (main.from[route] === seat && main.at[route] !== NOTHING) workers.push(travellerOn(mainNumbered(route)));
  }
  for (let number = 0; number < allied.a.length; number++) {
    const at = allied.a[number] === seat ? allied.atA[number] : allied.b[number] === seat ? allied.atB[number] : NOTHING;
    if (at !== NOTHING) workers.push(travellerOn(alliedNumbered(number)));
  }
  return workers;
}

/** Whether the seat has this worker off the track; answers for any number. */
export function hasWorker(table: Table, seat: Seat, worker: Worker): boolean {
  if (!isTraveller(worker)) return table.civs[seat]!.workers.includes(worker);
  const route = routeOf(worker);
  return isOwnRoute(table, seat, route) && spaceOf(table, seat, route) !== NOTHING;
}

/** [P2.10] [P13.5] Back to the track. A war declared on his route is off, but for the one being fought just now (Yi Sun-sin). */
export function returnWorker(table: Table, seat: Seat, worker: Worker, effect: string, tell: Telling): void {
  table.track[seat]! += 1;
  tell.everyone({ kind: 'returned', seat, effect, worker });
  if (!isTraveller(worker)) {
    removeWorker(table.civs[seat]!, worker);
    return;
  }
  const route = routeOf(worker);
  setSpace(table, seat, route, NOTHING);
  const { turn, main } = table;
  if (route >= FIRST_ALLIED || main.war[route] === 0 || (turn.kind === 'muster' && turn.route === route)) return;
  main.war[route] = 0;
  tell.everyone({ kind: 'calledOff', route, from: seat, to: main.to[route]! });
}
