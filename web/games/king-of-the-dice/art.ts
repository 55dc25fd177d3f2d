/** The folk and the places as painter's data. Everything is lit from the right; the colours of a place come with it. */

import { KINDS } from '#games/king-of-the-dice/pieces';
import { scenery } from '../../art/scenery.ts';
import { plant } from '../../art/sprite.ts';

interface Palette {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly near: string;
  /** The banner that carries the points. */
  readonly deep: string;
  readonly roof: string;
  readonly leaf: string;
  readonly lit: string;
}

/** City, mine, workshop, village and forest; then the two that are at home nowhere: hypnotist and dragon. */
export const PALETTES: readonly Palette[] = [
  { sky: ['#f7cf73', '#fff3cf'], far: '#dcb45a', near: '#b98c2e', deep: '#7f5f12', roof: '#b4452c', leaf: '#7a8f35', lit: '#b3bd58' },
  { sky: ['#d9b28c', '#f5e2c4'], far: '#a97c56', near: '#7a5233', deep: '#592e15', roof: '#7a4a2b', leaf: '#6f6a32', lit: '#a39a50' },
  { sky: ['#8fc4e8', '#e4f3f4'], far: '#7fb0c4', near: '#4d86a8', deep: '#1c4280', roof: '#2c5c96', leaf: '#2f7a6a', lit: '#6cb893' },
  { sky: ['#bfe0a8', '#f4f4cf'], far: '#93bd6a', near: '#5d9244', deep: '#146034', roof: '#8a5a2c', leaf: '#3f7f34', lit: '#8fbf5a' },
  { sky: ['#a98ad0', '#f3d6e6'], far: '#8a74b4', near: '#5f4a8a', deep: '#512364', roof: '#7a2c6a', leaf: '#4a5a8c', lit: '#8a9ccc' },
  { sky: ['#8d939c', '#dfe0dc'], far: '#9ba0a6', near: '#6b7078', deep: '#3f444c', roof: '#555b66', leaf: '#66706a', lit: '#98a298' },
  { sky: ['#c4503a', '#f9c07a'], far: '#8f3a2e', near: '#5e2620', deep: '#8e2b0e', roof: '#7a2c2a', leaf: '#6a3a26', lit: '#b4683a' },
];
const HYPNOTIST = 5;
const DRAGON = 6;

const GROUND = (far: string, near: string, line = 88) =>
  `<path d="M0 ${line - 12}Q25 ${line - 20} 50 ${line - 11}T100 ${line - 14}V150H0z" fill="${far}"/><path d="M0 ${line}Q30 ${line - 8} 58 ${line}T100 ${line - 3}V150H0z" fill="${near}"/>`;
const put = (part: string, x: number, y: number, size: number) =>
  `<use href="#art-${part}" transform="translate(${x} ${y}) scale(${size})"/>`;

/** What stands in each place, on a box of 100 × 150 whose middle is between 34 and 96. */
const SCENES: readonly string[] = [
  `${put('cloud', 22, 48, 0.8)}${put('house', 14, 80, 1.1)}${put('tower', 86, 84, 0.9)}${put('castle', 50, 84, 0.95)}${put('house', 72, 90, 0.9)}${put('house', 30, 91, 0.9)}`,
  '<path d="M-6 96L24 42L44 66L66 36L108 96z" fill="#8f6646"/><path d="M24 42L44 66L34 72L27 62zM66 36L108 96H84L74 62z" fill="#fff" opacity=".2"/><path d="M34 92V70Q34 58 50 58T66 70V92z" fill="#2a1a10"/><path d="M32 92V66h5v26zM63 92V66h5v26zM29 60h42v6H29z" fill="#9b6a3f"/><path d="M29 60h42v2H29z" fill="#d1a06a"/><path d="M44 84h16l-3 8H47z" fill="#6d747c"/><path d="M44 84q4-7 8-5t8 5z" fill="#e9bb56"/><circle cx="49" cy="93" r="2" fill="#2c2118"/><circle cx="56" cy="93" r="2" fill="#2c2118"/>' +
    put('stone', 16, 92, 1) +
    put('stone', 86, 93, 1.3),
  '<g fill="#5d7f99" opacity=".55"><circle cx="82" cy="52" r="13"/><path d="M80 35h4v34h-4zM65 50h34v4H65zM69 40l3-3l24 24l-3 3zM93 37l3 3l-24 24l-3-3z"/><circle cx="82" cy="52" r="5.5" fill="#dcebf0"/></g>' +
    put('mill', 22, 88, 1.35) +
    put('house', 52, 90, 1.7) +
    '<path d="M73 91v-9h14v9z" fill="#7a4a2b"/><path d="M70 82h20v-3q-10-3-14-3v3h-6z" fill="#6d747c"/><path d="M57 62q-3-6 1-9q4-3 1-8" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"/>',
  `${put('tree', 8, 84, 1)}${put('hut', 30, 86, 1.7)}${put('hut', 70, 88, 1.9)}<path d="M0 96V84l3-4l3 4l3-4l3 4l3-4l3 4v12zM82 96V84l3-4l3 4l3-4l3 4l3-4l3 4v12z" fill="#8a5a2c"/><path d="M46 92l10-3M46 89l10 3" stroke="#5b3a1c" stroke-width="2.4" stroke-linecap="round"/><path d="M51 90q-6-6 0-15q6 9 0 15z" fill="#f08a2c"/><path d="M51 90q-3-4 0-9q3 5 0 9z" fill="#ffe08a"/>`,
  `${put('pine', 12, 86, 1.7)}${put('tree', 86, 86, 1.5)}${put('pine', 68, 84, 1.3)}${put('tree', 34, 86, 1.25)}<path d="M48 92q1-7 0-11h6q-1 4 0 11z" fill="#f5e6cd"/><path d="M40 82q1-11 11-11t11 11q-11-3-22 0z" fill="#c8482f"/><g fill="#fff3dc"><circle cx="46" cy="77" r="1.7"/><circle cx="53" cy="75" r="2"/><circle cx="58" cy="79" r="1.4"/></g><g fill="#fff6b8"><circle cx="24" cy="62" r="1.4"/><circle cx="76" cy="56" r="1.6"/><circle cx="56" cy="60" r="1.2"/><circle cx="92" cy="68" r="1.2"/></g>`,
  '<g fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5"><path d="M52 60q6-6 10 2q2 12-12 12q-18-2-14-20q6-18 26-12q22 10 14 34q-12 22-38 14q-30-14-20-46q16-30 48-22"/></g>',
  '<path d="M-4 96L34 40H62L104 96z" fill="#4a2320"/><path d="M62 40L104 96H76z" fill="#fff" opacity=".1"/><path d="M34 40h28l-5 8l-5-3l-6 9l-5-7z" fill="#ffb347"/><path d="M46 54l6-9l5 3l-2 26l-6-8z" fill="#ff7a2c"/><g fill="#3b2a2a" opacity=".35"><circle cx="48" cy="26" r="11"/><circle cx="60" cy="18" r="9"/><circle cx="38" cy="17" r="8"/></g>',
];

/** On a box of 24 × 24: told apart without colours. */
const SIGNS: readonly string[] = [
  '<path d="M3 22V6h4v3h3V6h4v3h3V6h4v16h-6v-6a3 3 0 0 0-6 0v6z"/>',
  '<path d="M2 9Q12-2 22 9l-1.5 1.2Q16.500 6.500 13.500 6v16h-3V6Q7.500 6.500 3.500 10.200z"/>',
  '<path fill-rule="evenodd" d="M10 1h4l.6 3 2 .9L19.200 3.200 22 6l-1.700 2.500.9 2.100L24 11v3l-2.900.6-.9 2L22 19.200 19.200 22l-2.600-1.700-2 .9L14 24h-4l-.6-2.800-2-.9L4.800 22 2 19.200l1.700-2.600-.9-2L0 14v-3l2.800-.5.9-2.100L2 6l2.800-2.800L7.400 4.900l2-.9zM12 8a4.500 4.500 0 1 0 0 9a4.500 4.500 0 0 0 0-9z"/>',
  '<path d="M12 1L13.500 3.500L23 21H16L12 12L8 21H1L10.500 3.500zM7 0l4 4l-1 2l-4.500-4.500zM17 0l-4 4l1 2l4.500-4.500z"/>',
  '<path d="M1 13Q2 2 12 2t11 11q-11-3.500-22 0zM8.500 14.500q3.500-.8 7 0q-.8 4 .8 8h-8.600q1.600-4 .8-8z"/>',
  '<path d="M12 12.500q2-2 3.200.6q.6 3.800-3.600 4q-5.600-.6-4.600-6.300q2-5.500 8-3.500q6.700 3.200 4.200 10.500q-3.700 6.600-11.500 4.200Q-1 17.500 2.200 8Q7-1.200 17 2" fill="none" stroke="currentcolor" stroke-width="2.600" stroke-linecap="round"/>',
  '<path d="M12 0q1 5 5 8.500q4 4 3 9Q18.500 24 12 24t-8-6.500q-1-5 3-8q0 3.500 2 4.500Q8.500 7 12 0z"/>',
];

/** What a kind does, on a box of 24 × 24. */
const EFFECTS: Readonly<Record<string, string>> = {
  elf: '<path d="M4 12a8 8 0 0 1 14-5.300L20 5v6h-6l2-2.300A5.500 5.500 0 0 0 6.500 12z"/><text x="12" y="22.500" font-size="13" font-weight="700" text-anchor="middle" font-family="system-ui">4</text>',
  apprentice:
    '<path d="M4 12a8 8 0 0 1 14-5.300L20 5v6h-6l2-2.300A5.500 5.500 0 0 0 6.500 12zM20 13a8 8 0 0 1-14 5.300L4 20v-6h6l-2 2.300A5.500 5.500 0 0 0 17.500 13z"/>',
  fairy:
    '<path d="M11 12Q4 0 .6 5.500Q0 12 11 13.500zM13 12Q20 0 23.400 5.500Q24 12 13 13.500zM11 14Q3 15 4 20q4 3 7-5zM13 14q8 1 7 6q-4 3-7-5z"/>',
  hypnotist: '<path d="M1 9h11V4l11 8l-11 8v-5H1z"/>',
  dragon: '<path d="M12 2a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4 23q0-11 8-11t8 11z" opacity=".55"/><path d="M1 8h8V4l7 6l-7 6v-4H1z"/>',
};

const head = (x: number, y: number, rx: number, ry: number, skin: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${skin}"/><path d="M${x} ${y - ry}A${rx} ${ry} 0 0 0 ${x} ${y + ry}Q${x - rx * 0.8} ${y} ${x} ${y - ry}z" fill="#3a1a08" opacity=".13"/>`;
const eyes = (x: number, y: number, gap: number, r = 2.1) =>
  `<g fill="#2b1c14"><ellipse cx="${x - gap}" cy="${y}" rx="${r}" ry="${r * 1.25}"/><ellipse cx="${x + gap}" cy="${y}" rx="${r}" ry="${r * 1.25}"/></g><g fill="#fff"><circle cx="${x - gap + 0.8}" cy="${y - 1}" r="${r * 0.4}"/><circle cx="${x + gap + 0.8}" cy="${y - 1}" r="${r * 0.4}"/></g>`;
const cheeks = (x: number, y: number, gap: number, r = 3) =>
  `<g fill="#e2573f" opacity=".3"><circle cx="${x - gap}" cy="${y}" r="${r}"/><circle cx="${x + gap}" cy="${y}" r="${r}"/></g>`;
const smile = (x: number, y: number, w: number) =>
  `<path d="M${x - w} ${y}q${w} ${w * 0.9} ${2 * w} 0" fill="none" stroke="#5b2418" stroke-width="1.7" stroke-linecap="round"/>`;
/** Shoulders down to the foot of the picture. */
const coat = (l: number, r: number, top: number, cloth: string) => {
  const m = (l + r) / 2;
  return `<path d="M${l} 120Q${l} ${top + 8} ${m - 11} ${top}H${m + 11}Q${r} ${top + 8} ${r} 120z" fill="${cloth}"/><path d="M${m} ${top}H${m + 11}Q${r} ${top + 8} ${r} 120H${m + 12}Q${m + 14} ${top + 18} ${m} ${top}z" fill="#fff" opacity=".16"/>`;
};
const star = (x: number, y: number, s: number, fill = '#ffe27a') =>
  `<path d="M0-5l1.300 3.600h3.700l-3 2.300l1.100 3.700L0 2.400l-3.100 2.200L-2 .900l-3-2.300h3.700z" transform="translate(${x} ${y}) scale(${s})" fill="${fill}"/>`;

/** Half figures on a box of 100 × 120. */
const FOLK: Readonly<Record<string, string>> = {
  bourgeois: `${coat(18, 86, 82, '#7b2f4f')}<path d="M46 84h12l3 36H43z" fill="#f4e3b8"/><path d="M52 92v28" stroke="#c98f1d" stroke-width="2.400" stroke-dasharray=".1 7" stroke-linecap="round"/><path d="M30 86Q26 104 30 120h8Q38 98 44 84zM74 86Q78 104 74 120h-8Q66 98 60 84z" fill="#caa06a"/>${head(52, 62, 16, 17, '#f0c39a')}<path d="M35 60q-2 10 4 15q-1-10 0-17zM69 60q2 10-4 15q1-10 0-17z" fill="#6b4426"/><path d="M36 80q4-5 16-4q12-1 16 4q3 5-2 6q-14 4-28 0q-5-2-2-6z" fill="#fff8ea"/><path d="M40 84l2-6M47 86l1-7M57 86l-1-7M64 84l-2-6" stroke="#d8c7a4" stroke-width="1.200"/>${eyes(53, 60, 6)}${cheeks(53, 67, 9)}<path d="M53 66q-6-4-11 1q5 4 11 1q6 3 11-1q-5-5-11-1z" fill="#5e3a1e"/>${smile(53, 72, 3)}<path d="M32 54Q29 36 52 35Q79 34 75 52Q66 46 52 47Q40 48 32 54z" fill="#3a4f92"/><path d="M52 35Q79 34 75 52Q70 48 64 47Q66 39 52 35z" fill="#fff" opacity=".18"/><path d="M66 42Q78 18 93 22Q92 40 70 47z" fill="#f6ead0"/><path d="M68 45Q78 30 90 25" fill="none" stroke="#c9a86c" stroke-width="1.200"/><circle cx="67" cy="45" r="3" fill="#e9bb56"/>`,
  elf: `<path d="M34 58Q30 34 52 33Q74 34 70 58Q71 84 80 98Q60 94 52 94Q44 94 24 98Q34 80 34 58z" fill="#d9a63f"/>${coat(22, 82, 84, '#2f7a4f')}<path d="M38 86q14 12 28 0l2 5q-16 14-32 0z" fill="#8fbf5a"/><path d="M52 93q5 4 0 10q-5-6 0-10z" fill="#f6d878"/><path d="M40 58L15 46Q20 66 39 70zM64 58L89 46Q84 66 65 70z" fill="#eab98c"/><path d="M64 61L84 50Q80 64 65 67z" fill="#f8d3ae"/>${head(52, 62, 14.5, 17, '#f5cba2')}${eyes(52, 62, 6, 2.3)}${cheeks(52, 69, 8)}${smile(52, 72, 4)}<path d="M50 66q2 2 4 0" fill="none" stroke="#c4855a" stroke-width="1.300"/><path d="M35 68Q32 40 52 37Q72 40 69 68Q66 56 56 46Q46 56 40 58Q36 62 35 68z" fill="#f3cf6b"/><path d="M56 46Q66 56 69 68Q71 46 58 39z" fill="#fff" opacity=".3"/><path d="M37 55Q52 47 68 55" fill="none" stroke="#f7f0e0" stroke-width="2"/><path d="M52 47l3.500 4l-3.500 5l-3.500-5z" fill="#3fae7a"/>`,
  dwarf: `<path d="M84 120V44" stroke="#7a4a2b" stroke-width="5"/><path d="M66 52Q84 34 99 54Q84 44 66 52z" fill="#9aa5ad"/><path d="M84 43Q94 46 99 54Q92 48 84 47z" fill="#e8eef0"/>${coat(14, 88, 84, '#8a5a2c')}${head(52, 62, 18, 17, '#eab58a')}${eyes(52, 59, 7, 2.2)}<path d="M33 60Q28 98 52 118Q76 98 71 60Q66 72 52 70Q38 72 33 60z" fill="#b9541d"/><path d="M71 60Q76 98 52 118Q66 96 62 71Q68 68 71 60z" fill="#e88a3f" opacity=".75"/><path d="M44 78q0 16 5 28M58 78q0 14-3 26" fill="none" stroke="#7a3210" stroke-width="1.500" stroke-linecap="round"/><path d="M52 69q-8-5-16 2q8 7 16 2q8 5 16-2q-8-7-16-2z" fill="#d8702c"/><circle cx="52" cy="66" r="5" fill="#e09a72"/><circle cx="53.500" cy="64.500" r="1.600" fill="#fbd6b8"/>${cheeks(52, 66, 12)}<path d="M32 58Q31 34 52 33Q73 34 72 58Q52 50 32 58z" fill="#7d8992"/><path d="M52 33Q73 34 72 58Q66 55 60 54Q64 40 52 33z" fill="#dfe6ea" opacity=".6"/><path d="M31 58Q52 49 73 58l-1 4Q52 53 32 62z" fill="#d9a23a"/><circle cx="52" cy="44" r="6" fill="#6d4425"/><circle cx="52" cy="44" r="4.300" fill="#fff2b0"/><path d="M52 44L38 30h28z" fill="#fff2b0" opacity=".28"/>`,
  gnome: `${coat(20, 84, 86, '#2f6ca6')}<path d="M40 92h24v28H40z" fill="#1f4f82"/><path d="M40 92l-4-6M64 92l4-6" stroke="#d9a23a" stroke-width="3"/><path d="M44 104h16" stroke="#7fb0d8" stroke-width="1.500"/>${head(52, 64, 16, 15, '#f1c39b')}<path d="M35 66Q35 92 52 98Q69 92 69 66Q62 76 52 75Q42 76 35 66z" fill="#f6f1e6"/><path d="M69 66Q69 92 52 98Q62 90 60 74Q66 72 69 66z" fill="#fff"/><path d="M48 79q4 3 8 0" stroke="#a8543a" stroke-width="1.600" fill="none" stroke-linecap="round"/><path d="M33 60h38" stroke="#5b4028" stroke-width="3.500"/><g fill="#bfe3ea" stroke="#c08a2a" stroke-width="2.600"><circle cx="44" cy="61" r="6.500"/><circle cx="60" cy="61" r="6.500"/></g>${eyes(52, 61.5, 8, 2)}<circle cx="52" cy="69" r="5" fill="#ea9a7c"/><circle cx="53.500" cy="67.500" r="1.600" fill="#fbd9c6"/><path d="M33 54Q40 30 62 8Q58 22 66 30Q70 42 71 54Q52 45 33 54z" fill="#c2392b"/><path d="M62 8Q58 22 66 30Q70 42 71 54Q66 51 60 50Q62 30 62 8z" fill="#ff9a7a" opacity=".45"/><path d="M32 55Q52 46 72 55l-1 5Q52 51 33 60z" fill="#8f2418"/><path d="M82 118V92" stroke="#8d99a3" stroke-width="5" stroke-linecap="round"/><path d="M75 82q-1 10 7 11q8-1 7-11l-3-2v6l-4 2l-4-2v-6z" fill="#aab4bb"/><circle cx="81" cy="106" r="6" fill="#f1c39b"/>`,
  orc: `${coat(8, 94, 84, '#6d4b34')}<path d="M8 112Q10 92 30 87L38 96Q22 98 18 116zM94 112Q92 92 72 87L64 96Q80 98 84 116z" fill="#b39a78"/><path d="M34 60L10 50Q16 68 34 72zM68 60L92 50Q86 68 68 72z" fill="#6f9a45"/><path d="M70 62L86 55Q82 66 70 69z" fill="#a9cc78"/>${head(51, 62, 20, 19, '#7fa84e')}<ellipse cx="51" cy="74" rx="17" ry="11" fill="#93bb60"/><path d="M51 64q9 0 15 5q3 8-4 13q4-10-11-18z" fill="#c4e08f" opacity=".5"/><path d="M38 56l10 3M64 56l-10 3" stroke="#3f5a24" stroke-width="3.400" stroke-linecap="round"/>${eyes(51, 62, 7.5, 2.2)}<path d="M47 68h2M53 68h2" stroke="#4f6e2c" stroke-width="2" stroke-linecap="round"/><path d="M40 77q11 8 22 0" fill="none" stroke="#3b4a1c" stroke-width="2.200" stroke-linecap="round"/><path d="M41 78q-2-8 0-10q4 4 4 11zM61 78q2-8 0-10q-4 4-4 11z" fill="#fff8e4"/><path d="M44 44Q44 26 52 18Q62 28 58 44Q51 41 44 44z" fill="#33262a"/><path d="M44 40q7-3 14 0v5q-7-3-14 0z" fill="#c8482f"/><path d="M34 92q17 14 34 0" fill="none" stroke="#4a3220" stroke-width="2"/><path d="M40 95l1 8l4-6zM49 98l2 9l4-9zM58 97l3 7l2-9z" fill="#fff3dc"/>`,
  kobold: `<path d="M36 120Q34 96 44 88H60Q70 96 68 120z" fill="#8a6a3c"/><path d="M60 88Q70 96 68 120H60Q64 100 54 88z" fill="#fff" opacity=".16"/><path d="M35 68Q16 64 10 76Q22 84 37 78zM69 68Q88 64 94 76Q82 84 67 78z" fill="#c89a68"/><path d="M70 71Q84 68 90 76Q80 80 69 76z" fill="#eec49a"/>${head(52, 72, 19, 18, '#dcb482')}<path d="M36 88q8 8 16 5q8 3 16-5l4 8l-9-1l-3 8l-8-6l-8 6l-3-8l-9 1z" fill="#5d9244"/><g fill="#fffdf4"><ellipse cx="44" cy="69" rx="6.500" ry="7.500"/><ellipse cx="60" cy="69" rx="6.500" ry="7.500"/></g>${eyes(52.5, 70, 7.5, 3)}<path d="M49 77q3-3 6 0q-3 3-6 0z" fill="#a8693c"/><path d="M42 81q10 8 20 0" fill="none" stroke="#5b2f18" stroke-width="1.900" stroke-linecap="round"/><path d="M56 84l1.500 4l2.500-5z" fill="#fff"/><path d="M26 60q26-14 52 0q-8 5-26 4q-18 1-26-4z" fill="#f3dcc0"/><path d="M16 58Q18 22 52 20Q86 22 88 58Q52 46 16 58z" fill="#c4432e"/><path d="M52 20Q86 22 88 58Q80 54 70 53Q74 32 52 20z" fill="#ff9a6a" opacity=".5"/><g fill="#fff3dc"><ellipse cx="36" cy="40" rx="6" ry="5"/><ellipse cx="57" cy="32" rx="7" ry="5"/><ellipse cx="73" cy="46" rx="5" ry="4.500"/><circle cx="52" cy="46" r="3.500"/><circle cx="25" cy="51" r="3"/></g>`,
  apprentice: `${coat(22, 82, 86, '#6a45a3')}<path d="M47 88h10l3 32H44z" fill="#8c69c4"/>${star(34, 108, 1.2)}${star(70, 104, 1)}<path d="M34 62Q30 80 38 84Q36 72 40 64zM70 62Q74 80 66 84Q68 72 64 64z" fill="#b4521f"/>${head(52, 66, 15.5, 16, '#f3c8a0')}<path d="M37 62q4-10 15-10t15 10q-6-4-9-6q-2 4-5 5q-1-3-3-4q-4 4-13 5z" fill="#c9652b"/>${eyes(52, 66, 6.5, 2.5)}${cheeks(52, 73, 9)}${smile(52, 75, 4.5)}<g fill="#b4703f"><circle cx="43" cy="71" r=".8"/><circle cx="46" cy="72.500" r=".8"/><circle cx="58" cy="72.500" r=".8"/><circle cx="61" cy="71" r=".8"/></g><path d="M33 54Q46 34 46 12Q60 10 66 24Q60 22 60 27Q64 40 71 54Q52 60 33 54z" fill="#4b2f7a"/><path d="M60 27Q64 40 71 54Q66 56 60 56.500Q60 40 54 18Q62 14 66 24Q60 22 60 27z" fill="#c9b2f0" opacity=".35"/><path d="M18 56Q52 44 86 56Q70 64 52 62Q34 64 18 56z" fill="#3c2466"/><path d="M52 62Q70 64 86 56Q76 52 64 51Q70 58 52 62z" fill="#c9b2f0" opacity=".3"/>${star(48, 44, 1.1)}${star(58, 36, 0.7)}<path d="M74 106L90 76" stroke="#5b3a1c" stroke-width="3.200" stroke-linecap="round"/><circle cx="91" cy="74" r="11" fill="#fff3b0" opacity=".45"/>${star(91, 74, 1.7)}<circle cx="77" cy="101" r="6" fill="#f3c8a0"/>`,
  fairy: `<circle cx="52" cy="70" r="46" fill="url(#king-glow)"/><g stroke="#fff" stroke-width="1.200" stroke-opacity=".8"><path d="M50 80Q18 28 5 42Q2 74 48 88z" fill="#bfe6f5" fill-opacity=".8"/><path d="M54 80Q86 28 99 42Q102 74 56 88z" fill="#e3f6fb" fill-opacity=".85"/><path d="M48 88Q14 92 16 112Q34 122 50 94z" fill="#f3c8ec" fill-opacity=".8"/><path d="M56 88Q90 92 88 112Q70 122 54 94z" fill="#fbe0f5" fill-opacity=".85"/></g><path d="M34 120Q40 94 46 86H58Q64 94 70 120z" fill="#c75a9a"/><path d="M52 88q-8 14-8 32h8zM58 86Q64 94 70 120H60Q62 104 54 88z" fill="#f3a0cc" opacity=".7"/><path d="M36 62Q34 40 52 39Q70 40 68 62Q74 78 68 84Q60 84 52 84Q44 84 36 84Q30 78 36 62z" fill="#b5486f"/>${head(52, 64, 14, 15.5, '#f9d3b4')}${eyes(52, 65, 6, 2.4)}${cheeks(52, 71, 8.5)}${smile(52, 73, 3.8)}<path d="M37 64Q38 46 53 44Q67 46 67 64Q62 58 58 50Q48 60 37 64z" fill="#d76a92"/><path d="M58 50Q62 58 67 64Q68 50 58 45z" fill="#fff" opacity=".3"/><g fill="#fff4b8"><circle cx="40" cy="50" r="3"/><circle cx="46" cy="45" r="3.300"/><circle cx="53" cy="43.500" r="3.500"/><circle cx="60" cy="45.500" r="3.300"/><circle cx="65" cy="51" r="3"/></g><g fill="#e89a2c"><circle cx="40" cy="50" r="1.200"/><circle cx="46" cy="45" r="1.300"/><circle cx="53" cy="43.500" r="1.400"/><circle cx="60" cy="45.500" r="1.300"/><circle cx="65" cy="51" r="1.200"/></g><path d="M66 100L78 80" stroke="#c9953a" stroke-width="2" stroke-linecap="round"/>${star(80, 77, 1.4)}`,
  hypnotist: `<path d="M8 120Q14 86 30 72L40 92H64L74 72Q90 86 96 120z" fill="#2f333b"/><path d="M30 72L40 92L34 120H22Q24 92 30 72zM74 72L64 92L70 120H82Q80 92 74 72z" fill="#8f2a34"/>${coat(34, 70, 86, '#4b525c')}<path d="M48 88h8l2 10l-6 14l-6-14z" fill="#f4efe2"/><path d="M52 88l7-4v8zM52 88l-7-4v8z" fill="#b8323f"/>${head(52, 64, 15, 18, '#e9c7a6')}<g fill="#fffdf4" stroke="#5b4a3a" stroke-width="1"><circle cx="44.500" cy="62" r="6.800"/><circle cx="59.500" cy="62" r="6.800"/></g><g fill="none" stroke="#3c2a5a" stroke-width="1.500" stroke-linecap="round"><path d="M44.500 62q1.600-1.600 2.400.5q.3 2.700-2.700 2.700q-3.400-.7-2.600-4.200q1.700-3.400 5.300-1.700q3.200 2.700 1.500 6.200"/><path d="M59.500 62q1.600-1.600 2.400.5q.3 2.700-2.700 2.700q-3.400-.7-2.600-4.200q1.700-3.400 5.300-1.700q3.200 2.700 1.500 6.200"/></g><path d="M38 53q5-4 11 0M55 53q6-4 11 0" fill="none" stroke="#2b2320" stroke-width="2" stroke-linecap="round"/><path d="M52 72q-6-3-11 1q-4 1-5-3q0 8 8 7q5-1 8-4q3 3 8 4q8 1 8-7q-1 4-5 3q-5-4-11-1z" fill="#2b2320"/><path d="M49 79q3 2 6 0l-3 8z" fill="#2b2320"/><path d="M35 50L37 18Q52 13 67 18L69 50Q52 44 35 50z" fill="#3d434d"/><path d="M67 18L69 50Q64 47 58 46.500L58 15.500z" fill="#fff" opacity=".16"/><path d="M35.500 43Q52 37 68.500 43l.5 7Q52 44 35 50z" fill="#b8323f"/><path d="M26 53Q52 38 78 53Q66 55 52 50Q38 55 26 53z" fill="#30353d"/><path d="M86 104Q82 84 88 66" fill="none" stroke="#d9a23a" stroke-width="1.800"/><circle cx="88" cy="64" r="5.500" fill="#e9c7a6"/><circle cx="86" cy="108" r="9" fill="#e9bb56"/><circle cx="86" cy="108" r="6.500" fill="#fff8e0"/><path d="M86 104v4l3 2" fill="none" stroke="#5b4028" stroke-width="1.500" stroke-linecap="round"/>`,
  dragon: `<path d="M42 86Q26 46 4 30Q10 46 3 56Q14 58 12 72Q24 70 26 84Q34 84 40 98z" fill="#8a2018"/><path d="M64 86Q80 46 98 32Q92 46 99 56Q88 58 90 72Q78 70 76 84Q70 84 64 98z" fill="#b0352a"/><path d="M4 30Q20 50 30 82M98 32Q84 50 74 82" fill="none" stroke="#5e140f" stroke-width="1.800"/><path d="M24 120Q26 92 44 84H62Q80 92 82 120z" fill="#c23b2a"/><path d="M62 84Q80 92 82 120H70Q72 98 56 84z" fill="#ff8a5a" opacity=".4"/><path d="M38 120Q40 96 53 88Q66 96 68 120z" fill="#f2c877"/><path d="M42 104q11 4 22 0M40 112q13 4 26 0M46 97q7 3 14 0" fill="none" stroke="#b9803a" stroke-width="1.500"/><path d="M38 46Q28 38 30 22Q38 34 47 40zM68 46Q78 38 76 22Q68 34 59 40z" fill="#f7e3b0"/><path d="M33 60Q30 40 53 38Q76 40 73 60Q78 84 53 84Q28 84 33 60z" fill="#cf4430"/><path d="M53 38Q76 40 73 60Q78 84 53 84Q72 76 66 58Q64 44 53 38z" fill="#ff9a6a" opacity=".4"/><ellipse cx="53" cy="73" rx="17" ry="10" fill="#de6a48"/><g fill="#7a2018"><ellipse cx="47" cy="69" rx="1.700" ry="2.200"/><ellipse cx="59" cy="69" rx="1.700" ry="2.200"/></g><path d="M39 76q14 8 28 0" fill="none" stroke="#6a160f" stroke-width="2" stroke-linecap="round"/><path d="M43 78l2 5l3-4zM58 79l3 4l2-5z" fill="#fff8e4"/><g fill="#ffe27a"><ellipse cx="44" cy="56" rx="5.500" ry="6"/><ellipse cx="62" cy="56" rx="5.500" ry="6"/></g>${eyes(53, 57, 9, 2.3)}<path d="M37 49l11 3M69 49l-11 3" stroke="#7a2018" stroke-width="3" stroke-linecap="round"/><path d="M50 40l3-9l3 9z" fill="#f0a03c"/><path d="M70 80Q82 76 98 86Q90 88 94 98Q80 98 70 84z" fill="#f5822a"/><path d="M72 81Q82 80 91 87Q86 89 87 94Q78 92 72 83z" fill="#ffe27a"/>`,
};

/** A die's face on a box of 24: where its pips lie. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 5.8],
    [17, 5.8],
    [7, 12],
    [17, 12],
    [7, 18.2],
    [17, 18.2],
  ],
];
/** Red, green and blue are also diamond, triangle and circle. */
const SHAPES: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `<path d="M${x} ${y - r * 1.25}L${x + r * 1.15} ${y}L${x} ${y + r * 1.25}L${x - r * 1.15} ${y}z"/>`,
  (x, y, r) => `<path d="M${x} ${y - r * 1.2}L${x + r * 1.25} ${y + r}H${x - r * 1.25}z"/>`,
  (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`,
];
export const HUES: readonly string[] = ['#c32a1e', '#247d39', '#225aab'];

const plate = (fill: string) =>
  `<rect x=".6" y=".6" width="22.800" height="22.800" rx="5" fill="${fill}" stroke="#3a2618" stroke-opacity=".55" stroke-width="1.200"/>`;

function diceDrawings(): string {
  const plain = PIPS.map(
    (pips, n) =>
      `<g id="king-pips-${n + 1}">${plate('#fff9ea')}<g fill="#2c2118">${pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.300"/>`).join('')}</g></g>`,
  );
  const faces = SHAPES.flatMap((shape, colour) =>
    PIPS.map(
      (pips, n) =>
        `<g id="king-face-${colour}-${n + 1}"><rect width="24" height="24" rx="3.600" fill="#f6ead0"/><rect x="1.500" y="1.500" width="21" height="21" rx="3.600" fill="${HUES[colour]}"/><rect x="1.500" y="1.500" width="21" height="21" rx="3.600" fill="url(#king-sheen)"/><g fill="#fffaf0">${pips.map(([x, y]) => shape(x, y, n === 0 ? 3.6 : 2.3)).join('')}</g></g>`,
    ),
  );
  const hues = SHAPES.map(
    (shape, colour) => `<g id="king-hue-${colour}">${plate(HUES[colour]!)}<g fill="#fffaf0">${shape(12, 12.5, 6)}</g></g>`,
  );
  const letters = ['A', 'B', 'C'].map(
    (letter, n) =>
      `<g id="king-alike-${n}">${plate(['#fff9ea', '#e6d3a8', '#c9b184'][n]!)}<text x="12" y="18" text-anchor="middle" font-family="system-ui" font-weight="700" font-size="16.500" fill="#2c2118">${letter}</text></g>`,
  );
  const any = `<g id="king-any">${plate('#fff9ea')}<path d="M12 12L12 1.200H6Q1.200 1.200 1.200 6V18z" fill="${HUES[0]}"/><path d="M12 12V1.200H18Q22.800 1.200 22.800 6V18z" fill="${HUES[1]}"/><path d="M12 12L1.200 18Q1.200 22.800 6 22.800H18Q22.800 22.800 22.800 18z" fill="${HUES[2]}"/><g fill="#fffaf0">${SHAPES[0]?.(6.2, 7.5, 2.8)}${SHAPES[1]?.(17.8, 7.8, 2.8)}${SHAPES[2]?.(12, 17.8, 2.9)}</g></g>`;
  return `<g id="king-blank">${plate('#fff9ea')}</g>${plain.join('')}${faces.join('')}${hues.join('')}${letters.join('')}${any}`;
}

/** Puts the drawings of this game into the page. */
export function plantKing(): void {
  const skies = PALETTES.map(
    ({ sky, far, near }, n) =>
      `<linearGradient id="king-sky-${n}" x2="0" y2=".7"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><g id="king-scene-${n}"><rect width="100" height="160" fill="url(#king-sky-${n})"/>${n === HYPNOTIST ? '' : GROUND(far, near)}${SCENES[n]}</g><g id="king-sign-${n}">${SIGNS[n]}</g>`,
  ).join('');
  const folk = KINDS.map((kind) => `<g id="king-${kind}">${FOLK[kind]}</g>`).join('');
  const effects = Object.entries(EFFECTS)
    .map(([kind, drawing]) => `<g id="king-does-${kind}">${drawing}</g>`)
    .join('');
  const light =
    '<radialGradient id="king-glow"><stop stop-color="#fffbe0"/><stop offset=".35" stop-color="#fff3c8" stop-opacity=".6"/><stop offset="1" stop-color="#fff3c8" stop-opacity="0"/></radialGradient>' +
    '<linearGradient id="king-sheen" x1="1" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>' +
    '<clipPath id="king-clip"><rect x="4" y="4" width="92" height="152" rx="7"/></clipPath><clipPath id="king-bust"><rect x="3" y="3" width="94" height="94" rx="9"/></clipPath><clipPath id="king-wide"><rect x="3" y="37" width="94" height="56" rx="7"/></clipPath>';
  plant('scenery', () => scenery);
  plant('king', () => light + skies + folk + effects + diceDrawings());
}

/** The scene behind a card: a place, or one of the two without a home. */
export function sceneOf(home: number, kind: string | undefined): number {
  if (kind === 'dragon') return DRAGON;
  return kind === 'hypnotist' ? HYPNOTIST : home;
}

export function tint(scene: number): string {
  const { near, deep, roof, leaf, lit } = PALETTES[scene]!;
  return `--near:${near};--deep:${deep};--roof:${roof};--leaf:${leaf};--leaf-lit:${lit}`;
}
