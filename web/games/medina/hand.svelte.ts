/** The piece in hand, and the last piece of a turn: it lies in the city, but nothing can be taken back once it is sent. */

import type { Seat } from '#engine';
import type { MedinaEvent, Move, Piece, Table } from '#games/medina';
import { Holding } from '../holding.svelte.ts';
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

export class Hand extends Holding<Held> {
  readonly #dealt: () => Dealt;
  picked: Piece | undefined = $state();

  constructor(dealt: () => Dealt) {
    super();
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
    if (!endsTurn(next.table, seat)) play(move);
    else this.keep({ move, events: next.events, table: { ...next.table, turn: spent(table), turns: table.turns } });
  }
}

/** The turn with nothing left to place. */
function spent({ turn }: Table): Table['turn'] {
  return turn.kind === 'place' ? { ...turn, left: 0 } : turn;
}
