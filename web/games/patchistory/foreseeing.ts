/** Moves that are shown before they are made, what would come of them, and what their button says. */

import type { Seat } from '#engine';
import { type Cell, type Foresight, foresee, isTraveller, type Move, type PatchistoryView, type Table } from '#games/patchistory';
import type { PatchistoryWords } from '#games/patchistory/words';

/** On the land the first tap explains, and the second does. */
const ON_LAND: readonly Move['kind'][] = ['put', 'train', 'walk', 'return', 'commerce', 'reclaim', 'build', 'bomb'];
/** These may be the last of their phase, which ends only when its seat says so. */
const MAY_END: readonly Move['kind'][] = ['menace', 'break', 'exchange', 'heroes', 'wonders', 'route', 'campaign', 'advance', 'rest'];

/** What would come of a move that is kept in hand until it is confirmed; nothing of one that is made at once. */
export function foreseen(view: PatchistoryView, move: Move): Foresight | undefined {
  if (ON_LAND.includes(move.kind)) return foresee(view, move);
  const next = MAY_END.includes(move.kind) ? foresee(view, move) : undefined;
  return next?.ends ? next : undefined;
}

/** The place on the land that a move is about. */
export function placeOfMove(move: Move): Cell | undefined {
  if (move.kind === 'walk') return move.to;
  if (move.kind === 'commerce') return move.from;
  if (move.kind === 'return') return isTraveller(move.worker) ? undefined : move.worker;
  return 'at' in move ? move.at : undefined;
}

/** What a seat says that has nothing more to do where it is; in movement, `table` is the one after that. */
export function endingOf({ turn, march, coming }: Table, seat: Seat, { buttons }: PatchistoryWords): string | undefined {
  if (turn.kind === 'diplomacy') return buttons.endDiplomacy;
  if (turn.kind === 'administration') return buttons.endAdministration;
  if (turn.kind !== 'movement') return undefined;
  if (march[seat]!.left.length > 0) return buttons.toRoutes;
  return coming[seat] === 0 ? buttons.endMovement : undefined;
}

/** What the button says that makes the move. */
export function confirmingOf(table: Table, seat: Seat, move: Move, { table: after, ends }: Foresight, words: PatchistoryWords): string {
  const ending = ends ? endingOf({ ...after, turn: table.turn }, seat, words) : undefined;
  if (ending !== undefined) return ending;
  return move.kind === 'put' || move.kind === 'walk' ? words.buttons[move.kind] : words.buttons.confirm;
}
