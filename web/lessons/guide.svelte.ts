/** Leads the reader through a lesson: what is told now, and the one move that is waited for. */

import type { Lesson } from '#engine';
import { leaveLesson } from '../table/local-games.ts';
import type { Sitting } from '../table/sitting.svelte.ts';

interface Course {
  /** The kept game. */
  readonly id: string;
  readonly name: string;
  readonly lesson: Lesson;
}

interface Stop {
  readonly say: readonly string[];
  /** The move that is waited for; none at the end. */
  readonly play?: string;
  /** How many sentences came before. */
  readonly before: number;
}

/** Where the lesson stops to speak, by how many moves have been made. */
function stopsOf(lesson: Lesson): ReadonlyMap<number, Stop> {
  const stops = new Map<number, Stop>();
  let ply = (lesson.before ?? []).length + lesson.first.length;
  let before = 0;
  for (const { say, play, reply } of lesson.turns) {
    stops.set(ply, { say, play, before });
    ply += 1 + reply.length;
    before += say.length;
  }
  return stops.set(ply, { say: lesson.end, before });
}

export class Guide {
  readonly course: Course;
  readonly #sitting: Sitting;
  /** The entry on which the board rests. */
  readonly #rest: () => number | undefined;
  readonly #stops: ReadonlyMap<number, Stop>;
  #left = $state(false);
  /** A move that was tried and is not the one. */
  tried = $state.raw<{ readonly move: unknown }>();

  constructor(course: Course, sitting: Sitting, rest: () => number | undefined) {
    this.course = course;
    this.#sitting = sitting;
    this.#rest = rest;
    this.#stops = stopsOf(course.lesson);
  }

  /** The last stop that the table has come to. */
  readonly #ply: number = $derived.by(() => {
    const { at, log } = this.#sitting;
    const reached = Math.min(at, log.length);
    return Math.max(0, ...[...this.#stops.keys()].filter((ply) => ply <= reached));
  });
  readonly #stop: Stop | undefined = $derived.by(() => this.#stops.get(this.#ply));
  /** How many sentences of this stop have been read. */
  #read = $derived.by(() => {
    void this.#ply;
    return 0;
  });

  /** Whether it leads; after the last sentence the game goes on by itself. */
  readonly isOn: boolean = $derived.by(() => !this.#left);
  /** Whether the table rests where something is told, and not on what the bots do. */
  readonly isHere: boolean = $derived.by(() => this.#stop !== undefined && this.#rest() === this.#ply);
  readonly isEnd: boolean = $derived.by(() => this.#stop !== undefined && this.#stop.play === undefined);
  readonly says: string | undefined = $derived.by(() => this.#stop?.say[this.#read]);
  readonly hasMore: boolean = $derived.by(() => this.#stop !== undefined && this.#read + 1 < this.#stop.say.length);
  /** Which sentence it is. */
  readonly step: number = $derived.by(() => (this.#stop?.before ?? 0) + this.#read + 1);
  readonly steps: number = $derived.by(() => Math.max(...[...this.#stops.values()].map(({ say, before }) => before + say.length)));
  /** The thing of the board that is spoken of. */
  readonly shows: string | undefined = $derived.by(() => this.course.lesson.shows?.[this.says ?? '']);

  get game(): string {
    return this.#sitting.game.meta.id;
  }

  next(): void {
    this.tried = undefined;
    if (this.hasMore) this.#read++;
  }

  /** From here on it is a game like any other. */
  leave(): void {
    this.#left = true;
    leaveLesson(this.course.id);
  }

  /** The move that is waited for, once all is read and nothing has happened since. */
  get #awaited(): string | undefined {
    return this.hasMore || this.#sitting.at !== this.#ply ? undefined : this.#stop?.play;
  }

  /** Of the legal moves the one that is waited for. */
  light(legal: readonly unknown[]): readonly unknown[] {
    const awaited = this.#awaited;
    return legal.filter((move) => this.#sitting.game.writeMove(move) === awaited);
  }

  /** Whether this is the move; any other is answered. */
  takes(move: unknown): boolean {
    const isIt = this.#sitting.game.writeMove(move) === this.#awaited;
    this.tried = isIt ? undefined : { move };
    return isIt;
  }
}
