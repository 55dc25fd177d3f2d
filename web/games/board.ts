/** What the table page asks of a game's board, and what it gives. */

import type { Component } from 'svelte';
import type { Game, GameEvent, GameWords, View, Who } from '#engine';
import type { Sight } from '#protocol';
import type { Voice } from '../sound/voices.ts';

/** Each board names its own types; the table page knows none of them. */
export interface BoardProps<View extends Sight = Sight, Move = unknown, Words extends GameWords = GameWords> {
  view: View;
  /** All hands: only in the replay of a finished game. */
  hands?: readonly Exclude<View['hand'], undefined>[] | undefined;
  /** All that was told up to what is shown, without what was taken back. */
  past: () => readonly GameEvent[];
  /** The legal moves of this seat now. */
  legal: readonly Move[];
  /** Why a move may not be played; the number of the rule stands in brackets at the end. */
  why: (move: Move) => string | undefined;
  play: (move: Move) => void;
  /** Takes back the reader's last move; missing while that may not be. */
  undo?: (() => void) | undefined;
  /** A board that keeps a move in hand until it is confirmed says how it is put back, so that the page can take that back too. */
  hold?: (putBack: (() => void) | undefined) => void;
  /** At a table with other people: the moves that can be made before one's turn, and the one that is. Made again, it is taken back. */
  ahead?: { readonly moves: readonly Move[]; readonly made: Move | undefined; readonly make: (move: Move) => void } | undefined;
  /** Moves that a hint speaks of, to be marked where they would be made. */
  advised?: readonly Move[];
  /** Whoever has read what is shown can go on. */
  goOn: () => void;
  /** The game ended before its end, as this says: it is nobody's turn. */
  ended?: string | undefined;
  who: Who;
  words: Words;
  /** Nothing may move. */
  still: boolean;
}

/** A sight to show on the way, and how many milliseconds to rest on it; `Infinity` until the reader goes on. */
export interface Step<View extends Sight = Sight> {
  readonly sight: View;
  readonly pause: number;
  /** Here a trick or somebody else's turn ends: who wishes is waited for. */
  readonly ends?: boolean;
}

/** What explains itself on a board: an element's `data-about` names one of these things. */
export interface Things {
  /** Each with the rule it stands in, in the order of the legend. */
  readonly THINGS: Readonly<Record<string, string>>;
  /** Draws one for the legend, in a box of 56 pixels. */
  readonly Symbol: Component<{ thing: string; words: GameWords }>;
}

/** `Final.svelte`: how the end of a game is drawn in a picture to keep: in SVG alone, and in the light theme. */
export interface Final {
  /** All of the table, or where `across` is above 0 what one seat made; in a box of so many units. */
  readonly default: Component<{ table: unknown; seat: number; words: GameWords }>;
  readonly boxOf: (
    table: unknown,
    seat: number,
  ) => { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How many seats lie side by side; 0 where all of them made one thing. */
  readonly across: number;
  /** What tells a seat apart in the drawing, on a box of 14. */
  readonly Mark?: Component<{ seat: number }>;
}

/** How moves are named: by whoever sees this view. */
export interface Naming<Own extends View = View, Words extends GameWords = GameWords> {
  readonly view: Own;
  readonly who: Who;
  readonly words: Words;
  /** What an event, or what hints say of a move, is in words, without its full stop. */
  say(fact: GameEvent): string;
  /** The first thing that is told of a move, in words. */
  told(move: unknown): string;
}

/** How things stand is told to these ears. */
export interface Hearing<Words extends GameWords = GameWords> {
  readonly who: Who;
  readonly words: Words;
  /** Who won, or that nobody did, once the game is over, perhaps before its end: it is nobody's turn. */
  readonly ended?: string | undefined;
  /** "What: this, that and those"; nothing, where there are none. */
  list(what: string, parts: readonly string[]): string;
}

/** A game in words, for whoever does not look at its board. */
export interface Aloud {
  /** A legal move by a name of its own; nothing for one that does the same as another. Without it, moves are called by what is told first. */
  readonly name?: (move: unknown, naming: Naming) => string | undefined;
  /** Under which name the moves of a sort stand together. */
  readonly sort?: (move: unknown, naming: Naming) => string;
  /** What whoever makes this move should know first, and say yes to: that nothing is left to be done after it, for one. */
  readonly warn?: (move: unknown, view: View, words: GameWords) => string | undefined;
  /** How things stand, in a few sentences: whose turn it is, what is to be done, and what the reader has. */
  readonly position: (sight: Sight, hearing: Hearing) => readonly string[];
}

/** What `web/games/<id>/index.ts` exports. */
export interface BoardModule {
  /** Its rules, which come with it: no page asks for them twice. */
  readonly game: Game;
  readonly Board: Component<BoardProps>;
  /** The least height that it can do with, upright and on a phone that lies on its side, in CSS. Large text may need more than the screen has. */
  readonly least?: readonly [high: string, low: string];
  /** The sights from `before`, which is not shown again, to `after`, which is the last. */
  readonly animate: (before: Sight, events: readonly GameEvent[], after: Sight) => Step[];
  /** What explains itself, if anything does; `about` of its words has the sentences. Loaded when somebody first asks. */
  readonly things?: () => Promise<Things>;
  /** How its end is drawn, if it is. */
  readonly final?: () => Promise<Final>;
  /** Its moves and how it stands, in words; loaded when somebody first asks. */
  readonly aloud?: () => Promise<{ readonly aloud: Aloud }>;
  /** What is heard of an entry, if anything. */
  readonly sound?: (events: readonly GameEvent[]) => Voice | undefined;
  /** The move that nobody would do otherwise, if this is such a moment. */
  readonly obvious?: (view: Sight, legal: readonly unknown[]) => unknown;
}
