/** The five lands as painter's data: their colours, and what stands on them at each value. */

import { scenery } from '../../art/scenery.ts';
import { plant } from '../../art/sprite.ts';

interface Palette {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** The banner that carries the value. */
  readonly deep: string;
  readonly glow: string;
  readonly roof: string;
  readonly leaf: string;
  readonly lit: string;
  readonly bloom: string;
}

/** By colour: hills, lakes, meadows, fields, mountains. */
export const PALETTES: readonly Palette[] = [
  {
    sky: ['#ffd9a8', '#fff0d2'],
    far: '#e29a72',
    mid: '#cc6142',
    near: '#a63e2c',
    deep: '#8e2217',
    glow: '#d2573c',
    roof: '#7a2c3a',
    leaf: '#a8401f',
    lit: '#e8893a',
    bloom: '#ffd2c2',
  },
  {
    sky: ['#9fd0e6', '#e6f4ee'],
    far: '#7fb0a8',
    mid: '#3f8fc0',
    near: '#1f5f86',
    deep: '#0b5085',
    glow: '#3b86c4',
    roof: '#2c5c96',
    leaf: '#2f7a6a',
    lit: '#6cb893',
    bloom: '#ffffff',
  },
  {
    sky: ['#bfe3d2', '#f4f6d4'],
    far: '#b4d27c',
    mid: '#7db552',
    near: '#4d8d3d',
    deep: '#1b5324',
    glow: '#4d9a47',
    roof: '#b4452c',
    leaf: '#37762f',
    lit: '#82b94a',
    bloom: '#fff3f6',
  },
  {
    sky: ['#f9dd93', '#fff6d6'],
    far: '#efd382',
    mid: '#ecbb42',
    near: '#cf9224',
    deep: '#7f5401',
    glow: '#c98d16',
    roof: '#a4562a',
    leaf: '#8a9a34',
    lit: '#c3c24e',
    bloom: '#e0452f',
  },
  {
    sky: ['#b9cbdf', '#f1efe9'],
    far: '#a9b4c2',
    mid: '#7f8b9a',
    near: '#586472',
    deep: '#363f4b',
    glow: '#77838f',
    roof: '#4a5d7c',
    leaf: '#2f5550',
    lit: '#5f8a7a',
    bloom: '#e8e2ff',
  },
];

/** Part, x, y, size, and the values from and to which it stands there. */
type Placed = readonly [part: string, x: number, y: number, size: number, from: number, to?: number];

/** The poor land that all colours have in common. */
const BARREN: readonly Placed[] = [
  ['ugo-cracks', 0, 0, 1, 0, 1],
  ['art-dead', 74, 97, 1.5, 0, 0],
  ['art-stone', 26, 112, 1.1, 0, 2],
  ['art-stone', 58, 124, 0.8, 0, 1],
  ['art-dead', 82, 92, 1, 1, 1],
  ['art-tuft', 44, 104, 1.1, 1, 3],
  ['art-tuft', 70, 116, 1.3, 1, 4],
  ['art-cloud', 68, 30, 1.1, 2, 4],
];

/** By colour; later parts stand in front. A land keeps its features as it grows richer. */
const GROWN: readonly (readonly Placed[])[] = [
  [
    ['art-birds', 66, 22, 1.1, 6],
    ['art-tower', 86, 76, 1.05, 7, 7],
    ['art-castle', 71, 76, 0.84, 8],
    ['art-tree', 22, 84, 0.8, 5],
    ['art-tree', 36, 80, 0.7, 7],
    ['art-tree', 94, 86, 0.9, 4],
    ['ugo-vines', 0, 0, 1, 4],
    ['art-hut', 60, 90, 1.2, 3, 4],
    ['art-house', 58, 92, 1.25, 5],
    ['art-house', 28, 99, 1.1, 6],
    ['art-tree', 80, 98, 1.1, 2],
    ['art-bush', 14, 106, 1.2, 3],
    ['art-tree', 10, 118, 1.3, 7],
    ['art-bush', 90, 116, 1.2, 5],
    ['art-flowers', 44, 112, 1, 6],
  ],
  [
    ['art-birds', 70, 24, 1.1, 5],
    ['art-tower', 78, 76, 0.95, 7, 7],
    ['art-castle', 71, 77, 0.84, 8],
    ['art-pine', 92, 77, 0.8, 3],
    ['art-pine', 28, 76, 0.7, 4],
    ['art-pine', 36, 77, 0.55, 5],
    ['art-house', 56, 78, 0.8, 5, 7],
    ['art-hut', 84, 78, 0.8, 3, 4],
    ['ugo-waves', 0, 0, 1, 2],
    ['art-boat', 30, 98, 1.1, 4],
    ['art-boat', 62, 90, 0.7, 6],
    ['art-wreck', 66, 104, 1.5, 0, 0],
    ['art-reed', 12, 120, 1.1, 2],
    ['art-reed', 90, 124, 1.2, 4],
    ['art-lily', 74, 110, 1, 5],
    ['art-lily', 54, 117, 1.1, 7],
    ['art-swan', 72, 102, 1, 8],
    ['art-reed', 22, 126, 0.9, 7],
  ],
  [
    ['art-birds', 68, 22, 1.1, 5],
    ['art-tower', 80, 78, 1.1, 7, 7],
    ['art-castle', 71, 77, 0.84, 8],
    ['art-tree', 16, 82, 0.8, 4],
    ['art-tree', 30, 84, 0.95, 6],
    ['art-tree', 92, 82, 1, 3],
    ['art-hut', 62, 92, 1.2, 3, 4],
    ['art-house', 60, 94, 1.2, 5],
    ['art-tree', 84, 98, 1.15, 2],
    ['art-sheep', 36, 102, 1.1, 4],
    ['art-sheep', 22, 109, 1.3, 6],
    ['art-flowers', 70, 108, 1.1, 3],
    ['art-flowers', 46, 118, 1.2, 5],
    ['art-flowers', 14, 122, 1.2, 7],
    ['art-tree', 95, 122, 1.3, 7],
    ['art-flowers', 74, 124, 1.2, 8],
  ],
  [
    ['art-birds', 70, 22, 1.1, 6],
    ['art-castle', 71, 78, 0.84, 8],
    ['art-tree', 20, 80, 0.7, 3],
    ['art-tree', 32, 79, 0.6, 6],
    ['ugo-furrows', 0, 0, 1, 2],
    ['art-hut', 80, 82, 1.1, 3, 4],
    ['art-house', 86, 83, 1.1, 5, 7],
    ['art-mill', 64, 82, 1.15, 6, 7],
    ['art-mill', 30, 101, 0.95, 8],
    ['art-hay', 50, 95, 0.8, 3],
    ['art-hay', 84, 104, 1.2, 5],
    ['art-hay', 34, 104, 1, 7, 7],
    ['art-wheat', 14, 116, 1.1, 2],
    ['art-wheat', 30, 122, 1.2, 3],
    ['art-wheat', 92, 122, 1.2, 5],
    ['art-flowers', 62, 114, 0.9, 6],
    ['art-wheat', 8, 124, 1.3, 7],
    ['art-wheat', 72, 122, 1.1, 8],
  ],
  [
    ['art-birds', 28, 72, 0.9, 5],
    ['art-tower', 83, 88, 1.05, 7, 7],
    ['art-castle', 71, 90, 0.84, 8],
    ['art-pine', 16, 96, 0.9, 3],
    ['art-pine', 26, 99, 1.05, 4],
    ['art-pine', 94, 98, 1, 2],
    ['art-hut', 56, 100, 1.1, 3, 4],
    ['art-house', 54, 102, 1.2, 5],
    ['art-pine', 38, 104, 0.9, 6],
    ['art-pine', 84, 110, 1.15, 5],
    ['art-house', 30, 114, 1, 7],
    ['art-pine', 10, 118, 1.3, 6],
    ['art-stone', 66, 116, 1, 3],
    ['art-pine', 96, 122, 1.3, 8],
    ['art-flowers', 48, 122, 1, 7],
  ],
];

/** Far, middle and near ground. */
const GROUND: readonly string[] = [
  '<path d="M0 86C12 66 32 64 46 80C58 58 82 56 100 74V140H0z" fill="var(--far)"/><path d="M70 62q14 2 30 14v14q-14-16-34-18z" fill="#fff" opacity=".16"/><path d="M0 98C20 80 44 84 60 95C74 82 92 82 100 90V140H0z" fill="var(--mid)"/><path d="M8 94q14-10 34-6M66 92q12-8 30-4" stroke="#fff" stroke-width="2.4" opacity=".18" fill="none" stroke-linecap="round"/><path d="M0 118C24 102 50 110 66 117C80 108 92 108 100 112V140H0z" fill="var(--near)"/>',
  '<path d="M0 74C14 64 34 66 50 73C66 60 88 60 100 70V84H0z" fill="var(--far)"/><path d="M0 79C30 74 70 74 100 79V140H0z" fill="var(--mid)"/><path d="M40 79q30-2 60 0v20q-30-14-60-20z" fill="#fff" opacity=".22"/><path d="M0 112C22 108 34 118 46 126C60 134 82 132 100 122V140H0z" fill="var(--near)"/>',
  '<path d="M0 82C30 66 60 78 100 66V140H0z" fill="var(--far)"/><path d="M0 98C26 82 58 102 100 84V140H0z" fill="var(--mid)"/><path d="M6 95q20-9 40-1M60 95q20-1 36-7" stroke="#fff" stroke-width="2.4" opacity=".22" fill="none" stroke-linecap="round"/><path d="M0 118C30 102 66 120 100 108V140H0z" fill="var(--near)"/>',
  '<path d="M0 78C24 70 44 76 100 70V140H0z" fill="var(--far)"/><path d="M0 86C30 82 70 84 100 80V140H0z" fill="var(--mid)"/><path d="M30 84q34-2 70-3v8q-36-5-70-5z" fill="#fff" opacity=".25"/><path d="M0 120C30 112 70 118 100 112V140H0z" fill="var(--near)"/>',
  '<path d="M0 92L18 66L32 82L62 32L80 64L89 52L100 66V140H0z" fill="var(--far)"/><path d="M62 32L80 64L72 74L66 60L60 66zM89 52L100 66V80z" fill="#fff" opacity=".22"/><path d="M62 32L52.5 48L57.5 46L61 51L66 45L72.5 50.5zM89 52L83.5 59.5L88 58L92.5 61L94.5 59z" fill="#fff"/><path d="M0 106L18 88L40 104L60 86L80 102L100 88V140H0z" fill="var(--mid)"/><path d="M60 86L80 102L70 106L62 98zM18 88L40 104L24 106z" fill="#fff" opacity=".14"/><path d="M0 122L26 108L54 119L80 107L100 116V140H0z" fill="var(--near)"/>',
];

const DETAILS =
  '<g id="ugo-cracks" fill="none" stroke="#3a2618" stroke-opacity=".5" stroke-width="1.3" stroke-linejoin="round"><path d="M4 108l12 5l6-6l14 7l-3 9l8 8M36 114l18-4l10 7l16-5l14 6M64 117l-4 9l10 7M22 113l-6 12l-10 3M80 112l4 12l-8 8M54 110l-3-8l8-5M84 124l12 4"/></g>' +
  '<g id="ugo-waves" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" opacity=".55"><path d="M10 88q4-2 8 0M44 86q4-2 8 0M80 88q4-2 8 0M8 104q5-2.5 10 0M48 104q5-2.5 10 0M84 102q4-2 8 0M36 112q5-2.5 10 0"/></g>' +
  '<g id="ugo-vines" fill="none" stroke="var(--leaf)" stroke-width="2.2" stroke-dasharray="2.6 2" stroke-linecap="round"><path d="M66 100q14-8 34-6M62 105q18-9 38-6M60 110q20-9 40-6"/></g>' +
  '<g id="ugo-furrows" fill="none" stroke="#a8690f" stroke-opacity=".35" stroke-width="1.5"><path d="M58 86L-4 122M62 86L20 130M66 86L50 132M71 86L80 132M76 86L108 124"/></g>';

/** One farmer on a box of 20 × 26. */
const FARMER =
  '<g id="ugo-farmer"><path d="M3.5 26q-.8-8 3-11h7q3.8 3 3 11z" fill="var(--coat,#8f2f1c)"/><path d="M10 15h3.5q3.8 3 3 11h-5q1-6-1.5-11z" fill="#fff" opacity=".2"/><circle cx="10" cy="10.5" r="4.6" fill="#f1c69c"/><path d="M0 9.2q4-2.2 5-3.2q.6-5.5 5-5.5t5 5.5q1 1 5 3.2q-10 3.2-20 0z" fill="var(--hat,#e2ad3b)"/><path d="M5 6.2q5 1.8 10 0l.2 1.5q-5.2 1.7-10.4 0z" fill="#8a5a1c"/></g>' +
  '<path id="ugo-figure" d="M3.5 26q-.8-8 3-11q-1-2.6-.9-4.7Q2.5 10.2 0 9.2q4-2.2 5-3.2q.6-5.5 5-5.5t5 5.5q1 1 5 3.2q-2.5 1-5.6 1.1q.1 2.1-.9 4.7q3.8 3 3 11z"/>';

/** The sign of each land on a box of 24 × 24, for eyes that do not tell colours apart. */
const SIGNS: readonly string[] = [
  '<path d="M0 20c1-8 4-13 8-13c3 0 5 2.5 6.5 6c1-2 2.5-3 4-3c3 0 5 4 5.5 10z"/>',
  '<path d="M12 1c4 6 7.5 10 7.5 14.5a7.5 7.5 0 0 1-15 0c0-4.5 3.5-8.5 7.5-14.5z"/>',
  '<circle cx="12" cy="6.5" r="5"/><circle cx="6.2" cy="13.5" r="5"/><circle cx="17.8" cy="13.5" r="5"/><path d="M11 12h2.6q0 6 2.4 11h-3q-2-5-2-11z"/>',
  '<path d="M12 0q3 3 0 7q-3-4 0-7zM11 6.5q-5-.5-6-4.5q5 0 6 4.5zM13 6.5q5-.5 6-4.5q-5 0-6 4.5zM11 12q-5-.5-6-4.5q5 0 6 4.5zM13 12q5-.5 6-4.5q-5 0-6 4.5zM11 17.5q-5-.5-6-4.5q5 0 6 4.5zM13 17.5q5-.5 6-4.5q-5 0-6 4.5zM11 16h2v8h-2z"/>',
  '<path d="M0 22L9.5 3L15 13L17.5 9L24 22z M9.5 3" /><path d="M9.5 3l-3 6l2.2-1l1.6 2l1.4-1.6l1.3.6z" fill="#fff" opacity=".75"/>',
];

const place = ([part, x, y, size]: Placed) => `<use href="#${part}" transform="translate(${x} ${y}) scale(${size})"/>`;
const stands = (value: number) => (placed: Placed) => placed[4] <= value && value <= (placed[5] ?? 8);

/** A land at a value, on a box of 100 × 140. */
export function scene(colour: number, value: number): string {
  const sun = `<circle cx="80" cy="24" r="${26 + value * 3}" fill="url(#ugo-glow)" opacity="${(0.4 + value * 0.07).toFixed(2)}"/><circle cx="80" cy="24" r="7" fill="#fffdf0" opacity=".9"/>`;
  const parts = [...BARREN, ...(GROWN[colour] ?? [])].filter(stands(value));
  return `<rect width="100" height="140" fill="url(#ugo-sky-${colour})"/>${value === 0 ? '<rect width="100" height="90" fill="#7d6a58" opacity=".42"/>' : sun}<use href="#ugo-ground-${colour}"/>${parts.map(place).join('')}<rect width="100" height="140" fill="url(#ugo-depth)"/>`;
}

/** Puts the drawings of this game into the page. */
export function plantLands(): void {
  const skies = PALETTES.map(
    ({ sky }, colour) =>
      `<linearGradient id="ugo-sky-${colour}" x2="0" y2=".6"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><g id="ugo-ground-${colour}">${GROUND[colour]}</g><g id="ugo-sign-${colour}">${SIGNS[colour]}</g>`,
  ).join('');
  const light =
    '<radialGradient id="ugo-glow"><stop stop-color="#fffbe0"/><stop offset=".3" stop-color="#fff6cf" stop-opacity=".55"/><stop offset="1" stop-color="#fff6cf" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="ugo-depth" x2="0" y2="1"><stop offset=".62" stop-color="#1a0d05" stop-opacity="0"/><stop offset="1" stop-color="#1a0d05" stop-opacity=".3"/></linearGradient>';
  const clip = '<clipPath id="ugo-clip"><rect x="4" y="4" width="92" height="132" rx="6"/></clipPath>';
  plant('scenery', () => scenery);
  plant('ugo', () => light + clip + skies + DETAILS + FARMER);
}

const DUST = [0.7, 0.42, 0.2];

/** A land's colours at a value: the poorer, the dustier. */
export function tint(colour: number, value: number): string {
  const palette = PALETTES[colour]!;
  const dust = DUST[value] ?? 0;
  const dusty = (hue: string) => (dust > 0 ? `color-mix(in srgb,#a08a70 ${dust * 100}%,${hue})` : hue);
  return `--far:${dusty(palette.far)};--mid:${dusty(palette.mid)};--near:${dusty(palette.near)};--deep:${palette.deep};--glow:${palette.glow};--roof:${palette.roof};--leaf:${palette.leaf};--leaf-lit:${palette.lit};--bloom:${palette.bloom}`;
}
