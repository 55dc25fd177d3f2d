/** A turn as the rulebook tells it: a piece, what it sets in motion, the next piece, the next seat. */

import type { Chance, Seat, Tell } from '#engine';
import { BOARDS, type Board } from './board.ts';
import { addMerchant } from './market.ts';
import { addBuilding, addStable, roofless } from './palaces.ts';
import {
  BLOCKADE,
  type Colour,
  KINDS,
  MERCHANT,
  type MedinaEvent,
  type MedinaState,
  type Move,
  NEUTRAL,
  NEUTRAL_ROOF,
  NOWHERE,
  type Piece,
  ROOF,
  type Space,
  type Square,
  STABLE,
  STANDS_STABLE,
  type Table,
  TEA,
  USED_NEUTRAL,
  USED_ROOF,
  WALL,
} from './pieces.ts';
import { endingOf } from './score.ts';
import { canPlace, usedUp } from './survey.ts';
import { claimTea, contestPalaceTile, contestTowerTiles } from './tiles.ts';
import { piecesIn } from './turn.ts';
import { armFor } from './walls.ts';

export function play({ table }: MedinaState, seat: Seat, move: Move, _chance: Chance, tell: Tell<MedinaEvent>): void {
  const { turn } = table;
  if (turn.kind === 'over') return;
  if (turn.kind === 'open') {
    open(table, seat, move, tell);
    return;
  }
  if (move.kind === 'tea') {
    table.tea[seat] = (table.tea[seat] as number) - 1;
    table.boxed[TEA] = (table.boxed[TEA] as number) + 1;
    tell.everyone({ kind: 'drank', seat });
    endTurn(table, seat, tell);
    return;
  }
  place(table, seat, move, tell);
  table.turn = { kind: 'place', seat, placed: turn.placed + 1, left: turn.left - 1, used: turn.used | colourUsed(move) };
  if (turn.left === 1 || !canPlace(table, seat, usedUp(table, table.turn))) endTurn(table, seat, tell);
}

/** [M2.2] [M2.4] The merchant comes out of the box; in Ditt's variant it is the whole turn. */
function open(table: Table, seat: Seat, move: Move, tell: Tell<MedinaEvent>): void {
  if (move.kind !== 'merchant') return;
  table.boxed[MERCHANT] = (table.boxed[MERCHANT] as number) - 1;
  addMerchant(table, move.at);
  tell.everyone({ kind: 'traded', seat, at: move.at });
  if (table.edition === 'ditt') endTurn(table, seat, tell);
  else table.turn = { kind: 'place', seat, placed: 0, left: piecesIn(table), used: 0 };
}

/** [M3.6] */
function colourUsed(move: Move): number {
  if (move.kind === 'build') return 1 << move.colour;
  return move.kind === 'roof' ? USED_ROOF : move.kind === 'neutral' ? USED_NEUTRAL : 0;
}

function spend(table: Table, seat: Seat, piece: Piece): void {
  table.stock[KINDS * seat + piece] = (table.stock[KINDS * seat + piece] as number) - 1;
}

function place(table: Table, seat: Seat, move: Exclude<Move, { kind: 'tea' }>, tell: Tell<MedinaEvent>): void {
  const { palaces } = table;
  switch (move.kind) {
    case 'build': {
      spend(table, seat, move.colour);
      const palace = addBuilding(table, move.colour, move.at);
      tell.everyone({ kind: 'built', seat, colour: move.colour, at: move.at, size: palaces.size[palace] as number });
      break;
    }
    case 'stable': {
      spend(table, seat, STABLE);
      const before = palaces.arms[table.ground[move.at] as number] as number;
      const palace = addStable(table, move.at);
      const colour = palaces.colour[palace] as Colour;
      tell.everyone({ kind: 'stabled', seat, at: move.at, colour, size: palaces.size[palace] as number });
      contestPalaceTile(table, palace, tell);
      contestTowerTiles(table, palace, before, tell);
      break;
    }
    case 'merchant':
      spend(table, seat, MERCHANT);
      addMerchant(table, move.at);
      tell.everyone({ kind: 'traded', seat, at: move.at });
      break;
    case 'wall':
      spend(table, seat, WALL);
      tell.everyone({ kind: 'walled', seat, at: move.at });
      addWall(table, move.at, tell);
      break;
    case 'roof':
    case 'neutral':
      addRoof(table, seat, move, tell);
      break;
    default:
      move satisfies never;
  }
}

/** [M9.4] A wall that reaches a palace brings its owner the tower. */
export function addWall(table: Table, space: Space, tell: Tell<MedinaEvent>): void {
  const { palaces, walls, city, ground } = table;
  const arm = armFor(table, space);
  walls[arm] = (walls[arm] as number) + 1;
  const foot = (BOARDS[table.board] as Board).foot[space] as Square;
  const stands = city[foot] as number;
  if (stands < 1 || stands > STANDS_STABLE) return;
  const palace = ground[foot] as number;
  const before = palaces.arms[palace] as number;
  palaces.arms[palace] = before | (1 << arm);
  contestTowerTiles(table, palace, before, tell);
}

/** [M6] */
export function addRoof(table: Table, seat: Seat, move: Move & { kind: 'roof' | 'neutral' }, tell: Tell<MedinaEvent>): void {
  const { palaces, blockades } = table;
  const { colour } = move;
  const palace = move.at === NOWHERE ? (roofless(table, colour)[0] as number) : palaces.first.indexOf(move.at);
  const at = palaces.first[palace] as Square;
  const size = palaces.size[palace] as number;
  if (move.kind === 'roof') {
    spend(table, seat, ROOF);
    palaces.roof[palace] = seat;
    table.owns[seat] = (table.owns[seat] as number) | (1 << colour);
    tell.everyone({ kind: 'roofed', seat, colour, at, size });
  } else {
    spend(table, seat, NEUTRAL);
    palaces.roof[palace] = table.edition === 'ditt' ? BLOCKADE + seat : NEUTRAL_ROOF;
    blockades[seat] = (blockades[seat] as number) & ~(1 << colour);
    tell.everyone({ kind: 'shut', seat, colour, at, size, blockade: table.edition === 'ditt' });
  }
  contestPalaceTile(table, palace, tell);
  contestTowerTiles(table, palace, 0, tell);
  claimTea(table, palace, tell);
  if (table.edition === 'ditt') loseBlockade(table, seat, colour, tell);
  finishColour(table, colour, tell);
}

/** [M6.5] Who has used both domes for a colour takes the rival's chance to block it. */
function loseBlockade(table: Table, seat: Seat, colour: Colour, tell: Tell<MedinaEvent>): void {
  const rival = 1 - seat;
  const bit = 1 << colour;
  const usedBoth = ((table.owns[seat] as number) & bit) !== 0 && ((table.blockades[seat] as number) & bit) === 0;
  if (!usedBoth || ((table.blockades[rival] as number) & bit) === 0) return;
  table.blockades[rival] = (table.blockades[rival] as number) & ~bit;
  spend(table, rival, NEUTRAL);
  table.boxed[NEUTRAL] = (table.boxed[NEUTRAL] as number) + 1;
  tell.everyone({ kind: 'domeLost', seat: rival, colour });
}

/** [M4.5] Once every seat owns a palace of the colour, its buildings go back to the box. */
function finishColour(table: Table, colour: Colour, tell: Tell<MedinaEvent>): void {
  const { owns, stock, boxed, seats } = table;
  for (let seat = 0; seat < seats; seat++) if ((((owns[seat] as number) >> colour) & 1) === 0) return;
  let n = 0;
  for (let seat = 0; seat < seats; seat++) {
    n += stock[KINDS * seat + colour] as number;
    stock[KINDS * seat + colour] = 0;
  }
  boxed[colour] = (boxed[colour] as number) + n;
  if (n > 0) tell.everyone({ kind: 'finished', colour, n });
}

function hasPieces(table: Table, seat: Seat): boolean {
  for (let piece = 0; piece < KINDS; piece++) if (table.stock[KINDS * seat + piece] !== 0) return true;
  return false;
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
      if (hasPieces(table, passed)) tell.everyone({ kind: 'passed', seat: passed });
    }
    const left = piecesIn(table);
    table.turn = { kind: 'place', seat: next, placed: 0, left, used: 0 };
    tell.everyone({ kind: 'began', seat: next, left });
    return;
  }
  table.turn = { kind: 'over' };
  tell.everyone({ kind: 'ended', ending: endingOf(table) });
}
