/** The emblems of heroes, wonders and special buildings, on a box of 100 × 100: strokes of paint, each a tone and a path. */

import { plant } from '../../art/sprite.ts';

const EMBLEMS: Readonly<Record<string, string>> = {};

export function plantEmblems(): void {
  plant('patchistory-emblems', '');
}

/** Whether an emblem of its own is drawn for this hero, wonder or special building. */
export const hasEmblem = (id: string) => id in EMBLEMS;
