import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EFFECT_IDS, FRAME_IDS } from '../heroes/effect-ids.ts';
import { EFFECTS, FRAMES } from '../heroes/heroes.ts';
import { F, LETTERS, LEVELS, M, R } from '../pieces.ts';
import type { Table } from '../table.ts';
import {
  CATEGORIES,
  COPIES,
  type DataSet,
  dataOf,
  FALLOW,
  GENERAL,
  INDUSTRY,
  LARGE,
  type Needs,
  OWN_TEXT,
  readDataSet,
  SEA,
} from './data.ts';

function read(text: string): DataSet {
  const data = readDataSet(text);
  if ('line' in data) throw new Error(JSON.stringify(data));
  return data;
}

const OWN = read(OWN_TEXT);
const LINES = OWN_TEXT.split('\n');

/** Our set with one line in another's place; says what is wrong. */
function spoil(id: string, line: string, needs?: Needs) {
  const at = LINES.findIndex((text) => text.startsWith(`${id} `));
  assert.ok(at >= 0, `${id} is not in the set`);
  const data = readDataSet(LINES.with(at, line).join('\n'), needs);
  if (!('line' in data)) return undefined;
  const { rule, ...facts } = data.reason;
  return { here: data.line === at + 1, rule, ...facts };
}

/** Only the lines that these say. */
const only = (keep: (line: string) => boolean) => LINES.filter(keep).join('\n');

const FOUR: Needs = { seats: 4, liberty: false };

function squaresOf(data: DataSet, era: number, side: number): number[] {
  return data.eras[era]!.flatMap((tile) => [0, 1, 4, 5].map((slot) => 8 * data.tiles[tile]!.faces[side]! + slot));
}

test('[P1.3] [P15.1] our own set has 5 capital faces, 25 two-sided tiles an era, and 12 kinds of building tiles', () => {
  assert.equal(OWN.faces.length, 5 + 150);
  assert.deepEqual(
    OWN.eras.map((tiles) => tiles.length),
    [25, 25, 25],
  );
  assert.equal(OWN.liberty.length, 4);
  assert.equal(OWN.faces[OWN.equality]?.id, 'E');
  assert.equal(OWN.buildings.length * COPIES, 36);
  assert.equal(OWN.cards.length, 15);
  for (const { id, faces } of OWN.tiles) {
    assert.deepEqual(
      faces.map((face) => OWN.faces[face]?.id),
      [`W${id}`, `B${id}`],
    );
  }
  for (const liberty of [false, true]) assert.ok(!('line' in readDataSet(OWN_TEXT, { seats: 4, liberty })));
});

test('[P15.1] an era has 9 heroes, 8 wonders and 8 special buildings, and each is there once', () => {
  for (const era of [1, 2, 3]) {
    const kinds = OWN.faces.filter(({ id }) => id.startsWith(`B${era}`)).map(({ large }) => large?.kind);
    assert.deepEqual(
      ['H', 'W', 'S'].map((kind) => kinds.filter((other) => other === kind).length),
      [9, 8, 8],
    );
  }
  const names = OWN.faces.flatMap(({ large }) => (large ? [large.id] : []));
  assert.equal(new Set(names).size, 75);
  assert.deepEqual([...OWN.faceOf.keys()].sort(), [...EFFECT_IDS].sort());
});

test('[P15.2] the white sides of an era have as many seas, fallow lands and places of each kind as the set was made with', () => {
  const expected = [
    [10, 16, 14, 12, 12, 10, 10, 8, 8],
    [10, 14, 13, 13, 12, 13, 10, 7, 8],
    [10, 12, 12, 13, 12, 16, 10, 6, 9],
  ];
  for (const [era, counts] of expected.entries()) {
    const squares = squaresOf(OWN, era, 0);
    const shows = (square: number, letter: number) => [OWN.base, OWN.gold].some((numbers) => numbers[LEVELS * square + letter] !== 0);
    const count = (is: (square: number) => boolean) => squares.filter(is).length;
    assert.deepEqual(
      [
        count((square) => OWN.kind[square] === SEA),
        count((square) => OWN.kind[square] === FALLOW),
        ...[F, R, M].map((letter) => count((square) => OWN.category[square] === INDUSTRY && shows(square, letter))),
        ...CATEGORIES.slice(1).map((category) =>
          count((square) => OWN.kind[square] === GENERAL && CATEGORIES[OWN.category[square]!] === category),
        ),
      ],
      counts,
    );
  }
});

test('[P15.2] a square is read with its printed symbols, its golden ones and its text', () => {
  const data = read(only((line) => /^(E|W1-16|B1-16|W1-13|B1-13|b09) /.test(line)));
  const numbers = (from: Uint8Array, square: number) =>
    [...LETTERS].flatMap((letter, i) => (from[LEVELS * square + i] ? [`${letter}${from[LEVELS * square + i]}`] : [])).join('');
  const face = (id: string) => 8 * data.faces.findIndex((info) => info.id === id);
  assert.deepEqual([numbers(data.base, face('E')), numbers(data.gold, face('E'))], ['F2', 'F1']);
  assert.deepEqual([numbers(data.base, face('E') + 4), numbers(data.gold, face('E') + 4)], ['', 'R1']);
  assert.equal(data.kind[face('E') + 6], FALLOW);
  assert.equal(FRAME_IDS[data.frame[face('W1-13')]!], 'COMM');
  assert.equal(FRAME_IDS[data.frame[face('W1-13') + 5]!], 'TRAIN');
  assert.equal(data.frame[face('E')], -1);
  assert.equal(data.kind[face('W1-16') + 5], SEA);
  assert.equal(data.kind[face('B1-13') + 5], LARGE);
  assert.deepEqual([numbers(data.base, face('B1-16')), numbers(data.base, face('B1-16') + 1)], ['C2A1', '']);
  assert.deepEqual([numbers(data.base, data.firstBuilding), numbers(data.gold, data.firstBuilding)], ['A1D2', 'A1']);
  assert.equal(data.kind[data.reclaimed], FALLOW);
});

test('[P2.6] the category comes from the first printed symbol, else from the first golden one; heroes and wonders have none', () => {
  const category = (id: string, slot: number) => {
    const found = OWN.category[8 * OWN.faces.findIndex((info) => info.id === id) + slot]!;
    return CATEGORIES[found];
  };
  assert.equal(category('E', 0), 'industry');
  assert.equal(category('E', 4), 'industry');
  assert.equal(category('W1-02', 4), 'culture');
  assert.equal(category('W1-16', 4), 'politics');
  assert.equal(category('W1-13', 0), 'transport');
  assert.equal(category('W1-22', 0), 'military');
  assert.equal(category('W1-15', 0), 'military');
  assert.equal(category('W1-22', 5), 'industry');
  assert.equal(category('B1-18', 1), 'industry');
  assert.equal(category('B1-03', 0), undefined);
  assert.equal(category('B1-11', 0), undefined);
  assert.equal(category('W1-01', 0), undefined);
});

test('[P15.3] a set replaces tiles, capitals and building tiles; a table with one is played with it', () => {
  const text = LINES.with(
    LINES.findIndex((line) => line.startsWith('E ')),
    'E : F9 F1 F1 / F1 F1 F1',
  ).join('\n');
  const data = dataOf({ data: text } as Table);
  assert.equal(data.base[8 * data.equality], 9);
  assert.equal(dataOf({ data: text } as Table), data);
  assert.deepEqual(data.cards, OWN.cards);
  assert.equal(dataOf({ data: '' } as Table).base[8 * OWN.equality], 2);
});

test('[P15.3] effects and texts are ours: every name a set may use is declared, and nothing else is', () => {
  assert.deepEqual(Object.keys(EFFECTS).sort(), [...EFFECT_IDS].sort());
  assert.deepEqual(Object.keys(FRAMES).sort(), [...FRAME_IDS].sort());
});

test('[P15.4] a wrong set is refused with the first wrong line; blank lines, blanks and line ends do not matter', () => {
  const bad = '\r\n E : F2 P1 M2/-|R1 T1 .\r\n\r\nW1-01 : ~ Q1 / . .\r\nW1-02 : nonsense';
  assert.deepEqual(readDataSet(bad), { line: 4, reason: { rule: 'P15.5', text: 'Q1' } });
  assert.ok(!('line' in readDataSet('\r\n E : F2 P1 M2/-|R1 T1 .\r\n\r\n')));
});

test('[P15.5] a line or a symbol that cannot be read is refused', () => {
  for (const [line, text] of [
    ['Z1-01 : ~ F1 / R1 .', 'Z1-01'],
    ['W4-01 : ~ F1 / R1 .', 'W4-01'],
    ['W1-1 : ~ F1 / R1 .', 'W1-1'],
    ['W1-01 : ~ F0 / R1 .', 'F0'],
    ['W1-01 : ~ F / R1 .', 'F'],
    ['W1-01 : ~ F1|F1|F1 / R1 .', 'F1|F1|F1'],
    ['W1-01 : ~ F1| / R1 .', ''],
    ['W1-01 : ~ f1 / R1 .', 'f1'],
    ['W1-01 : ~ F1 / R1', '~ F1 / R1'],
    ['W1-01 : ~ F1 R1 .', '~ F1 R1 .'],
    ['W1-01 : ~ F1 / R1 . : H MOSES : P1', 'W1-01 : ~ F1 / R1 . : H MOSES : P1'],
    ['W1-01', 'W1-01'],
  ] as const) {
    assert.deepEqual(spoil('W1-01', line), { here: true, rule: 'P15.5', text }, line);
  }
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / X F1 : Q MOSES : P1'), { here: true, rule: 'P15.5', text: 'Q MOSES' });
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / X F1 : H MOSES : -'), { here: true, rule: 'P15.5', text: '-' });
  assert.deepEqual(spoil('E', 'E : F2 P1 / M2 .'), { here: true, rule: 'P15.5', text: 'F2 P1 / M2 .' });
  assert.deepEqual(spoil('b01', 'b01 : cost2 : ~ : Pond'), { here: true, rule: 'P15.5', text: '~' });
  assert.deepEqual(spoil('b01', 'b01 : 2 : F1 : Farm'), { here: true, rule: 'P15.5', text: '2' });
  assert.deepEqual(spoil('b01', 'b01 : cost2 : F1 : '), { here: true, rule: 'P15.5', text: '' });
});

test('[P15.6] a letter twice in printed symbols or in one frame is refused; once in each is fine', () => {
  assert.deepEqual(spoil('W1-01', 'W1-01 : ~ F1F2 / R1 .'), { here: true, rule: 'P15.6', text: 'F1F2' });
  assert.deepEqual(spoil('W1-01', 'W1-01 : ~ F1|M1M1 / R1 .'), { here: true, rule: 'P15.6', text: 'M1M1' });
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / X F1 : H MOSES : P1P1'), { here: true, rule: 'P15.6', text: 'P1P1' });
  assert.equal(spoil('W1-01', 'W1-01 : ~ F1M1|F1M1 / R1 .'), undefined);
});

test('[P15.7] a dash without a golden frame is refused', () => {
  assert.deepEqual(spoil('W1-01', 'W1-01 : ~ - / R1 .'), { here: true, rule: 'P15.7' });
  assert.deepEqual(spoil('b01', 'b01 : cost2 : - : Void'), { here: true, rule: 'P15.7' });
  assert.equal(spoil('W1-01', 'W1-01 : ~ -|*VOTE / R1 .'), undefined);
});

test('[P15.8] a large place on a white side or on a capital is refused', () => {
  assert.deepEqual(spoil('W1-01', 'W1-01 : X X / R1 .'), { here: true, rule: 'P15.8', id: 'W1-01' });
  assert.deepEqual(spoil('E', 'E : X X M2 / -|R1 T1 .'), { here: true, rule: 'P15.8', id: 'E' });
});

test('[P15.9] a black side with no part of a large place, or only one, is refused', () => {
  assert.deepEqual(spoil('B1-01', 'B1-01 : . . / M1 F1 : H MOSES : P1'), { here: true, rule: 'P15.9', id: 'B1-01', squares: 0 });
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / M1 F1 : H MOSES : P1'), { here: true, rule: 'P15.9', id: 'B1-01', squares: 1 });
});

test('[P15.10] a large place whose parts touch only at a corner is refused', () => {
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / M1 X : H MOSES : P1'), { here: true, rule: 'P15.10', id: 'B1-01' });
  assert.deepEqual(spoil('B1-01', 'B1-01 : . X / X M1 : H MOSES : P1'), { here: true, rule: 'P15.10', id: 'B1-01' });
  assert.equal(spoil('B1-01', 'B1-01 : . X / X X : H MOSES : P1'), undefined);
});

test('[P15.11] two seas side by side on a face are refused, corner to corner is fine', () => {
  for (const squares of ['~ ~ / R1 .', '~ R1 / ~ .', 'R1 . / ~ ~', '. ~ / R1 ~']) {
    assert.deepEqual(spoil('W1-01', `W1-01 : ${squares}`), { here: true, rule: 'P15.11', id: 'W1-01' });
  }
  assert.deepEqual(spoil('E', 'E : F1 ~ ~ / F1 F1 F1'), { here: true, rule: 'P15.11', id: 'E' });
  assert.equal(spoil('W1-01', 'W1-01 : ~ R1 / . ~'), undefined);
  assert.equal(spoil('E', 'E : F1 F1 ~ / ~ F1 F1'), undefined);
});

test('[P15.12] an id that is there twice is refused, of tiles and of heroes, wonders and special buildings', () => {
  assert.deepEqual(spoil('W1-02', 'W1-01 : ~ F1 / R1 .'), { here: true, rule: 'P15.12', id: 'W1-01' });
  assert.deepEqual(spoil('B1-02', 'B1-02 : X . / X F1 : H MOSES : P1'), { here: true, rule: 'P15.12', id: 'MOSES' });
  assert.deepEqual(spoil('B1-19', 'B1-19 : X . / X F1 : S GREATGRANARY : P1'), { here: true, rule: 'P15.12', id: 'GREATGRANARY' });
  assert.deepEqual(spoil('b02', 'b01 : cost2 : F1 : Farm'), { here: true, rule: 'P15.12', id: 'b01' });
});

test('[P15.13] a side without its other side is refused, where it stands', () => {
  assert.deepEqual(spoil('W1-01', 'W1-99 : ~ F1 / R1 .'), { here: true, rule: 'P15.13', id: 'W1-99' });
  const withoutWhite = readDataSet(only((line) => !line.startsWith('W1-03')));
  assert.deepEqual('line' in withoutWhite && withoutWhite.reason, { rule: 'P15.13', id: 'B1-03' });
});

test('[P15.14] an era with too few tiles for the seats is refused: 22 for four, 12 for two', () => {
  const tiles = (n: number) => only((line) => !/^[WB]2-/.test(line) || Number(line.slice(3, 5)) <= n);
  const last = (text: string) => text.split('\n').length;
  assert.deepEqual(readDataSet(tiles(21), FOUR), { line: last(tiles(21)), reason: { rule: 'P15.14', era: 1, tiles: 21, needed: 22 } });
  assert.ok(!('line' in readDataSet(tiles(22), FOUR)));
  assert.ok('line' in readDataSet(tiles(11), { seats: 2, liberty: false }));
  assert.ok(!('line' in readDataSet(tiles(12), { seats: 2, liberty: false })));
});

test('[P15.15] a golden text that the rules do not know is refused', () => {
  assert.deepEqual(spoil('W1-01', 'W1-01 : ~ F1|*FLY / R1 .'), { here: true, rule: 'P15.15', text: 'FLY' });
  for (const text of FRAME_IDS) assert.equal(spoil('W1-01', `W1-01 : ~ F1|*${text} / R1 .`), undefined);
});

test('[P15.16] a hero or wonder the rules do not know is refused, unless it is plain; special buildings are free', () => {
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / X F1 : H NERO : P1'), { here: true, rule: 'P15.16', id: 'NERO' });
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / X F1 : W BABEL : P1'), { here: true, rule: 'P15.16', id: 'BABEL' });
  assert.deepEqual(spoil('B1-01', 'B1-01 : X . / X F1 : H PLAIN- : P1'), { here: true, rule: 'P15.16', id: 'PLAIN-' });
  assert.equal(spoil('B1-01', 'B1-01 : X . / X F1 : H PLAIN-NERO : P1'), undefined);
  assert.equal(spoil('B1-01', 'B1-01 : X . / X F1 : S BABEL : P1'), undefined);
});

test('[P15.17] a set without the capitals the table needs is refused', () => {
  const without = (id: string) =>
    readDataSet(
      only((line) => !line.startsWith(id)),
      { seats: 4, liberty: id !== 'E' },
    );
  const equality = without('E');
  assert.deepEqual('line' in equality && equality.reason, { rule: 'P15.17', liberty: false, capitals: 0, needed: 1 });
  const liberty = without('L-C');
  assert.deepEqual('line' in liberty && liberty.reason, { rule: 'P15.17', liberty: true, capitals: 3, needed: 4 });
  assert.ok(
    !(
      'line' in
      readDataSet(
        only((line) => !line.startsWith('L-C')),
        { seats: 3, liberty: true },
      )
    ),
  );
});

test('[P15.18] a building tile that costs neither 2 nor 3, or too few of them, is refused', () => {
  for (const cost of [0, 1, 4, 9]) {
    assert.deepEqual(spoil('b01', `b01 : cost${cost} : F1 : Farm`), { here: true, rule: 'P15.18', id: 'b01', cost });
  }
  const kinds = (n: number) =>
    readDataSet(
      only((line) => !line.startsWith('b') || Number(line.slice(1, 3)) <= n),
      FOUR,
    );
  const few = kinds(5);
  assert.deepEqual('line' in few && few.reason, { rule: 'P15.18', tiles: 15, needed: 16 });
  assert.ok(!('line' in kinds(6)));
});
