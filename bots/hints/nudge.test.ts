/** The first line of a hint, which the coach says too: it names something of the position, briefly, in every language. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clone,
  FastChance,
  type Game,
  type GameWords,
  type HintWords,
  LANGUAGES,
  type Language,
  type Options,
  quiet,
  readOptions,
  viewOf,
  type Who,
} from '#engine';
import { games } from '#games';
import type { MedinaFact, Piece } from '#games/medina';
import { words as medinaWords } from '#games/medina/words';
import type { Card, UgoFact } from '#games/ugo';
import { words as ugoWords } from '#games/ugo/words';
import { insightOf } from '../insight/index.ts';
import type { Insight } from '../insight/insight.ts';
import { random } from '../random.ts';

/** As much as three lines of a phone hold. */
const LONGEST = 105;
const NAMES = ['Annabel', 'Boris', 'Chloé', 'Henri', 'Ilse'];
const GAMES = 6;

/** Those that people can learn from. */
const taught: Game[] = [];
for (const game of games) if (await insightOf(game.meta.id, game.meta.seats.min)) taught.push(game);

for (const game of taught) {
  const { id, title, seats: places } = game.meta;
  test(`${title}: whatever move is the best, the nudge tells a number of the position, briefly, and the same again`, async () => {
    const { words } = (await import(`../../games/${id}/words/index.ts`)) as { words: Record<Language, () => Promise<GameWords>> };
    const spoken: [GameWords, HintWords][] = [];
    for (const language of LANGUAGES) {
      const dictionary = await words[language]();
      if (dictionary.hints) spoken.push([dictionary, await dictionary.hints()]);
    }
    const all = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const seats = n % 2 === 0 ? places.max : places.min;
      const insight = (await insightOf(id, seats)) as Insight;
      const chance = new FastChance(7, n);
      const state = game.setup(readOptions(game, seats, {}) as Options, seats, chance);
      for (let [seat] = game.toAct(state.table); seat !== undefined; [seat] = game.toAct(state.table)) {
        const view = clone(viewOf(state, seat));
        const legal = game.moves(view);
        const move = random.choose(game, view, chance);
        if (legal.length > 1) {
          const nudge = insight.nudge(view, move);
          const same = viewOf(game.imagine(view, new FastChance(n)), seat);
          assert.deepEqual(insight.nudge(same, move), nudge, 'from the view alone');
          const who = { name: (other: number) => NAMES[other]!, isYou: (other: number) => other === seat };
          for (const [dictionary, hints] of spoken) {
            const said = hints.say(nudge, who, dictionary) ?? '';
            all.add(said);
            assert.match(said, /\d/, JSON.stringify(nudge));
            assert.doesNotMatch(said, /undefined|NaN|\[object/);
            assert.ok(said.length <= LONGEST, `${said.length}: ${said}`);
          }
        }
        game.play(state, seat, move, chance, quiet);
      }
    }
    assert.ok(all.size > 100, `${all.size} sentences`);
  });
}

test('Medina: a tip speaks of no piece as if it were in hand already', async () => {
  const who: Who = { name: () => 'Annabel', isYou: () => false };
  for (const language of LANGUAGES) {
    const dictionary = await medinaWords[language]();
    const hints = await dictionary.hints?.();
    for (const piece of Array(10).keys() as Iterable<Piece>) {
      const fact: MedinaFact = { kind: 'lookPiece', piece, left: 3, scoring: undefined, watched: undefined };
      const said = hints?.say(fact, who, dictionary) ?? '';
      const { whereTo, whichPalace, whichToShut } = dictionary.board;
      assert.ok(said.includes('3'));
      for (const asked of [whereTo(piece), whichPalace, whichToShut]) assert.ok(!said.includes(asked), said);
    }
  }
});

test('U GO!: how many cards nobody has seen is never told like the number of a card', async () => {
  const who: Who = { name: () => 'Annabel', isYou: () => false };
  const fact: UgoFact = { kind: 'lookWin', card: 0 as Card, led: 3, unseen: 6, after: 1 };
  for (const language of LANGUAGES) {
    const dictionary = await ugoWords[language]();
    const said = (await dictionary.hints?.())?.say(fact, who, dictionary) ?? '';
    assert.match(said, /\b6 \p{L}/u);
  }
});
