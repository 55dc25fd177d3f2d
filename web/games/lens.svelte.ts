/** How near one looks at a picture: pinched, panned, or by buttons. */

const NEAREST = 4;
/** A finger that moves less than this has tapped. */
const SLIP = 7;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How large the whole picture is, in its own units. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

export class Lens {
  /** The frame in pixels. */
  width = $state(1);
  height = $state(1);
  near = $state(1);
  readonly #extent: () => Extent;
  /** The middle of what is seen, in the units of the picture. */
  #middle: Spot = $state.raw({ x: 0, y: 0 });
  readonly #fingers = new Map<number, Spot>();
  #start: Spot | undefined;
  /** Whether the last touch moved the picture, so that it was no tap. */
  moved = false;

  constructor(extent: () => Extent) {
    this.#extent = extent;
  }

  readonly #whole = $derived.by(() => {
    const { width, height } = this.#extent();
    const scale = Math.min(this.width / width, this.height / height) || 1;
    return { width: this.width / scale, height: this.height / scale };
  });

  /** The part of the picture that is seen. */
  readonly box = $derived.by(() => {
    const { width, height } = this.#extent();
    const seen = { width: this.#whole.width / this.near, height: this.#whole.height / this.near };
    const start = (middle: number, part: number, all: number) =>
      part >= all ? (all - part) / 2 : Math.min(all - part, Math.max(0, middle - part / 2));
    return { x: start(this.#middle.x, seen.width, width), y: start(this.#middle.y, seen.height, height), ...seen };
  });

  /** Pixels for one unit. */
  get scale(): number {
    return this.width / this.box.width;
  }

  /** Nearer or further, with one spot of the frame staying where it is. */
  zoom(by: number, spot: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.box;
    const at = { x: before.x + spot.x / this.scale, y: before.y + spot.y / this.scale };
    this.near = Math.min(NEAREST, Math.max(1, this.near * by));
    const wide = this.#whole.width / this.near;
    const high = this.#whole.height / this.near;
    this.#middle = { x: at.x + (0.5 - spot.x / this.width) * wide, y: at.y + (0.5 - spot.y / this.height) * high };
  }

  /** Brings a spot of the picture into sight. */
  reveal(x: number, y: number): void {
    const { box } = this;
    const inside = x > box.x + 20 && y > box.y + 20 && x < box.x + box.width - 20 && y < box.y + box.height - 20;
    if (this.near > 1 && !inside) this.#middle = { x, y };
  }

  /** What lies under a spot of the frame is in the frame at these pixels. */
  toFrame(x: number, y: number): Spot {
    return { x: (x - this.box.x) * this.scale, y: (y - this.box.y) * this.scale };
  }

  down(id: number, spot: Spot): void {
    if (this.#fingers.size === 0) this.moved = false;
    this.#fingers.set(id, spot);
    this.#start = spot;
  }

  move(id: number, spot: Spot): void {
    const before = this.#fingers.get(id);
    if (!before || !this.#start) return;
    const other = [...this.#fingers].find(([finger]) => finger !== id)?.[1];
    if (other) {
      this.moved = true;
      const apart = (a: Spot) => Math.hypot(a.x - other.x, a.y - other.y);
      this.zoom(apart(spot) / Math.max(1, apart(before)), { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 });
    } else if (this.near > 1 && (this.moved || Math.hypot(spot.x - this.#start.x, spot.y - this.#start.y) > SLIP)) {
      this.moved = true;
      const { x, y, width, height } = this.box;
      this.#middle = { x: x + width / 2 - (spot.x - before.x) / this.scale, y: y + height / 2 - (spot.y - before.y) / this.scale };
    } else return;
    this.#fingers.set(id, spot);
  }

  up(id: number): void {
    this.#fingers.delete(id);
  }
}
