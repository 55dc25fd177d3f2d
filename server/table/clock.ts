/** How much time each seat has. All of it follows from the times at which entries were made, so a restart loses nothing. */

import { isUndo, type Seat, UNDO } from '#engine';
import type { Clocks, TimeControl } from '#protocol';
import { type Absence, endOfTurn } from '../absence.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Hours. */
const LONGEST_LEAD = 4;
/** So much of a move's time is there at least after taking back: nobody runs out by it. */
const LEAST_LEFT = 0.1;

/** A bot stands in for whoever is out sooner than this. */
const LATEST = 60 * SECOND;

interface ClockOptions {
  readonly timeControl: TimeControl;
  readonly seats: number;
  /** Whether the seat's time runs: bots have none. */
  isTimed(seat: Seat): boolean;
  absenceOf(seat: Seat): Absence | undefined;
  /** Nobody can play while the server is away: for whoever was to act then, time before this does not count. */
  readonly notBefore: number;
}

export class Clock {
  readonly #options: ClockOptions;
  /** What is left in the bank of each seat, in milliseconds. */
  readonly #bank: number[];
  /** Since when each seat is to act, or undefined. */
  readonly #since: (number | undefined)[];
  /** The moves of each seat that stand: how long it had thought, and what was in its bank before. */
  readonly #moves: { readonly thought: number; readonly bank: number }[][];
  /** When the hours of each seat end, as it was last found. */
  readonly #known: { readonly from: number; readonly absence: Absence | undefined; readonly due: number }[] = [];

  constructor(options: ClockOptions) {
    this.#options = options;
    const { timeControl, seats } = options;
    this.#bank = Array(seats).fill(timeControl.kind === 'realtime' ? timeControl.bank * SECOND : 0);
    this.#since = Array(seats).fill(undefined);
    this.#moves = Array.from({ length: seats }, () => []);
  }

  /** Play has begun. */
  begin(toAct: readonly Seat[], at: number): void {
    for (const seat of toAct) this.#since[seat] = at;
  }

  /** An entry was made. Taking back gives no new time. */
  note(seat: Seat, text: string, toAct: readonly Seat[], at: number): void {
    const { seats } = this.#options;
    if (text === UNDO) this.#takeBack(seat, at);
    else if (isUndo(text)) for (const moves of this.#moves) moves.length = 0;
    else {
      this.#moves[seat]?.push({ thought: this.#thought(seat, at), bank: this.#bank[seat]! });
      this.#bank[seat] = Math.max(0, this.#bank[seat]! - this.#overdrawn(seat, at));
      this.#since[seat] = undefined;
    }
    for (let other = 0; other < seats; other++) {
      if (!toAct.includes(other)) this.#since[other] = undefined;
      else this.#since[other] ??= at;
    }
  }

  /** Somebody has just come back to the seat: if it is late, the seconds of a move, or its hours, begin anew. */
  forgive(seat: Seat, now: number): void {
    const due = this.dueAt(seat);
    if (due === undefined || due > now) return;
    this.#bank[seat] = 0;
    this.#since[seat] = now;
  }

  /** When the time of the seat runs out, if it runs. */
  dueAt(seat: Seat): number | undefined {
    const { timeControl, isTimed, absenceOf, notBefore } = this.#options;
    const since = this.#since[seat];
    if (since === undefined || timeControl.kind === 'unlimited' || !isTimed(seat)) return undefined;
    const from = Math.max(since, notBefore);
    if (timeControl.kind === 'realtime') return from + timeControl.move * SECOND + this.#bank[seat]!;
    // Asked after every entry; between two moves of the seat it stays the same.
    const absence = absenceOf(seat);
    const known = this.#known[seat];
    if (known?.from === from && known.absence === absence) return known.due;
    const due = endOfTurn(absence, since, from, timeControl.hours * HOUR);
    this.#known[seat] = { from, absence, due };
    return due;
  }

  /** When to remind the seat that its time runs out: where there are hours for a move, a quarter of them before, or four hours. */
  remindAt(seat: Seat): number | undefined {
    const { timeControl, isTimed, absenceOf, notBefore } = this.#options;
    const since = this.#since[seat];
    if (since === undefined || timeControl.kind !== 'correspondence' || !isTimed(seat)) return undefined;
    const waking = Math.max(0.75 * timeControl.hours, timeControl.hours - LONGEST_LEAD) * HOUR;
    return endOfTurn(absenceOf(seat), since, Math.max(since, notBefore), waking);
  }

  /** The first seat whose time runs out, and when. */
  next(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined;
    for (let seat = 0; seat < this.#options.seats; seat++) {
      const at = this.dueAt(seat);
      if (at !== undefined && (first === undefined || at < first.at)) first = { seat, at };
    }
    return first;
  }

  shown(now: number): Clocks {
    const { seats } = this.#options;
    const due = Array.from({ length: seats }, (_, seat) => this.dueAt(seat) ?? 0);
    return { now, due, bank: this.#bank.slice() };
  }

  /** As before the move: what was thought then, and since while the seat was still to act, is gone; what others thought is not. */
  #takeBack(seat: Seat, at: number): void {
    const { timeControl } = this.#options;
    const move = this.#moves[seat]?.pop();
    if (!move || timeControl.kind === 'unlimited') return;
    this.#bank[seat] = move.bank;
    const each = timeControl.kind === 'realtime' ? timeControl.move * SECOND : timeControl.hours * HOUR;
    const most = each * (1 - LEAST_LEFT) + move.bank;
    this.#since[seat] = at - Math.min(most, move.thought + this.#thought(seat, at));
  }

  /** How long the seat has been to act. */
  #thought(seat: Seat, at: number): number {
    const since = this.#since[seat];
    const { notBefore } = this.#options;
    if (since === undefined) return 0;
    return Math.max(0, at - (at < notBefore ? since : Math.max(since, notBefore)));
  }

  /** How much of the bank this move has cost: nothing where it was later than it could be, since the server was away before it. */
  #overdrawn(seat: Seat, at: number): number {
    const { timeControl } = this.#options;
    if (timeControl.kind !== 'realtime') return 0;
    const over = Math.max(0, this.#thought(seat, at) - timeControl.move * SECOND);
    return over > this.#bank[seat]! + LATEST ? 0 : over;
  }
}
