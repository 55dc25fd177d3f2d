/** What is being planned, step by step, and what a tap on the land means meanwhile. */

import type { Seat } from '#engine';
import { type ActionNow, type Building, type Cell, dataOf, isIn, isTraveller, type Move, placeOf, type Table } from '#games/patchistory';

/** An action whose price is known and whose how is still open. */
export interface Plan {
  readonly action: ActionNow['action'] | 'walk';
  /** The wonder that is used. */
  readonly effect?: string | undefined;
  readonly from?: Cell | undefined;
  readonly tile?: Building | undefined;
  readonly to?: Seat | undefined;
}

type Next = { readonly kind: 'play'; readonly move: Move } | { readonly kind: 'plan'; readonly plan: Plan | undefined };

interface Chooser {
  /** Whose land the choice is made on. */
  readonly seat: Seat;
  /** By the first cell of each place. */
  readonly lit: ReadonlyMap<Cell, Next>;
  /** Workers that can be chosen. */
  readonly ready: ReadonlySet<Cell>;
  readonly picked?: Cell | undefined;
}

/** The moves that are still open with this plan. */
export function movesFor(legal: readonly Move[], plan: Plan | undefined): Move[] {
  if (!plan) return [...legal];
  return legal.filter((move) => {
    if (move.kind !== plan.action) return false;
    if (plan.effect !== undefined && move.kind === 'return' && move.effect !== plan.effect) return false;
    if (plan.tile !== undefined && 'tile' in move && move.tile !== plan.tile) return false;
    if (plan.from !== undefined && 'from' in move && move.from !== plan.from) return false;
    return plan.to === undefined || move.kind !== 'bomb' || move.seat === plan.to;
  });
}

/** What the land offers now. */
export function chooserOf(table: Table, me: Seat, legal: readonly Move[], plan: Plan | undefined): Chooser {
  const seat = plan?.action === 'bomb' && plan.to !== undefined ? plan.to : me;
  const civ = table.civs[seat]!;
  const data = dataOf(table);
  const lit = new Map<Cell, Next>();
  const ready = new Set<Cell>();
  const put = (cell: Cell, next: Next) => lit.set(placeOf(data, civ, cell), next);
  const play = (move: Move): Next => ({ kind: 'play', move });
  const on = (next: Plan | undefined): Next => ({ kind: 'plan', plan: next });

  for (const move of movesFor(legal, plan && { ...plan, from: undefined })) {
    switch (move.kind) {
      case 'put':
        put(move.at, play(move));
        break;
      case 'train':
        if (plan) put(move.at, play(move));
        break;
      case 'return':
        if (isTraveller(move.worker) || (!plan && legal.some(({ kind }) => kind === 'campaign'))) break;
        if (plan || !hasActions(legal)) {
          put(move.worker, play(move));
          ready.add(move.worker);
        }
        break;
      case 'walk':
        if (plan?.from === move.from) put(move.to, play(move));
        else if (!lit.has(placeOf(data, civ, move.from))) put(move.from, on({ action: 'walk', from: move.from }));
        ready.add(move.from);
        break;
      case 'commerce':
        if (!plan) break;
        ready.add(move.from);
        put(move.from, routesFrom(legal, move.from).length === 1 ? play(move) : on({ ...plan, from: move.from }));
        break;
      case 'reclaim':
      case 'build':
        if (plan?.tile !== undefined) put(move.at, play(move));
        break;
      case 'bomb':
        if (plan?.tile !== undefined && plan.to !== undefined) put(move.at, play(move));
        break;
      default:
    }
  }
  if (plan?.action === 'walk' && plan.from !== undefined) put(plan.from, on(undefined));
  return { seat, lit, ready, picked: plan?.from === undefined ? undefined : placeOf(data, civ, plan.from) };
}

/** In administration a worker is returned only after the wonder was chosen. */
const hasActions = (legal: readonly Move[]) =>
  legal.some(({ kind }) => kind === 'done') && legal.some(({ kind }) => kind !== 'done' && kind !== 'return');

const routesFrom = (legal: readonly Move[], from: Cell) => legal.filter((move) => move.kind === 'commerce' && move.from === from);

/** Whether the seat has a tile to lay now. */
export function isPatching({ turn, coming }: Table, seat: Seat): boolean {
  if (coming[seat]! > 0) return false;
  return (turn.kind === 'patch' && isIn(turn.left, seat)) || (turn.kind === 'found' && turn.seat === seat);
}

/** Why a place cannot be chosen now. */
export function whyDark(
  plan: Plan | undefined,
  legal: readonly Move[],
  why: (move: Move) => string | undefined,
  at: Cell,
): string | undefined {
  if (!plan) {
    if (legal.some(({ kind }) => kind === 'put')) return why({ kind: 'put', at });
    return legal.some(({ kind }) => kind === 'walk') ? why({ kind: 'done' }) : undefined;
  }
  const { action, from, tile } = plan;
  if (action === 'walk' && from !== undefined) return why({ kind: 'walk', from, to: at });
  if (action === 'train') return why({ kind: 'train', at });
  return (action === 'reclaim' || action === 'build') && tile !== undefined ? why({ kind: action, tile, at }) : undefined;
}
