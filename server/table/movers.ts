/** Those who move by themselves when it is their turn: bots, bots that stand in for people, and people by their orders. */

import { createHash, randomBytes } from 'node:crypto';
import { FastChance, type Match, type Seat } from '#engine';
import type { No } from '#protocol';
import type { Log } from '../log.ts';
import type { Thinking } from '../thinking/thinking.ts';

interface Context {
  readonly table: string;
  readonly log: Log;
  readonly thinking: Thinking;
  /** The chance of a bot that thinks after this entry. */
  luck(ply: number): [number, number];
  /** The match, while it may be moved on: nothing is on its way to the disk, and play goes on. */
  playable(): Match | undefined;
  botAt(seat: Seat): string | undefined;
  /** Who made the table, and pays for its bots' thoughts; undefined when they have left for good. */
  payer(): string | undefined;
  /** What the orders of a person who is to act do now. */
  orderedBy(match: Match, seat: Seat): string | undefined;
  submit(seat: Seat, choose: () => string): No | undefined;
  /** Nobody thinks any more. */
  rest(): void;
}

/** A bot that is to move, and where. Every entry of the log, an undo as well, makes another position. */
interface Position {
  readonly match: Match;
  readonly ply: number;
  readonly seat: Seat;
  readonly bot: string;
}

/** All tables whose makers have left for good have one account together. */
const NOBODY = '';

export class Movers {
  readonly #context: Context;
  #isThinking = false;

  constructor(context: Context) {
    this.#context = context;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Lets one that is to move do so, once everyone else has had the processor. */
  wake(delay = 0): void {
    if (this.#isThinking || !this.#next()) return;
    this.#isThinking = true;
    if (delay === 0) setImmediate(() => this.#move());
    else setTimeout(() => this.#move(), delay).unref();
  }

  async #move(): Promise<void> {
    const next = this.#next();
    const submit = next && 'bot' in next ? await this.#think() : next && (() => this.#context.submit(next.seat, () => next.text));
    this.#isThinking = false;
    submit?.();
    if (!submit) this.wake();
    this.#context.rest();
  }

  /** Asks the bot that is to move when its turn to think comes. Its answer is thrown away where the position is another by then. */
  async #think(): Promise<(() => void) | undefined> {
    const { thinking, payer } = this.#context;
    let position: Position | undefined;
    const answer = await thinking.ask(payer() ?? NOBODY, () => {
      const next = this.#next();
      if (!next || !('bot' in next)) return undefined;
      position = next;
      const { match, seat, bot } = next;
      return { game: match.game.meta.id, bot, seats: match.seats, view: match.view(seat), luck: this.#context.luck(match.ply) };
    });
    if (!position || !answer || !this.#isStill(position)) return undefined;
    const at = position;
    return () => {
      if (answer.kind === 'failed') this.#moveAnyhow(at, answer.why);
      else {
        const no = this.#context.submit(at.seat, () => answer.text);
        if (no?.kind === 'rule') this.#moveAnyhow(at, `rule ${no.refusal.rule} refuses its move`);
      }
    };
  }

  #isStill({ match, ply, seat, bot }: Position): boolean {
    return this.#context.playable() === match && match.ply === ply && this.#context.botAt(seat) === bot;
  }

  /** A bot that fails is replaced by luck for this one move, for play must go on. */
  #moveAnyhow({ match: { game }, match, seat, bot }: Position, why: string): void {
    const { log, table, submit } = this.#context;
    log.error({ table, game: game.meta.id, bot, why }, 'a bot failed');
    submit(seat, () => game.writeMove(new FastChance(...drawLuck()).pick(game.moves(match.view(seat)))));
  }

  #next(): Position | { readonly seat: Seat; readonly text: string } | undefined {
    const match = this.#context.playable();
    if (!match) return undefined;
    for (const seat of match.toAct()) {
      const bot = this.#context.botAt(seat);
      if (bot !== undefined) return { match, ply: match.ply, seat, bot };
      const text = this.#context.orderedBy(match, seat);
      if (text !== undefined) return { seat, text };
    }
    return undefined;
  }
}

export function drawLuck(): [number, number] {
  return asLuck(randomBytes(8));
}

/** Where all play the same deal: who plays alike is answered alike. */
export function luckOf(seed: string, ply: number): [number, number] {
  return asLuck(createHash('sha256').update(`bots ${seed} ${ply}`).digest());
}

function asLuck(bytes: Buffer): [number, number] {
  return [bytes.readInt32LE(0), bytes.readInt32LE(4)];
}
