/** Nothing leaks: law 6, asked of one pair of eyes. */

import { FastChance } from './chance.ts';
import { clone, isSame } from './clone.ts';
import type { Inquiry } from './findings.ts';
import { type Listed, obeyed } from './legality.ts';
import type { Told } from './match.ts';
import { type Game, type GameEvent, type Seat, type State, type Tell, type View, viewOf } from './rules.ts';

/** The inventory of a game. */
export type Stock = Readonly<Record<string, number>>;

function imagine({ match, chance, findings }: Inquiry, view: View): State | undefined {
  return findings.attempt(
    6,
    () => `imagining what seat ${view.seat} cannot see`,
    () => match.game.imagine(view, chance),
  );
}

/** Law 6, now: an imagined state gives the same view, legal moves (`listed`) and refusals, and is a state of the same box (`stock`). */
export function checkSecrecy(inquiry: Inquiry, seat: Seat, listed: Listed, stock: Stock): void {
  const { match, chance, nonsense, findings } = inquiry;
  const { game } = match;
  const view = match.view(seat);
  const imagined = imagine(inquiry, view);
  if (!imagined) return;
  const seen = viewOf(imagined, seat);
  findings.holds(6, isSame(seen, view), () => `an imagined state gives seat ${seat} another view`);
  findings.holds(6, isSame(game.inventory(imagined), stock), () => 'an imagined state has another inventory');
  const other = game.readMove(nonsense.elsewhere(chance));
  const known = (eyes: View, moves: readonly unknown[]) => {
    return [moves, other === undefined || game.refuse(eyes, other), game.ahead?.(eyes), obeyed(game, eyes, findings)];
  };
  findings.holds(
    6,
    isSame(known(seen, game.moves(seen)), known(view, listed.moves)),
    () => `an imagined state gives seat ${seat} other legal moves, refusals or orders`,
  );
}

/** Law 6, afterwards: the same move in a state that `eyes` cannot tell apart looks the same to them. */
export function checkSecrecyOfMove(inquiry: Inquiry, eyes: Seat, seat: Seat, text: string): void {
  const { match, chance, findings } = inquiry;
  const { game } = match;
  const move = game.readMove(text);
  const truth = clone(match.state);
  const imagined = imagine(inquiry, viewOf(truth, eyes));
  if (!imagined || game.refuse(viewOf(imagined, seat), move)) return;
  const luck = chance.below(1_000_000);
  const seen = playFor(game, truth, eyes, seat, move, luck);
  const imaginedSeen = playFor(game, imagined, eyes, seat, move, luck);
  if (seen === undefined || imaginedSeen === undefined) return;
  findings.holds(6, isSame(seen, imaginedSeen), () => `${text} by seat ${seat} tells seat ${eyes} something hidden without a reveal`);
}

/** What the eyes see of the move; undefined when it reveals something to them. */
function playFor(game: Game, state: State, eyes: Seat, seat: Seat, move: unknown, luck: number): unknown {
  const told: Told[] = [];
  let revealed = false;
  const tell: Tell = {
    everyone: (event: GameEvent) => told.push({ event }),
    only: (to, event) => told.push({ to, event }),
    reveal: (_, to) => {
      revealed ||= to === undefined || to === eyes;
    },
  };
  game.play(state, seat, move, new FastChance(luck), tell);
  if (revealed) return undefined;
  return [viewOf(state, eyes), told.filter(({ to }) => to === undefined || to === eyes)];
}
