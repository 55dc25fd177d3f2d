/** How far the game has come: who is to act, whether it is over, and how that is told. */

import type { Outcome, Seat, Who } from '#engine';
import { listed, t } from '../settings.svelte.ts';
import { outcomeOf, titleOf } from './ending.ts';
import type { Moves } from './moves.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';
import { presenceOf } from './who.ts';

export class Progress {
  readonly #sitting: Sitting;
  readonly #moves: Moves;
  readonly #who: Who;

  constructor(sitting: Sitting, moves: Moves, who: Who) {
    this.#sitting = sitting;
    this.#moves = moves;
    this.#who = who;
  }

  /** Those who are to act, as it is shown. */
  readonly acting: readonly Seat[] = $derived.by(() => {
    const { shown, game } = this.#sitting;
    return shown ? game.toAct(shown.table) : [];
  });

  /** Those who are to act at the table as it is by now. */
  readonly #due: readonly Seat[] = $derived.by(() => {
    const { latest, info, game } = this.#sitting;
    return latest && info?.started && !info.over ? game.toAct(latest.table) : [];
  });

  /** Whether the reader is waited for, whatever they are still looking at. */
  readonly isMyTurn: boolean = $derived.by(() => this.#moves.areMine && this.#due.includes(this.#sitting.seat!));

  /** Nobody waits for bots long enough to be told so. */
  readonly areQuick: boolean = $derived.by(
    () => this.acting.length > 0 && this.acting.every((seat) => this.#sitting.info?.seats[seat]?.kind === 'bot'),
  );

  readonly over: boolean = $derived.by(() => {
    const { info, settled, at, length } = this.#sitting;
    return info?.over === true && settled && at === length;
  });

  readonly outcome: Outcome | undefined = $derived.by(() => {
    const { info, shown, game } = this.#sitting;
    return this.over && shown && info ? (outcomeOf(info) ?? game.outcome(shown.table)) : undefined;
  });

  /** Who won, or that nobody did. */
  readonly verdict: string | undefined = $derived.by(() => {
    if (!this.over) return undefined;
    return this.outcome ? titleOf(this.outcome, this.#who, this.#sitting.info?.forfeit) : t().calledOff;
  });

  /** The verdict of a game that is over before its end: by the rules alone it would go on. */
  readonly ended: string | undefined = $derived.by(() => {
    const { info } = this.#sitting;
    return info?.calledOff === true || info?.forfeit !== undefined ? this.verdict : undefined;
  });

  /** How things stand at what is shown. */
  readonly status: string = $derived.by(() => {
    const { away, info, live, at, length, seat, isNow } = this.#sitting;
    if (away) return t().away;
    if (!info?.started || this.acting.length === 0) return '';
    if (!live) return t().ply(at, length);
    if (info.over) return this.ended ?? '';
    if (this.#moves.areMine && this.acting.includes(seat!)) return isNow ? t().yourTurn : '';
    return this.#waitsFor(this.acting);
  });

  /** How things stand by now: what is said to whoever looks elsewhere. */
  readonly news: string = $derived.by(() => {
    if (this.#sitting.away || !this.#sitting.live || this.#due.length === 0) return this.isMyTurn ? t().yourTurn : this.status;
    return this.isMyTurn ? t().yourTurn : this.#waitsFor(this.#due);
  });

  #waitsFor(seats: readonly Seat[]): string {
    const names = listed(seats.map(this.#who.name));
    return seats.every((seat) => presenceOf(this.#sitting, seat, seats) === 'away') ? t().isAway(names) : t().turnOf(names);
  }
}
