import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clone, FastChance, quiet, viewOf } from '#engine';
import { levelsOf } from '../civilisation/levels.ts';
import { type DataSet, dataOf, LARGE, SEA, showsOf } from '../data/data.ts';
import { faceNamed, tileNamed } from '../data/named.ts';
import { discardRoute, layMain } from '../movement/routes.ts';
import {
  BARE,
  BLACK,
  BOUNDS,
  BUILT,
  type Cell,
  cellAt,
  cellFrom,
  type Face,
  LETTERS,
  NEW,
  OVER,
  RECLAIMED,
  UNDER,
  WHITE,
  WIDTH,
} from '../pieces.ts';
import { act, acting, cellOf, type Drawn, enter, legal, listener, position, why } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { PatchistoryState, Territory } from '../table.ts';
import { look } from '../territory/sight.ts';
import { squareOfCard } from '../territory/territory.ts';
import { lay } from './patch.ts';
import { patchings } from './patching.ts';
import { atOf, howOf, placementsOf, refusePlacement, siteOf } from './placement.ts';
import { preview } from './preview.ts';

/** Seat 0 of three has this territory and patches this tile. */
function patching(civ: string, won: string, more: Partial<Drawn> = {}): PatchistoryState {
  const state = position({ civs: [civ, 'E', 'E'], won: [won, 'W1-08', 'W1-10'], ...more });
  enter(state, 'patching');
  return state;
}

/** The rule against a patch by seat 0, or undefined. */
const rule = (state: PatchistoryState, text: string) => why(state, `0: patch ${text}`)?.rule;

function levels({ table }: PatchistoryState, seat = 0): string {
  return [...LETTERS].flatMap((letter, i) => (levelsOf(table, seat)[i] ? [`${letter}${levelsOf(table, seat)[i]}`] : [])).join(' ');
}

test('[P4.2] the legal placements on a bare capital: 22 without sea or large place, 12 for a 2 × 2 wonder, 18 and 16', () => {
  const count = (id: string) => legal(patching('E', id), 0).filter((move) => move.startsWith('patch')).length;
  assert.deepEqual(['W1-08', 'B1-13', 'W1-02', 'B1-01'].map(count), [22, 12, 18, 16]);
});

test('[P4.2] [P4.14] vector 3: W1-02 with its last square over the food of L-A gives R1 M1 C1 P2 T1 A1', () => {
  const state = patching('L-A', 'W1-02');
  act(state, '0: patch w -1,-1 ---o');
  assert.equal(levels(state), 'R1 M1 C1 P2 T1 A1');
});

test('[P4.1] a tile may be discarded instead, and leaves the game', () => {
  const state = patching('E', 'W1-02');
  const tell = listener();
  act(state, '0: discard', tell);
  assert.deepEqual(state.table.discarded, [1]);
  assert.deepEqual(tell.events, [{ kind: 'discarded', seat: 0, tile: 1, shows: showsOf(state.table, tileNamed('1-02'), WHITE) }]);
  assert.equal(state.table.civs[0]?.cards.length, 1);
  assert.equal(why(patching('E', 'W1-02'), '0: put 0,0')?.rule, 'P4.1');
});

test('[P4.2] at least one cell is shared, and each shared one goes over or under', () => {
  const state = patching('E', 'W1-08');
  assert.equal(rule(state, 'w 2,0 ----'), 'P4.2');
  assert.equal(rule(state, 'w -31,-31 oooo'), 'P4.2');
  assert.equal(rule(state, 'w 1,0 ----'), 'P4.2');
  assert.equal(rule(state, 'w 1,0 o---'), 'P4.2');
  assert.equal(rule(state, 'w 1,0 oooo'), 'P4.2');
  assert.equal(rule(state, 'w 1,0 oo--'), undefined);
  assert.equal(rule(state, 'w 1,0 uu--'), undefined);
});

test('[P4.3] a tile cannot go under with all four squares', () => {
  assert.equal(rule(patching('E', 'W1-08'), 'w 0,0 uuuu'), 'P4.3');
});

test('[P4.4] the territory is at most 5, 6, 7 squares wide and high by era', () => {
  const wide = 'E; W1-08 0,2 o-o-';
  assert.equal(rule(patching(wide, 'W1-10'), 'w 0,3 o-o-'), undefined);
  const wider = `${wide}; W1-12 0,3 o-o-`;
  for (const era of [0, 1, 2]) {
    const state = patching(wider, 'W1-10', { era });
    assert.equal(rule(state, 'w 0,4 o-o-'), era === 0 ? 'P4.4' : undefined);
    assert.equal(rule(state, 'w 3,0 ----'), 'P4.2');
  }
  const high = 'E; W1-08 1,0; W1-10 2,0; W1-12 3,0';
  assert.deepEqual(why(patching(high, 'W1-15'), '0: patch w 4,0 oo--'), { rule: 'P4.4', bound: 5 });
  assert.equal(rule(patching(high, 'W1-15', { era: 1 }), 'w 4,0 oo--'), undefined);
});

test('[P4.5] a sea can be neither covered nor undercut', () => {
  const state = patching('E; W1-01 1,2 o---', 'W1-08');
  assert.equal(rule(state, 'w 0,1 oooo'), 'P4.5');
  assert.equal(rule(state, 'w 0,1 uuuu'), 'P4.5');
  assert.equal(rule(state, 'w 1,1 oo-o'), 'P4.5');
  assert.equal(rule(state, 'w 0,0 oooo'), undefined);
});

test('[P4.6] a sea of the new tile never goes under', () => {
  const state = patching('E', 'W1-02');
  assert.equal(rule(state, 'w 1,0 uu--'), 'P4.6');
  assert.equal(rule(state, 'w 1,0 oo--'), undefined);
  assert.equal(rule(state, 'w -1,0 --uu'), undefined);
});

test('[P4.7] [P4.13] trap 8: seas never lie side by side, unless a building tile lies on one', () => {
  const sea = 'E; W1-01 1,2 o---';
  assert.equal(rule(patching(sea, 'W1-05'), 'w -1,1 --oo'), 'P4.7');
  assert.equal(rule(patching(sea, 'W1-05'), 'w -1,0 --oo'), undefined);
  assert.equal(rule(patching(sea, 'W1-08'), 'w 1,1 oo-o'), 'P4.5');
  for (const reclaimed of [`${sea}; fallow 0 1,2`, `${sea}; fallow 1 1,2`, `${sea}; b01 1,2`]) {
    assert.equal(rule(patching(reclaimed, 'W1-05'), 'w -1,1 --oo'), undefined);
    assert.equal(rule(patching(reclaimed, 'W1-08'), 'w 0,2 o-o-'), 'P4.2');
    assert.equal(rule(patching(reclaimed, 'W1-08'), 'w 0,2 o-oo'), undefined);
  }
});

test('[P4.8] the large place of the new tile is wholly visible or wholly under', () => {
  const state = patching('E', 'B1-01');
  assert.equal(rule(state, 'b 1,0 uu--'), 'P4.8');
  assert.equal(rule(state, 'b 0,2 u-u-'), undefined);
  assert.equal(rule(state, 'b 1,-1 -u--'), undefined);
  assert.equal(rule(state, 'b 1,2 u---'), 'P4.8');
});

test('[P4.9] [P4.10] trap 7: Aristotle is covered whole or not at all; nothing lies above and below the same card', () => {
  const state = patching('E; B1-04 0,2', 'W1-08');
  assert.equal(rule(state, 'w -1,2 --oo'), 'P4.9');
  assert.equal(rule(state, 'w 0,2 oooo'), undefined);
  assert.equal(rule(state, 'w -1,2 --uu'), undefined);
  assert.equal(rule(state, 'w 0,0 ouou'), 'P4.10');
  assert.equal(rule(state, 'w 0,0 oouu'), 'P4.10');
  assert.equal(rule(state, 'w 0,1 ouou'), undefined);
});

test('[P4.10] hidden cards count too, longer chains do not', () => {
  const state = patching('E; W1-08 0,2', 'W1-10');
  assert.equal(rule(state, 'w 0,1 uouo'), 'P4.10', 'E lies below the tile that is covered');
  assert.equal(rule(state, 'w 0,1 ouou'), undefined);
  assert.equal(rule(state, 'w 1,2 ou--'), 'P4.10');
});

test('[P13.54] the Statue of Liberty is never covered, can be undercut, and takes away the size limit', () => {
  const statue = 'E; B3-12 -2,0 ----';
  assert.equal(rule(patching(statue, 'W3-14', { era: 2 }), 'w -2,0 oooo'), 'P13.54');
  assert.equal(rule(patching(statue, 'W3-14', { era: 2 }), 'w -3,0 --uu'), undefined);
  const wide = `${statue}; W1-08 0,2 o-o-; W1-10 0,3; W1-12 0,4; W2-20 0,5`;
  assert.equal(rule(patching(wide, 'W3-14', { era: 2 }), 'w 0,6 o-o-'), undefined);
  const without = wide.replace('; B3-12 -2,0 ----', '');
  assert.equal(rule(patching(without, 'W3-14', { era: 2 }), 'w 0,6 o-o-'), 'P4.4');
  assert.equal(rule(patching(without, 'B3-12', { era: 2 }), 'b 0,6 o-o-'), 'P4.4', 'only from the next tile on');
});

test('[P4.11] three seats use the side that was offered, two choose', () => {
  assert.equal(rule(patching('E', 'W1-08'), 'b 1,0 oo--'), 'P4.11');
  const two = position({ civs: ['E', 'E'], won: ['W1-13', 'W1-08'] });
  enter(two, 'patching');
  assert.equal(legal(two, 0).filter((move) => move.startsWith('patch b')).length, 12);
  assert.equal(legal(two, 0).filter((move) => move.startsWith('patch w')).length, 22);
  act(two, '0: patch b 0,0 oooo');
  assert.equal(levels(two), 'M2 C2');
});

test('[P4.12] a building tile leaves the game with a covered square, and stays on an undercut one', () => {
  const civ = 'E; b08 0,0; fallow 0 0,1; b01 1,2';
  const over = patching(civ, 'W1-08');
  act(over, '0: patch w -1,0 --oo');
  assert.deepEqual(over.table.gone, [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  const { cells, built } = over.table.civs[0]!;
  assert.deepEqual(
    cells.filter((_, i) => built[i] !== BARE),
    [cellOf('1,2')],
  );
  const under = patching(civ, 'W1-08');
  const before = levels(under);
  act(under, '0: patch w -1,0 --uu');
  assert.equal(under.table.gone[7], 0);
  assert.equal(levels(under), before.replace('M2', 'M3'));
});

test('[P4.14] trap 6: a worker keeps the cell and earns the golden frame that comes to lie there', () => {
  const state = patching('E', 'W1-02', { workers: ['0,0'] });
  act(state, '0: patch w -1,0 --oo');
  assert.equal(levels(state), 'R1 M2 C2 P1 T1');
  assert.deepEqual(state.table.civs[0]?.workers, [cellOf('0,0')]);
});

test('[P4.15] three seats patch at once in any order, two in turn order', () => {
  const three = patching('E', 'W1-02', { first: 1 });
  assert.deepEqual(acting(three), [0, 1, 2]);
  assert.equal(act(three, '2: discard\n0: discard'), 'waits');
  assert.deepEqual(acting(three), [1]);
  assert.equal(why(three, '0: discard')?.rule, 'P2.13');
  assert.equal(act(three, '1: discard'), 'through');
  const two = position({ civs: ['E', 'E'], won: ['W1-13', 'W1-08'], first: 1 });
  enter(two, 'patching');
  assert.deepEqual(acting(two), [1]);
  act(two, '1: discard');
  assert.deepEqual(acting(two), [0]);
});

test('[P4.16] [P13.7] a hero who acts on arrival is noted, if his place is visible; others are not', () => {
  const state = patching('E', 'B1-01', { won: ['B1-01', 'B1-02', 'B1-04'] });
  act(state, '2: patch b 0,2 o-o-\n1: patch b 0,-1 -u-u\n0: patch b 0,2 o-o-');
  assert.deepEqual(state.table.arriving, { seat: [0], effect: ['MOSES'] });
  const under = patching('E', 'B1-01');
  act(under, '0: patch b 0,2 u-u-');
  assert.deepEqual(under.table.arriving, { seat: [], effect: [] });
});

test('[P13.17] Gwanggaeto: 2 culture for a tile that shares exactly one cell, if he is there before and after', () => {
  const culture = (civ: string, won: string, move: string) => {
    const state = patching(civ, won);
    const tell = listener();
    const before = state.table.stock[3]!;
    act(state, `0: patch ${move}`, tell);
    const effects = tell.events.filter((event) => event.kind === 'effect').length;
    assert.equal(effects, state.table.stock[3] === before ? 0 : 1);
    return state.table.stock[3]! - before;
  };
  const king = 'E; B1-08 2,0 ----';
  assert.equal(culture(king, 'W1-08', 'w -1,-1 ---o'), 2);
  assert.equal(culture(king, 'W1-08', 'w -1,-1 ---u'), 2);
  assert.equal(culture(king, 'W1-08', 'w 0,-1 -o-o'), 0);
  assert.equal(culture('E', 'B1-08', 'b -1,2 --o-'), 0);
  assert.equal(culture('E', 'W1-08', 'w 1,-1 -o--'), 0);
});

test('[P2.14] a covered building tile and a discarded terrain tile never come back; a discarded route can be taken again', () => {
  const state = patching('E; b08 0,0', 'W1-08');
  const { table, box } = state;
  const reserve = [...box.reserve];
  act(state, '0: patch w -1,0 --oo\n1: discard');
  assert.deepEqual([table.gone[7], box.reserve, table.reserve], [1, reserve, reserve.length]);
  assert.deepEqual(table.discarded, [7]);
  const route = layMain(table, 0, 1);
  discardRoute(table, route, quiet);
  assert.equal(layMain(table, 2, 1), route);
});

test('[P2.15] a tile is right against a rule: the Statue against the size limit, Che Guevara against the symbols', () => {
  const wide = 'E; W1-08 0,2 o-o-; W1-10 0,3; W1-12 0,4; W2-20 0,5';
  assert.equal(rule(patching(wide, 'W3-14', { era: 2 }), 'w 0,6 o-o-'), 'P4.4');
  assert.equal(rule(patching(`${wide}; B3-12 2,0`, 'W3-14', { era: 2 }), 'w 0,6 o-o-'), undefined);
  assert.match(levels(patching('E; B3-01 2,0', 'W3-14')), /P6/);
});

test('[P4.2] a preview says what appears, what disappears and how the levels change, and changes nothing', () => {
  const state = patching('E', 'W1-02', { workers: ['0,0'] });
  const before = clone(state);
  const seen = preview(state.table, 0, { kind: 'patch', side: 0, at: cellOf('-1,0'), how: [NEW, NEW, OVER, UNDER] });
  assert.deepEqual(seen.before, levelsOf(state.table, 0));
  assert.deepEqual(seen.after, [0, 1, 2, 2, 1, 1, 0, 0]);
  assert.deepEqual(seen.appears, ['-1,0', '-1,1', '0,0'].map(cellOf));
  assert.deepEqual(seen.disappears, [cellOf('0,0')]);
  assert.deepEqual(state, before);
});

const STEPS = [0, 1, WIDTH, WIDTH + 1];
const SLOTS = [0, 1, 4, 5];

/** The conditions once more, each on its own and without haste: where the fast way and this one differ, one of them is wrong. */
function isLegalByTheBook(data: DataSet, civ: Territory, face: Face, at: Cell, how: readonly number[], era: number): boolean {
  const index = (cell: Cell) => civ.cells.indexOf(cell);
  const top = (cell: Cell) => civ.top[index(cell)]!;
  const shown = (cell: Cell) => {
    const isHidden = index(cell) < 0 || civ.built[index(cell)] !== BARE;
    return isHidden ? undefined : data.kind[squareOfCard(civ, top(cell), cell)];
  };
  const statue = civ.cards.indexOf(data.faceOf.get('STATUEOFLIBERTY')!);
  const bound = civ.cells.some((cell) => shown(cell) === LARGE && top(cell) === statue) ? 99 : BOUNDS[era]!;
  const tile = STEPS.map((step, n) => ({ cell: cellFrom(at, step), kind: data.kind[8 * face + SLOTS[n]!], how: how[n] }));
  const cellsThat = (way: number) => tile.filter((square) => square.how === way).map(({ cell }) => cell);
  const over = cellsThat(OVER);
  const under = cellsThat(UNDER);
  if (tile.some((square) => civ.cells.includes(square.cell) !== (square.how !== NEW))) return false;
  if (over.length + under.length === 0 || under.length === 4) return false;
  const after = [...civ.cells, ...tile.map(({ cell }) => cell)];
  const span = (of: (cell: Cell) => number) => Math.max(...after.map(of)) - Math.min(...after.map(of)) + 1;
  if (span((cell) => cell >> 6) > bound || span((cell) => cell & 63) > bound) return false;
  if (tile.some(({ cell }) => shown(cell) === SEA)) return false;
  if (tile.some((square) => square.kind === SEA && square.how === UNDER)) return false;
  const newSeas = tile.filter(({ kind }) => kind === SEA).map(({ cell }) => cell);
  const seas = new Set([...civ.cells.filter((cell) => shown(cell) === SEA), ...newSeas]);
  if ([...seas].some((cell) => seas.has(cellFrom(cell, 1)) || seas.has(cellFrom(cell, WIDTH)))) return false;
  const hidden = tile.filter(({ kind }) => kind === LARGE).map((square) => square.how === UNDER);
  if (hidden.includes(true) && hidden.includes(false)) return false;
  for (const card of civ.cards.keys()) {
    const place = civ.cells.filter((cell) => shown(cell) === LARGE && top(cell) === card);
    const covered = place.filter((cell) => over.includes(cell));
    if (covered.length > 0 && (covered.length < place.length || card === statue)) return false;
  }
  return !under.some((low) => over.some((high) => top(low) === top(high) || (civ.under[index(high)]! >> top(low)) & 1));
}

test('[P4.2] [P4.10] on territories grown by chance, moves and refusals agree with the conditions read one by one', () => {
  const hows = Array.from({ length: 81 }, (_, n) => [n % 3, Math.floor(n / 3) % 3, Math.floor(n / 9) % 3, Math.floor(n / 27)] as const);
  const reasons = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const chance = new FastChance(seed);
    const { table } = position({ civs: ['E', 'E', 'E'] });
    const data = dataOf(table);
    const civ = table.civs[0]!;
    const statue = tileNamed('3-12');
    const others = chance.shuffle([...data.numbers.tiles]).filter((tile) => tile !== statue);
    const tiles = others.slice(0, 15).with(8, statue);
    for (const [turn, tile] of tiles.entries()) {
      table.era = Math.floor(turn / 5);
      const side = tile === statue ? BLACK : chance.below(2);
      const face = data.tiles[tile]!.faces[side]!;
      const found = patchings(table, 0, tile, side).filter((move) => move.kind === 'patch');
      const listed = new Set(found.map(({ at, how }) => `${at} ${how.join('')}`));
      assert.equal(listed.size, found.length);
      if (turn % 5 === 4) {
        const first = civ.cells[0]!;
        const last = civ.cells[civ.cells.length - 1]!;
        for (let at = cellFrom(first, -2 * WIDTH - 8); at <= last + WIDTH + 8; at = cellFrom(at, 1)) {
          if (!STEPS.some((step) => civ.cells.includes(cellFrom(at, step)))) continue;
          const site = siteOf(look(data, civ), civ.under, BOUNDS[table.era]!);
          for (const how of hows) {
            const expected = isLegalByTheBook(data, civ, face, at, how, table.era);
            assert.equal(listed.delete(`${at} ${how.join('')}`), expected, `seed ${seed}, tile ${turn}: ${at} ${how}`);
            const refusal = refusePlacement(site, face, at, how);
            assert.equal(refusal === undefined, expected);
            if (refusal) reasons.add(refusal.rule);
          }
        }
        assert.equal(listed.size, 0);
      }
      if (found.length === 0) continue;
      const { at, how } = chance.pick(found);
      lay(civ, face, at, how);
      const built = chance.below(civ.cells.length);
      if (data.kind[squareOfCard(civ, civ.top[built]!, civ.cells[built]!)] !== LARGE) {
        civ.built[built] = chance.below(2) === 0 ? RECLAIMED : BUILT;
      }
    }
  }
  assert.deepEqual([...reasons].sort(), ['P13.54', 'P4.10', 'P4.2', 'P4.3', 'P4.4', 'P4.5', 'P4.6', 'P4.7', 'P4.8', 'P4.9']);
});

test('[P4.2] [P4.10] two territories asked in turn answer as each does alone', () => {
  const { table } = position({ civs: ['E; W1-02 -1,0 --oo; B1-13 2,0 ----', 'L-A; W1-10 0,3 ----', 'E'] });
  const data = dataOf(table);
  const [one, other] = table.civs as [Territory, Territory];
  const faces = [faceNamed('W1-08'), faceNamed('B1-01')] as const;
  const site = (civ: Territory) => siteOf(look(data, civ), civ.under, BOUNDS[1]);
  const ways = (asked: ReturnType<typeof siteOf>, face: Face) =>
    placementsOf(asked, face).map((placement) => `${atOf(placement)} ${howOf(placement).join('')}`);
  const [alone, otherAlone] = [ways(site(one), faces[0]), ways(site(other), faces[1])];
  assert.ok(alone.length > 20 && otherAlone.length > 10);
  assert.deepEqual(ways(site(one), faces[0]), alone);
  assert.equal(refusePlacement(site(other), faces[1], cellAt(0, 0), [NEW, NEW, NEW, NEW])?.rule, 'P4.2');
  assert.deepEqual(ways(site(one), faces[0]), alone);
});

test('[P4.2] a patch from anywhere, with anything, is answered', () => {
  const state = patching('E', 'W1-08');
  for (const column of [-1, 0, 63, 64, 4095, 4096, 1e9, 2 ** 32 + cellOf('1,0'), 0.5, Number.NaN]) {
    const at = cellAt(0, column);
    assert.equal(refuse(viewOf(state, 0), { kind: 'patch', side: 0, at, how: [0, 0, 0, 0] })?.rule, 'P4.2');
  }
  assert.equal(refuse(viewOf(state, 0), { kind: 'patch', side: 7, at: cellAt(0, 0), how: [0, 0, 0, 0] })?.rule, 'P4.11');
  assert.equal(refuse(viewOf(state, 0), { kind: 'patch', side: 0, at: cellOf('1,0'), how: [5, 1, 0, 0] })?.rule, 'P4.2');
});
