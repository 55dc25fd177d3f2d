/** Things explain themselves: to a pointer that rests on them, a finger that stays, and the focus; and to every tap of who asks. */

/** How long one has to stay, in milliseconds, and how far one may slip meanwhile, in pixels. */
const REST = 600;
const SLIP = 8;

type Explained = HTMLElement | SVGElement;
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The smallest part of the page that explains what lies there, also under a part that only takes taps. */
function explainedAt({ x, y }: Spot): Explained | undefined {
  for (const part of document.elementsFromPoint(x, y)) {
    // A group of a drawing has no box of its own: its lines have.
    const found = part instanceof SVGElement ? part.closest<Explained>('[data-about]') : part;
    // Here lies something finer below what the focus explains.
    if (found?.hasAttribute('data-through')) continue;
    if (found instanceof HTMLElement ? found.dataset.about !== undefined : found) return found as Explained;
    if (part.matches('[popover]')) return undefined;
  }
  return undefined;
}
function explainedBy(target: EventTarget | null): Explained | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<Explained>('[data-about]') ?? target.querySelector<Explained>(':scope > [data-about]') ?? undefined;
}
/** What says already why it cannot be played is not talked over, unless somebody asks. */
const unlessTold = (found: Explained | undefined) => (found?.closest('[data-told]') ? undefined : found);

/** What is looked at, and whether taps ask. */
interface Scope {
  readonly board: HTMLElement | undefined;
  readonly asks: boolean;
}

export class Explaining {
  /** What explains itself now. */
  it: Explained | undefined = $state.raw();
  readonly #scope: () => Scope;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the pointer went last, or the finger came down. */
  #spot: Spot = { x: -1, y: -1 };
  /** Whether the finger that goes up asked, and so chose nothing. */
  #asked = false;
  /** When the finger came down, by the device's own clock. */
  #since = 0;
  /** Who has just played by a key, or points, does not ask by where the focus goes. */
  #steers = true;

  constructor(scope: () => Scope) {
    this.#scope = scope;
  }

  away(): void {
    clearTimeout(this.#timer);
    this.it = undefined;
  }

  /** What is explained has moved away from what is said of it. What is waited for is looked for when its time has come. */
  scroll({ target }: Event): void {
    if (this.it && target instanceof Node && target.contains(this.it)) this.away();
  }

  /** A finger that goes up too early, or wanders, has not asked. */
  lift(): void {
    clearTimeout(this.#timer);
  }

  down(event: PointerEvent): void {
    this.#steers = this.#asked = false;
    this.#since = event.timeStamp;
    if (isAnswer(event)) {
      // It may lie over what is asked about next.
      if (!(event.target as Element).closest('a')) this.away();
      return;
    }
    this.away();
    this.#spot = spotOf(event);
    if (!this.#isOnBoard(event)) return;
    if (this.#scope().asks) this.#swallow(event);
    else if (event.pointerType === 'touch') this.#wait(() => this.#find(true));
  }

  move(event: PointerEvent): void {
    const { x, y } = spotOf(event);
    // The page is told of a pointer that lies still, too, when what lies below it may have changed.
    if (this.#spot.x < 0 && event.movementX === 0 && event.movementY === 0) this.#spot = { x, y };
    const far = Math.hypot(x - this.#spot.x, y - this.#spot.y);
    if (event.pointerType === 'touch') {
      if (far > SLIP) this.lift();
      return;
    }
    if (far === 0 || isAnswer(event)) return;
    this.#spot = { x, y };
    if (this.it && !this.#scope().asks && explainedAt(this.#spot) !== this.it) this.away();
    if (event.buttons > 0 || this.#scope().asks || !this.#isOnBoard(event)) this.lift();
    else if (!this.it) this.#wait(() => this.#find(false));
  }

  up(event: PointerEvent): void {
    this.lift();
    // A page that was busy hears late of a finger that went up at once.
    if (this.#asked && event.timeStamp - this.#since < REST) {
      this.#asked = false;
      this.away();
    }
    if (this.#scope().asks && this.#isOnBoard(event)) this.it = explainedAt(spotOf(event));
  }

  click(event: MouseEvent): void {
    if (this.#asked || (this.#scope().asks && this.#isOnBoard(event))) this.#swallow(event);
    this.#asked = false;
  }

  /** The focus may have come to the board before all this did, and by keys if it is seen. */
  begin(): void {
    const target = document.activeElement;
    if (target?.matches(':focus-visible') && this.#scope().board?.contains(target)) this.#wait(() => unlessTold(explainedBy(target)));
  }

  focus(event: FocusEvent): void {
    if (!this.#steers || isAnswer(event)) return;
    this.away();
    const { target } = event;
    if (this.#isOnBoard(event)) this.#wait(() => unlessTold(explainedBy(target)));
  }

  /** Gives whether there was something to put away. */
  key(event: KeyboardEvent): boolean {
    const plays = event.key === 'Enter' || event.key === ' ';
    this.#steers = !plays;
    if (event.key === 'Escape' && this.it) {
      this.away();
      return true;
    }
    if (this.#scope().asks && this.#isOnBoard(event)) {
      if (event.key === 'Tab') this.#openAll();
      if (plays) {
        this.#swallow(event);
        this.it = explainedBy(event.target);
      }
    }
    return false;
  }

  /** What else cannot be reached by keys can, while taps ask. */
  #openAll(): void {
    const bare = ':not(button, a, [tabindex], :has(button, a, [tabindex]), [aria-hidden="true"], [aria-hidden="true"] *)';
    for (const part of this.#scope().board?.querySelectorAll<Explained>(`[data-about]${bare}`) ?? []) {
      part.tabIndex = 0;
      part.dataset.asked = '';
    }
  }

  closeAll(): void {
    this.away();
    for (const part of document.querySelectorAll('[data-asked]')) {
      part.removeAttribute('tabindex');
      part.removeAttribute('data-asked');
    }
  }

  #find(byTouch: boolean): Explained | undefined {
    const found = explainedAt(this.#spot);
    this.#asked = byTouch && found !== undefined;
    return byTouch ? found : unlessTold(found);
  }

  #wait(find: () => Explained | undefined): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.it = find();
    }, REST);
  }

  #isOnBoard({ target }: Event): boolean {
    return target instanceof Node && this.#scope().board?.contains(target) === true;
  }

  /** Nothing else hears of it; a sheet over the board can still be put away. */
  #swallow(event: Event): void {
    if (event.target instanceof Element && event.target.closest('[popover] button:not([data-about])')) return;
    event.stopPropagation();
    if (event.type !== 'pointerdown') event.preventDefault();
  }
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });
/** What is told can be pointed at, and its rule be opened. */
const isAnswer = ({ target }: Event) => target instanceof Element && target.closest('[data-answer-to]') !== null;
