/** A turn as the rulebook tells it: a piece, what it sets in motion, the next piece, the next seat. */

import type { Chance, Seat, Tell } from '#engine';
import { colourUsed, fallsShort, hasTeaAfter, piecesOf, piecesThatFit } from './duty.ts';
import { addMerchant } from './market.ts';
import { MERCHANT, type MedinaEvent, type MedinaState, type Move, type Table, TEA } from './pieces.ts';
import { place } from './place.ts';
import { endingOf } from './score.ts';
import { canPlace, usedUp } from './survey.ts';
import { piecesIn } from './turn.ts';

export function play({ table }: MedinaState, seat: Seat, move: Move, _chance: Chance, tell: Tell<MedinaEvent>): void {
  const { turn } = table;
  if (turn.kind === 'over') return;
  if (turn.kind === 'open') {
    open(table, seat, move, tell);
    return;
  }
  if (move.kind === 'tea') {
    table.tea[seat]! -= 1;
    table.boxed[TEA]! += 1;
    tell.everyone({ kind: 'drank', seat });
    endTurn(table, seat, tell);
    return;
  }
  const waitsForTea = hasTeaAfter(table, seat, move) && fallsShort(table, seat, move);
  place(table, seat, move, tell);
  table.turn = { kind: 'place', seat, placed: turn.placed + 1, left: turn.left - 1, used: turn.used | colourUsed(move) };
  if (waitsForTea) return;
  if (turn.left === 1 || !canPlace(table, seat, usedUp(table, table.turn))) endTurn(table, seat, tell);
}

/** [M2.2] [M2.4] The merchant comes out of the box; in Ditt's variant it is the whole turn. */
function open(table: Table, seat: Seat, move: Move, tell: Tell<MedinaEvent>): void {
  if (move.kind !== 'merchant') return;
  table.boxed[MERCHANT]! -= 1;
  addMerchant(table, move.at);
  tell.everyone({ kind: 'traded', seat, at: move.at });
  if (table.edition === 'ditt') endTurn(table, seat, tell);
  else table.turn = { kind: 'place', seat, placed: 0, left: piecesIn(table), used: 0 };
}

/** [M3.5] [M11.1] The next seat that can place anything; the game ends when there is none. */
function endTurn(table: Table, seat: Seat, tell: Tell<MedinaEvent>): void {
  const { seats } = table;
  table.turns++;
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats;
    if (!canPlace(table, next, 0)) continue;
    for (let other = 1; other < step; other++) {
      const passed = (seat + other) % seats;
      if (piecesOf(table, passed) > 0) tell.everyone({ kind: 'passed', seat: passed });
    }
    table.turn = { kind: 'place', seat: next, placed: 0, left: piecesIn(table), used: 0 };
    tell.everyone({ kind: 'began', seat: next, left: piecesThatFit(table) });
    return;
  }
  table.turn = { kind: 'over' };
  tell.everyone({ kind: 'ended', ending: endingOf(table) });
}
