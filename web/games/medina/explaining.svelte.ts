/** Things explain themselves: to a pointer that rests on them, a finger that stays, and the focus. */

import type { Thing } from '#games/medina/words';

/** How long one has to stay. */
const REST = 600;

const thingOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-about]')?.dataset.about as Thing | undefined) : undefined;

export class Explaining {
  thing: Thing | undefined = $state();
  #near: Thing | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the finger that goes up asked, and so chose nothing. */
  asked = false;

  /** The pointer is over something, or touches it. */
  over(event: PointerEvent): void {
    if (event.type === 'pointerdown') this.asked = false;
    const isTouch = event.pointerType === 'touch';
    if (isTouch !== (event.type === 'pointerdown')) return;
    const near = thingOf(event.target);
    if (near === this.#near && !isTouch) return;
    this.away();
    this.#near = near;
    if (near === undefined) return;
    this.#timer = setTimeout(() => {
      this.thing = near;
      this.asked = isTouch;
    }, REST);
  }

  /** Only a focus that can be seen asks. */
  focus(event: FocusEvent): void {
    this.away();
    if (event.target instanceof Element && event.target.matches(':focus-visible')) this.thing = thingOf(event.target);
  }

  /** A finger that goes up too early, or wanders, has not asked. */
  lift(): void {
    clearTimeout(this.#timer);
  }

  away(): void {
    clearTimeout(this.#timer);
    this.#near = undefined;
    this.thing = undefined;
  }
}
