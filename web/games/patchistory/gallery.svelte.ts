import { onceWhole } from '../pieces.svelte.ts';

/** The emblems hang in a gallery that opens when the first large place is shown, so that a table is there before them. */

class Gallery {
  /** Whose emblems hang there; nothing as long as it is closed. */
  ids: ReadonlySet<string> | undefined = $state.raw();
  #asked = false;

  open(): void {
    if (this.#asked) return;
    this.#asked = true;
    onceWhole(() => {
      import('./emblems.ts').then(
        ({ plantEmblems }) => {
          this.ids = plantEmblems();
        },
        () => {
          this.ids = new Set();
        },
      );
    });
  }
}

export const gallery = new Gallery();
