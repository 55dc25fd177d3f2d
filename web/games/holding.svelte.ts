/** A move that lies on the board but is kept in hand until it is confirmed: nobody has heard of it, and it can be put back. */

/** If nothing comes of it by then, the line is bad: it can be confirmed again, or put back. */
const PATIENCE = 4000;

export class Holding<Held extends { readonly move: unknown }> {
  held = $state.raw<Held>();
  /** It has been sent. */
  sent = $state(false);
  #patience: ReturnType<typeof setTimeout> | undefined;

  keep(held: Held): void {
    this.held = held;
    this.#rest();
  }

  /** It is put back, or has been made. */
  release(): void {
    this.held = undefined;
    this.#rest();
  }

  confirm(play: (move: Held['move']) => void): void {
    if (!this.held || this.sent) return;
    this.sent = true;
    play(this.held.move);
    this.#patience = setTimeout(() => this.#rest(), PATIENCE);
  }

  /** Nothing is on its way any more. */
  #rest(): void {
    clearTimeout(this.#patience);
    this.sent = false;
  }
}
