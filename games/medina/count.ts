/** [M11] A real game, counted from what stands in and at the palace of each colour, and from the tiles. */

import { type CountField, type Counting, FastChance, type Options, type Seat, type Tapped } from '#engine';
import {
  COLOURS,
  COLOURS_OF,
  CONTENTS,
  type Edition,
  NOBODY,
  outcome,
  rules,
  TILE_POINTS,
  TOWERS,
  WELL_POINTS,
  type Worth,
} from './index.ts';
import { meta } from './meta.ts';

/** [M10.4] Squares two steps from the well, along its row and its column. */
const AT_WELL = 4;

function editionOf({ edition }: Options): Edition {
  return (edition ?? meta.options.edition?.default) as Edition;
}

/** [M11.2] [M10.4] What is counted of a palace, and how much of it there can be. */
function palaceFields(colour: string, edition: Edition): CountField[] {
  const [buildings, stables, merchants, walls] = CONTENTS[edition];
  const field = (name: string, max: number): CountField => ({ id: `${colour}-${name}`, name, n: 0, min: 0, max });
  const fields = [field('buildings', buildings), field('stables', stables), field('walls', walls), field('merchants', merchants)];
  return edition === 'second' ? [...fields, field('well', AT_WELL)] : fields;
}

const tile = (name: string, n: number, points: number): CountField => ({
  id: `${name}${n}`,
  name,
  n: points,
  min: 0,
  max: 1,
  shared: true,
});

function worthOf(tapped: Tapped, colour: string): Worth {
  const of = (name: string) => tapped[`${colour}-${name}`] ?? 0;
  const [buildings, stables, walls, merchants] = [of('buildings'), of('stables'), of('walls'), of('merchants')];
  return { buildings, stables, walls, merchants, well: WELL_POINTS * of('well') };
}

export const counting: Counting = {
  options: ['edition'],
  parts(options) {
    const edition = editionOf(options);
    const colours = COLOURS_OF[edition];
    return [
      ...colours.map((colour) => ({ what: COLOURS[colour]!, fields: palaceFields(COLOURS[colour]!, edition) })),
      { what: 'palaceTiles', fields: colours.map((colour) => tile(COLOURS[colour]!, colour, TILE_POINTS[colour]!)) },
      { what: 'towerTiles', fields: Array.from({ length: TOWERS }, (_, tower) => tile('tower', tower, tower + 1)) },
    ];
  },
  outcome(options, seats) {
    const edition = editionOf(options);
    const usual = Object.fromEntries(Object.entries(meta.options).map(([key, schema]) => [key, schema.default]));
    const { table } = rules.setup({ ...usual, edition }, seats.length, new FastChance(1));
    const colours = COLOURS_OF[edition];
    /** A seat has a palace of each colour, one seat after the other. */
    const owned = seats.flatMap((tapped, seat) => colours.map((colour) => ({ seat, colour, worth: worthOf(tapped, COLOURS[colour]!) })));
    table.palaces.roof = owned.map(({ seat }) => seat);
    table.palaces.colour = owned.map(({ colour }) => colour);
    const holder = (id: string): Seat => seats.findIndex((tapped) => (tapped[id] ?? 0) > 0);
    const palaceOf = (seat: Seat) => (seat < 0 ? NOBODY : seat * colours.length);
    table.palaceTiles = COLOURS.map((name, colour) => palaceOf(holder(`${name}${colour}`)));
    table.towerTiles = Array.from({ length: TOWERS }, (_, tower) => palaceOf(holder(`tower${tower}`)));
    table.turn = { kind: 'over' };
    return outcome(
      table,
      owned.map(({ worth }) => worth),
    );
  },
};
