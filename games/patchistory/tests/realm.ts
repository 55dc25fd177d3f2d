/** What everybody has, counted in the plainest way, for the second telling of the game (`retold.test.ts`). */

import assert from 'node:assert/strict';
import type { PatchistoryState, Table } from '../table.ts';
import { beside, cellOf, FACES, inOrder, LARGE, Land, parts, SQUARES, symbols } from './land.ts';

type Goods = Record<'F' | 'R' | 'M' | 'C' | 'V', number>;
export interface Road {
  from: number;
  to: number;
  at: number;
  /** The sides that are aggressors: 0 the owner, 1 the other. */
  war: Set<number>;
}
interface Alliance {
  ends: [number, number];
  at: [number, number];
}

export class Realm {
  readonly seats: number;
  readonly inTurn: boolean;
  readonly liberty: boolean;
  readonly lands: Land[];
  readonly stock: Goods[];
  readonly track: number[];
  readonly coming: number[];
  main: Road[];
  allied: Alliance[];
  hands: number[];
  reserve: number;
  era: number;
  round = 0;
  first: number;
  shown: number;
  vasco: number;
  /** This round: points spent and won, and what was done, by words. */
  spent: number[] = [];
  bonus: number[] = [];
  did: string[][] = [];
  cards = 3;
  won: { id: string; side: string }[] = [];
  arrived: string[] = [];
  isOver = false;
  /** What lies on the table now: only for luck. */
  now: Table;

  constructor({ table }: PatchistoryState) {
    this.now = table;
    const { seats, civs, stock } = table;
    this.seats = seats;
    this.inTurn = table.inTurn;
    this.liberty = table.liberty;
    this.lands = civs.map(({ cards, at, cells, top, under, workers }) => {
      const land = new Land();
      const name = (card: number) => FACES[cards[card]!]!;
      for (const [n, cell] of cells.entries()) {
        const corner = parts(cellOf(at[top[n]!]!));
        const [row, column] = parts(cellOf(cell));
        const face = name(top[n]!);
        const says = SQUARES.get(face)![row - corner[0]]![column - corner[1]]!;
        const below = [...cards.keys()].filter((card) => (under[n]! >> card) & 1).map(name);
        land.cells.set(cellOf(cell), { face, says, below, tile: '' });
      }
      land.workers = workers.map(cellOf);
      return land;
    });
    this.stock = civs.map((_, seat) => {
      const [F, R, M, C, V] = stock.slice(5 * seat) as [number, number, number, number, number];
      return { F, R, M, C, V };
    });
    this.track = [...table.track];
    this.coming = civs.map(() => 0);
    this.main = table.main.from.map((from, n) => ({
      from,
      to: table.main.to[n]!,
      at: table.main.at[n]!,
      war: new Set([0, 1].filter((side) => (table.main.war[n]! >> side) & 1)),
    }));
    this.allied = table.allied.a.map((a, n) => ({
      ends: [a, table.allied.b[n]!],
      at: [table.allied.atA[n]!, table.allied.atB[n]!],
    }));
    this.hands = [...table.tiles];
    this.reserve = table.reserve;
    this.era = table.era;
    this.first = table.first;
    this.shown = table.shown - table.offer.tiles.length;
    this.vasco = table.turn.kind === 'take' ? table.turn.seat : -1;
  }

  // Who and what.

  order(from = this.first): number[] {
    return Array.from({ length: this.seats }, (_, n) => (from + n) % this.seats);
  }

  land(seat: number): Land {
    return this.lands[seat]!;
  }

  has(seat: number, name: string): boolean {
    return this.land(seat)
      .large()
      .some((large) => large.endsWith(` ${name}`) && !large.startsWith('S'));
  }

  /** 1 for each that is in sight. */
  sum(seat: number, ...names: string[]): number {
    return names.filter((name) => this.has(seat, name)).length;
  }

  kinds(seat: number, kind: string): number {
    return this.land(seat)
      .large()
      .filter((large) => large.startsWith(kind)).length;
  }

  out(seat: number): number {
    return 8 - this.track[seat]!;
  }

  isAllied(one: number, other: number): boolean {
    return this.allied.some(({ ends }) => ends.includes(one) && ends.includes(other));
  }

  isJoined(one: number, other: number): boolean {
    return this.main.some(({ from, to }) => (from === one && to === other) || (from === other && to === one));
  }

  routes(seat: number): number {
    return this.main.filter(({ from }) => from === seat).length + this.allied.filter(({ ends }) => ends.includes(seat)).length;
  }

  fallow(seat: number): number {
    return this.land(seat).count('.') + (this.has(seat, 'ANGKORWAT') ? this.land(seat).count('~') : 0);
  }

  levels(seat: number): Record<string, number> {
    const land = this.land(seat);
    const levels: Record<string, number> = { F: 0, R: 0, M: 0, C: 0, P: 0, T: 0, A: 0, D: 0 };
    const add = (letter: string, n: number) => {
      levels[letter]! += n;
    };
    for (const cell of land.places()) {
      const says = land.says(cell);
      if (says === 'X') {
        for (const [letter, n] of symbols(LARGE.get(land.cells.get(cell)?.face as string)?.symbols as string)) add(letter, n);
        continue;
      }
      const [base, gold = ''] = says.split('|') as [string, string?];
      for (const [letter, n] of symbols(base)) add(letter, n);
      if (!gold.startsWith('*') && land.workers.includes(cell)) for (const [letter, n] of symbols(gold)) add(letter, n);
    }
    if (this.has(seat, 'PETRA')) add('M', this.routes(seat));
    if (this.has(seat, 'APOLLO11')) add('C', this.routes(seat));
    if (this.has(seat, 'GENGHISKHAN')) add('A', this.routes(seat));
    if (this.has(seat, 'GREATWALL')) add('D', this.out(seat));
    if (this.has(seat, 'PARTHENON')) add('C', Math.min(3, this.kinds(seat, 'H')));
    if (this.has(seat, 'ANGKORWAT')) add('C', Math.floor(this.fallow(seat) / 3));
    if (this.has(seat, 'CHEGUEVARA')) levels.P = 6;
    return levels;
  }

  level(seat: number, letter: string): number {
    return this.levels(seat)[letter]!;
  }

  points(seat: number): number {
    if (this.did[seat]?.includes('broke')) return 0;
    return Math.max(0, this.level(seat, 'P') + this.bonus[seat]! - this.spent[seat]!);
  }

  // What comes and goes.

  gain(seat: number, good: string, n: number): void {
    const stock = this.stock[seat]!;
    stock[good as 'F'] += n;
    if (good === 'C') stock.C = Math.max(0, stock.C);
    assert.ok(stock[good as 'F'] >= 0);
  }

  /** As much as there is; gives what is missing. */
  give(seat: number, good: 'F' | 'R' | 'M' | 'C', n: number): number {
    const paid = Math.min(n, this.stock[seat]![good]);
    this.gain(seat, good, -paid);
    return n - paid;
  }

  price(seat: number, action: string, cost = 0): { points: number; F: number; R: number } {
    const sum = (...names: string[]) => this.sum(seat, ...names);
    const text = (name: string) => this.land(seat).texts(name);
    const { era } = this;
    const by: Record<string, [points: number, F: number, R: number]> = {
      aid: [2 - sum('LINCOLN'), 0, 0],
      menace: [3 - sum('CAESAR'), 0, 0],
      commerce: [1, sum('GENGHISKHAN') ? 1 : 2 + era - text('COMM'), 0],
      exchange: [1, 0, 0],
      train: [2 - text('TRAIN'), 4 + era - 2 * sum('SEJONG'), 0],
      heroes: [2 - sum('ARISTOTLE') - text('HONOR'), 1 + era, 0],
      wonders: [2 - sum('STONEHENGE') - text('HONOR'), 0, era],
      route: [2 - sum('ALEXANDER', 'EINSTEIN'), 0, 2 - sum('PANAMACANAL')],
      reclaim: [2 - sum('EINSTEIN') - text('BUILD'), 0, 1 - sum('MACHUPICCHU')],
      build: [3 - sum('EINSTEIN', 'LEONARDO') - text('BUILD'), 0, cost - sum('LEONARDO')],
    };
    const [points, F, R] = by[action]!;
    return { points: Math.max(1, points), F: Math.max(0, F), R: Math.max(0, R) };
  }

  pay(seat: number, action: string, cost = 0): void {
    const { points, F, R } = this.price(seat, action, cost);
    assert.ok(points <= this.points(seat));
    this.spent[seat]! += points;
    this.gain(seat, 'F', -F);
    this.gain(seat, 'R', -R);
  }

  // Workers and routes.

  /** A worker without a place goes to the track. */
  sendHome(seat: number): void {
    if (this.land(seat).free().length > this.coming[seat]!) this.coming[seat]! += 1;
    else this.track[seat]! += 1;
  }

  fromTrack(seat: number, at: number): void {
    this.track[seat]! -= 1;
    this.land(seat).put(cellOf(at));
  }

  /** Back to the track; a war on his route is off, unless it is being fought. */
  returned(seat: number, worker: number, fought = -1): void {
    this.track[seat]! += 1;
    if (worker >= 0) this.land(seat).take(cellOf(worker));
    else if (worker > -101) {
      const route = this.main[-1 - worker]!;
      route.at = -1;
      if (-1 - worker !== fought) route.war.clear();
    } else {
      const route = this.allied[-101 - worker]!;
      route.at[route.ends.indexOf(seat)] = -1;
    }
  }

  discard(route: number): void {
    if (route >= 100) {
      const was = this.allied[route - 100]!;
      this.allied[route - 100] = { ends: [-1, -1], at: [-1, -1] };
      for (const end of [0, 1]) if (was.at[end] !== -1) this.sendHome(was.ends[end]!);
    } else {
      const was = this.main[route]!;
      this.main[route] = { from: -1, to: -1, at: -1, war: new Set() };
      if (was.at !== -1) this.sendHome(was.from);
    }
  }

  /** `a` begins at the end with the money. */
  ally(a: number, b: number): void {
    const free = this.allied.find(({ ends }) => ends[0] === -1) as Alliance;
    free.ends = [a, b];
    for (const route of this.main) {
      if (route.war.size === 0 || ![a, b].includes(route.from) || ![a, b].includes(route.to)) continue;
      route.war.clear();
      route.at = -1;
      this.sendHome(route.from);
    }
  }

  hasAlliedLeft(): boolean {
    return this.allied.some(({ ends }) => ends[0] === -1);
  }

  space(seat: number, route: number): number {
    if (route < 100) return this.main[route]!.at;
    const { ends, at } = this.allied[route - 100]!;
    return at[ends.indexOf(seat)]!;
  }

  setSpace(seat: number, route: number, space: number): void {
    if (route < 100) this.main[route]!.at = space;
    else {
      const { ends, at } = this.allied[route - 100]!;
      at[ends.indexOf(seat)] = space;
    }
  }

  /** Spaces to the far end of an allied route. */
  ahead(seat: number, route: number): number {
    const space = this.space(seat, route);
    return this.allied[route - 100]?.ends[0] === seat ? 5 - space : space;
  }

  /** Says whether the worker has come to the far end. */
  advance(seat: number, route: number, n: number): boolean {
    const isHome = route >= 100 && n === this.ahead(seat, route);
    const forward = route >= 100 && this.allied[route - 100]?.ends[1] === seat ? -n : n;
    this.setSpace(seat, route, isHome ? -1 : this.space(seat, route) + forward);
    return isHome;
  }

  clearCrowds(seat: number): void {
    const land = this.land(seat);
    const kept = new Set<string>();
    for (const worker of land.workers) {
      const [first] = land.place(worker) as [string];
      if (!kept.has(first)) {
        kept.add(first);
        continue;
      }
      const nearest = this.nearest(land, first);
      land.take(worker);
      if (nearest === undefined) this.track[seat]! += 1;
      else land.put(nearest);
    }
  }

  /** Ring by ring, each in reading order. */
  nearest(land: Land, from: string): string | undefined {
    const free = land.free();
    let ring = [from];
    for (const met = new Set(ring); ring.length > 0; ) {
      const found = ring.filter((place) => free.includes(place)).sort(inOrder)[0];
      if (found !== undefined) return found;
      const next = ring.flatMap((place) => land.place(place)).flatMap(beside);
      ring = [...new Set(next.filter((cell) => land.cells.has(cell)).map((cell) => land.place(cell)[0]!))].filter((at) => !met.has(at));
      for (const place of ring) met.add(place);
    }
    return undefined;
  }

  value(seat: number, card: number): number {
    const land = this.land(seat);
    const level = (letter: string) => this.level(seat, letter);
    const built = [...land.cells.values()].filter(({ tile }) => tile.startsWith('b')).length;
    return [
      () => level('A'),
      () => level('F'),
      () => level('C'),
      () => this.fallow(seat),
      () => this.kinds(seat, 'H'),
      () => this.routes(seat),
      () => level('M'),
      () => level('R'),
      () => level('P'),
      () => level('T'),
      () => level('A') + level('D'),
      () => this.kinds(seat, 'W'),
      () => this.out(seat),
      () => this.kinds(seat, 'S') + built,
      () => land.cells.size,
    ][card]!();
  }

  /** Industry places that make food. */
  farms(seat: number): number {
    const land = this.land(seat);
    return land.places().filter((cell) => {
      const on = LARGE.get(land.cells.get(cell)?.face as string);
      const isLarge = land.says(cell) === 'X';
      if (isLarge && !on?.large.startsWith('S')) return false;
      const [base = '', gold = ''] = (isLarge ? `${on?.symbols}` : land.says(cell)).split('|');
      const first = /[A-Z]/.exec(base === '-' ? gold : base)?.[0];
      if (first === undefined || !'FRM'.includes(first)) return false;
      return base.includes('F') || (/^[^*]*F/.test(gold) && land.workers.includes(cell));
    }).length;
  }
}
