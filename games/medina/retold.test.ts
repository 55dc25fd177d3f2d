/** The game told a second time, in the plainest way and sharing nothing with the rules: both must agree on every ply. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOptions, FastChance, Match, numberedSeed } from '#engine';
import { medina } from './index.ts';
import type { MedinaState } from './pieces.ts';

const COLOURS = ['grey', 'black', 'brown', 'orange', 'purple'];
const PIECES = [...COLOURS, 'stable', 'merchant', 'wall'];
const TOWERS: Record<string, number> = {
  'N first': 1,
  'N last': 3,
  'E first': 3,
  'E last': 2,
  'S first': 4,
  'S last': 2,
  'W first': 1,
  'W last': 4,
};

interface Palace {
  colour: string;
  buildings: string[];
  stables: string[];
  /** A seat, or "shut". */
  roof: string | undefined;
  /** Towers, or arms of towers, with which contact was made. */
  contacts: Set<string>;
}

/** A city in words: squares are "column,row" from 1, what stands there is a name. */
class Telling {
  readonly columns: number;
  readonly rows: number;
  readonly merchants = new Set<string>();
  readonly walls = new Map<string, string>();
  readonly palaces: Palace[] = [];
  readonly tiles = new Map<string, Palace>();
  well = '';
  readonly byArm: boolean;

  constructor(columns: number, rows: number, byArm: boolean) {
    this.columns = columns;
    this.rows = rows;
    this.byArm = byArm;
  }

  near(square: string, corners: boolean): string[] {
    const [x, y] = square.split(',').map(Number) as [number, number];
    const list: string[] = [];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const straight = Math.abs(dx) + Math.abs(dy) === 1;
        if ((dx === 0 && dy === 0) || (!straight && !corners)) continue;
        if (x + dx >= 1 && x + dx <= this.columns && y + dy >= 1 && y + dy <= this.rows) list.push(`${x + dx},${y + dy}`);
      }
    }
    return list;
  }

  squares(): string[] {
    return Array.from({ length: this.columns * this.rows }, (_, n) => `${1 + (n % this.columns)},${1 + Math.floor(n / this.columns)}`);
  }

  at(square: string): Palace | undefined {
    return this.palaces.find(({ buildings, stables }) => buildings.includes(square) || stables.includes(square));
  }

  isEmpty(square: string): boolean {
    return square !== this.well && !this.merchants.has(square) && !this.at(square);
  }

  /** Where a palace could be enlarged. */
  growth(palace: Palace): string[] {
    return this.squares().filter(
      (square) =>
        this.isEmpty(square) &&
        this.near(square, false).some((at) => palace.buildings.includes(at)) &&
        this.near(square, true).every((at) => at !== this.well && (this.at(at) ?? palace) === palace),
    );
  }

  starts(): string[] {
    return this.squares().filter(
      (square) => this.isEmpty(square) && this.near(square, true).every((at) => at !== this.well && !this.at(at)),
    );
  }

  buildSquares(colour: string): string[] {
    const open = this.palaces
      .filter((palace) => palace.colour === colour && palace.roof === undefined)
      .flatMap((palace) => this.growth(palace));
    return open.length > 0 ? open : this.starts();
  }

  merchantSquares(): string[] {
    const count = (square: string) => this.near(square, false).filter((at) => this.merchants.has(at)).length;
    const empty = this.squares().filter((square) => this.isEmpty(square));
    const steps = empty.filter((square) => {
      const beside = this.near(square, false).filter((at) => this.merchants.has(at));
      return beside.length === 1 && count(beside[0] as string) <= 1;
    });
    return steps.length > 0 ? steps : empty.filter((square) => count(square) <= 1);
  }

  length(side: string): number {
    return side === 'N' || side === 'S' ? this.columns : this.rows;
  }

  /** The wall spaces that touch exactly one wall or tower. */
  wallSpaces(): string[] {
    const list: string[] = [];
    for (const side of 'NESW') {
      for (let n = 1; n <= this.length(side); n++) {
        const stands = (m: number) => m === 0 || m === this.length(side) + 1 || this.walls.has(`${side}${m}`);
        if (!stands(n) && Number(stands(n - 1)) + Number(stands(n + 1)) === 1) list.push(`${side}${n}`);
      }
    }
    return list;
  }

  foot(space: string): string {
    const n = Number(space.slice(1));
    const at = { N: `${n},1`, S: `${n},${this.rows}`, W: `1,${n}`, E: `${this.columns},${n}` };
    return at[space[0] as 'N'];
  }

  wall(space: string): void {
    const side = space[0] as string;
    const n = Number(space.slice(1));
    const isFirst = n === 1 || this.walls.get(`${side}${n - 1}`) === `${side} first`;
    this.walls.set(space, `${side} ${isFirst ? 'first' : 'last'}`);
    this.settle(this.at(this.foot(space)), false);
  }

  /** Tiles, after something has changed at a palace. */
  settle(palace: Palace | undefined, isNewRoof: boolean): void {
    if (!palace) return;
    const arms = [...this.walls].filter(([space]) => this.at(this.foot(space)) === palace).map(([, arm]) => arm);
    const now = new Set(arms.map((arm) => (this.byArm ? arm : `${TOWERS[arm]}`)));
    const fresh = [...now].filter((contact) => isNewRoof || !palace.contacts.has(contact));
    palace.contacts = now;
    if (palace.roof === undefined || palace.roof === 'blocked') return;
    for (const contact of fresh) this.tiles.set(`tower ${TOWERS[contact] ?? contact}`, palace);
    const holder = this.tiles.get(palace.colour);
    const size = (of: Palace) => of.buildings.length + of.stables.length;
    if (!holder || size(palace) > size(holder)) this.tiles.set(palace.colour, palace);
  }

  score(seat: number): number {
    let points = 0;
    for (const palace of this.palaces) {
      if (palace.roof !== `${seat}`) continue;
      const all = [...palace.buildings, ...palace.stables];
      points += all.length;
      points += new Set(all.flatMap((square) => this.near(square, false)).filter((at) => this.merchants.has(at))).size;
      points += [...this.walls.keys()].filter((space) => all.includes(this.foot(space))).length;
      const [x, y] = this.well.split(',').map(Number) as [number, number];
      points += 4 * [`${x + 2},${y}`, `${x - 2},${y}`, `${x},${y + 2}`, `${x},${y - 2}`].filter((at) => all.includes(at)).length;
    }
    const worth: Record<string, number> = { grey: 1, black: 2, purple: 2, brown: 3, orange: 4 };
    for (const [tile, { roof }] of this.tiles) if (roof === `${seat}`) points += worth[tile] ?? Number(tile.slice(6));
    return points;
  }
}

const toPair = (square: string) => `${square.charCodeAt(0) - 96},${square.slice(1)}`;

function playBoth(match: Match, chance: FastChance): void {
  const { options, seats } = match;
  const { edition } = options;
  const isSmall = edition === 'second' && seats === 2;
  const byArm = options.towers === 'edition' ? edition !== 'second' : options.towers === 'arm';
  const city = new Telling(isSmall ? 14 : 16, isSmall ? 10 : 11, byArm);
  const table = () => (match.state as MedinaState).table;
  if (edition === 'second') {
    for (const [square, stands] of table().city.entries()) {
      const at = `${1 + (square % 16)},${1 + Math.floor(square / 16)}`;
      if (stands === 7) city.merchants.add(at);
      if (stands === 8) city.well = at;
    }
  }
  let opening = edition !== 'second';
  while (!match.isOver) {
    const [seat] = match.toAct() as [number];
    const legal = match.legal(seat);
    if (!opening && !(legal.length > 0 && legal.every((text) => text.startsWith('r ')))) {
      const own = (letter: string) => legal.filter((text) => text.startsWith(`${letter} `)).map((text) => text.split(' '));
      const agree = (listed: string[], told: string[], what: string) => {
        const has = (table().stock[10 * seat + PIECES.indexOf(what)] as number) > 0;
        // In Ditt's variant a colour can be used up for this turn.
        if (listed.length === 0 && has && edition === 'ditt' && COLOURS.includes(what)) return;
        assert.deepEqual(listed.sort(), has ? told.sort() : [], `${what} at ply ${match.ply}`);
      };
      for (const colour of COLOURS) {
        agree(
          own('b').flatMap(([, of, at]) => (of === colour ? [toPair(at as string)] : [])),
          city.buildSquares(colour),
          colour,
        );
      }
      agree(
        own('s').map(([, at]) => toPair(at as string)),
        [...new Set(city.palaces.flatMap((palace) => city.growth(palace)))],
        'stable',
      );
      agree(
        own('m').map(([, at]) => toPair(at as string)),
        city.merchantSquares(),
        'merchant',
      );
      agree(
        own('w').map(([, at]) => at as string),
        city.wallSpaces(),
        'wall',
      );
    }
    const text = chance.pick(legal);
    match.submit(seat, text);
    const [letter, first = '', second] = text.split(' ');
    if (letter === 'm') city.merchants.add(toPair(first));
    else if (letter === 'w') city.wall(first);
    else if (letter === 's') {
      const at = toPair(first);
      const palace = city.palaces.find((one) => city.near(at, false).some((near) => one.buildings.includes(near))) as Palace;
      palace.stables.push(at);
      city.settle(palace, false);
    } else if (letter === 'b') {
      const at = toPair(second as string);
      let palace = city.palaces.find((one) => city.near(at, false).some((near) => one.buildings.includes(near)));
      if (!palace) {
        palace = { colour: first, buildings: [], stables: [], roof: undefined, contacts: new Set() };
        city.palaces.push(palace);
      }
      palace.buildings.push(at);
      city.settle(palace, false);
    } else if (letter === 'r' || letter === 'n') {
      const open = city.palaces.filter(({ colour, roof }) => colour === first && roof === undefined);
      const palace = second === undefined ? open[0] : open.find(({ buildings }) => buildings[0] === toPair(second));
      assert.ok(palace && (second !== undefined || open.length === 1), text);
      palace.roof = letter === 'r' ? `${seat}` : edition === 'ditt' ? 'blocked' : 'shut';
      city.settle(palace, true);
    }
    opening = false;
  }
  assert.deepEqual(
    match.outcome()?.scores,
    Array.from({ length: seats }, (_, seat) => city.score(seat)),
  );
}

for (const seats of [2, 3, 4]) {
  test(`[M4.3] [M5.1] [M7.1] [M8.1] [M9.4] [M11.2] a plain retelling agrees, ${seats} seats`, () => {
    const combinations = allOptions(medina, seats);
    for (let game = 0; game < 9; game++) {
      const options = combinations.at(game % 2 === 0 ? game * 5 : -1 - (game >> 1)) ?? {};
      playBoth(new Match(medina, options, seats, numberedSeed(50 + seats, game)), new FastChance(seats, game));
    }
  });
}
