import { inEach } from '#engine';
import type { PatchistoryWords } from './words.ts';

export { THINGS } from './about.ts';
export type { PatchistoryWords, Question, Step } from './words.ts';

/** Each language is loaded when it is first spoken. (The page finds the files by itself: web/games/shelf.ts.) */
export const words = /* @__PURE__ */ inEach(
  (language) => (): Promise<PatchistoryWords> => import(/* @vite-ignore */ `./${language}.ts`).then((m) => m.words),
);
