/** The piece in hand, and the last piece of a turn: it lies in the city, but nothing can be taken back once it is sent. */

import type { Seat } from '#engine';
import type { MedinaEvent, Move, Piece, Table } from '#games/medina';
import { endsTurn, foresee, pieceOf, placesFor } from './placing.ts';

interface Held {
  readonly move: Move;
  readonly table: Table;
  readonly events: readonly MedinaEvent[];
}

interface Dealt {
  readonly table: Table;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly play: (move: Move) => void;
}

/** If nothing has come of a confirmed turn by then, the line is bad: it can be confirmed again, or taken back. */
const PATIENCE = 4000;

export class Hand {
  readonly #dealt: () => Dealt;
  picked: Piece | undefined = $state();
  held: Held | undefined = $state.raw();
  sent = $state(false);

  constructor(dealt: () => Dealt) {
    this.#dealt = dealt;
  }

  readonly moves: readonly Move[] = $derived.by(() => (this.held ? [] : this.#dealt().legal));
  readonly ready: ReadonlySet<Piece> = $derived.by(() => new Set(this.moves.map(pieceOf)));
  /** Where the piece in hand may go. */
  readonly lit: ReadonlyMap<string, Move> = $derived.by(() =>
    this.picked === undefined ? new Map() : placesFor(this.#dealt().table, this.moves, this.picked),
  );

  /** Takes the piece into the hand, or puts it back to the others. */
  pick(piece: Piece): void {
    this.picked = this.picked === piece ? undefined : piece;
  }

  lay(move: Move): void {
    const { table, seat, play } = this.#dealt();
    const next = foresee(table, seat, move);
    this.picked = undefined;
    if (!endsTurn(next.table, seat)) play(move);
    else this.held = { move, events: next.events, table: { ...next.table, turn: spent(table), turns: table.turns } };
  }

  confirm(): void {
    if (!this.held || this.sent) return;
    this.sent = true;
    this.#dealt().play(this.held.move);
    setTimeout(() => {
      this.sent = false;
    }, PATIENCE);
  }

  putBack(): void {
    this.held = undefined;
  }

  /** The table is another one: nothing waits any more. */
  renew(): void {
    this.held = undefined;
    this.sent = false;
  }
}

/** The turn with nothing left to place. */
function spent({ turn }: Table): Table['turn'] {
  return turn.kind === 'place' ? { ...turn, left: 0 } : turn;
}
