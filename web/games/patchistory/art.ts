/** The small signs of the atlas, on a box of 24 × 24, in the colour of the text around them. */

import { type Good, VOTE } from '#games/patchistory/pieces';
import { plant } from '../../art/sprite.ts';

const line = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (d: string) => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;

const grains = [6.5, 10.5, 14.5]
  .map((y) => `M11.4 ${y + 4}q-4.4.2-4.9-4.6q4.5.2 4.9 4.6zM12.6 ${y + 4}q4.4.2 4.9-4.6q-4.5.2-4.9 4.6z`)
  .join('');
const PERSON = 'M12 2a4 4 0 0 1 2.7 7q4.6 2 5.3 13H4q.7-11 5.3-13A4 4 0 0 1 12 2z';
const BALLOT = fill('M3.5 13h17v8.5h-17zM8 15.5v1.8h8v-1.8z') + line('M7.5 12V3h9v9M10 7l1.5 1.5L14.5 5.5', 1.8);

const SIGNS = {
  // By LETTERS.
  0: fill(`M12 1.5q2.5 2.5 0 5.5q-2.5-3 0-5.5zM11.3 7h1.4v15h-1.4z${grains}`),
  1: fill('M2.5 10.5Q11 1 21.5 7Q14 6.8 11.6 9.2L20 17.6L17.6 20L9.2 11.6Q7 13.5 5.5 19.5Q1 15 2.5 10.5z'),
  2: fill('M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19zM12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM12 7.2L16.8 12L12 16.8L7.2 12z'),
  3:
    line('M7.5 3Q3 9 8 13.5Q6.5 18.5 12 18.5Q17.5 18.5 16 13.5Q21 9 16.5 3', 2.2) +
    line('M6.5 7.5h11M10 8v9M12 8v9.5M14 8v9', 1.3) +
    line('M8.5 21.5h7'),
  4: fill('M4 17L2.5 6.5L8 11L12 4l4 7l5.5-4.5L20 17zM4.5 18.5h15V21h-15z'),
  5:
    line('M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z', 2.6) +
    line('M12 4v16M4 12h16M6.3 6.3l11.4 11.4M17.7 6.3L6.3 17.7', 1.5) +
    fill('M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6z'),
  6: line('M3.5 3.5L15 15M20.5 3.5L9 15', 2.6) + line('M12.5 18.5l6-6M11.5 18.5l-6-6M16.5 16.5l4 4M7.5 16.5l-4 4'),
  7: fill('M12 1.8l8.5 2.7v6.5q0 8-8.5 11.5q-8.5-3.5-8.5-11.5V4.5zM12 4.6v14.8q5.8-2.9 5.8-8.6V6.5z'),
  vote: BALLOT,
  worker: fill(PERSON),
  TRAIN: fill('M9 3a3.6 3.6 0 0 1 2.4 6.3Q15.5 11 16 21H2q.5-10 4.6-11.7A3.6 3.6 0 0 1 9 3z') + line('M19 4v8M15 8h8', 2.2),
  BUILD: fill('M3 7l6-5h7l1 4l4 1v3h-9l-1-2H8zM10 11h4l1 11H9z'),
  HONOR: line('M9.5 21Q2 17 4 6M14.5 21Q22 17 20 6', 2.2) + fill('M12 3l2 4.5l5 .5l-3.7 3.2l1.2 4.8L12 13.5L7.5 16l1.2-4.8L5 8l5-.5z'),
  EXCH: line('M4 9h15M15 4.5L19.5 9L15 13.5M20 16H5M9 11.5', 2.2) + line('M9 12.5L4.5 16L9 20.5', 2.2),
  COMM: fill('M2 15h20q-2 6-6 6H8q-4 0-6-6zM11 2v11.5H4Q9 10 11 2zM13 3q6 3 7 10.5h-7z'),
  VOTE: BALLOT,
  fallow: line('M12 21Q11 14 12 8M12 21Q8 17 5 12M12 21Q16 17 19 12M12 21Q9 14 7.5 7M12 21Q15 14 16.5 7', 1.8),
  sea: line('M2 8q2.5-3 5 0t5 0t5 0t5 0M2 13q2.5-3 5 0t5 0t5 0t5 0M2 18q2.5-3 5 0t5 0t5 0t5 0'),
  hero: fill('M12 2a5 5 0 0 1 3.5 8.5Q20 12 21 21q-9 3-18 0q1-9 5.5-10.5A5 5 0 0 1 12 2z'),
  wonder: fill('M12 2l10 5v2.5H2V7zM4 11h3v7H4zM10.5 11h3v7h-3zM17 11h3v7h-3zM2 19.5h20V22H2z'),
  special: fill('M2 22V9l6 3.5V9l6 3.5V3h5l1 9l2 10zM6 16v3h3v-3zM12 16v3h3v-3z'),
  route:
    line('M5 19Q5 11 12 12T19 5', 2.2) +
    fill('M5 16.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2zM19 2.3a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 0 1 0-5.2z'),
  over: fill('M9 3h12v12H9z') + line('M6 9H3v12h12v-3', 2),
  under: fill('M3 9h3v9h9v3H3z') + line('M9 3h12v12H9z', 2),
} as const;
/** By name, or by a place in LETTERS. */
export type Sign = Exclude<keyof typeof SIGNS, number> | number;

/** The sign of a good: of the level that makes it, or of votes, which come after those. */
export const goodSign = (good: Good): Sign => (good === VOTE ? 'vote' : good);

/** Marks of the seats, on a box of 10 × 10: sun, wave, tower and leaf, for eyes that tell no colours. */
export const SEAT_MARKS = [
  'M5 1.5L6 4L8.5 5L6 6L5 8.5L4 6L1.5 5L4 4z',
  'M1.5 4q1.7-2 3.5 0t3.5 0v2q-1.7 2-3.5 0t-3.5 0z',
  'M2.5 8.5v-7h1.2v1.3h.8V1.5h1v1.3h.8V1.5h1.2v7z',
  'M2 8Q1.5 2.5 8.5 1.5Q8 8 2.8 7.5z',
] as const;

const GROUNDS = [
  // Furrows, rocks, paving, staves, tiles, tracks, pennants, ramparts; by LETTERS.
  'M0 12h24M0 20h24',
  'M2 20l5-8l5 8M13 10l4-6l4 6',
  'M0 8h24M0 20h24M6 8v12M18 0v8M18 20v4',
  'M0 6h24M0 9h24M0 12h24M5 20a2 1.5 0 1 0 4 0V14',
  'M12 2L22 12L12 22L2 12z',
  'M0 9h24M0 15h24M4 7v10M12 7v10M20 7v10',
  'M4 3v9l4-3M16 14v9l4-3',
  'M0 20v-5h5v3h4v-3h5v3h4v-3h6',
];

/** Puts the signs into the page. */
export function plantAtlas(): void {
  plant('patchistory', drawAtlas);
}

function drawAtlas(): string {
  const signs = Object.entries(SIGNS).map(([name, drawing]) => `<symbol id="pat-${name}" viewBox="0 0 24 24">${drawing}</symbol>`);
  const grounds = GROUNDS.map(
    (d, letter) =>
      `<pattern id="pat-ground-${letter}" width="24" height="24" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="#6b4a1c" stroke-opacity=".2" stroke-width="1.2"/></pattern>`,
  );
  return signs.join('') + grounds.join('');
}
