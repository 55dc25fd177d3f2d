/** The worked examples and the figures of the rulebook, on our own tiles, and what its rules say without a number. */

import type { Examples } from '#engine';
import type { Drawn } from './position.ts';

/** Military 3 below a capital. */
const CAMP = 'E; B1-23 2,0 ----';

export const examples = {
  /** Four bid, and one of them is outbid: 5, 1, 1 and 4 are paid. */
  auction: {
    rules: ['P3.2', 'P3.4', 'P3.7'],
    drawn: { civs: ['E', 'E', 'E', 'E'], stock: ['M9 C20', 'M9 C20', 'M9 C20', 'M9 C20'], phase: 'auction' },
    seat: 3,
    plays: ['bid 1 3', 'bid 2 1', 'bid 3 1', 'bid 1 4', 'bid 1 5', 'bid 2 4', 'bid 4 1'],
    worths: [20, 20, 20, 20],
  },
  /** A stake of 5 is not lowered to go elsewhere. */
  stake: {
    rules: ['P3.3', 'P3.5'],
    drawn: { civs: ['E', 'E', 'E', 'E'], stock: ['M9 C20', 'M9 C20', 'M9 C20', 'M9 C20'], phase: 'auction' },
    seat: 0,
    plays: ['bid 1 5', 'bid 1 6', 'bid 2 1', 'bid 3 1', 'bid 4 5'],
    from: 1,
    worths: [20, 20, 20, 20],
  },
  /** For three, black is shown once more than white in a round, white in the next. */
  faces: {
    rules: ['P3.1'],
    drawn: { civs: ['E', 'E', 'E'], round: 1, offered: 3, phase: 'auction' },
    seat: 0,
    plays: ['bid 2 1', 'bid 1 1', 'bid 3 1'],
    worths: [20, 20, 20],
  },
  /** The first auction of the game: two wait, the last must bid. */
  firstAuction: {
    rules: ['P3.9', 'P3.10'],
    drawn: { civs: ['E', 'E', 'E'], round: 0, phase: 'auction' },
    seat: 2,
    plays: ['wait', 'wait', 'bid 3 1', 'bid 1 1', 'bid 2 1'],
    worths: [20, 20, 20],
  },
  /** Both want the same tile: the higher sum gets it. */
  auctionOfTwo: {
    rules: ['P3.11', 'P3.12', 'P3.13'],
    drawn: { civs: ['E', 'E'], stock: ['M9 C20', 'M9 C20'], phase: 'auction' },
    seat: 1,
    plays: ['bid 2 4', 'bid 2 3'],
    worths: [20, 20],
  },
  /** A tile over the food: all that is seen counts, and nothing else. */
  patch: {
    rules: ['P2.5', 'P4.2'],
    drawn: {
      civs: ['L-A', 'L-B', 'L-C'],
      won: ['W1-02', 'W1-08', 'W1-10'],
      options: { capital: 'liberty' },
      phase: 'patching',
    },
    seat: 0,
    plays: ['patch w -1,-1 ---o'],
    worths: [20, 20, 20],
  },
  /** A worker stays on its cell under a new tile, and works there at once. */
  workerCovered: {
    rules: ['P4.14'],
    drawn: { civs: ['E', 'E', 'E'], workers: ['0,0', '', ''], won: ['W1-02', 'W1-08', 'W1-10'], phase: 'patching' },
    seat: 0,
    plays: ['patch w -1,0 --oo'],
    worths: [20, 20, 20],
  },
  /** Five squares wide in the first era, and no more. */
  size: {
    rules: ['P4.4'],
    drawn: { civs: ['E; W1-18 0,2; W1-20 0,3', 'E', 'E'], won: ['W1-08', 'W1-05', 'W1-10'], phase: 'patching' },
    seat: 0,
    plays: ['patch w 1,3 oo--'],
    not: { 'patch w 0,4 o-o-': 'P4.4' },
    worths: [20, 20, 20],
  },
  /** The first worker finds a place, and its golden frame counts from then on. */
  firstWorker: {
    rules: ['P2.5', 'P4.18'],
    drawn: { civs: ['E', 'E', 'E'], round: 0, phase: 'settling' },
    seat: 0,
    plays: ['put 1,0'],
    worths: [20, 20, 20],
  },
  /** Two seas side by side. */
  seas: {
    rules: ['P4.5', 'P4.6', 'P4.7'],
    drawn: { civs: ['E; W1-01 1,2 o---', 'E', 'E'], won: ['W1-05', 'W1-08', 'W1-10'], phase: 'patching' },
    seat: 0,
    plays: ['patch w -1,0 --oo'],
    not: { 'patch w -1,1 --oo': 'P4.7', 'patch w 1,2 oo--': 'P4.5' },
    worths: [20, 20, 20],
  },
  /** A building stays tied to its square. */
  underBuilding: {
    rules: ['P4.12'],
    drawn: { civs: ['E; b02 1,2', 'E', 'E'], won: ['W1-08', 'W1-06', 'W1-10'], phase: 'patching' },
    seat: 0,
    plays: ['patch w 1,2 u---'],
    worths: [20, 20, 20],
  },
  /** A hero is covered whole or not at all. */
  hero: {
    rules: ['P4.9'],
    drawn: { civs: ['E; B1-04 0,2', 'E', 'E'], won: ['W1-08', 'W1-06', 'W1-10'], phase: 'patching' },
    seat: 0,
    plays: ['patch w -1,2 --uu'],
    not: { 'patch w -1,2 --ou': 'P4.9' },
    worths: [20, 20, 20],
  },
  /** Three resources into two money and four food, with a transport level of three. */
  exchange: {
    rules: ['P6.8', 'P6.9'],
    drawn: {
      civs: ['E; B3-22 0,3 ----; b04 1,2', 'E'],
      workers: ['1,2', ''],
      stock: ['F3 R3 M0 C20', 'F4 M3 C20'],
      phase: 'administration',
    },
    seat: 0,
    plays: ['exchange r3 f4m2'],
    worths: [20, 20],
  },
  /** Three food into a resource and a money. */
  exchangeFood: {
    rules: ['P6.9'],
    drawn: {
      civs: ['E; B3-22 0,3 ----; b04 1,2', 'E'],
      workers: ['1,2', ''],
      stock: ['F3 R0 M0 C20', 'F4 M3 C20'],
      phase: 'administration',
    },
    seat: 0,
    plays: ['exchange f3 r1m1'],
    worths: [20, 20],
  },
  /** With a transport level of one, one resource is all that can be given. */
  exchangeOne: {
    rules: ['P6.8'],
    drawn: { civs: ['E', 'E'], stock: ['F0 R2 M0 C20', 'F4 M3 C20'], phase: 'administration' },
    seat: 0,
    plays: ['exchange r1 f1m1'],
    worths: [20, 20],
  },
  /** Six points: a menace, a main route, and a campaign with the last of them. */
  politics: {
    rules: ['P5.2', 'P5.7', 'P5.10', 'P6.1', 'P6.13', 'P6.22'],
    drawn: {
      civs: ['E; B3-22 0,3 ----; W3-13 2,0 ----; B1-23 2,3 ----', 'E'],
      routes: ['0>1'],
      stock: ['R2 C20', 'M3 C20'],
      phase: 'diplomacy',
    },
    seat: 0,
    plays: ['menace 1 culture', 'done', 'route 1', 'campaign 1'],
    worths: [22, 18],
  },
  /** Two steps, across a sea. */
  acrossSea: {
    rules: ['P7.8', 'P7.9'],
    drawn: { civs: ['E; W1-01 1,2 o---; b04 0,0', 'E'], workers: ['1,1', ''], stock: ['F4 C20', 'F4 C20'], phase: 'movement' },
    seat: 0,
    plays: ['walk 1,1 2,2'],
    not: { 'walk 1,1 2,3': 'P7.9' },
    worths: [20, 20],
  },
  /** Two blue: no war, and an allied route for both. */
  alliance: {
    rules: ['P8.4', 'P8.7', 'P8.9', 'P8.10'],
    drawn: { civs: ['E', 'E'], routes: ['0>1 PREP'], stock: ['F4 C20', 'F4 C20'], phase: 'negotiation' },
    seat: 0,
    plays: ['blue', 'blue', 'yes', 'yes', 'end b', 'put 0,0'],
    worths: [20, 20],
  },
  /** At equal power the defender wins. */
  equalPower: {
    rules: ['P9.2', 'P9.5', 'P9.6', 'P9.8'],
    drawn: { civs: [CAMP, CAMP], routes: ['0>1 WAR 0'], stock: ['F4 R2 C20', 'F4 R4 C20'], phase: 'wars' },
    seat: 1,
    plays: ['commit 2', 'commit 2'],
    worths: [20, 23],
  },
  /** A margin of five takes seven culture of the loser. */
  margin: {
    rules: ['P9.8', 'P9.9'],
    drawn: { civs: [CAMP, CAMP], routes: ['0>1 WAR 0'], stock: ['F4 R5 C20', 'F4 C20'], phase: 'wars' },
    seat: 0,
    plays: ['commit 5', 'commit 0'],
    worths: [32, 13],
  },
  /** The same building without a worker, and with one. */
  frame: {
    rules: ['P2.1', 'P10.1'],
    drawn: {
      civs: ['L-A; W1-12 2,1 ----', 'L-B'],
      workers: ['1,2', ''],
      stock: ['F4 C20', 'F4 C20'],
      options: { capital: 'liberty' },
      phase: 'movement',
    },
    seat: 0,
    plays: ['walk 1,2 0,2'],
    not: { 'walk 1,2 0,1': 'P7.9' },
    worths: [22, 20],
  },
  /** Levels of 2 food, 1 resource, 2 money and 2 culture, and 2 money more from a route. */
  production: {
    rules: ['P10.1', 'P10.2'],
    drawn: {
      civs: ['E; B1-25 2,0 ----; fallow 0 2,0', 'E'],
      workers: ['1,0', ''],
      routes: ['0>1 START'],
      stock: ['F1 C20', 'F4 C20'],
      phase: 'movement',
    },
    seat: 0,
    plays: ['done', 'advance R1 1'],
    not: { 'walk 1,0 0,1': 'P7.9' },
    worths: [22, 20],
  },
  /** Five workers eat five food. */
  upkeep: {
    rules: ['P10.5'],
    drawn: { civs: ['E', 'E'], workers: ['0,1 0,2 1,0 1,1 1,2', ''], stock: ['F2 C20', 'F4 C20'], phase: 'movement' },
    seat: 0,
    plays: ['walk 1,0 0,0', 'done'],
    not: { 'walk 1,0 1,1': 'P2.2' },
    worths: [20, 20],
  },
  /** Seven votes on a card: 7, 3, nothing, and 3 lost. */
  sevenVotes: {
    rules: ['P11.12', 'P11.13'],
    drawn: {
      civs: [CAMP, `${CAMP}; b05 0,0`, 'E; b05 0,0', 'E'],
      stock: ['V4 C20', 'V4 C20', 'V3 C20', 'V3 C20'],
      cards: ['military', 'wonders', 'heroes', 'politics'],
      era: 2,
      round: 4,
      phase: 'vote',
    },
    seat: 1,
    // Heroes, politics, military and wonders, each by all four.
    plays: [
      ...['vote 0', 'vote 0', 'vote 0', 'vote 0'],
      ...['vote 0', 'vote 1', 'vote 0', 'vote 0'],
      ...['vote 4', 'vote 2', 'vote 1', 'vote 0'],
      ...['vote 0', 'vote 0', 'vote 1', 'vote 0'],
    ],
    worths: [23, 27, 20, 17],
  },
  /** 15, 10, 1 and 11 votes: the card with one drops out. */
  vote: {
    rules: ['P11.9', 'P11.10', 'P11.12', 'P11.13'],
    drawn: {
      civs: ['E; B1-23 2,0 ----; b10 0,0; b06 2,1', 'E; b05 1,0; b05 0,1; fallow 1 1,1', 'E; b05 1,0', 'E; b01 1,0'],
      stock: ['V10 C20', 'V14 C20', 'V3 C20', 'V10 C20'],
      cards: ['military', 'food', 'culture', 'fallow'],
      era: 2,
      round: 4,
      phase: 'vote',
    },
    seat: 1,
    // Culture, fallow lands, military and food, each by all four.
    plays: [
      ...['vote 0', 'vote 0', 'vote 1', 'vote 0'],
      ...['vote 11', 'vote 0', 'vote 0', 'vote 0'],
      ...['vote 3', 'vote 10', 'vote 2', 'vote 0'],
      ...['vote 0', 'vote 0', 'vote 0', 'vote 10'],
    ],
    worths: [25, 38, 15, 18],
  },
  /** For two no card drops out: 9 votes and 4 are worth 9 and 2. */
  voteOfTwo: {
    rules: ['P11.14'],
    drawn: {
      civs: [CAMP, 'E; B1-04 2,0 ----'],
      stock: ['V9 C20', 'V4 C20'],
      cards: ['military', 'heroes'],
      era: 2,
      round: 4,
      phase: 'vote',
    },
    seat: 0,
    // Heroes, then military.
    plays: ['vote 0', 'vote 4', 'vote 9', 'vote 0'],
    worths: [29, 22],
  },
} as const satisfies Examples<Drawn>;
