/** What the reader may do at the table now: the moves of their seat, the one that is obvious, and taking back. */

import { untrack } from 'svelte';
import { type Refusal, UNDO, type View } from '#engine';
import type { SeenPly } from '#protocol';
import type { Shelf } from '../games/shelf.ts';
import { settings } from '../settings.svelte.ts';
import { isPractised } from './practice.ts';
import { mayTakeBack } from './remaining.ts';
import type { Screen } from './screen.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';

/** Who leads the reader. */
export interface Leader {
  /** Whether it leads; else the game is one like any other. */
  readonly isOn: boolean;
  /** Of the legal moves those that are waited for. */
  light(legal: readonly unknown[]): readonly unknown[];
  /** Whether a move is played. */
  takes(move: unknown): boolean;
}

export class Moves {
  readonly #sitting: Sitting;
  readonly #shelf: Shelf;
  readonly #screen: Screen;
  readonly #isPractised: boolean;
  /** Who leads the reader: one move at a time, and nothing is undone. */
  guide = $state.raw<Leader>();
  /** What a hint speaks of. */
  advised = $state.raw<readonly unknown[]>([]);
  /** How the board puts back a move that it keeps in hand. */
  putBack = $state.raw<() => void>();
  /** Whether a move waits for a second tap. */
  keepsBack: ((move: string) => boolean) | undefined;
  /** The entry after which an obvious move was last played for the reader, until they move themselves. */
  #forYou = $state.raw<number>();

  constructor(sitting: Sitting, shelf: Shelf, screen: Screen) {
    this.#sitting = sitting;
    this.#shelf = shelf;
    this.#screen = screen;
    this.#isPractised = isPractised(sitting.game.meta.id);
    $effect(() => {
      const move = this.#obvious;
      if (move !== undefined && !sitting.waiting) {
        untrack(() => {
          this.play(move);
          this.#forYou = sitting.length;
        });
      }
    });
  }

  /** Whether one's own hand plays one's seat. */
  readonly areMine: boolean = $derived.by(() => {
    const { info, seat } = this.#sitting;
    const sitter = seat === undefined ? undefined : info?.seats[seat];
    return sitter?.kind === 'person' && sitter.bot === undefined && !info?.over;
  });

  readonly #legal: readonly unknown[] = $derived.by(() => {
    const { isNow, shown, game } = this.#sitting;
    return isNow && this.areMine && shown ? game.moves(shown as View) : [];
  });

  /** The move that was played for the reader, as it was told. */
  readonly playedForYou: SeenPly | undefined = $derived.by(() => {
    const { log, seat } = this.#sitting;
    const from = this.#forYou;
    return from === undefined ? undefined : log.find(({ ply, by }) => ply > from && by === seat);
  });

  /** A choice that nobody would make otherwise is made at once, if the player likes and knows the game. */
  readonly #obvious: unknown = $derived.by(() => {
    const { log, shown } = this.#sitting;
    if (this.guide?.isOn) return undefined;
    if (!settings.trivial || !this.#isPractised || this.#legal.length === 0 || log.at(-1)?.events[0]?.kind === UNDO) return undefined;
    return this.#shelf.obvious?.(shown as View, this.#legal);
  });

  readonly legal: readonly unknown[] = $derived.by(() => {
    if (this.guide?.isOn) return this.guide.light(this.#legal);
    return this.#obvious === undefined ? this.#legal : [];
  });

  /** The entry on which the board rests, while nothing is on its way. */
  readonly rest: number | undefined = $derived.by(() => {
    const { isNow, waiting, at } = this.#sitting;
    return isNow && !waiting && this.#obvious === undefined ? at : undefined;
  });

  /** Whether the last move that stands may be taken back from here. */
  readonly #mayUndo: boolean = $derived.by(() => {
    const { log, info, seat } = this.#sitting;
    const by = info?.over || this.guide?.isOn ? undefined : mayTakeBack(log);
    return by !== undefined && ((this.areMine && by === seat) || this.#screen.mayTakeBack(by));
  });

  /** A move that the board keeps in hand is put back first: nobody has heard of it. */
  readonly undo: (() => void) | undefined = $derived.by(() => {
    const sitting = this.#sitting;
    const held = this.#screen.called === undefined ? this.putBack : undefined;
    return held ?? (sitting.isNow && this.#mayUndo && !sitting.waiting ? () => sitting.play(UNDO) : undefined);
  });

  play(move: unknown): void {
    const written = this.#sitting.game.writeMove(move);
    const isOpen = this.legal.some((open) => this.#sitting.game.writeMove(open) === written);
    // What the board keeps in hand has had its first tap, and a move that is not waited for needs none: it is answered.
    if (isOpen && !this.putBack && this.keepsBack?.(written)) return;
    if (this.guide?.isOn && !this.guide.takes(move)) return;
    this.#forYou = undefined;
    this.#sitting.play(written);
  }

  /** Why a move may not be played, by the view alone. */
  refuse(move: unknown): Refusal | undefined {
    const { seat, shown, game } = this.#sitting;
    return seat === undefined || !shown ? undefined : game.refuse(shown as View, move);
  }
}
