/** What is played at a table, for whoever thinks about sitting down. */

import type { GameWords, Meta, Options } from '#engine';
import type { TimeControl } from '#protocol';
import { t } from '../settings.svelte.ts';
import { toldTimeControl } from './time-control.ts';

interface Offered {
  readonly options: Options;
  readonly timeControl: TimeControl;
  readonly rated?: boolean;
}

/** In a line: which of a game's editions it is, what is otherwise than usual, whether it is rated, and how much time there is. */
export function termsOf({ options, timeControl, rated }: Offered, meta: Meta, words: GameWords | undefined): string {
  const chosen = Object.entries(options)
    .filter(([key, value]) => meta.options[key]?.named || value !== meta.options[key]?.default)
    .map(([key, value]) => words?.options[key]?.values[String(value)]);
  return [...chosen, rated ? t().rated : '', toldTimeControl(timeControl)].filter(Boolean).join(' · ');
}
