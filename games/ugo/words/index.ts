import { inEach } from '#engine';
import type { UgoWords } from './words.ts';

export { THINGS, type Thing } from './about.ts';
export type { UgoWords };

/** Each language is loaded when it is first spoken. (The page finds the files by itself: web/games/shelf.ts.) */
export const words = /* @__PURE__ */ inEach(
  (language) => (): Promise<UgoWords> => import(/* @vite-ignore */ `./${language}.ts`).then((m) => m.words),
);
