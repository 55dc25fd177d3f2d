import { inEach } from '#engine';
import type { MedinaWords, Stake } from './words.ts';

export { type About, THINGS, type Thing } from './about.ts';
export type { MedinaWords, Stake };

/** Each language is loaded when it is first spoken. (The page finds the files by itself: web/games/shelf.ts.) */
export const words = /* @__PURE__ */ inEach(
  (language) => (): Promise<MedinaWords> => import(/* @vite-ignore */ `./${language}.ts`).then((m) => m.words),
);
