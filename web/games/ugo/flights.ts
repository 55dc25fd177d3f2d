/** Cards and farmers travel from where they were to where they are. Nothing waits for them. */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FLIGHT = 460;
const WALK = 700;

/** Watches the pieces of a board: `look` before the page changes, `fly` after. */
export class Flights {
  readonly #board: HTMLElement;
  readonly #air: HTMLElement;
  #cards = new Map<string, Spot>();
  #farmers = new Set<string>();
  #played = new Map<string, Spot>();
  #seen = false;
  readonly #aloft = new Map<Element, () => void>();

  /** `air` lies over the whole board. */
  constructor(board: HTMLElement, air: HTMLElement) {
    this.#board = board;
    this.#air = air;
  }

  look(): void {
    this.#cards.clear();
    this.#farmers.clear();
    this.#played.clear();
    this.#seen = true;
    for (const node of this.#board.querySelectorAll<HTMLElement>('[data-card]')) {
      const spot = this.#spot(node);
      this.#cards.set(node.dataset.card as string, spot);
      if (node.dataset.by !== undefined) this.#played.set(node.dataset.by, spot);
    }
    for (const node of this.#board.querySelectorAll<HTMLElement>('[data-farmer]')) this.#farmers.add(node.dataset.farmer as string);
  }

  fly(): void {
    if (!this.#seen) return;
    for (const land of [...this.#aloft.values()]) land();
    let late = 0;
    for (const node of this.#board.querySelectorAll<HTMLElement>('[data-card]')) {
      const before = this.#cards.get(node.dataset.card as string) ?? this.#handOf(node.dataset.by);
      const now = this.#spot(node);
      if (before === undefined) appear(node, late++);
      else if (Math.hypot(before.x - now.x, before.y - now.y) > 4) this.#carry(node, before, now, 'card');
    }
    for (const node of this.#board.querySelectorAll<HTMLElement>('[data-farmer]')) {
      const key = node.dataset.farmer as string;
      const start = this.#played.get(key.split(':')[0] as string);
      if (this.#farmers.has(key) || start === undefined) continue;
      const now = this.#spot(node);
      const from = { x: start.x + start.width / 2, y: start.y + start.height * 0.7, width: now.width * 1.6, height: now.height * 1.6 };
      this.#carry(node, from, now, 'farmer');
    }
  }

  #handOf(seat: string | undefined): Spot | undefined {
    const node = seat === undefined ? null : this.#board.querySelector(`[data-held="${seat}"]`);
    return node ? this.#spot(node) : undefined;
  }

  #spot(node: Element): Spot {
    const sky = this.#air.getBoundingClientRect();
    const box = (node.querySelector('svg') ?? node).getBoundingClientRect();
    return { x: box.x - sky.x, y: box.y - sky.y, width: box.width, height: box.height };
  }

  #carry(node: HTMLElement | SVGElement, from: Spot, to: Spot, what: 'card' | 'farmer'): void {
    const picture = (node.querySelector('svg') ?? node).cloneNode(true) as SVGElement;
    picture.removeAttribute('data-farmer');
    Object.assign(picture.style, {
      position: 'absolute',
      left: `${to.x}px`,
      top: `${to.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      transformOrigin: '0 0',
    });
    this.#air.append(picture);
    node.style.opacity = '0';
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    const steps = what === 'card' ? glide(dx, dy, from.width / to.width) : hop(dx, dy, from.width / to.width);
    const trip = picture.animate(steps, { duration: what === 'card' ? FLIGHT : WALK, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' });
    const land = () => {
      picture.remove();
      node.style.opacity = '';
      this.#aloft.delete(picture);
    };
    this.#aloft.set(picture, land);
    trip.onfinish = land;
    trip.oncancel = land;
  }
}

function glide(dx: number, dy: number, scale: number): Keyframe[] {
  return [{ transform: `translate(${dx}px,${dy}px) scale(${scale})` }, { transform: 'none' }];
}

function hop(dx: number, dy: number, scale: number): Keyframe[] {
  const hops = 5;
  const steps: Keyframe[] = [{ transform: `translate(${dx}px,${dy}px) scale(${scale})`, opacity: 0 }];
  for (let i = 1; i < hops * 2; i++) {
    const left = 1 - i / (hops * 2);
    const up = i % 2 ? 10 : 0;
    steps.push({ transform: `translate(${dx * left}px,${dy * left - up}px) scale(${1 + (scale - 1) * left})`, opacity: 1 });
  }
  return [...steps, { transform: 'none', opacity: 1 }];
}

function appear(node: HTMLElement, order: number): void {
  node.querySelector('svg')?.animate([{ opacity: 0, transform: 'translateY(30px)' }, {}], {
    duration: 320,
    delay: Math.min(order, 12) * 35,
    easing: 'ease-out',
    fill: 'backwards',
  });
}
