/** What the pages show of each game. */

import type { Component } from 'svelte';
import type { Game, GameEvent, GameWords, Language, Meta, Who } from '#engine';
import { meta as king } from '#games/king-of-the-dice/meta';
import { tagline as kingTagline } from '#games/king-of-the-dice/tagline';
import { meta as medina } from '#games/medina/meta';
import { tagline as medinaTagline } from '#games/medina/tagline';
import { meta as patchistory } from '#games/patchistory/meta';
import { tagline as patchistoryTagline } from '#games/patchistory/tagline';
import { meta as ugo } from '#games/ugo/meta';
import { tagline as ugoTagline } from '#games/ugo/tagline';
import type { Sight } from '#protocol';

export interface BoardProps {
  view: Sight;
  /** All hands: only in the replay of a finished game. */
  hands?: unknown[] | undefined;
  /** The legal moves of this seat now. */
  legal: readonly unknown[];
  /** Why a move may not be played; the number of the rule stands in brackets at the end. */
  why: (move: unknown) => string | undefined;
  play: (move: unknown) => void;
  /** Takes back the reader's last move; missing while that may not be. */
  undo?: (() => void) | undefined;
  /** A board that keeps a move in hand until it is confirmed says how it is put back, so that the page can take that back too. */
  hold?: (putBack: (() => void) | undefined) => void;
  /** At a table with other people: the moves that can be made before one's turn, and the one that is. Made again, it is taken back. */
  ahead?: { readonly moves: readonly unknown[]; readonly made: unknown; readonly make: (move: unknown) => void } | undefined;
  /** Whoever has read what is shown can go on. */
  goOn: () => void;
  who: Who;
  words: GameWords;
  /** Nothing may move. */
  still: boolean;
}

export interface Frame {
  readonly sight: Sight;
  readonly pause: number;
}

/** Everything the table page needs to show one game. */
export interface Shelf {
  readonly game: Game;
  readonly Board: Component<BoardProps>;
  readonly frames: (before: Sight, events: readonly GameEvent[], after: Sight) => Frame[];
  /** Whether what happened can no longer be taken back: luck has fallen or a secret is open. */
  readonly isFinal?: (events: readonly GameEvent[]) => boolean;
  /** The move that nobody would do otherwise, if this is such a moment. */
  readonly obvious?: (view: Sight, legal: readonly unknown[]) => unknown;
}

export interface Entry {
  readonly meta: Meta;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly picture: () => Promise<Component>;
  readonly words: (language: Language) => Promise<GameWords>;
  /** Boards know their own game's types; the table page knows none. */
  readonly board: () => Promise<unknown>;
}

export const entries: readonly Entry[] = [
  {
    meta: ugo,
    tagline: ugoTagline,
    picture: () => import('./ugo/Picture.svelte').then((m) => m.default),
    words: (language) => import('#games/ugo/words').then((m) => m.words[language]()),
    board: () => import('./ugo/index.ts'),
  },
  {
    meta: king,
    tagline: kingTagline,
    picture: () => import('./king-of-the-dice/Picture.svelte').then((m) => m.default),
    words: (language) => import('#games/king-of-the-dice/words').then((m) => m.words[language]()),
    board: () => import('./king-of-the-dice/index.ts'),
  },
  {
    meta: medina,
    tagline: medinaTagline,
    picture: () => import('./medina/Picture.svelte').then((m) => m.default),
    words: (language) => import('#games/medina/words').then((m) => m.words[language]()),
    board: () => import('./medina/index.ts'),
  },
  {
    meta: patchistory,
    tagline: patchistoryTagline,
    picture: () => import('./patchistory/Picture.svelte').then((m) => m.default),
    words: (language) => import('#games/patchistory/words').then((m) => m.words[language]()),
    board: () => import('./patchistory/index.ts'),
  },
];

export function entryOf(id: string): Entry | undefined {
  return entries.find(({ meta }) => meta.id === id);
}

/** The rules and the board of a game, loaded when they are first needed. */
export async function shelfOf(id: string): Promise<Shelf | undefined> {
  const entry = entryOf(id);
  if (!entry) return undefined;
  const rules = import('./engines.ts').then(({ engineOf }) => engineOf(id).rules());
  const [game, board] = await Promise.all([rules, entry.board()]);
  return { game, ...(board as Omit<Shelf, 'game'>) };
}
