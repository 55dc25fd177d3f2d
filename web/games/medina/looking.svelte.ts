/** What the reader looks at: what the pointer or the focus is on, what was tapped, or a palace in the list of a seat. */

import { NOBODY, type Palace, type Table } from '#games/medina';
import { keyOf, type Place } from './layout.ts';
import { palaceAt, squaresOf } from './placing.ts';

export class Looking {
  readonly #table: () => Table;
  place: Place | undefined = $state.raw();
  pinned: Place | undefined = $state.raw();
  listed: number | undefined = $state();

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** The palace whose card is shown. */
  readonly palace: Palace | undefined = $derived.by(() => {
    const table = this.#table();
    const place = this.place ?? this.pinned;
    const palace = this.listed ?? (place?.kind === 'square' ? palaceAt(table, place.at) : NOBODY);
    return palace === NOBODY || palace >= table.palaces.first.length ? undefined : palace;
  });

  /** Where it stands. */
  readonly keys: readonly string[] = $derived.by(() =>
    this.palace === undefined ? [] : squaresOf(this.#table(), this.palace).map((at) => keyOf({ kind: 'square', at })),
  );

  /** A second tap on the same place lets it go. */
  pin(place: Place): void {
    this.pinned = this.pinned && keyOf(this.pinned) === keyOf(place) ? undefined : place;
  }

  clear(): void {
    this.place = undefined;
    this.pinned = undefined;
    this.listed = undefined;
  }
}
