import { inEach } from '#engine';
import type { LotsWords } from './words.ts';

export type { LotsWords };

/** Each language is loaded when it is first spoken. (The page finds the files by itself: web/games/shelf.ts.) */
export const words = /* @__PURE__ */ inEach(
  (language) => (): Promise<LotsWords> => import(/* @vite-ignore */ `./${language}.ts`).then((m) => m.words),
);
