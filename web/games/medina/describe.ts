/** What stands on each place of the city, in words, for ears and for those who ask. */

import type { Who } from '#engine';
import {
  armAt,
  EMPTY,
  MERCHANT,
  NEUTRAL,
  NEUTRAL_ROOF,
  NO_ARM,
  NO_SPACE,
  NOBODY,
  nextSpace,
  ownerOf,
  type Piece,
  ROOF,
  readSpace,
  readSquare,
  STABLE,
  STANDS_MERCHANT,
  STANDS_STABLE,
  STANDS_WELL,
  type Table,
  WALL,
  worths,
  writeSpace,
  writeSquare,
} from '#games/medina';
import type { MedinaWords, Thing } from '#games/medina/words';
import type { Place } from './layout.ts';
import { isColour, isNearWell, palaceAt } from './placing.ts';
import type { Tag } from './stakes.ts';

export class Describer {
  readonly #table: Table;
  readonly #who: Who;
  readonly #words: MedinaWords;
  readonly #palaces: readonly string[];

  /** `tags` tell what the roof in hand would bring. */
  constructor(table: Table, who: Who, words: MedinaWords, tags: readonly Tag[] = []) {
    this.#table = table;
    this.#who = who;
    this.#words = words;
    const worth = worths(table);
    const { first, colour, roof } = table.palaces;
    this.#palaces = first.map((square, palace) => {
      const of = roof[palace]!;
      const owner = of === NOBODY || of >= NEUTRAL_ROOF ? undefined : who.name(of);
      const told = words.board.palace({ colour: colour[palace]!, first: square, owner, shut: of >= NEUTRAL_ROOF });
      const parts = worth[palace];
      const tag = tags.find((one) => one.palace === palace);
      if (tag) return `${told}. ${words.board.stake(tag)}`;
      return parts ? `${told}. ${words.board.worth(parts)}` : told;
    });
  }

  tell(place: Place, isLit: boolean): string {
    return `${this.#tell(place)}${isLit ? `. ${this.#words.board.lit}` : ''}`;
  }

  #tell(place: Place): string {
    const { board } = this.#words;
    const table = this.#table;
    switch (place.kind) {
      case 'tower': {
        const holder = ownerOf(table, table.towerTiles[place.at]!);
        const name = holder === NOBODY ? undefined : this.#who.name(holder);
        return `${board.tower(place.at + 1)}. ${board.towerTile({ n: place.at + 1, merchants: table.gifts[place.at]!, holder: name })}`;
      }
      case 'space': {
        const isWall = armAt(table, place.at) !== NO_ARM;
        const isGate = nextSpace(table, 2 * (place.at >> 4)) === NO_SPACE;
        return `${board.wallSpace(writeSpace(place.at))}: ${isWall ? board.wall : isGate ? board.gate : board.empty}`;
      }
      case 'square':
        return `${writeSquare(place.at)}: ${this.#whatStands(place.at)}`;
      default:
        return place satisfies never;
    }
  }

  #whatStands(square: number): string {
    const { board } = this.#words;
    const stands = this.#table.city[square]!;
    if (stands === EMPTY) return board.empty;
    if (stands === STANDS_MERCHANT) return board.merchant;
    if (stands === STANDS_WELL) return board.well;
    const palace = this.#palaces[this.#table.ground[square]!] ?? '';
    return stands === STANDS_STABLE ? `${board.stable}. ${palace}` : palace;
  }

  /** What there is to explain at a place. */
  thingAt(place: Place): Thing | undefined {
    const table = this.#table;
    switch (place.kind) {
      case 'tower':
        return 'tower';
      case 'space':
        if (armAt(table, place.at) !== NO_ARM) return 'wall';
        return nextSpace(table, 2 * (place.at >> 4)) === NO_SPACE ? 'gate' : undefined;
      case 'square': {
        const stands = table.city[place.at];
        if (stands === STANDS_MERCHANT) return 'merchant';
        if (stands === STANDS_WELL) return 'well';
        if (stands === STANDS_STABLE) return 'stable';
        if (palaceAt(table, place.at) !== NOBODY) return 'palace';
        return isNearWell(table, place.at) ? 'nearWell' : undefined;
      }
      default:
        return place satisfies never;
    }
  }

  placeOf(key: string): Place | undefined {
    const square = readSquare(key);
    if (square !== undefined) return { kind: 'square', at: square };
    const space = readSpace(key);
    if (space !== undefined) return { kind: 'space', at: space };
    return /^T[1-4]$/.test(key) ? { kind: 'tower', at: Number(key[1]) - 1 } : undefined;
  }
}

/** What explains a piece that somebody has. */
export function thingOf(piece: Piece, blockade: boolean): Thing {
  if (isColour(piece)) return 'building';
  if (piece === NEUTRAL) return blockade ? 'blockade' : 'neutral';
  return piece === STABLE ? 'stable' : piece === MERCHANT ? 'merchant' : piece === WALL ? 'wall' : piece === ROOF ? 'roof' : 'tea';
}
