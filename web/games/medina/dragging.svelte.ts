/** A piece that hangs from the pointer, and the place it hangs over. */

import type { Piece } from '#games/medina';

/** Above the finger, so that it can be seen. */
const LIFT = 46;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export class Dragging {
  dragged: (Spot & { readonly piece: Piece }) | undefined = $state.raw();
  aim: string | undefined = $state();

  move(piece: Piece, event: PointerEvent): void {
    this.dragged = { piece, ...spotOf(event) };
    this.aim = under(this.dragged);
  }

  /** Lets go, and tells over which place. */
  drop(event: PointerEvent): string | undefined {
    this.dragged = undefined;
    this.aim = undefined;
    return event.type === 'pointercancel' ? undefined : under(spotOf(event));
  }
}

function spotOf({ clientX, clientY, pointerType }: PointerEvent): Spot {
  return { x: clientX, y: clientY - (pointerType === 'touch' ? LIFT : 0) };
}

function under({ x, y }: Spot): string | undefined {
  return document.elementFromPoint(x, y)?.closest<SVGElement>('[data-at]')?.dataset.at;
}
