/** Several people at one screen: each sees their own side while it is their turn, behind a curtain when there are secrets. */

import type { Seat } from '#engine';
import { dealsHiddenHands } from './hidden.ts';
import type { Sitting } from './sitting.svelte.ts';
import { atSpeed } from './speed.ts';

/** Whoever moved sees what came of it before the curtain falls. */
const GLANCE = 900;

export class Screen {
  readonly #sitting: Sitting;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    $effect(() => this.#pass());
  }

  readonly people: readonly Seat[] = $derived.by(() => {
    const seats = this.#sitting.info?.seats ?? [];
    return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  });

  readonly isShared: boolean = $derived.by(() => this.#sitting.isHere && this.people.length > 1);

  /** The seats of those who look at it. */
  readonly here: readonly Seat[] = $derived.by(() => {
    const { seat } = this.#sitting;
    if (this.isShared) return this.people;
    return seat === undefined ? [] : [seat];
  });

  readonly #isSecret: boolean = $derived.by(() => {
    const { info, game } = this.#sitting;
    return info !== undefined && dealsHiddenHands(game, info.options, info.seats.length);
  });

  /** Whose turn at the screen it is; bots move first. */
  readonly #next: Seat | undefined = $derived.by(() => {
    const { shown, seat, game } = this.#sitting;
    if (!shown || !this.isShared || !this.#sitting.isNow) return undefined;
    const acting = game.toAct(shown.table);
    if (acting.some((one) => !this.people.includes(one))) return undefined;
    return acting.find((one) => one === seat) ?? acting[0];
  });

  /** Who is called to the screen, while a curtain covers it. */
  readonly called: Seat | undefined = $derived.by(() => (this.#isSecret && this.#sitting.seat === undefined ? this.#next : undefined));

  #pass(): (() => void) | undefined {
    const sitting = this.#sitting;
    if (!this.isShared || sitting.waiting || !sitting.isNow) return undefined;
    if (sitting.info?.over) {
      // After the last move everybody looks.
      if (sitting.seat !== undefined) sitting.sit(undefined);
    } else if (this.#next !== undefined && this.#next !== sitting.seat) {
      if (!this.#isSecret) sitting.sit(this.#next);
      else if (sitting.seat !== undefined) {
        const timer = setTimeout(() => sitting.cover(), atSpeed(GLANCE));
        return () => clearTimeout(timer);
      }
    }
    return undefined;
  }

  /** Whether this entry's mover sits at the screen and may take it back there: not past another's secrets. */
  mayTakeBack(by: Seat): boolean {
    return this.isShared && this.people.includes(by) && (!this.#isSecret || this.#sitting.seat === undefined);
  }
}
