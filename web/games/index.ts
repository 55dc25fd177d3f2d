/** What the home page shows of each game. All else is loaded when a game is played or read about. */

import type { Component } from 'svelte';
import type { Language, Lessons, Meta } from '#engine';
import { inEach } from '#engine/words';
import { ids } from '#games/list';

const metas = import.meta.glob<Meta>('../../games/*/meta.ts', { eager: true, import: 'meta' });
const taglines = import.meta.glob<string>('../../games/*/words/??-tagline.ts', { eager: true, import: 'tagline' });
const pictures = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default' });
const lessons = import.meta.glob<Lessons>('../../games/*/lessons.ts', { import: 'lessons' });

export interface Entry {
  readonly meta: Meta;
  readonly tagline: Readonly<Record<Language, string>>;
  readonly picture: () => Promise<Component>;
  /** Its guided first games, if it has any. */
  readonly lessons?: () => Promise<Lessons>;
}

export const entries = ids.map((id) => ({
  meta: metas[`../../games/${id}/meta.ts`],
  tagline: inEach((language) => taglines[`../../games/${id}/words/${language}-tagline.ts`]),
  picture: pictures[`./${id}/Picture.svelte`],
  lessons: lessons[`../../games/${id}/lessons.ts`],
})) as readonly Entry[];

export function entryOf(id: string): Entry | undefined {
  return entries.find(({ meta }) => meta.id === id);
}
