/** Cards and farmers travel from where they were to where they are. Nothing waits for them. */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FLIGHT = 460;
const WALK = 750;
const TOLD = 1300;
const EASING = 'cubic-bezier(.3,.1,.2,1)';

/**
 * Watches the pieces of a board: `look` before the page changes, `fly` after.
 * A card lies where `data-card` names it, or under the pile that names it in `data-pile`; whoever played it stands in
 * `data-by`, and comes from that seat's `data-held`. A farmer is `data-farmer="seat:number"`.
 */
export class Flights {
  readonly #board: HTMLElement;
  readonly #air: HTMLElement;
  readonly #cards = new Map<string, { readonly spot: Spot; readonly picture: SVGElement }>();
  readonly #farmers = new Set<string>();
  /** Where the card of each seat lay in the trick. */
  readonly #played = new Map<string, Spot>();
  /** Copies of the cards of the trick, made while it rests: who takes it waits for none. */
  readonly #copies = new Map<string, { readonly copy: SVGElement; readonly spot: Spot }>();
  readonly #aloft = new Set<() => void>();
  /** They leave when all is measured: after each that is in the air already, the board would be laid out anew. */
  readonly #leaving: (() => void)[] = [];
  /** Those that leave one after the other, picture by picture, and their pieces. */
  readonly #queue: { readonly piece: HTMLElement; readonly leave: () => void }[] = [];
  #seen = false;

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
    for (const node of this.#all('card')) {
      const spot = this.#spot(node);
      this.#cards.set(node.dataset.card as string, { spot, picture: pictureOf(node) });
      if (node.dataset.by !== undefined) this.#played.set(node.dataset.by, spot);
    }
    for (const node of this.#all('farmer')) this.#farmers.add(node.dataset.farmer as string);
  }

  fly(): void {
    if (!this.#seen) return;
    for (const land of [...this.#aloft]) land();
    for (const { piece } of this.#queue.splice(0)) piece.style.opacity = '';
    const tops = new Set<string>();
    const shown = this.#all('card');
    for (const node of shown) tops.add(node.dataset.card as string);

    for (const pile of this.#all('pile')) {
      for (const card of (pile.dataset.pile as string).split(' ')) {
        const before = this.#cards.get(card);
        if (before && !tops.has(card)) this.#carry(card, before.picture, before.spot, this.#spot(pile));
      }
    }
    let late = 0;
    for (const node of shown) {
      const card = node.dataset.card as string;
      const before = this.#cards.get(card)?.spot ?? this.#handOf(node.dataset.by);
      const now = this.#spot(node);
      if (before === undefined) appear(node, late++);
      else if (Math.hypot(before.x - now.x, before.y - now.y) <= 4) continue;
      // A kingdom cuts off what moves beyond it; elsewhere no copy is needed.
      else if (node.closest('[data-pile]')) this.#carry(card, pictureOf(node), before, now, node);
      else this.#slide(node, before, now);
    }
    const walking = new Map<string, number>();
    for (const node of this.#all('farmer')) {
      const key = node.dataset.farmer as string;
      const seat = key.split(':')[0]!;
      const start = this.#played.get(seat);
      if (this.#farmers.has(key) || start === undefined) continue;
      walking.set(seat, (walking.get(seat) ?? 0) + 1);
      const now = this.#spot(node);
      const size = { width: now.width * 1.7, height: now.height * 1.7 };
      this.#walk(node, { x: start.x + start.width * 0.6, y: start.y + start.height * 0.7, ...size }, now);
    }
    for (const leave of this.#leaving.splice(0)) leave();
    this.#next();
    for (const [seat, n] of walking) this.#tell(`+${n}`, this.#played.get(seat) as Spot);
  }

  /** What has come to rest in the trick is copied for the way that it has before it. */
  #copy(node: HTMLElement): void {
    const { by, card } = node.dataset;
    if (!node.isConnected || by === undefined || this.#copies.has(card as string)) return;
    const trick = new Set(this.#all('card').flatMap(({ dataset: { by, card } }) => (by === undefined ? [] : [card])));
    for (const [other, { copy }] of this.#copies) {
      if (trick.has(other)) continue;
      copy.remove();
      this.#copies.delete(other);
    }
    const spot = this.#spot(node);
    const copy = this.#lay(pictureOf(node), spot);
    // Painted already, and not seen.
    copy.style.opacity = '0';
    this.#copies.set(card as string, { copy, spot });
  }

  /** Rises from a card and is gone. */
  #tell(text: string, { x, y, width }: Spot): void {
    const label = document.createElement('b');
    label.textContent = text;
    Object.assign(label.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      color: '#fff',
      font: `700 ${Math.max(18, width * 0.4)}px var(--body, system-ui)`,
      textAlign: 'center',
      textShadow: '0 0 6px #000, 0 0 2px #000',
    });
    this.#air.append(label);
    const rise = label.animate([{}, { opacity: 1, offset: 0.7 }, { opacity: 0, transform: 'translateY(-60%)' }], {
      duration: TOLD,
      fill: 'both',
    });
    this.#follow(rise, () => label.remove());
  }

  #all(what: 'card' | 'farmer' | 'pile'): HTMLElement[] {
    return [...this.#board.querySelectorAll<HTMLElement>(`[data-${what}]`)];
  }

  #handOf(seat: string | undefined): Spot | undefined {
    const node = seat === undefined ? null : this.#board.querySelector<HTMLElement>(`[data-held="${seat}"]`);
    return node ? this.#spot(node) : undefined;
  }

  #spot(node: HTMLElement): Spot {
    const air = this.#air.getBoundingClientRect();
    const box = (node.dataset.pile === undefined ? pictureOf(node) : node).getBoundingClientRect();
    return { x: box.x - air.x, y: box.y - air.y, width: box.width, height: box.height };
  }

  /** A copy travels; the piece itself, if it is there, shows when the copy has landed. */
  #send(picture: SVGElement, from: Spot, to: Spot, piece: HTMLElement | undefined): void {
    this.#leaving.push(() => this.#launch(this.#lay(picture, to), glide(from, to), FLIGHT, piece));
  }

  #walk(piece: HTMLElement, from: Spot, to: Spot): void {
    this.#leaving.push(() => (piece.style.opacity = '0'));
    this.#queue.push({ piece, leave: () => this.#launch(this.#lay(pictureOf(piece), to), walk(from, to), WALK, piece) });
  }

  #next(): void {
    const next = this.#queue.shift();
    if (!next) return;
    next.leave();
    requestAnimationFrame(() => this.#next());
  }

  /** The same with a copy that is there already, if there is one. */
  #carry(card: string, picture: SVGElement, from: Spot, to: Spot, piece?: HTMLElement): void {
    const made = this.#copies.get(card);
    if (!made) {
      this.#send(picture, from, to, piece);
      return;
    }
    this.#copies.delete(card);
    this.#leaving.push(() => {
      made.copy.style.opacity = '';
      this.#launch(made.copy, [glide(from, made.spot)[0]!, glide(to, made.spot)[0]!], FLIGHT, piece);
    });
  }

  #launch(copy: SVGElement, frames: Keyframe[], duration: number, piece: HTMLElement | undefined): void {
    if (piece) piece.style.opacity = '0';
    this.#follow(copy.animate(frames, { duration, easing: EASING, fill: 'both' }), () => {
      copy.remove();
      if (piece) piece.style.opacity = '';
    });
  }

  /** The piece itself travels. */
  #slide(piece: HTMLElement, from: Spot, to: Spot): void {
    const picture = pictureOf(piece);
    // Whoever presses a card means the one whose place it is, and not one that is moving over it.
    Object.assign(picture.style, { transformOrigin: '0 0', pointerEvents: 'none' });
    const trip = picture.animate(glide(from, to), { duration: FLIGHT, easing: EASING });
    this.#follow(trip, () => {
      trip.cancel();
      picture.style.pointerEvents = '';
      setTimeout(() => this.#copy(piece));
    });
  }

  #follow(trip: Animation, end: () => void): void {
    const land = () => {
      end();
      this.#aloft.delete(land);
    };
    this.#aloft.add(land);
    trip.onfinish = land;
  }

  /** A copy in the air, over that spot. */
  #lay(picture: SVGElement, { x, y, width, height }: Spot): SVGElement {
    const copy = picture.cloneNode(true) as SVGElement;
    for (const name of ['data-farmer', 'data-about']) copy.removeAttribute(name);
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: '0 0',
    });
    this.#air.append(copy);
    return copy;
  }
}

function pictureOf(node: HTMLElement): SVGElement {
  return node.querySelector('svg') ?? (node as unknown as SVGElement);
}

function glide(from: Spot, to: Spot): Keyframe[] {
  return [{ transform: `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width})` }, { transform: 'none' }];
}

/** In small hops. */
function walk(from: Spot, to: Spot): Keyframe[] {
  const hops = 10;
  return Array.from({ length: hops + 1 }, (_, i) => {
    const left = 1 - i / hops;
    const up = i % 2 ? 9 : 0;
    const scale = 1 + (from.width / to.width - 1) * left;
    return {
      transform: `translate(${(from.x - to.x) * left}px,${(from.y - to.y) * left - up}px) scale(${scale})`,
      opacity: i === 0 ? 0 : 1,
    };
  });
}

function appear(node: HTMLElement, order: number): void {
  pictureOf(node).animate([{ opacity: 0, transform: 'translateY(30px)' }, {}], {
    duration: 320,
    delay: Math.min(order, 12) * 35,
    easing: 'ease-out',
    fill: 'backwards',
  });
}
