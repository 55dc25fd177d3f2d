/**
 * Trees, houses and castles. Each stands on the point 0,0 and is lit from the right.
 * Its colours come from the picture around it: --leaf, --leaf-lit, --roof, --wall, --bloom, --near.
 */

const leaf = 'var(--leaf,#4f8a3c)';
const lit = 'var(--leaf-lit,#8fbf5a)';
const roof = 'var(--roof,#b4452c)';
const wall = 'var(--wall,#f2e2c2)';
const bloom = 'var(--bloom,#f7d9e0)';
const near = 'var(--near,#3f7f34)';

const flag = (x: number, y: number) =>
  `<path d="M${x} ${y}v-9" stroke="#5b4630" stroke-width=".8"/><path d="M${x} ${y - 9}q4-1.5 7 .8q-3 2.4-7 2.8z" fill="${roof}"/>`;

const turret = (x: number, w: number, h: number, tip: number) =>
  `<path d="M${x} 0v${-h}h${w}v${h}z" fill="${wall}"/><path d="M${x} 0v${-h}h${w * 0.36}v${h}z" fill="#40301f" opacity=".2"/><path d="M${x - 1.4} ${-h}l${w / 2 + 1.4} ${-tip}l${w / 2 + 1.4} ${tip}z" fill="${roof}"/><path d="M${x - 1.4} ${-h}l${w / 2 + 1.4} ${-tip}v${tip}z" fill="#2a1208" opacity=".25"/><path d="M${x + w * 0.55} ${-h + 4}v3.6" stroke="#4a3826" stroke-width="1.5"/>`;

/** A valley by day or by night, as the theme has it: 600 × 160. */
const VALE =
  '<linearGradient id="art-air" x2="0" y2="1"><stop stop-color="var(--sky-top)"/><stop offset=".7" stop-color="var(--sky-low)"/></linearGradient>' +
  '<radialGradient id="art-halo"><stop stop-color="var(--lamp)" stop-opacity=".38"/><stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/></radialGradient>' +
  '<g id="art-vale"><rect y="-400" width="600" height="420" fill="var(--sky-top)"/><rect width="600" height="160" fill="url(#art-air)"/><circle cx="478" cy="26" r="60" fill="url(#art-halo)"/><circle cx="478" cy="26" r="11" fill="var(--lamp)" opacity=".85"/><path d="M0 78Q60 40 130 66Q190 30 260 62Q330 36 390 66Q460 38 520 64Q570 46 600 60V160H0z" fill="var(--hill-far)"/><path d="M0 96Q90 60 180 90Q280 66 360 92Q470 64 600 92V160H0z" fill="var(--hill)"/><path d="M0 116Q120 92 240 112Q380 92 600 110V160H0z" fill="var(--hill-deep)"/><path d="M-5 144Q80 126 170 136T330 134T470 136T605 128V146Q520 152 450 149T310 149T160 151T-5 158z" fill="var(--road)" opacity=".75"/></g>';

const PARTS: Readonly<Record<string, string>> = {
  tree: `<ellipse cx="1" rx="8" ry="1.6" fill="#000" opacity=".16"/><path d="M-1.7 0q.9-5 .3-9h2.8q-.5 4 .6 9z" fill="#6b4a2f"/><path d="M-10-11a6.4 6.4 0 0 1 4-8.4a7 7 0 0 1 12.6-.6a6 6 0 0 1 2.8 10.4a6 6 0 0 1-8.4 2.2a6.6 6.6 0 0 1-11-3.6z" fill="${leaf}"/><path d="M-1-20.5a6 6 0 0 1 7.2 1.4a5.4 5.4 0 0 1 2.6 8.8q-2.4 1.6-4.6.6q1.4-3-.8-5q-.4-4.2-4.4-5.8z" fill="${lit}"/>`,
  pine: `<ellipse cx="1" rx="6.5" ry="1.4" fill="#000" opacity=".16"/><path d="M-1.2 0v-4h2.4v4z" fill="#5c4029"/><path d="M-7-3.5L0-13L7-3.5zM-5.8-9L0-18.5L5.8-9zM-4.3-14.5L0-24L4.3-14.5z" fill="${leaf}"/><path d="M7-3.5L0-13v9.5zM5.8-9L0-18.5V-9zM4.3-14.5L0-24v9.5z" fill="${lit}"/>`,
  bush: `<path d="M-6 0a4 4 0 0 1 1.5-5.5a4.6 4.6 0 0 1 8.6-.4a3.8 3.8 0 0 1 2 5.9z" fill="${leaf}"/><path d="M0-7.8a4.6 4.6 0 0 1 4.1 1.9a3.8 3.8 0 0 1 2 5.9h-3q1.5-5.5-3.1-7.8z" fill="${lit}"/>`,
  dead: `<path d="M-1.6 0q1-7 .2-11l-5.6-5.5l.9-.9l4.8 3.6q.4-4-1.9-8l1.2-.5q2 2.8 2.5 6.3l4.2-5l1 .8l-4.6 6.6q-.2 2 .2 3.6l5-2.6l.6 1.1l-5.3 4.1q.2 4 .9 7.4z" fill="#5e4a3a"/>`,
  house: `<path d="M-9 0v-7l5-6l5 6v7z" fill="${wall}"/><path d="M-9 0v-7l5-6l5 6v7z" fill="#40301f" opacity=".2"/><path d="M1 0v-7h9v7z" fill="${wall}"/><path d="M-4-14.2h9.5l6.3 7.7h-9.5z" fill="${roof}"/><path d="M-4-14.2l6.3 7.7h-1.9l-4.4-5.3l-5 6l-1.2-1z" fill="#2a1208" opacity=".35"/><path d="M-5.6 0v-4.5h3.2v4.5z" fill="#5b4028"/><path d="M4-5h2.6v2.8h-2.6z" fill="#6d7f86"/><path d="M6.5-12.6v-3.4h2v5.8z" fill="#8a6a4c"/>`,
  hut: `<path d="M-6 0v-5h12v5z" fill="${wall}"/><path d="M-6 0v-5h5v5z" fill="#40301f" opacity=".2"/><path d="M-8-4.6q4-3.4 8-8q4 4.6 8 8z" fill="#b98d4a"/><path d="M0-12.6q4 4.6 8 8h-5q-2-4-3-8z" fill="#d9b36b"/><path d="M-1.5 0v-3.6h3v3.6z" fill="#5b4028"/>`,
  mill: `<path d="M-5.5 0l2-16h7l2 16z" fill="${wall}"/><path d="M-5.5 0l2-16h2.4l-1 16z" fill="#40301f" opacity=".2"/><path d="M-4.5-15.5q4.5-8 9 0z" fill="${roof}"/><path d="M-1.3 0v-4h2.6v4z" fill="#5b4028"/><g stroke="#6b4a2f" stroke-width=".9"><path d="M0-17l-10-8M0-17l8-10M0-17l10 8M0-17l-8 10"/></g><path d="M-3-19.4l-7-5.6l-1.5 2.3l7 5.4zM2.4-20l5.6-7l2.2 1.7l-5.6 6.8zM3-14.6l7 5.6l1.5-2.3l-7-5.4zM-2.4-14l-5.6 7l-2.2-1.7l5.6-6.8z" fill="#fff6e0" opacity=".92"/>`,
  tower: `${turret(-4.5, 9, 22, 12)}${flag(0, -34)}<path d="M-1.5 0v-4.5a1.5 1.5 0 0 1 3 0v4.5z" fill="#4a3826"/>`,
  castle: `<ellipse cx="2" rx="27" ry="3" fill="#000" opacity=".15"/>${turret(-5, 11, 34, 13)}<path d="M-19 0v-19h3.5v3h3v-3h3.5v3h3v-3h3.5v3h3v-3h3.5v3h3v-3h3.5v3h3v-3h3.5v19z" fill="${wall}"/><path d="M-19 0v-9h38v9z" fill="#40301f" opacity=".1"/>${turret(-23, 9, 25, 12)}${turret(14, 10, 29, 14)}<path d="M-4 0v-7.5a4 4 0 0 1 8 0v7.5z" fill="#4a3220"/><path d="M-9.5-11v3M9-11v3" stroke="#4a3826" stroke-width="1.6"/>${flag(0.5, -46.5)}${flag(19, -42.5)}`,
  boat: `<path d="M-8-3h16q-1.5 4.5-5 4.5h-6.5q-3.5 0-4.5-4.5z" fill="#7a4a2b"/><path d="M-.5-4v-16" stroke="#5c4029" stroke-width="1"/><path d="M.6-19q8 6 7.2 14.5h-7.2z" fill="#fff7e4"/><path d="M-1.4-16q-5.6 5-5.6 11.5h5.6z" fill="${roof}"/>`,
  wreck: `<path d="M-10-2q1 4 5 4h9q4 0 6-6l-4 2l-1-3l-3 4h-5l-2-3l-2 3z" fill="#5d4a3c"/><path d="M-1-2l3-11" stroke="#5d4a3c" stroke-width="1.3"/>`,
  sheep: `<path d="M-3.5 0v-2.5M2.5 0v-2.5" stroke="#4a4038" stroke-width="1"/><path d="M-6-4a2.6 2.6 0 0 1 3-3.4a3.4 3.4 0 0 1 6 0a2.6 2.6 0 0 1 1 4.8a3 3 0 0 1-4.5.8a3 3 0 0 1-5.5-2.2z" fill="#fffaf0"/><path d="M3.5-7q3.6-.6 4 1.6q-.6 2-3 1.6z" fill="#4a4038"/>`,
  hay: `<ellipse cx="1" rx="7" ry="1.4" fill="#000" opacity=".16"/><path d="M-6 0q-1.5-8 6-11q7.5 3 6 11z" fill="#d9a23a"/><path d="M0-11q7.5 3 6 11h-4q1.5-6-2-11z" fill="#f4cf6e"/><path d="M-3.5-1q0-3 .8-5M-.5-1v-4" stroke="#a8751d" stroke-width=".8"/>`,
  wheat: `<g stroke="#b57d16" stroke-width=".9" fill="none"><path d="M-3 0q-.4-6-2.5-9M0 0q.3-6 0-11M3 0q.5-5 2.6-8.5"/></g><g fill="#f6cf5d"><ellipse cx="-6" cy="-11" rx="1.7" ry="3.6" transform="rotate(-18-6-11)"/><ellipse cy="-13" rx="1.7" ry="3.8"/><ellipse cx="6.2" cy="-10.5" rx="1.7" ry="3.6" transform="rotate(18 6-10.5)"/></g>`,
  reed: `<g stroke="${near}" stroke-width="1.1" fill="none" stroke-linecap="round"><path d="M-3 0q-.6-7-2-11M0 0v-14M3 0q.2-6 2.4-10M-1.5 0q-2-4-5-5.5"/></g><g fill="#6b4426"><rect x="-6" y="-14.5" width="2.2" height="5.5" rx="1.1"/><rect x="-1.1" y="-18" width="2.2" height="6" rx="1.1"/></g>`,
  flowers: `<g fill="${bloom}"><circle cx="-5" cy="-2" r="1.5"/><circle cy="-3.5" r="1.7"/><circle cx="5" cy="-1.5" r="1.5"/><circle cx="-2" cy="1" r="1.3"/><circle cx="3.5" cy="2" r="1.3"/></g><g fill="#f2b632"><circle cx="-5" cy="-2" r=".6"/><circle cy="-3.5" r=".7"/><circle cx="5" cy="-1.5" r=".6"/></g>`,
  tuft: `<path d="M-4 0q-.5-3.5-2-5q2.6 1 3.3 3.5q0-4 1-6.5q1.2 2.6 1.5 6q1-3 3.2-4q-1.6 2.4-1.7 6z" fill="${leaf}"/>`,
  stone: `<path d="M-6 0q-.6-3 2-4.5l3-1.3l3.6 1.3q2.6 2 2.2 4.5z" fill="#9a948a"/><path d="M-1-5.8l3.6 1.3q2.6 2 2.2 4.5h-3q.8-3.8-2.8-5.8z" fill="#c3bdb0"/>`,
  lily: `<ellipse rx="5" ry="1.8" fill="#4f9a63"/><path d="M0 0l4.5-1.5v1.5z" fill="#2b6d9f"/><path d="M-2.5-.6q-.5-2.6.8-2.8q1-1.6 1.7 0q1.4.2.7 2.8z" fill="#fbe3ea"/>`,
  birds: `<path d="M-7 0q2.2-3 4 0q2-3 4.2-.6M4-5q1.6-2.4 3 0q1.5-2.4 3-.4" fill="none" stroke="#3d3a36" stroke-width="1" stroke-linecap="round"/>`,
  cloud: `<path d="M-12 0a3.5 3.5 0 0 1 2-6a6 6 0 0 1 10-2a5 5 0 0 1 8 3a3 3 0 0 1 2 5z" fill="#fff" opacity=".8"/>`,
  swan: `<path d="M-6-1q-1-4 3-4.5q4 0 5 1.5q2-1.5 1-5q0-2.5 2.4-2.3l1.8 1l-2.2.4q1.6 5-1 8.5q-4 3-10 .4z" fill="#fffdf6"/>`,
};

export const scenery: string =
  VALE +
  Object.entries(PARTS)
    .map(([name, drawing]) => `<g id="art-${name}">${drawing}</g>`)
    .join('');
