/** What a seat has ordered in advance: standing orders, and one move made ahead. Nobody else is told. */

import { isSame } from './clone.ts';
import type { Game, View } from './rules.ts';

export interface Orders {
  readonly standing: readonly StandingOrder[];
  /** The move made ahead, in notation. */
  readonly ahead?: string;
  /** A move made ahead that was not legal when its time came. It is kept until the seat moves or orders anew. */
  readonly dropped?: string;
}

/** A standing order, and the part of the game for which it was given. */
interface StandingOrder {
  readonly name: string;
  readonly span?: number;
}

/** What a seat wishes to order from now on; what it leaves out stands no more. */
export interface Wish {
  readonly standing: readonly string[];
  readonly ahead?: string;
}

export const NO_ORDERS: Orders = { standing: [] };

export function hasOrders({ standing, ahead, dropped }: Orders): boolean {
  return standing.length > 0 || ahead !== undefined || dropped !== undefined;
}

/** The orders as they are given now, or undefined when the game knows no such ones. */
export function readOrders(game: Game, view: View, { standing, ahead }: Wish): Orders | undefined {
  const known = Object.keys(game.orders ?? {});
  if (standing.some((name) => !known.includes(name)) || (ahead !== undefined && !isAhead(game, view, ahead))) return undefined;
  const given = known.filter((name) => standing.includes(name)).map((name) => standingNow(game, view, name));
  return { standing: given, ...(ahead === undefined ? {} : { ahead }) };
}

/** Whoever is to act by now meant it for this moment. */
function isAhead(game: Game, view: View, text: string): boolean {
  const move = game.readMove(text);
  if (!game.ahead || move === undefined) return false;
  if (game.toAct(view.table).includes(view.seat)) return game.refuse(view, move) === undefined;
  return game.ahead(view).some((other) => isSame(other, move));
}

function standingNow(game: Game, { table }: View, name: string): StandingOrder {
  const span = game.orders?.[name]?.span?.(table);
  return { name, ...(span === undefined ? {} : { span }) };
}

/** What is left of the orders: those for another part of the game have ended. The same object when all of them still stand. */
export function lastingOrders(game: Game, view: View, orders: Orders): Orders {
  const standing = orders.standing.filter((given) => isSame(given, standingNow(game, view, given.name)));
  return standing.length === orders.standing.length ? orders : { ...orders, standing };
}

/** What the orders do for a seat that is to act, in notation, and what is left of them. */
export function obey(game: Game, view: View, orders: Orders): { readonly text?: string; readonly left: Orders } {
  const { ahead, ...rest } = lastingOrders(game, view, orders);
  const made = ahead === undefined ? undefined : game.readMove(ahead);
  if (ahead !== undefined && made !== undefined && !game.refuse(view, made)) return { text: ahead, left: rest };
  const left = ahead === undefined ? rest : { ...rest, dropped: ahead };
  for (const { name } of left.standing) {
    const move = game.orders?.[name]?.obey(view);
    if (move !== undefined) return { text: game.writeMove(move), left };
  }
  return { left };
}

/** What is left of the orders once the seat has moved. */
export function ordersAfterMove({ standing }: Orders): Orders {
  return { standing };
}
