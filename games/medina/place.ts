/** [M4] – [M9] A piece comes from the stock into the city, with everything that it sets in motion. */

import type { Seat, Tell } from '#engine';
import { BOARDS, type Board } from './board.ts';
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
  type Square,
  STABLE,
  STANDS_STABLE,
  type Table,
  WALL,
} from './pieces.ts';
import { claimTea, contestPalaceTile, contestTowerTiles } from './tiles.ts';
import { armFor } from './walls.ts';

function spend(table: Table, seat: Seat, piece: Piece): void {
  table.stock[KINDS * seat + piece] = (table.stock[KINDS * seat + piece] as number) - 1;
}

export function place(table: Table, seat: Seat, move: Placement, tell: Tell<MedinaEvent>): void {
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
export function addRoof(table: Table, seat: Seat, move: Placement & { kind: 'roof' | 'neutral' }, tell: Tell<MedinaEvent>): void {
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
