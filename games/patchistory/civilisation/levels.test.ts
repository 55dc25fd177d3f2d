import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataOf } from '../data/data.ts';
import { cardNamed } from '../data/named.ts';
import { PROSPERITY } from '../data/prosperity.ts';
import { effectsOf } from '../heroes/effects.ts';
import { LETTERS } from '../pieces.ts';
import { cellOf, type Drawn, position } from '../position.ts';
import type { PatchistoryState } from '../table.ts';
import { freePlaces, isFree, isSmall, smallPlaces } from '../territory/places.ts';
import { sightOf } from '../territory/sight.ts';
import { placeIndex, places } from '../territory/territory.ts';
import {
  cardValue,
  countsOf,
  fallowCount,
  finalCountsOf,
  heroes,
  isVisible,
  levelsOf,
  routeCount,
  visibleEffects,
  wonders,
} from './levels.ts';

/** The levels above 0: `F2 M2 P1 T1`. */
function levels({ table }: PatchistoryState, seat = 0): string {
  return [...LETTERS].flatMap((letter, i) => (levelsOf(table, seat)[i] ? [`${letter}${levelsOf(table, seat)[i]}`] : [])).join(' ');
}

/** Seat 0 has this territory, the other a bare capital. */
const drawn = (civ: string, workers = '', more: Partial<Drawn> = {}) => position({ civs: [civ, 'E'], workers: [workers], ...more });
const cells = (text: string) => text.split(' ').map(cellOf);

test('[P2.5] vector 1: a bare capital E shows F2 M2 P1 T1, and L-A one each of F, M, C, P, T, A', () => {
  assert.equal(levels(drawn('E')), 'F2 M2 P1 T1');
  assert.equal(levels(drawn('L-A')), 'F1 M1 C1 P1 T1 A1');
});

test('[P2.1] [P2.5] what is printed works by itself, a golden frame only where a worker stands', () => {
  assert.equal(levels(drawn('E', '0,0')), 'F3 M2 P1 T1');
  assert.equal(levels(drawn('E', '0,1 1,0')), 'F2 R1 M2 P2 T1');
  assert.equal(levels(drawn('E', '1,1 1,2')), 'F2 M2 P1 T1');
});

test('[P2.5] a large place counts once, and not at all when it is covered', () => {
  assert.equal(levels(drawn('E; B1-13 0,0')), 'M2 C2');
  assert.equal(levels(drawn('E; B1-14 0,2 o-o-')), 'F3 M1 P3 T1');
  assert.equal(levels(drawn('E; B1-13 0,0; W1-08 0,0')), 'F2 M3 C1');
});

test('[P2.5] a level may exceed 20', () => {
  const set = 'E : A9 A9 A9 / A9 A9 A9|A9';
  assert.equal(levels(drawn('E', '1,2', { options: { data: set } })), 'A63');
});

test('[P2.2] [P2.3] a building tile hides the square below it: its symbols and its frame count instead', () => {
  assert.equal(levels(drawn('E; b09 0,0')), 'M2 P1 T1 A1 D2');
  assert.equal(levels(drawn('E; b09 0,0', '0,0')), 'M2 P1 T1 A2 D2');
  assert.equal(levels(drawn('E; fallow 0 0,0', '0,0')), 'M2 P1 T1');
});

test('[P2.1] [P2.2] places in reading order: every visible square, and a large place once', () => {
  const { table } = drawn('E; B1-03 -1,0 --oo');
  const civ = table.civs[0]!;
  assert.deepEqual(places(dataOf(table), civ), cells('-1,0 0,0 0,1 0,2 1,0 1,1 1,2'));
  assert.deepEqual(smallPlaces(sightOf(table, 0).land), cells('0,0 0,1 0,2 1,0 1,1 1,2'));
  assert.equal(isSmall(table, 0, cellOf('-1,1')), false);
  assert.equal(isSmall(table, 0, cellOf('5,5')), false);
  assert.equal(placeIndex(civ, cellOf('5,5')), -1);
});

test('[P2.2] a place holds one worker, whatever its size, sea and fallow land too', () => {
  const { table } = drawn('E; B1-03 -1,0 --oo', '-1,1 0,0 0,1');
  assert.deepEqual(freePlaces(table, 0), cells('0,2 1,0 1,1 1,2'));
  assert.equal(isFree(table, 0, cellOf('-1,0')), false);
  assert.equal(isFree(table, 0, cellOf('1,2')), true);
  assert.equal(isFree(table, 0, cellOf('2,2')), false);
  assert.deepEqual(freePlaces(table, 1), cells('0,0 0,1 0,2 1,0 1,1 1,2'));
});

test('[P2.4] a large place is entered on its first cell in reading order', () => {
  const { table } = drawn('E; B1-11 0,0');
  assert.equal(isFree(table, 0, cellOf('0,0')), true);
  assert.equal(isFree(table, 0, cellOf('0,1')), false);
  assert.equal(isFree(table, 0, cellOf('1,1')), false);
  const { table: angle } = drawn('E; B2-13 0,0');
  assert.deepEqual(freePlaces(angle, 0), cells('0,0 0,1 0,2 1,2'));
});

test('[P2.7] fallow count: natural and reclaimed squares that are visible, whoever reclaimed them', () => {
  assert.equal(fallowCount(drawn('E').table, 0), 1);
  assert.equal(fallowCount(drawn('E; W1-08 -1,0 --oo; fallow 0 0,0; fallow 1 1,1').table, 0), 4);
  assert.equal(fallowCount(drawn('E; b01 1,2').table, 0), 0);
  assert.equal(fallowCount(drawn('E; W1-02 1,2 o---').table, 0), 0);
});

test('[P2.8] route count: main routes that start from the seat, and allied routes it shares', () => {
  const { table } = position({ civs: ['E', 'E', 'E'], routes: ['0>1', '0>1', '1>0', '0=2', '1=2'] });
  assert.deepEqual(
    [0, 1, 2].map((seat) => routeCount(table, seat)),
    [3, 2, 2],
  );
});

test('[P13.1] a hero or wonder is at work while it is visible, a text while a worker stands there', () => {
  const { table } = drawn('E; B1-04 0,2; B1-10 2,0 oo--; W1-13 -1,-1 ---o', '-1,-1 0,0 1,1');
  assert.deepEqual(visibleEffects(table, 0), ['ARISTOTLE', 'GREATWALL']);
  assert.deepEqual(
    effectsOf(table, 0).map(({ id }) => id),
    ['ARISTOTLE', 'GREATWALL', 'COMM', 'TRAIN'],
  );
  assert.equal(isVisible(table, 0, 'ARISTOTLE'), true);
  assert.equal(isVisible(table, 0, 'MOSES'), false);
  assert.equal(isVisible(table, 0, 'NOBODY'), false);
  assert.equal(isVisible(table, 1, 'ARISTOTLE'), false);
  const covered = drawn('E; B1-04 0,2; W1-08 0,2').table;
  assert.deepEqual(visibleEffects(covered, 0), []);
  assert.equal(isVisible(covered, 0, 'ARISTOTLE'), false);
  const under = drawn('E; B1-13 2,0; B1-04 2,1 u-u-').table;
  assert.deepEqual([heroes(under, 0), wonders(under, 0)], [0, 1]);
});

test('[P2.5] [P13.19] [P13.21] [P13.52] bonuses of wonders are part of the level', () => {
  const routes = ['0>1 2', '1>0', '0=1'];
  assert.equal(levels(drawn('E; B1-12 2,0', '0,0', { routes })), 'F4 M5 P1 T1');
  assert.equal(levels(drawn('E; B3-10 2,0', '', { routes })), 'F2 M2 C4 P1 T1');
  assert.equal(levels(drawn('E; B1-10 2,0', '1,1', { routes })), 'F2 M2 C1 P2 T1 D3');
  assert.equal(levels(drawn('E; B2-02 2,0', '', { routes })), 'F4 M2 P1 T1 A3');
});

test('[P13.26] Parthenon: culture for each visible hero, at most 3', () => {
  const civ = 'E; B1-17 2,0; B1-04 0,3; B1-05 -2,0';
  assert.equal(levelsOf(drawn(civ).table, 0)[3], 1 + 2 + 0 + 1);
  assert.equal(levelsOf(drawn(`${civ}; B1-06 -2,2; B1-09 -2,4`).table, 0)[3], 1 + 3 + 0 + 1);
});

test('[P13.43] Che Guevara: the politics level is 6, whatever is printed or golden', () => {
  assert.equal(levelsOf(drawn('E; B3-01 2,0', '0,1').table, 0)[4], 6);
  assert.equal(levelsOf(drawn('E; B3-01 2,0; B3-02 2,2; b08 0,0').table, 0)[4], 6);
  assert.equal(levelsOf(drawn('E; B3-01 2,0; W3-14 2,0').table, 0)[4], 1);
});

test('[P13.36] [P13.54] trap 24: Angkor Wat and the Statue of Liberty count fallow land each in its way', () => {
  const statue = drawn('E; B3-12 2,0; fallow 0 0,0; fallow 0 0,1; fallow 1 1,0').table;
  assert.equal(finalCountsOf(statue, 0).reclaimed, 2);
  const wat = drawn('E; B2-10 2,0; W1-01 0,3; W1-05 -2,0').table;
  const without = drawn('E; W1-01 0,3; W1-05 -2,0').table;
  assert.deepEqual([fallowCount(without, 0), countsOf(without, 0).seas], [2, 2]);
  assert.equal(fallowCount(wat, 0), 5);
  assert.equal(levelsOf(wat, 0)[3], levelsOf(without, 0)[3]! + 2 + 1);
  const four = drawn('E; B2-10 2,0; W1-01 0,3; W1-05 -2,0; fallow 1 0,0').table;
  assert.equal(levelsOf(four, 0)[3], levelsOf(without, 0)[3]! + 2 + 2);
  assert.equal(cardValue(four, 0, cardNamed('fallow')), 6);
});

test('[P13.45] trap 25: farms are industry places that make food, printed or with a worker on the frame', () => {
  const civ = 'E; W1-06 2,0; W1-17 2,2; B1-18 4,0; B1-11 4,2';
  assert.equal(finalCountsOf(drawn(civ, '2,0').table, 0).farms, 3);
  assert.equal(finalCountsOf(drawn(civ).table, 0).farms, 2);
  assert.equal(finalCountsOf(drawn(`${civ}; b01 1,2`).table, 0).farms, 3);
});

test('[P11.6] the fifteen cards, each with its value', () => {
  const { table } = drawn('E; B1-23 2,0; B1-06 2,2; B1-13 4,0; b05 1,1; fallow 1 0,0', '1,1 0,2 2,1', { routes: ['0>1', '0=1 1 -'] });
  const expected = {
    military: 3 + 2 + 1 + 1,
    food: 2,
    culture: 2,
    fallow: 1 + 1 + 1 + 1,
    heroes: 1,
    routes: 2,
    money: 3,
    resources: 0,
    politics: 1,
    transport: 1,
    defence: 7,
    wonders: 1,
    workers: 4,
    buildings: 2,
    territory: 18,
  };
  assert.deepEqual(Object.fromEntries(PROSPERITY.map((aspect) => [aspect, cardValue(table, 0, cardNamed(aspect))])), expected);
});
