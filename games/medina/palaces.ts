/** [M4] [M5] Palaces, their stables, and the streets between them. */

import { BOARDS } from './board.ts';
import {
  BARRED,
  type Colour,
  EMPTY,
  FREE,
  NEAR,
  NO_ARM,
  NOBODY,
  NOWHERE,
  type Palace,
  type Square,
  STANDS_STABLE,
  STANDS_WELL,
  type Table,
} from './pieces.ts';
import { changeGround, growthsOf, occupy } from './room.ts';
import { armAt } from './walls.ts';

export function isBuilding(stands: number): boolean {
  return stands > EMPTY && stands < STANDS_STABLE;
}

/** Whether a building of any palace stands beside the square. */
export function hasBuildingBeside(table: Table, square: Square): boolean {
  const { city } = table;
  const beside = BOARDS[table.board]!.beside[square]!;
  for (let i = 0; i < beside.length; i++) {
    if (isBuilding(city[beside[i]!]!)) return true;
  }
  return false;
}

/** [M4.1] [M5.1] The palace that a building or stable on this square would enlarge, or NOBODY. */
export function palaceToGrow(table: Table, square: Square): Palace {
  const palace = table.ground[square]!;
  return palace >= 0 && palace < NEAR && table.city[square] === EMPTY ? palace : NOBODY;
}

/** [M4.4] Whether a palace has a square left to grow on. */
export function canGrow(table: Table, palace: Palace): boolean {
  return growthsOf(table, palace) > 0;
}

/** [M4.2] The palace of a colour that must be enlarged before another can begin, or NOBODY. */
export function openPalace(table: Table, colour: Colour): Palace {
  const { colour: colours, roof } = table.palaces;
  for (let palace = 0; palace < colours.length; palace++) {
    if (colours[palace] === colour && roof[palace] === NOBODY && canGrow(table, palace)) return palace;
  }
  return NOBODY;
}

/** [M6.1] Palaces of a colour without a roof, in the order they were begun. */
export function roofless(table: Table, colour: Colour): Palace[] {
  const { colour: colours, roof } = table.palaces;
  const list: Palace[] = [];
  for (let palace = 0; palace < colours.length; palace++) if (colours[palace] === colour && roof[palace] === NOBODY) list.push(palace);
  return list;
}

/** [M10.3] Whether the well bars the square. */
export function isAtWell(table: Table, square: Square): boolean {
  return table.well !== NOWHERE && BOARDS[table.board]!.around[table.well]!.includes(square);
}

export function addWell(table: Table, square: Square): void {
  table.well = square;
  occupy(table, square, STANDS_WELL, BARRED);
  for (const near of BOARDS[table.board]!.around[square]!) changeGround(table, near, BARRED);
}

/** Puts a building on the board and says which palace it belongs to. */
export function addBuilding(table: Table, colour: Colour, square: Square): Palace {
  const { palaces, ground } = table;
  let palace = ground[square]!;
  if (palace === FREE) {
    palace = palaces.first.length;
    palaces.first.push(square);
    palaces.colour.push(colour);
    palaces.roof.push(NOBODY);
    palaces.size.push(0);
    palaces.arms.push(0);
  }
  enlarge(table, palace, square, 1 + colour);
  return palace;
}

export function addStable(table: Table, square: Square): Palace {
  const palace = table.ground[square]!;
  enlarge(table, palace, square, STANDS_STABLE);
  return palace;
}

function enlarge(table: Table, palace: Palace, square: Square, stands: number): void {
  const { ground, palaces } = table;
  const { around, beside, spacesAt } = BOARDS[table.board]!;
  occupy(table, square, stands, palace);
  palaces.size[palace]! += 1;
  // A stable carries no growth; of a building only the sides do, and they come first.
  const sides = stands === STANDS_STABLE ? 0 : beside[square]!.length;
  const near = around[square]!;
  for (let i = 0; i < near.length; i++) {
    const at = near[i]!;
    const was = ground[at]!;
    if (was === palace || was === BARRED) continue;
    if (was === FREE || was === NEAR + palace) changeGround(table, at, i < sides ? palace : NEAR + palace);
    else changeGround(table, at, BARRED);
  }
  const spaces = spacesAt[square]!;
  for (let i = 0; i < spaces.length; i++) {
    const arm = armAt(table, spaces[i]!);
    if (arm !== NO_ARM) palaces.arms[palace]! |= 1 << arm;
  }
}
