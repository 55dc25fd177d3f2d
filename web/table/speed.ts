/** How long the show of a table rests, by the speed that the reader has chosen. */

import { settings } from '../settings.svelte.ts';

const LONGER: Readonly<Record<typeof settings.speed, number>> = { relaxed: 2, normal: 1, quick: 1 / 4 };

export const atSpeed = (ms: number): number => ms * LONGER[settings.speed];
