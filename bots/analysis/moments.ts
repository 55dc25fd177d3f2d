/** A finished game as its moments: what stood before each entry that remains, and what it led to. */

import { clone, type Game, type GameRecord, isUndo, Match, type Outcome, type Seat, type State } from '#engine';
import { chancesAfter } from '../insight/odds.ts';

interface Moment {
  /** The number of the entry in the log. */
  readonly ply: number;
  readonly seat: Seat;
  /** The move, in notation. */
  readonly text: string;
  readonly before: State;
  readonly after: State;
  /** Nothing was drawn and nothing is hidden: all that came of it is the mover's doing. */
  readonly isOpen: boolean;
  /** Chance was drawn, or something was shown that nobody knew. */
  readonly isDrawn: boolean;
}

interface Told {
  readonly start: State;
  readonly moments: readonly Moment[];
}

/** Entries that were taken back are left out: they led nowhere. */
export function momentsOf(game: Game, record: GameRecord): Told {
  const match = Match.atSetup(game, record);
  const start = clone(match.state);
  let remaining: Moment[] = [];
  let before = start;
  const wrong = match.playLog(record.plies, ({ ply, seat, text, fixed }) => {
    if (isUndo(text)) {
      const from = Number(text.split(' ')[1] ?? remaining.at(-1)?.ply);
      remaining = remaining.filter((moment) => moment.ply < from);
    } else {
      const isOpen = !fixed && isBare(before.hands) && isBare(before.box);
      remaining.push({ ply, seat, text, before, after: clone(match.state), isOpen, isDrawn: fixed });
    }
    before = remaining.at(-1)?.after ?? start;
  });
  if (wrong) throw new Error(`entry ${wrong.ply} is refused: ${wrong.refusal.rule}`);
  return { start, moments: remaining };
}

function isBare(hidden: unknown): boolean {
  return Array.isArray(hidden) && hidden.every(isBare);
}

/** How it ended for each seat, from 0 to 1; undefined where nobody won or lost. */
export function resultOf(outcome: Outcome | undefined, { forfeit, calledOff, seats }: GameRecord): readonly number[] | undefined {
  if (outcome) return chancesAfter(outcome);
  if (!forfeit || calledOff) return undefined;
  return Array.from({ length: seats }, (_, seat) => (seat === forfeit.seat ? 0 : 1 / (seats - 1)));
}
