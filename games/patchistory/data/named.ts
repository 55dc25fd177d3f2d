/** What is in the box by what is written on it, for tests: a face `W1-02`, a tile `1-02`, a building tile `b01`, a card `heroes`. */

import type { Building, Card, Face, Tile } from '../pieces.ts';
import { OWN } from './data.ts';
import type { Aspect } from './prosperity.ts';

export function faceNamed(id: string, { faces, numbers } = OWN): Face {
  return found(
    numbers.faces.find((face) => faces[face]!.id === id),
    id,
  );
}

export function tileNamed(id: string, { tiles, numbers } = OWN): Tile {
  return found(
    numbers.tiles.find((tile) => tiles[tile]!.id === id),
    id,
  );
}

export function buildingNamed(id: string, { buildings, numbers } = OWN): Building {
  return found(
    numbers.buildings.find((building) => buildings[building]!.id === id),
    id,
  );
}

export function cardNamed(aspect: Aspect): Card {
  return found(
    OWN.numbers.cards.find((card) => OWN.cards[card] === aspect),
    aspect,
  );
}

function found<T>(thing: T | undefined, id: string): T {
  if (thing === undefined) throw new Error(`not in the box: ${id}`);
  return thing;
}
