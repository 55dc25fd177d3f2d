/** The city of a game told a second time, in the plainest way and sharing nothing with the rules: what stands, what fits, what follows. */

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
/** Buildings of each colour, stables, merchants, walls, roofs that score, roofs that do not. */
const BOXES: Record<string, readonly number[]> = {
  'first 3': [6, 4, 8, 10, 4, 0],
  'first 4': [5, 3, 6, 8, 4, 0],
  'ditt 2': [9, 6, 12, 16, 4, 4],
  'second 2': [8, 4, 12, 15, 4, 2],
  'second 3': [6, 4, 8, 12, 4, 1],
  'second 4': [5, 3, 6, 9, 4, 0],
};

interface Palace {
  colour: string;
  buildings: string[];
  stables: string[];
  /** A seat, "shut" or "blocked". */
  roof: string | undefined;
  /** Towers, or arms of towers, with which contact was made. */
  contacts: Set<string>;
}

export interface Told {
  readonly edition: string;
  readonly seats: number;
  readonly rules: number;
  readonly byArm: boolean;
  readonly tea: boolean;
  readonly gifts: boolean;
  readonly first: number;
}

/** Squares are "a1", wall spaces "N1", what stands there is a name; moves are texts. */
export class RetoldCity {
  readonly told: Told;
  readonly columns: number;
  readonly rows: number;
  readonly colours: readonly string[];
  readonly merchants = new Set<string>();
  readonly walls = new Map<string, string>();
  readonly palaces: Palace[] = [];
  readonly palaceOn = new Map<string, Palace>();
  readonly tiles = new Map<string, Palace>();
  readonly stocks: Map<string, number>[];
  /** Ditt: the colours for which each seat has its blockade dome. */
  readonly blockades: Set<string>[];
  readonly tea: number[];
  teaPile: number;
  readonly gifts: number[];
  well = '';
  constructor(told: Told) {
    const { edition, seats } = told;
    const isSmall = edition === 'second' && seats === 2;
    this.told = told;
    this.columns = isSmall ? 14 : 16;
    this.rows = isSmall ? 10 : 11;
    this.colours = ['grey', edition === 'second' ? 'purple' : 'black', 'brown', 'orange'];
    const [buildings, ...others] = BOXES[`${edition} ${seats}`] as [number, ...number[]];
    const white = ['stable', 'merchant', 'wall', 'roof', 'neutral'].map((piece, i) => [piece, others[i]!] as const);
    this.stocks = Array.from({ length: seats }, () => new Map([...this.colours.map((colour) => [colour, buildings] as const), ...white]));
    this.blockades = Array.from({ length: seats }, () => new Set(edition === 'ditt' ? this.colours : []));
    this.tea = new Array(seats).fill(0);
    this.teaPile = told.tea ? 6 : 0;
    this.gifts = told.gifts ? [0, 3, 2, 1, 0] : [0, 0, 0, 0, 0];
  }

  /** The same city once more, to try something in it. */
  again(): RetoldCity {
    const other = new RetoldCity(this.told);
    for (const at of this.merchants) other.merchants.add(at);
    for (const [space, arm] of this.walls) other.walls.set(space, arm);
    for (const palace of this.palaces) {
      const { colour, buildings, stables, roof, contacts } = palace;
      const copy: Palace = { colour, buildings: [...buildings], stables: [...stables], roof, contacts: new Set(contacts) };
      other.palaces.push(copy);
      for (const at of [...buildings, ...stables]) other.palaceOn.set(at, copy);
      for (const [tile, holder] of this.tiles) if (holder === palace) other.tiles.set(tile, copy);
    }
    for (const [seat, stock] of this.stocks.entries()) for (const [piece, n] of stock) other.stocks[seat]?.set(piece, n);
    for (const [seat, colours] of this.blockades.entries()) {
      other.blockades[seat]?.clear();
      for (const colour of colours) other.blockades[seat]?.add(colour);
    }
    for (const [i, n] of this.tea.entries()) other.tea[i] = n;
    for (const [i, n] of this.gifts.entries()) other.gifts[i] = n;
    other.teaPile = this.teaPile;
    other.well = this.well;
    return other;
  }

  near(square: string, corners: boolean): string[] {
    const [x, y] = [square.charCodeAt(0), Number(square.slice(1))];
    const list: string[] = [];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const straight = Math.abs(dx) + Math.abs(dy) === 1;
        if ((dx === 0 && dy === 0) || (!straight && !corners)) continue;
        const column = x + dx - 96;
        if (column >= 1 && column <= this.columns && y + dy >= 1 && y + dy <= this.rows) list.push(String.fromCharCode(x + dx) + (y + dy));
      }
    }
    return list;
  }

  squares(): string[] {
    const all = Array.from({ length: this.columns * this.rows }, (_, n) => [n % this.columns, Math.floor(n / this.columns)] as const);
    return all.map(([x, y]) => String.fromCharCode(97 + x) + (y + 1));
  }

  isEmpty(square: string): boolean {
    return square !== this.well && !this.merchants.has(square) && !this.palaceOn.has(square);
  }

  /** Where a palace could be enlarged. */
  growth(palace: Palace): string[] {
    const beside = new Set(palace.buildings.flatMap((at) => this.near(at, false)));
    return [...beside].filter(
      (square) =>
        this.isEmpty(square) && this.near(square, true).every((at) => at !== this.well && (this.palaceOn.get(at) ?? palace) === palace),
    );
  }

  starts(): string[] {
    return this.squares().filter(
      (square) => this.isEmpty(square) && this.near(square, true).every((at) => at !== this.well && !this.palaceOn.has(at)),
    );
  }

  roofless(colour: string): Palace[] {
    return this.palaces.filter((palace) => palace.colour === colour && palace.roof === undefined);
  }

  buildSquares(colour: string): string[] {
    const open = this.roofless(colour).flatMap((palace) => this.growth(palace));
    return open.length > 0 ? open : this.starts();
  }

  merchantSquares(): string[] {
    const beside = (square: string) => this.near(square, false).filter((at) => this.merchants.has(at));
    const empty = this.squares().filter((square) => this.isEmpty(square));
    const steps = empty.filter((square) => {
      const [one, ...more] = beside(square);
      return one !== undefined && more.length === 0 && beside(one).length <= 1;
    });
    return steps.length > 0 ? steps : empty.filter((square) => beside(square).length <= 1);
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
    const letter = String.fromCharCode(96 + this.columns);
    const at = { N: `${String.fromCharCode(96 + n)}1`, S: `${String.fromCharCode(96 + n)}${this.rows}`, W: `a${n}`, E: `${letter}${n}` };
    return at[space[0] as 'N'];
  }

  owns(seat: number, colour: string): boolean {
    return this.palaces.some((palace) => palace.colour === colour && palace.roof === `${seat}`);
  }

  /** Everything that a seat could place now, piece by piece, after what it has done in this turn. */
  *placeable(seat: number, done: readonly string[] = []): Generator<string> {
    const has = (piece: string) => (this.stocks[seat]?.get(piece) ?? 0) > 0;
    const isUsed = (beginning: string) => this.told.edition === 'ditt' && done.some((text) => `${text} `.startsWith(`${beginning} `));
    if (has('wall')) for (const space of this.wallSpaces()) yield `w ${space}`;
    for (const colour of this.colours) {
      const open = this.roofless(colour);
      const names = open.map(({ buildings }) => (open.length === 1 ? colour : `${colour} ${buildings[0]}`));
      if (has('roof') && !isUsed('r') && !this.owns(seat, colour)) for (const name of names) yield `r ${name}`;
      const mayShut = this.told.edition !== 'ditt' || this.blockades[seat]?.has(colour);
      if (has('neutral') && !isUsed('n') && mayShut) for (const name of names) yield `n ${name}`;
    }
    if (has('stable')) for (const at of new Set(this.palaces.flatMap((palace) => this.growth(palace)))) yield `s ${at}`;
    for (const colour of this.colours) {
      if (has(colour) && !isUsed(`b ${colour}`)) for (const at of this.buildSquares(colour)) yield `b ${colour} ${at}`;
    }
    if (has('merchant')) for (const at of this.merchantSquares()) yield `m ${at}`;
  }

  canPlace(seat: number, done: readonly string[] = []): boolean {
    return !this.placeable(seat, done).next().done;
  }

  piecesOf(seat: number): number {
    return [...(this.stocks[seat]?.values() ?? [])].reduce((sum, n) => sum + n, 0);
  }

  others(seat: number): number[] {
    return this.stocks.flatMap((_, other) => (other === seat ? [] : [other]));
  }

  take(seat: number, piece: string): void {
    this.stocks[seat]?.set(piece, this.stocks[seat].get(piece)! - 1);
  }

  /** A piece comes into the city, with all that follows from it. */
  put(seat: number, text: string): void {
    const [letter, name = '', where] = text.split(' ');
    switch (letter) {
      case 'm':
        this.take(seat, 'merchant');
        this.merchants.add(name);
        break;
      case 'w':
        this.take(seat, 'wall');
        this.wall(name);
        break;
      case 's': {
        this.take(seat, 'stable');
        const palace = this.palaces.find((one) => this.growth(one).includes(name)) as Palace;
        palace.stables.push(name);
        this.palaceOn.set(name, palace);
        this.settle(palace, false);
        break;
      }
      case 'b': {
        this.take(seat, name);
        const at = where as string;
        let palace = this.palaces.find((one) => this.near(at, false).some((near) => one.buildings.includes(near)));
        if (!palace) {
          palace = { colour: name, buildings: [], stables: [], roof: undefined, contacts: new Set() };
          this.palaces.push(palace);
        }
        palace.buildings.push(at);
        this.palaceOn.set(at, palace);
        this.settle(palace, false);
        break;
      }
      default:
        this.roof(seat, letter === 'r', name, where);
    }
  }

  roof(seat: number, isOwn: boolean, colour: string, where: string | undefined): void {
    const open = this.roofless(colour);
    const palace = where === undefined ? open[0] : open.find(({ buildings }) => buildings[0] === where);
    if (!palace || (where === undefined && open.length > 1)) throw new Error(`which ${colour} palace?`);
    const { edition, seats } = this.told;
    this.take(seat, isOwn ? 'roof' : 'neutral');
    palace.roof = isOwn ? `${seat}` : edition === 'ditt' ? 'blocked' : 'shut';
    if (!isOwn) this.blockades[seat]?.delete(colour);
    this.settle(palace, true);
    if (colour === 'purple' && this.teaPile > 0) {
      const share = { 6: 3, 3: 2, 1: 1 }[this.teaPile]!;
      this.teaPile -= share;
      if (isOwn) this.tea[seat]! += share;
    }
    if (edition === 'ditt' && this.owns(seat, colour) && !this.blockades[seat]?.has(colour) && this.blockades[1 - seat]?.delete(colour))
      this.take(1 - seat, 'neutral');
    const owners = Array.from({ length: seats }, (_, other) => other).filter((other) => this.owns(other, colour));
    if (owners.length === seats) for (const stock of this.stocks) stock.set(colour, 0);
  }

  wall(space: string): void {
    const side = space[0]!;
    const n = Number(space.slice(1));
    const isFirst = n === 1 || this.walls.get(`${side}${n - 1}`) === `${side} first`;
    this.walls.set(space, `${side} ${isFirst ? 'first' : 'last'}`);
    this.settle(this.palaceOn.get(this.foot(space)), false);
  }

  /** Tiles, after something has changed at a palace. */
  settle(palace: Palace | undefined, isNewRoof: boolean): void {
    if (!palace) return;
    const arms = [...this.walls].filter(([space]) => this.palaceOn.get(this.foot(space)) === palace).map(([, arm]) => arm);
    const now = new Set(arms.map((arm) => (this.told.byArm ? arm : `${TOWERS[arm]}`)));
    const fresh = [...now].filter((contact) => isNewRoof || !palace.contacts.has(contact));
    palace.contacts = now;
    if (palace.roof === undefined || palace.roof === 'blocked') return;
    for (const contact of fresh) this.takeTower(TOWERS[contact] ?? Number(contact), palace);
    const holder = this.tiles.get(palace.colour);
    const size = (of: Palace) => of.buildings.length + of.stables.length;
    if (!holder || size(palace) > size(holder)) this.tiles.set(palace.colour, palace);
  }

  takeTower(tower: number, palace: Palace): void {
    this.tiles.set(`tower ${tower}`, palace);
    const stock = this.stocks[Number(palace.roof)];
    stock?.set('merchant', stock.get('merchant')! + this.gifts[tower]!);
    this.gifts[tower] = 0;
  }

  score(seat: number): number {
    let points = 0;
    for (const palace of this.palaces) {
      if (palace.roof !== `${seat}`) continue;
      const all = [...palace.buildings, ...palace.stables];
      points += all.length;
      points += new Set(all.flatMap((square) => this.near(square, false)).filter((at) => this.merchants.has(at))).size;
      points += [...this.walls.keys()].filter((space) => all.includes(this.foot(space))).length;
      const [x, y] = [this.well.charCodeAt(0), Number(this.well.slice(1))];
      const reach = [
        `${String.fromCharCode(x + 2)}${y}`,
        `${String.fromCharCode(x - 2)}${y}`,
        `${this.well[0]}${y + 2}`,
        `${this.well[0]}${y - 2}`,
      ];
      if (this.well !== '') points += 4 * reach.filter((at) => all.includes(at)).length;
    }
    const worth: Record<string, number> = { grey: 1, black: 2, purple: 2, brown: 3, orange: 4 };
    for (const [tile, { roof }] of this.tiles) if (roof === `${seat}`) points += worth[tile] ?? Number(tile.slice(6));
    return points;
  }
}
