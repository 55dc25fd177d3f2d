/** How good each move looks to the net, as the logarithm of how often it would make it. */

import type { View } from '#engine';
import { CARDS, COLOURS, colourOf, highestOnTop, type Move, rules, type UgoView } from '#games/ugo';
import type { Judge, Verdict } from '../judge.ts';
import { Features } from './features.ts';
import { Net } from './net.ts';
import { Position } from './position.ts';

/** A judge for so many seats, with the net that these numbers make. */
export function judgeOf(seats: number, numbers: Uint8Array): Judge {
  const thought = new Thought(seats, new Net(seats, numbers));
  return { judge: (_game, view) => thought.judge(view as View as UgoView) };
}

class Thought {
  readonly #position: Position;
  readonly #features = new Features();
  readonly #net: Net;

  constructor(seats: number, net: Net) {
    this.#position = new Position(seats);
    this.#net = net;
  }

  judge(view: UgoView): readonly Verdict[] {
    if (view.table.turn.kind === 'lay') return this.#judgeLayouts(view);
    const moves = rules.moves(view);
    if (moves.length === 1) return [certain(moves[0]!)];
    this.#position.look(view);
    const cards = moves.flatMap((move) => (move.kind === 'play' ? [move.card] : []));
    const logs = this.#ask(cards);
    return moves.map((move, at) => ({ move, value: logs[at]!, error: 0 }));
  }

  /** The highest card of a colour lies best on top, always. What is open is the order of the new colours. */
  #judgeLayouts(view: UgoView): readonly Verdict[] {
    const position = this.#position;
    position.look(view);
    const verdicts: Verdict[] = [];
    const order: number[] = [];
    const place = (colour: number) => (order.includes(colour) ? order.indexOf(colour) : order.length);
    const goOn = (value: number): void => {
      const colours = COLOURS.flatMap((_, colour) => ((position.fresh >> colour) & 1 ? [colour] : []));
      if (colours.length < 2) {
        const tops = highestOnTop(view.table, view.seat, (a, b) => place(colourOf(a)) - place(colourOf(b)));
        verdicts.push({ ...certain({ kind: 'lay', tops }), value });
        return;
      }
      const logs = this.#ask(colours.map((colour) => CARDS + colour));
      for (const [at, colour] of colours.entries()) {
        position.lay(colour);
        order.push(colour);
        goOn(value + logs[at]!);
        order.pop();
        position.takeUp(colour);
      }
    };
    goOn(0);
    return verdicts;
  }

  /** The logarithms of the chances of these choices, which are all there are. */
  #ask(choices: readonly number[]): number[] {
    this.#features.look(this.#position);
    const logits = this.#net.logits(this.#features);
    const most = choices.reduce((best, choice) => Math.max(best, logits[choice]!), Number.NEGATIVE_INFINITY);
    const all = most + Math.log(choices.reduce((sum, choice) => sum + Math.exp(logits[choice]! - most), 0));
    return choices.map((choice) => logits[choice]! - all);
  }
}

function certain(move: Move): Verdict {
  return { move, value: 0, error: 0 };
}
