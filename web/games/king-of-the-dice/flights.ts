/** Cards travel from where they were to where they are. Nothing waits for them. */

const FLIGHT = 520;

/** Watches the cards of a board: `look` before the page changes, `fly` after. A new citizen comes from `data-draw`. */
export class Flights {
  readonly #board: HTMLElement;
  #spots = new Map<string, DOMRect>();
  #seen = false;

  constructor(board: HTMLElement) {
    this.#board = board;
  }

  #cards(): HTMLElement[] {
    return [...this.#board.querySelectorAll<HTMLElement>('[data-card]')];
  }

  look(): void {
    this.#seen = true;
    this.#spots = new Map(this.#cards().map((node) => [node.dataset.card as string, node.getBoundingClientRect()]));
  }

  fly(): void {
    if (!this.#seen) return;
    const draw = this.#board.querySelector('[data-draw]')?.getBoundingClientRect();
    for (const node of this.#cards()) {
      const card = node.dataset.card as string;
      const from = this.#spots.get(card) ?? (node.dataset.fresh === undefined ? undefined : draw);
      const to = node.getBoundingClientRect();
      if (!from || to.width === 0 || Math.hypot(from.x - to.x, from.y - to.y) < 4) continue;
      const start = `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width},${from.height / to.height})`;
      const trip = node.animate(
        [
          { transform: start, transformOrigin: '0 0', zIndex: 30 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
        ],
        { duration: FLIGHT, easing: 'cubic-bezier(.3,.1,.2,1)' },
      );
      // Whoever presses a place means what lies there, and not what is flying over it.
      node.style.pointerEvents = 'none';
      trip.onfinish = () => {
        node.style.pointerEvents = '';
      };
    }
  }
}
