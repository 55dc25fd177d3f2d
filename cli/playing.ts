/** A whole game played by bots. */

import type { Bot } from '#bots';
import { type Chance, type Game, type GameEvent, isRefusal, Match, type Options, type Seat } from '#engine';

interface Players {
  readonly game: Game;
  readonly options: Options;
  readonly seed: Uint8Array;
  /** Who sits at each seat, and the luck of each. */
  readonly bots: readonly Bot[];
  readonly chances: readonly Chance[];
  /** Told after each choice how long it took. */
  readonly timed?: (seat: Seat, ms: number) => void;
  /** Told of each event, with the table as it is after the move. */
  readonly told?: (event: GameEvent, table: unknown) => void;
}

export function playGame({ game, options, seed, bots, chances, timed, told }: Players): Match {
  const match = new Match(game, options, bots.length, seed);
  for (let left = game.meta.longest(options, bots.length); left > 0; left--) {
    const [seat] = match.toAct();
    if (seat === undefined) return match;
    const bot = bots[seat]!;
    const begun = timed ? performance.now() : 0;
    const move = bot.choose(game, match.view(seat), chances[seat]!);
    timed?.(seat, performance.now() - begun);
    const text = game.writeMove(move);
    const played = match.submit(seat, text);
    if (isRefusal(played)) throw new Error(`the bot ${bot.name} plays ${text}, which rule ${played.rule} forbids`);
    if (told) for (const { event } of played.told) told(event, match.state.table);
  }
  if (!match.isOver) throw new Error(`${game.meta.id} lasts longer than it may`);
  return match;
}
