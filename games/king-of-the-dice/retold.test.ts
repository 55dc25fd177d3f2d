/** The game told a second time, in the plainest way and sharing nothing with the rules: both must agree on every ply. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, Match, numberedSeed } from '#engine';
import { kingOfTheDice } from './index.ts';
import { writeMove } from './notation.ts';
import { bestKeep } from './odds.ts';
import type { Card, KingState } from './pieces.ts';
import { cards, draw } from './position.ts';

/** Every citizen as people write it down: name, points, home, and a test of the sorted faces and the colours. */
const LIST = `
B1 5 city even | B2 5 city odd | E1 1 city run4 | E2 3 city run5 | E3 7 city run6
D1 4 mine 111 | D2 4 mine 333 | D3 4 mine 444 | D4 6 mine 3333 | D5 6 mine 4444 | D6 6 mine 6666 | D7 10 mine 11111 | D8 10 mine 66666
G1 1 workshop GGG | G2 2 workshop GGGG | G3 2 workshop RRRR | G4 3 workshop RRRRR | G5 3 workshop BBBBB | G6 8 workshop BBBBBB
O1 1 village aabb | O2 2 village aaa | O3 3 village aaaa | O4 3 village aaabb | O5 7 village aaaaa | O6 7 village aabbcc | O7 8 village aaaabb
M1 1 forest cccc | M2 2 forest ccccc | M3 7 forest cccccc | A1 2 forest RRGGBB | A2 3 forest RRRBBB
F1 0 forest RRGG | F2 0 forest GGBB | F3 0 forest RRRBB | F4 0 forest RRGGG | F5 0 forest GGBBB
H1 1 none max12 | X1 -2 none min25 | X2 -4 none min28 | X3 -6 none min30`;
const PLACES = ['city', 'mine', 'workshop', 'village', 'forest'];
const BOOK = new Map(
  LIST.split(/[|\n]/)
    .map((entry) => entry.trim().split(' '))
    .filter((entry) => entry.length === 4)
    .map(([id, points, home, wish]) => [id as string, { points: Number(points), home: home as string, wish: wish as string }]),
);

const COLOURS = ['BGRRGB', 'BGRRGB', 'RBGGBR', 'RBGGBR', 'GRBBRG', 'GRBBRG'];
const count = (list: string, one: string) => [...list].filter((other) => other === one).length;

function pleases(dice: readonly number[], wish: string): boolean {
  const faces = dice.join('');
  const colours = dice.map((face, die) => COLOURS[die]?.[face - 1]).join('');
  const sum = dice.reduce((total, face) => total + face);
  if (wish === 'even') return !/[135]/.test(faces);
  if (wish === 'odd') return !/[246]/.test(faces);
  if (wish.startsWith('max')) return sum <= Number(wish.slice(3));
  if (wish.startsWith('min')) return sum >= Number(wish.slice(3));
  if (wish.startsWith('run')) {
    const there = [...new Set(faces)].sort().join('');
    return Array.from({ length: 6 }, (_, n) => '123456'.slice(n, n + Number(wish.slice(3)))).some(
      (run) => run.length === Number(wish.slice(3)) && there.includes(run),
    );
  }
  if (/^c+$/.test(wish)) return [...'RGB'].some((colour) => count(colours, colour) >= wish.length);
  if (/^[a-c]+$/.test(wish))
    return fits(
      faces,
      [...new Set(wish)].map((letter) => count(wish, letter)),
    );
  const shown = /\d/.test(wish) ? faces : colours;
  return [...new Set(wish)].every((one) => count(shown, one) >= count(wish, one));
}

/** Whether groups of these sizes can be chosen, each with a number of its own. */
function fits(faces: string, sizes: readonly number[], numbers = '123456'): boolean {
  const [size, ...others] = sizes;
  if (size === undefined) return true;
  return [...numbers].some((number) => count(faces, number) >= size && fits(faces, others, numbers.replace(number, '')));
}

function points(pile: readonly string[]): { total: number; minus: number } {
  const fairies = pile.filter((id) => id.startsWith('F')).length;
  const each = pile.map(
    (id) => BOOK.get(id)?.points ?? (id.startsWith('P') ? -Number('1111222334'[Number(id.slice(1)) - 1]) : Number(id.at(-1))),
  );
  return { total: each.reduce((sum, n) => sum + n, fairies ** 2), minus: each.reduce((sum, n) => sum - Math.min(0, n), 0) };
}

/** Plays a game on the match and on the plain telling side by side; the eager aim at somebody and take whom they can. */
function playBoth(match: Match, chance: FastChance, eager: boolean): string {
  const { seats } = match;
  const state = () => match.state as KingState;
  const text = (list: readonly Card[]) => draw(list).split(' ').filter(Boolean);
  let row = text(state().table.row);
  const deck = text(state().box.citizens.toReversed());
  const penalties = [...text([state().table.penalty]), ...text(state().box.penalties.toReversed())];
  const stacks = PLACES.map((place) => [`${place}2`, `${place}3`, `${place}4`]);
  const piles: string[][] = Array.from({ length: seats }, () => []);
  let discards = 0;
  let ending = '';
  let seat = match.toAct()[0]!;
  const submit = (move: string) => {
    assert.deepEqual(match.toAct(), [seat]);
    assert.ok('told' in match.submit(seat, move), move);
  };
  const lay = (id: string, slot: number, leave: boolean) => {
    const place = PLACES.indexOf(BOOK.get(id)?.home ?? '');
    if (place === slot && !leave) {
      piles[seat]?.push(stacks[place]?.shift() as string);
      if (stacks[place]?.length === 0) ending = 'locations';
    }
    piles[seat]?.push(id);
  };

  while (ending === '') {
    let rolls = piles[seat]!.at(-1)?.startsWith('E') ? 4 : 3;
    let again = false;
    submit('roll');
    rolls--;
    let open: number[] = [];
    for (;;) {
      open = row.flatMap((id, slot) => (pleases(state().table.dice, BOOK.get(id)?.wish ?? '') ? [slot] : []));
      assert.equal(
        match.legal(seat).some((move) => move === 'stop'),
        open.length === 0,
      );
      assert.equal(
        match.legal(seat).some((move) => /^(roll|keep)/.test(move)),
        rolls > 0,
      );
      if (rolls === 0 || (eager && open.length > 0)) break;
      const wanted = chance.pick(state().table.row);
      const aimed = writeMove({ kind: 'roll', keep: bestKeep(state().table.dice, rolls, wanted) });
      submit(eager ? aimed : chance.pick(match.legal(seat).filter((move) => /^(roll|keep)/.test(move))));
      rolls--;
    }
    let gaps = 1;
    let slot = 4;
    if (open.length === 0) {
      submit('stop');
      piles[seat]?.push(penalties.shift() as string);
      if (penalties.length === 0) ending = 'penalties';
      else discards++;
    } else {
      slot = chance.pick(open);
      const ways = match.legal(seat).filter((other) => other.startsWith(`take ${slot + 1}`));
      const move = chance.below(4) === 0 ? chance.pick(ways) : ways[0]!;
      const leave = move.endsWith('leave');
      submit(move);
      let id = row[slot]!;
      if (id === 'H1' && slot < 4) {
        piles[seat]?.push(id);
        gaps = 2;
        id = row[slot + 1]!;
      }
      if (id.startsWith('X')) {
        const to = seats === 2 ? 1 - seat : Number(chance.pick(match.legal(seat)).slice(5));
        if (seats > 2) submit(`give ${to}`);
        piles[to]?.push(id);
      } else {
        lay(id, slot + gaps - 1, leave);
        again = id.startsWith('A');
      }
    }
    if (ending === '') {
      row = row.toSpliced(slot, gaps);
      for (let n = 0; n < gaps && deck.length > 0; n++) row.unshift(deck.shift() as string);
      if (deck.length === 0) ending = 'citizens';
      assert.equal(draw(state().table.row.filter((card) => card >= 0)), row.join(' '));
    }
    assert.deepEqual(
      state().table.piles.map(draw),
      piles.map((pile) => pile.join(' ')),
    );
    assert.deepEqual(
      state().table.stacks,
      stacks.map((stack) => stack.length),
    );
    assert.equal(state().table.discards.length, discards);
    if (!again) seat = (seat + 1) % seats;
    else if (ending === '' && chance.below(4) === 0) {
      submit('pass');
      seat = (seat + 1) % seats;
    }
  }
  const outcome = match.outcome();
  assert.ok(outcome);
  assert.equal(outcome.ending, ending);
  const counted = piles.map(points);
  assert.deepEqual(
    outcome.scores,
    counted.map(({ total }) => total),
  );
  const beats = (a: number, b: number) => {
    const [one, other] = [counted[a]!, counted[b]!];
    return one.total > other.total || (one.total === other.total && one.minus < other.minus);
  };
  const all = counted.map((_, other) => other);
  assert.deepEqual(
    outcome.winners,
    all.filter((a) => !all.some((b) => beats(b, a))),
  );
  return ending;
}

for (const seats of [2, 3, 4, 5]) {
  test(`[K3.3] [K4.1] [K6.5] [K7.3] [K8.1] [K8.6] a plain retelling agrees, ${seats} seats`, () => {
    assert.equal(BOOK.size, 40);
    assert.equal(cards([...BOOK.keys()].join(' ')).length, 40);
    const endings = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const options = { penalties: game % 2 === 0 ? 'shuffled' : 'sorted', odds: 'shown' };
      endings.add(
        playBoth(new Match(kingOfTheDice, options, seats, numberedSeed(60 + seats, game)), new FastChance(seats, game), game % 5 > 0),
      );
    }
    assert.ok(endings.size === 3, [...endings].join());
  });
}
