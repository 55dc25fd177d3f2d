/** The worked examples of both editions and of the variant for two. Each count lacks one piece, which the reader places. */

import type { Examples } from '#engine';
import type { Drawn } from './position.ts';

export const examples = {
  /** First edition, the count: orange 11, black 10, grey 13. */
  firstCount: {
    rules: ['M11.2', 'M11.3'],
    drawn: {
      city: `
        +###.............+
        #ggg..........soo#
        #gsmmm.......mmoo#
        #mmm.m........mms.
        #kkkmm............
        ...k..............
        ...k..............`,
      roofs: { a1: 0, a4: 1, o1: 2 },
      turn: 2,
    },
    seat: 2,
    plays: ['m m1'],
    worths: [14, 13, 18],
  },
  /** Second edition, the count: orange 9, grey 9, purple 6, brown 12; the well gives orange 4 and purple 8. */
  secondCount: {
    rules: ['M11.2', 'M10.4'],
    drawn: {
      edition: 'second',
      seats: 4,
      city: `
        +#########.......+
        #ggm....oo........
        #gmm...som........
        ........o.........
        ..................
        ..................
        .....mp.@.........
        ......p...........
        ......ppp.........
        ...............m..
        .............msbb.
        .............mbbb.
        +.............###+`,
      roofs: { a1: 0, h1: 1, f6: 2, p11: 3 },
      turn: 1,
    },
    seat: 1,
    plays: ['s h4'],
    worths: [10, 18, 16, 17],
  },
  /** Second edition: three for the first, two burnt by a neutral roof, one for the next, and none for the last. */
  tea: {
    rules: ['M10.1', 'M6.3'],
    drawn: { edition: 'second', city: '+\n.p..p..p..p\n' },
    seat: 0,
    plays: ['r purple a1', 'w N16', 'n purple d1', 'r purple g1', 'r purple'],
    worths: [3, 1, 1],
  },
  /** First edition: a stable beside nothing but a stable. */
  stables: {
    rules: ['M5.1', 'M5.2'],
    drawn: { city: '+\n.........\n....ooo..\n......s..\n.........', roofs: { d2: 0 } },
    seat: 0,
    plays: ['s c2'],
    worths: [9, 0, 0],
  },
  /** First edition: a line of four, and a square that touches two of them. */
  market: {
    rules: ['M7.1', 'M11.2'],
    drawn: {
      city: `
        +............
        .............
        ......ooo....
        .....mmmo....
        .....k.mo....
        .............`,
      roofs: { f2: 0, e4: 1 },
    },
    seat: 0,
    plays: ['m g5'],
    worths: [12, 4, 0],
  },
  /** Second edition: one palace of each colour. */
  oneOfEach: {
    rules: ['M6.1', 'M6.2'],
    drawn: { edition: 'second', city: '+\n...........\n..ooo...oo.\n...........\n.....bbb...', roofs: { b2: 0 } },
    seat: 0,
    plays: ['r brown'],
    worths: [13, 0, 0],
  },
  /** Second edition: where an orange building can go. */
  streets: {
    rules: ['M4.1', 'M4.2', 'M4.3'],
    drawn: {
      edition: 'second',
      city: '+\n..........\n..........\n.gg....oo.\n.gg.o.....\n....o.....\n..........\n...bb.....',
      roofs: { g3: 1 },
    },
    seat: 0,
    plays: ['b orange e5'],
    worths: [0, 6, 0],
  },
  /** Second edition: the eight squares around the well, and four that count. */
  well: {
    rules: ['M10.3', 'M10.4'],
    drawn: { edition: 'second', city: '+\n.......\n..bb...\n.......\n....@..' },
    seat: 0,
    plays: ['b brown d2', 'r brown'],
    worths: [10, 0, 0],
  },
  /** Second edition: a larger palace takes the tile. */
  palaceTile: {
    rules: ['M9.1', 'M9.2'],
    drawn: {
      edition: 'second',
      city: '+\n...........\n..ooo...oo.\n..s.s...os.\n...........',
      roofs: { b2: 1, h2: 0 },
    },
    seat: 0,
    plays: ['s j2', 's h4'],
    worths: [10, 5, 0],
  },
  /** Second edition: a stable that reaches the wall takes the tower. */
  towerTile: {
    rules: ['M9.4', 'M5.1'],
    drawn: {
      edition: 'second',
      city: '+######....\n.bb..oo....\n.b.........\n...........\n..gg.......',
      roofs: { a1: 1, b4: 0 },
    },
    seat: 0,
    plays: ['r orange'],
    worths: [12, 8, 0],
  },
  /** For two: whoever has used both domes of a colour takes the other's blockade dome. */
  domes: {
    rules: ['M6.4', 'M6.5'],
    drawn: { edition: 'ditt', city: '+\n...........\n..gg...ggg.\n...........', roofs: { b2: 'n' } },
    seat: 0,
    plays: ['r grey'],
    worths: [4, 0],
  },
} as const satisfies Examples<Drawn>;
