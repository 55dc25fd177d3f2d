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
  /** First edition, the figure of the stables: a building or a stable fits A, B, C and D, not E beside the stable. */
  stables: {
    rules: ['M4.1', 'M5.2', 'M6.1', 'M9.1'],
    drawn: {
      city: `
        +.......
        ..ooos..
        ........`,
    },
    seat: 0,
    plays: ['b orange c2', 'r orange'],
    not: { 's f1': 'M5.2', 'b orange f1': 'M4.1' },
    worths: [9, 0, 0],
  },
  /** First edition: who owns a grey palace may build in grey, and own no other. */
  ownGrey: {
    rules: ['M4.6', 'M6.2'],
    drawn: { city: '+\n...........\n..ggg...gg.\n...........', roofs: { b2: 0 } },
    seat: 0,
    plays: ['b grey j2', 's b1'],
    not: { 'r grey': 'M6.2' },
    worths: [5, 0, 0],
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
    not: { 'm f4': 'M7.1' },
    worths: [12, 4, 0],
  },
  /** Second edition: one palace of each colour. */
  oneOfEach: {
    rules: ['M6.2', 'M9.1'],
    drawn: { edition: 'second', city: '+\n...........\n..ooo...oo.\n...........\n.....bbb...', roofs: { b2: 0 } },
    seat: 0,
    plays: ['r brown'],
    not: { 'r orange': 'M6.2' },
    worths: [13, 0, 0],
  },
  /** Second edition: when everybody owns a brown palace, all brown buildings go. */
  brownFinished: {
    rules: ['M4.5'],
    drawn: { edition: 'second', city: '+\n............\n..bb..b..bb.\n............', roofs: { b2: 1, i2: 2 } },
    seat: 0,
    plays: ['r brown'],
    worths: [1, 5, 2],
  },
  /** Second edition: a neutral roof on a grey palace, although a grey one has a neutral roof already. */
  neutralAgain: {
    rules: ['M6.3', 'M9.3'],
    drawn: { edition: 'second', seats: 2, city: '+\n.............\n.gg..gg..ggg.\n.............', roofs: { a2: 1, e2: 'n' } },
    seat: 0,
    plays: ['n grey'],
    worths: [0, 2],
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
    not: { 'b orange c4': 'M4.3', 'b orange h6': 'M4.2' },
    worths: [0, 6, 0],
  },
  /** Second edition, the figure of the stables: four squares, and two beside nothing but a stable. */
  moreStables: {
    rules: ['M5.1', 'M5.2'],
    drawn: {
      edition: 'second',
      city: `
        +####
        .....
        .bbs.
        ...m.`,
      roofs: { a2: 0 },
    },
    seat: 0,
    plays: ['s a3'],
    not: { 's c1': 'M5.2', 's d2': 'M5.2' },
    worths: [8, 0, 0],
  },
  /** Second edition: three squares for a merchant. */
  threeEnds: {
    rules: ['M7.1', 'M11.2'],
    drawn: {
      edition: 'second',
      city: `
        +......
        .mmm.g.
        ...m...
        ...mmm.
        .....b.`,
      roofs: { e1: 0 },
    },
    seat: 0,
    plays: ['m e2'],
    not: { 'm d2': 'M7.1' },
    worths: [3, 0, 0],
  },
  /** Second edition, the first figure of the well: nothing is built on the eight squares around it. */
  aroundWell: {
    rules: ['M10.3'],
    drawn: {
      edition: 'second',
      city: `
        +.....
        ......
        ......
        ...@..
        ......`,
    },
    seat: 0,
    plays: ['m b2', 'm a2'],
    not: { 'b grey b2': 'M10.3', 'b grey d4': 'M10.3' },
    worths: [0, 0, 0],
  },
  /** Second edition, the second figure of the well: brown grows on two squares, and one of them counts for the well. */
  well: {
    rules: ['M10.3', 'M10.4'],
    drawn: {
      edition: 'second',
      city: `
        +.....
        .bb...
        ......
        ...@..`,
    },
    seat: 0,
    plays: ['b brown c1', 'r brown'],
    not: { 'b brown b2': 'M10.3' },
    worths: [10, 0, 0],
  },
  /** Second edition: a larger palace takes the tile. */
  palaceTile: {
    rules: ['M9.2'],
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
    rules: ['M9.1', 'M9.4'],
    drawn: {
      edition: 'second',
      city: '+######....\n.bb..oo....\n.b.........\n...........\n..gg.......',
      roofs: { a1: 1, b4: 0 },
    },
    seat: 0,
    plays: ['r orange'],
    worths: [12, 8, 0],
  },
  /** Second edition: a stable that reaches the wall takes the tower, too. */
  towerByStable: {
    rules: ['M5.1', 'M9.4'],
    drawn: {
      edition: 'second',
      city: `
        +########
        .bb....oo
        ....gg...`,
      roofs: { a1: 1, g1: 2, d2: 0 },
    },
    seat: 0,
    plays: ['s d1'],
    not: { 's c1': 'M4.3' },
    worths: [6, 7, 8],
  },
  /** For two: of each colour one piece in a turn, of the white ones as many as one likes. */
  onePieceOfAColour: {
    rules: ['M3.6'],
    drawn: { edition: 'ditt', city: '+\n............\n..kk....bb..\n............' },
    seat: 0,
    plays: ['b black d2', 'b brown j2', 'r black'],
    from: 1,
    not: { 'b black d1': 'M3.6' },
    worths: [5, 0],
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
