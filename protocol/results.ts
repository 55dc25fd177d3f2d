/** How games went and how people stand, asked and answered over HTTP. */

import type { Forfeit } from '#engine';
import type { Rating } from './answers.ts';
import type { Sitter } from './messages.ts';

/** A finished game, for everybody who played it. */
export interface TableResult {
  readonly table: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  /** Seat by seat. Places count from 1; those who tie share one. In a rated game: what was believed of each before and after. */
  readonly seats: readonly {
    readonly sitter: Sitter;
    readonly place: number;
    readonly score: number;
    readonly rated?: { readonly before: Rating; readonly after: Rating };
  }[];
  /** The game ended before its end: there are no scores. */
  readonly forfeit?: Forfeit;
}

/** The strongest at one game: those of whom enough is known first, then those whose rating is provisional. */
export interface Leaderboard {
  readonly people: readonly (Rating & {
    readonly id: string;
    readonly name: string;
    readonly games: number;
    readonly provisional: boolean;
  })[];
  /** The levels of bots that enough rated people have played, where those people put them. */
  readonly bots: readonly (Rating & { readonly bot: string; readonly games: number; readonly people: number })[];
}

/** What somebody's finished games add up to. */
export interface Statistics {
  /** By game and number of seats; the most played first. */
  readonly games: readonly { readonly game: string; readonly seats: number; readonly played: number; readonly won: number }[];
  /** Who sat at the same tables, the most met first, and how often one came before and after them; else they shared a place. */
  readonly opponents: readonly {
    readonly id: string;
    readonly name: string;
    readonly played: number;
    readonly before: number;
    readonly after: number;
  }[];
  /** The rating after each rated game, game by game, the oldest first. */
  readonly history: readonly { readonly game: string; readonly points: readonly { readonly ended: number; readonly rating: number }[] }[];
}

/** The deals of one day, a game each. Days are as the clock of Greenwich has them: 2026-11-16. */
export interface DailyDeals {
  readonly day: string;
  readonly today: string;
  readonly deals: readonly DailyDeal[];
}

export interface DailyDeal {
  readonly game: string;
  /** The table of one's own try, once begun, and whether that is over. */
  readonly table?: string;
  readonly over?: boolean;
  /** Everybody's, the best first: for whoever has finished theirs, and for all once the day is over. */
  readonly tries?: readonly {
    readonly table: string;
    readonly person?: string;
    readonly name: string;
    /** Among the bots, from 1. */
    readonly place: number;
    readonly score: number;
  }[];
}
