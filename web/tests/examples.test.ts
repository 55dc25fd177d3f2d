/** Every worked example of every game, on its board: what it forbids, what the rulebook plays, and the count. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { type Example, type Examples, type Game, type GameWords, isRefusal, type Language, Match, SEED_BYTES, type State } from '#engine';
import { games } from '#games';
import { openApp, person } from './app.ts';
import { type Moment, restsOn } from './beside.ts';
import * as king from './king.ts';
import * as medina from './medina.ts';
import * as patchistory from './patchistory.ts';
import * as ugo from './ugo.ts';

const { app, browser } = await openApp();

type Press = (page: Page, move: unknown, now: Moment) => Promise<void>;
/** How a move is made on each board, and how one is tried that is forbidden. */
const hands: Readonly<Record<string, { readonly press: Press; readonly tryOut: Press }>> = {
  'king-of-the-dice': { press: king.mouse(1).press as Press, tryOut: king.tryOut as Press },
  medina: { press: medina.mouse(1).press as Press, tryOut: medina.tryOut as Press },
  patchistory: { press: patchistory.mouse(1).press as Press, tryOut: patchistory.tryOut as Press },
  ugo: { press: ugo.mouse(1).press as Press, tryOut: ugo.tryOut as Press },
};

const trial = (page: Page) => page.locator('.try');

/** An example as the page plays it: each move by whoever is to act, the reader first. */
function stage(game: Game, { seat, from = 0, plays }: Example, state: State) {
  const match = new Match({ ...game, setup: () => structuredClone(state) }, {}, state.hands.length, new Uint8Array(SEED_BYTES));
  const acting = () => (match.toAct().includes(seat) ? seat : match.toAct()[0]);
  const isReader = () => match.ply >= from && acting() === seat;
  const play = () => assert.ok(!isRefusal(match.submit(acting() as number, plays[match.ply] as string)));
  /** As far as it goes without the reader. */
  const goOn = () => {
    while (match.ply < plays.length && !isReader()) play();
  };
  const now = (): Moment => {
    const view = structuredClone(match.view(seat));
    return { game, ply: match.ply, seat, view, legal: game.moves(view) };
  };
  goOn();
  return { match, play, goOn, now };
}

for (const game of games) {
  const { id, title } = game.meta;
  test(`${title}: every example is played on the board, what it forbids is refused by its rule, and it is counted`, async () => {
    const { examples } = (await import(`../../games/${id}/examples.ts`)) as { examples: Examples };
    const { position, worths } = (await import(`../../games/${id}/position.ts`)) as {
      position: (drawn: unknown) => State;
      worths: (table: unknown) => readonly number[];
    };
    const { words } = (await import(`../../games/${id}/words/index.ts`)) as { words: Record<Language, () => Promise<GameWords>> };
    const told = (await (await words.en()).examples?.()) ?? {};
    const { press, tryOut } = hands[id] ?? assert.fail(id);
    const { page } = await person(browser);
    await page.goto(`${app.url}/rules/${id}#everywhere`);
    for (const [name, example] of Object.entries(examples)) {
      const button = page.locator(`[id="${example.rules[0]}"]`).getByRole('button', { name: `Try it: ${told[name]?.title}`, exact: true });
      const { match, play, goOn, now } = stage(game, example, position(example.drawn));
      const before = worths(match.state.table);
      await button.click();
      for (const [text, rule] of Object.entries(example.not ?? {})) {
        await restsOn(page, match.ply);
        await tryOut(page, game.readMove(text), now());
        const link = trial(page).locator(`[href="/rules/${id}#${rule}"]`).first();
        assert.match(await link.locator('..').innerText(), /\p{Ll}[^(]{15,}\(/u, `${name}: why not ${text}`);
        await page.locator(`[id="${rule}"]`).waitFor();
        await button.click();
        await button.click();
      }
      while (match.ply < example.plays.length) {
        await restsOn(page, match.ply);
        await press(page, game.readMove(example.plays[match.ply] as string), now());
        play();
        goOn();
      }
      await restsOn(page, match.ply);
      await trial(page)
        .getByText(told[name]?.so ?? '', { exact: true })
        .waitFor();
      const counted = worths(match.state.table).map((n, seat) => (n === before[seat] ? `${n}` : `${before[seat]} → ${n}`));
      const shown = await trial(page).locator('.says > .points > span > b').allInnerTexts();
      assert.deepEqual(
        shown,
        counted.map((text) => text.replaceAll('-', '−')),
        name,
      );
      await button.click();
    }
  });
}
