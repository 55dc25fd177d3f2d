/** The game told a second time for a test, in the plainest way and sharing nothing with the rules: whose turn it is, and what is legal. */

import { RetoldCity, type Told } from './retold-city.ts';

/** What a first piece leaves for the second of a turn. */
interface Leaves {
  readonly any: boolean;
  readonly roof: boolean;
  readonly tea: boolean;
}

export class Retelling extends RetoldCity {
  seat: number | undefined;
  /** What was placed in this turn, how much it may be, and how many turns there were. */
  done: string[] = [];
  size = 1;
  turns = 0;
  /** Version 2, at the first of two pieces: what each would leave; undefined where each leaves enough. */
  plan: Map<string, Leaves> | undefined;

  constructor(told: Told) {
    super(told);
    this.seat = told.first;
  }

  /** What whoever is to act may do. */
  legal(): string[] {
    const { seat, done, size, told } = this;
    if (seat === undefined) return [];
    if (this.isOpening()) {
      const isInner = (at: string) => this.near(at, true).length === 8;
      return this.squares().flatMap((at) => (isInner(at) ? [`m ${at}`] : []));
    }
    const all = [...this.placeable(seat, done)];
    const isRoof = (text: string) => text.startsWith('r ');
    const isLast = done.length > 0 && done.length + 1 === size;
    const tea = isLast && this.tea[seat]! > 0 ? ['tea'] : [];
    if (told.edition === 'first' && isLast && !done.some(isRoof) && all.some(isRoof)) {
      const isAlone = this.others(seat).every((other) => (told.rules === 1 ? !this.canPlace(other) : this.piecesOf(other) === 0));
      if (isAlone) return all.filter(isRoof);
    }
    if (!this.plan) return [...all, ...tea];
    // The whole turn is looked at: pairs of pieces, with a roof among them if one is owed and can be had.
    const plan = this.plan;
    const pairs = all.filter((text) => plan.get(text)?.any);
    if (pairs.length === 0) return all;
    const withRoof = pairs.filter((text) => isRoof(text) || plan.get(text)?.roof);
    const isAlone = told.edition === 'first' && this.others(seat).every((other) => this.piecesOf(other) === 0);
    const kept = isAlone && withRoof.length > 0 ? withRoof : pairs;
    return all.filter((text) => kept.includes(text) || plan.get(text)?.tea);
  }

  isOpening(): boolean {
    return this.told.edition !== 'second' && this.merchants.size === 0;
  }

  /** Tries every first piece of the turn. Two walls spare the trouble to who has rivals: one of them can always come second. */
  makePlan(): void {
    const { seat, size, told } = this;
    this.plan = undefined;
    if (seat === undefined || told.rules === 1 || told.edition === 'ditt' || size < 2) return;
    const isAlone = this.others(seat).every((other) => this.piecesOf(other) === 0);
    if (!isAlone && (this.stocks[seat]?.get('wall') ?? 0) > 1) return;
    this.plan = new Map();
    for (const text of this.placeable(seat)) {
      const then = this.again();
      then.put(seat, text);
      let any = false;
      let roof = false;
      for (const second of then.placeable(seat)) {
        any = true;
        if (second.startsWith('r ')) roof = true;
        if (!isAlone || roof) break;
      }
      this.plan.set(text, { any, roof, tea: then.tea[seat]! > 0 });
    }
  }

  /** Whoever is to act does it, and the turn goes on. */
  act(text: string): void {
    const { seat, told } = this;
    if (seat === undefined) throw new Error('it is over');
    if (this.isOpening()) {
      this.merchants.add(text.slice(2));
      if (told.edition === 'ditt') this.pass(seat);
      else {
        this.size = 2;
        this.makePlan();
      }
      return;
    }
    if (text === 'tea') {
      this.tea[seat]! -= 1;
      this.pass(seat);
      return;
    }
    const isShort = this.plan !== undefined && !this.plan.get(text)?.any && [...this.plan.values()].some(({ any }) => any);
    this.plan = undefined;
    this.put(seat, text);
    this.done.push(text);
    if (this.done.length === this.size || (!this.canPlace(seat, this.done) && !isShort)) this.pass(seat);
  }

  /** The next turn, of whoever can place something. */
  pass(from: number): void {
    const { edition, seats } = this.told;
    this.turns++;
    this.done = [];
    this.size = edition === 'first' ? 2 : edition === 'ditt' ? Math.min(3, this.turns) : this.turns < (seats === 2 ? 1 : 2) ? 1 : 2;
    const order = Array.from({ length: seats }, (_, i) => (from + 1 + i) % seats);
    this.seat = order.find((seat) => this.canPlace(seat));
    this.makePlan();
  }
}
