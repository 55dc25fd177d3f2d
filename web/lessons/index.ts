/** Guided first games: what leads the reader and what speaks, loaded only where there is a lesson. */

import type { Component, ComponentProps } from 'svelte';
import type { Lesson } from '#engine';
import type { Moves } from '../table/moves.svelte.ts';
import type { Sitting } from '../table/sitting.svelte.ts';
import Bubble from './Bubble.svelte';
import { Guide } from './guide.svelte.ts';
import { l } from './words.ts';

interface Teach {
  readonly guide: (sitting: Sitting, moves: Moves) => Guide;
  readonly Bubble: Component<ComponentProps<typeof Bubble>>;
  /** What is said of a move that the rules allow, but not now. */
  readonly instead: (guide: Guide | undefined) => string | undefined;
}

/** The lesson of this name, in the kept game with this id. */
export function teach(id: string, name: string, lesson: Lesson): Teach {
  return {
    guide: (sitting, moves) => new Guide({ id, name, lesson }, sitting, () => moves.rest),
    Bubble,
    instead: (guide) => (guide?.isOn ? (guide.hasMore ? l().readFirst : l().instead) : undefined),
  };
}
