/** [M4] – [M9] A piece comes from the stock into the city, with everything that it sets in motion. */

import type { Seat, Tell } from '#engine';
import { BOARDS } from './board.ts';
import { addMerchant } from './market.ts';
import { addBuilding, addStable, roofless } from './palaces.ts';
import {
  BLOCKADE,
  type Colour,
  KINDS,
  MERCHANT,
  type MedinaEvent,
  NEUTRAL,
  NEUTRAL_ROOF,
  NOWHERE,
  type Piece,
  type Placement,
  ROOF,
  type Space,
  STABLE,
  STANDS_STABLE,
  type Table,
  WALL,
} from './pieces.ts';
import { claimTea, contestPalaceTile, contestTowerTiles } from './tiles.ts';
import { armFor } from './walls.ts';

function spend(table: Table, seat: Seat, piece: Piece): void {
  table.stock[KINDS * seat + piece]! -= 1;
}

export function place(table: Table, seat: Seat, move: Placement, tell: Tell<MedinaEvent>): void {
  const { palaces } = table;
  switch (move.kind) {
    case 'build': {
      spend(table, seat, move.colour);
      const palace = addBuilding(table, move.colour, move.at);
      tell.everyone({ kind: 'built', seat, colour: move.colour, at: move.at, size: palaces.size[palace]! });
      break;
    }
    case 'stable': {
      spend(table, seat, STABLE);
      const before = palaces.arms[table.ground[move.at]!]!;
      const palace = addStable(table, move.at);
      const colour = palaces.colour[palace]!;
      tell.everyone({ kind: 'stabled', seat, at: move.at, colour, size: palaces.size[palace]! });
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
  walls[arm]! += 1;
  const foot = BOARDS[table.board]!.foot[space]!;
  const stands = city[foot]!;
  if (stands < 1 || stands > STANDS_STABLE) return;
  const palace = ground[foot]!;
  const before = palaces.arms[palace]!;
  palaces.arms[palace] = before | (1 << arm);
  contestTowerTiles(table, palace, before, tell);
}

/** [M6] */
export function addRoof(table: Table, seat: Seat, move: Placement & { kind: 'roof' | 'neutral' }, tell: Tell<MedinaEvent>): void {
  const { palaces, blockades } = table;
  const { colour } = move;
  const palace = move.at === NOWHERE ? roofless(table, colour)[0]! : palaces.first.indexOf(move.at);
  const at = palaces.first[palace]!;
  const size = palaces.size[palace]!;
  if (move.kind === 'roof') {
    spend(table, seat, ROOF);
    palaces.roof[palace] = seat;
    table.owns[seat]! |= 1 << colour;
    tell.everyone({ kind: 'roofed', seat, colour, at, size });
  } else {
    spend(table, seat, NEUTRAL);
    palaces.roof[palace] = table.edition === 'ditt' ? BLOCKADE + seat : NEUTRAL_ROOF;
    blockades[seat]! &= ~(1 << colour);
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
  const usedBoth = (table.owns[seat]! & bit) !== 0 && (table.blockades[seat]! & bit) === 0;
  if (!usedBoth || (table.blockades[rival]! & bit) === 0) return;
  table.blockades[rival]! &= ~bit;
  spend(table, rival, NEUTRAL);
  table.boxed[NEUTRAL]! += 1;
  tell.everyone({ kind: 'domeLost', seat: rival, colour });
}

/** [M4.5] Once every seat owns a palace of the colour, its buildings go back to the box. */
function finishColour(table: Table, colour: Colour, tell: Tell<MedinaEvent>): void {
  const { owns, stock, boxed, seats } = table;
  for (let seat = 0; seat < seats; seat++) if (((owns[seat]! >> colour) & 1) === 0) return;
  let n = 0;
  for (let seat = 0; seat < seats; seat++) {
    n += stock[KINDS * seat + colour]!;
    stock[KINDS * seat + colour] = 0;
  }
  boxed[colour]! += n;
  if (n > 0) tell.everyone({ kind: 'finished', colour, n });
}
