import { inEach } from '#engine';
import type { KingWords } from './words.ts';

export { THINGS, type Thing } from './about.ts';
export type { KingWords };

/** Each language is loaded when it is first spoken. (The page finds the files by itself: web/games/shelf.ts.) */
export const words = /* @__PURE__ */ inEach(
  (language) => (): Promise<KingWords> => import(/* @vite-ignore */ `./${language}.ts`).then((m) => m.words),
);
