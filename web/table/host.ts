/** A table without a server: it speaks the same messages, and its bots see only what a player may see. */

import type { Bot } from '#bots/bot';
import { commitTo, FastChance, type Game, isRefusal, Match, type Ply, readSeed, type Seat } from '#engine';
import { type SeenPly, seenBy, sightOf, type TableInfo, Teller, type ToClient, type ToServer, VERSION } from '#protocol';
import type { LocalGame } from './kept.ts';

export class Host {
  readonly #local: LocalGame;
  readonly #game: Game;
  readonly #bots: readonly Bot[];
  readonly #match: Match;
  readonly #teller: Teller;
  readonly #seat: Seat;
  readonly #chance: FastChance;
  readonly #say: (message: ToClient) => void;
  readonly #keep: (plies: readonly Ply[], over: boolean) => void;

  constructor(
    game: Game,
    bots: readonly Bot[],
    local: LocalGame,
    luck: number,
    say: (message: ToClient) => void,
    keep: (plies: readonly Ply[], over: boolean) => void,
  ) {
    const seed = readSeed(local.seed) as Uint8Array;
    const match = Match.replay(game, { options: local.options, seats: local.seats.length, seed, plies: local.plies });
    if (!(match instanceof Match)) throw new Error(`the kept game is broken at ply ${match.ply}`);
    this.#local = local;
    this.#game = game;
    this.#bots = bots;
    this.#match = match;
    this.#teller = new Teller(match);
    this.#seat = local.seats.findIndex(({ kind }) => kind === 'person');
    this.#chance = new FastChance(luck);
    this.#say = say;
    this.#keep = keep;
  }

  #info(): TableInfo {
    const { id, rules, options, seats, seed } = this.#local;
    const commit = commitTo(readSeed(seed) as Uint8Array);
    return { id, game: this.#game.meta.id, rules, options, seats, pace: { kind: 'none' } as const, commit, started: true, over: this.#match.isOver };
  }

  hear(message: ToServer): void {
    if (message.kind === 'lobby') return;
    if (message.kind === 'join') {
      this.#welcome(message.since);
      this.#letBotsPlay();
    } else if (message.ply !== this.#match.ply) {
      this.#say({ kind: 'refused', no: { kind: 'stale', ply: this.#match.ply }, answers: message.ply });
    } else if (this.#submit(this.#seat, message.move)) {
      this.#letBotsPlay();
    }
  }

  #welcome(since: number): void {
    const from = since > this.#match.ply ? 0 : since;
    const match = new Match(this.#game, this.#local.options, this.#match.seats, readSeed(this.#local.seed) as Uint8Array);
    const start = structuredClone(sightOf(match, this.#seat));
    const teller = new Teller(match);
    const plies: SeenPly[] = [];
    for (const [seat, text] of this.#match.plies) {
      const played = match.submit(seat, text, { agreed: true });
      if (!isRefusal(played)) plies.push(seenBy(teller.tell(match, played), this.#seat));
    }
    this.#say({
      kind: 'welcome',
      v: VERSION,
      info: this.#info(),
      seat: this.#seat,
      ...(from === 0 ? { start } : {}),
      since: from,
      plies: plies.slice(from),
    });
  }

  #submit(seat: Seat, text: string): boolean {
    const played = this.#match.submit(seat, text);
    if (isRefusal(played)) {
      this.#say({ kind: 'refused', no: { kind: 'rule', refusal: played, ply: this.#match.ply } });
      return false;
    }
    this.#keep(this.#match.plies, this.#match.isOver);
    this.#say({ kind: 'ply', ...seenBy(this.#teller.tell(this.#match, played), this.#seat) });
    if (this.#match.isOver) this.#say({ kind: 'table', info: this.#info() });
    return true;
  }

  /** Lets the bots play until a person is to move. */
  #letBotsPlay(): void {
    for (;;) {
      const seat = this.#match.toAct().find((acting) => this.#local.seats[acting]?.kind === 'bot');
      if (seat === undefined) return;
      const sitter = this.#local.seats[seat];
      const bot = sitter?.kind === 'bot' ? this.#bots.find(({ name }) => name === sitter.bot) : undefined;
      if (!bot) throw new Error(`no bot sits at seat ${seat}`);
      const view = structuredClone(this.#match.view(seat));
      if (!this.#submit(seat, this.#game.writeMove(bot.choose(this.#game, view, this.#chance)))) return;
    }
  }
}
