/** What may be played: laws 2, 3 and 4, asked of every seat at one moment of a game. */

import { FastChance } from './chance.ts';
import { isSame } from './clone.ts';
import type { Findings, Inquiry } from './findings.ts';
import { JUNK } from './nonsense.ts';
import type { Game, Seat, View } from './rules.ts';

/** The legal moves of a seat, and each in notation. */
export interface Listed {
  readonly moves: readonly unknown[];
  readonly texts: readonly string[];
}

/** Gives what each seat has found listed. */
export function checkLegality({ match, chance, nonsense, findings }: Inquiry, seats: readonly Seat[]): Listed[] {
  const { game } = match;
  const acting = match.toAct();
  const all: Listed[] = [];
  for (const seat of seats) {
    const view = match.view(seat);
    const moves = game.moves(view);
    const texts = moves.map((move) => game.writeMove(move));
    all.push({ moves, texts });
    if (acting.includes(seat)) findings.holds(2, moves.length > 0, () => `seat ${seat} is to act and has no legal move`);
    else if (moves.length > 0) {
      findings.breaks(2, `seat ${seat} is not to act and has legal moves`);
      continue;
    }
    checkAhead(game, view, acting.includes(seat), findings);
    for (let i = 0; i < moves.length; i++) {
      const no = game.refuse(view, moves[i]);
      if (no) findings.breaks(3, `${texts[i]} is listed and refused by [${no.rule}]`);
      const again = game.readMove(texts[i]!);
      if (!isSame(again, moves[i])) findings.breaks(4, `${texts[i]} does not read as the move it was written for`);
    }
    if (acting.includes(seat)) checkAnyMove(game, view, moves, match.ply, findings);
    const listed = new Set(texts);
    findings.holds(4, listed.size === texts.length, () => 'two legal moves have the same notation');
    for (const text of nonsense.near(texts, chance)) {
      if (listed.has(text)) continue;
      const move = read(game, text, findings);
      if (move === undefined) continue;
      const written = game.writeMove(move);
      if (written !== text) findings.breaks(4, `${text} reads as ${written}`);
      else findings.holds(3, game.refuse(view, move) !== undefined, () => `${text} is not listed and not refused`);
    }
  }
  const junk = chance.pick(JUNK);
  findings.holds(4, read(game, junk, findings) === undefined, () => `${JSON.stringify(junk)} reads as a move`);
  return all;
}

/** Law 3 for a move that is drawn without a list: it is the one that the same luck draws from the list. */
function checkAnyMove(game: Game, view: View, moves: readonly unknown[], seed: number, findings: Findings): void {
  if (!game.anyMove || moves.length === 0) return;
  const isPicked = isSame(game.anyMove(view, new FastChance(seed)), new FastChance(seed).pick(moves));
  findings.holds(3, isPicked, () => 'any move is another one than the same luck picks from the list');
}

/** Laws 2 and 4 for moves made ahead: only who is not to act makes them, and they can be written. */
function checkAhead(game: Game, view: View, isActing: boolean, findings: Findings): void {
  const moves = game.ahead?.(view) ?? [];
  findings.holds(2, !isActing || moves.length === 0, () => `seat ${view.seat} is to act and may move ahead`);
  for (const move of moves) {
    const text = game.writeMove(move);
    findings.holds(4, isSame(game.readMove(text), move), () => `${text}, made ahead, does not read as the move it was written for`);
  }
}

/** Law 3 for orders: what each of them does for a seat that is to act is legal. */
export function obeyed(game: Game, view: View, findings: Findings): unknown {
  if (!game.orders || !game.toAct(view.table).includes(view.seat)) return undefined;
  return Object.entries(game.orders).map(([name, order]) => {
    const move = order.obey(view);
    if (move !== undefined) findings.holds(3, game.refuse(view, move) === undefined, () => `the order ${name} is not legal`);
    return move;
  });
}

function read(game: Game, text: string, findings: Findings): unknown {
  return findings.attempt(
    4,
    () => `reading ${JSON.stringify(text)}`,
    () => game.readMove(text),
  );
}
