/** A table without a server: it speaks the same messages, and its bots see only what a player may see. */

import { type Bot, LATE } from '#bots/bot';
import { commitTo, FastChance, type Game, isRefusal, Match, type Ply, readSeed, type Seat, UNDO } from '#engine';
import { type Eyes, retell, seenBy, type TableInfo, Teller, type ToClient, type ToServer, VERSION } from '#protocol';
import { followsLesson, type LocalGame } from '../local-games.ts';

export class Host {
  readonly #local: LocalGame;
  readonly #game: Game;
  /** Undefined while they are still on their way. */
  #bots: readonly Bot[] | undefined;
  #isOpen = false;
  readonly #match: Match;
  readonly #teller: Teller;
  readonly #people: readonly Seat[];
  /** Whose eyes the page has now; nobody's until one of several people at the screen sits down. */
  #seat: Seat | undefined;
  readonly #chance: FastChance;
  readonly #say: (message: ToClient) => void;
  readonly #keep: (plies: readonly Ply[], over: boolean) => void;

  constructor(
    game: Game,
    bots: readonly Bot[] | undefined,
    local: LocalGame,
    luck: number,
    say: (message: ToClient) => void,
    keep: (plies: readonly Ply[], over: boolean) => void,
  ) {
    const seed = readSeed(local.seed)!;
    const match = Match.replay(game, { ...local, seats: local.seats.length, seed });
    if (!(match instanceof Match)) throw new Error(`the kept game is broken at ply ${match.ply}`);
    this.#local = local;
    this.#game = game;
    this.#bots = bots;
    this.#match = match;
    this.#teller = new Teller(match);
    this.#people = local.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#seat = this.#people.length === 1 ? this.#people[0] : undefined;
    this.#chance = new FastChance(luck);
    this.#say = say;
    this.#keep = keep;
  }

  #info(): TableInfo {
    const { id, rules, options, seats, seed } = this.#local;
    const commit = commitTo(readSeed(seed)!);
    return {
      id,
      game: this.#game.meta.id,
      rules,
      options,
      seats,
      timeControl: { kind: 'unlimited' } as const,
      commit,
      started: true,
      over: this.#match.isOver,
    };
  }

  /** The bots that sit here are there. */
  come(bots: readonly Bot[]): void {
    this.#bots = bots;
    if (this.#isOpen) this.#letBotsPlay();
  }

  sit(seat: Seat | undefined): void {
    this.#seat = this.#people.find((one) => one === seat);
  }

  get #eyes(): Eyes {
    return { seat: this.#seat, movers: this.#people };
  }

  /** At one screen the hand that takes back is the one that moved. */
  #mover(move: string): Seat | undefined {
    return (move === UNDO ? this.#people.find((seat) => this.#match.canUndo(seat)) : undefined) ?? this.#seat;
  }

  hear(message: ToServer): void {
    if (message.kind === 'lobby' || message.kind === 'seek' || message.kind === 'away' || message.kind === 'number') return;
    if (message.kind === 'join') {
      this.#welcome(message.since);
      this.#isOpen = true;
      this.#letBotsPlay();
    } else if (message.ply !== this.#match.ply) {
      this.#say({ kind: 'refused', no: { kind: 'stale', ply: this.#match.ply }, answers: message.ply });
    } else {
      const seat = this.#mover(message.move);
      if (seat === undefined) this.#say({ kind: 'refused', no: { kind: 'no seat' }, answers: message.ply });
      else if (this.#submit(seat, message.move)) this.#letBotsPlay();
    }
  }

  #welcome(since: number): void {
    const from = since > this.#match.ply ? 0 : since;
    const { start, plies } = retell(Match.atSetup(this.#game, this.#match), this.#match.plies, this.#eyes, from);
    this.#say({
      kind: 'welcome',
      v: VERSION,
      info: this.#info(),
      ...(this.#seat === undefined ? {} : { seat: this.#seat }),
      ...(from === 0 ? { start } : {}),
      since: from,
      plies,
    });
  }

  #submit(seat: Seat, text: string): boolean {
    const played = this.#match.submit(seat, text);
    if (isRefusal(played)) {
      this.#say({ kind: 'refused', no: { kind: 'rule', refusal: played, ply: this.#match.ply } });
      return false;
    }
    this.#keep(this.#match.plies, this.#match.isOver);
    this.#say({ kind: 'ply', ...seenBy(this.#teller.tell(this.#match, played), this.#eyes) });
    if (this.#match.isOver) this.#say({ kind: 'table', ply: this.#match.ply, info: this.#info() });
    return true;
  }

  /** What comes next in the lesson that this game is, as long as everybody follows it. */
  get #rehearsed(): string | undefined {
    const { lesson } = this.#local;
    const { plies } = this.#match;
    return followsLesson({ lesson, plies }) ? lesson?.moves[plies.length] : undefined;
  }

  /** Lets the bots play until a person is to move. */
  #letBotsPlay(): void {
    const bots = this.#bots;
    while (bots) {
      const seat = this.#match.toAct().find((acting) => this.#local.seats[acting]?.kind === 'bot');
      if (seat === undefined) return;
      const sitter = this.#local.seats[seat];
      const bot = sitter?.kind === 'bot' ? bots.find(({ name }) => name === sitter.bot) : undefined;
      if (!bot) throw new Error(`no bot sits at seat ${seat}`);
      const view = structuredClone(this.#match.view(seat));
      const late = performance.now() + LATE;
      const isLate = () => performance.now() > late;
      const choose = () => this.#game.writeMove(bot.choose(this.#game, view, this.#chance, isLate));
      if (!this.#submit(seat, this.#rehearsed ?? choose())) return;
    }
  }
}
