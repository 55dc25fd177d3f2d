/** Playing any game with roles, names and keys alone: no mouse, and nothing that only eyes can find. */

import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { GameWords, Outcome, Who } from '#engine';
import type { Aloud } from '../games/board.ts';
import { nameMoves } from '../games/naming.ts';
import { words as aloud } from '../words/aloud/en.ts';
import { words as table } from '../words/table/en.ts';
import { keptBy, type Moment, matchOf, momentOf } from './beside.ts';
import { inAllLights } from './lights.ts';
import { anyOf, type Player, playOn } from './playing.ts';

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < 120; i++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}

/** Goes to the group and steps to the one of this name. */
async function choose(page: Page, group: string, name: string): Promise<void> {
  const all = page.getByRole('group', { name: group });
  await tabTo(page, all.getByRole('radio', { checked: true }));
  const wanted = all.getByRole('radio', { name, exact: true });
  for (let i = 0; i < 9 && !(await wanted.isChecked()); i++) await page.keyboard.press('ArrowDown');
  assert.ok(await wanted.isChecked(), name);
}

/** From the page where games are set up to the first move, with keys alone. */
export async function setUp(page: Page, address: string, seats: number, options: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(address);
  await choose(page, table.newGame, table.againstBots);
  await choose(page, table.seats, String(seats));
  await tabTo(page, page.getByRole('combobox', { name: table.opponents }));
  // How well they play does not matter here: the first is the weakest.
  await page.keyboard.press('Home');
  for (const [group, name] of Object.entries(options)) await choose(page, group, name);
  await tabTo(page, page.getByRole('button', { name: table.start }));
  await page.keyboard.press('Enter');
  await momentOf(page);
}

/** How the page calls the seats: bots by the address of their table. */
function whoAt(page: Page, own: number): Who {
  const letters = [...(new URL(page.url()).pathname.split('/')[2] ?? '')].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return {
    name: (seat) => (seat === own ? table.you : table.names[(letters + seat) % table.names.length]!),
    isYou: (seat) => seat === own,
  };
}

const field = (page: Page) => page.getByRole('combobox', { name: aloud.find });

/** The list of moves is opened by its key, and has the focus. */
export async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: aloud.moves, exact: true }).waitFor();
  await page.keyboard.press('l');
  await field(page).waitFor();
  assert.ok(await field(page).evaluate((node) => node === document.activeElement));
}

/** What the key for it says of the position. */
export async function hear(page: Page): Promise<string> {
  await page.keyboard.press('Alt+p');
  const said = page.getByRole('toolbar').getByRole('status').filter({ hasText: /./ });
  return said.innerText();
}

/** Whoever types the names of any legal moves, each sort as often as any other. */
export async function byName<Move extends { readonly kind: string }>(
  game: string,
  seed: number,
  pick: (legal: readonly Move[], now: Moment<Move>) => readonly Move[] = (legal) => legal,
): Promise<Player<Move>> {
  const words: GameWords = (await import(`../../games/${game}/words/en.ts`)).words;
  const voice: { aloud: Aloud } = await import(`../games/${game}/aloud.ts`);
  const hints = await words.hints?.();
  const any = anyOf<Move>(seed, ({ kind }) => kind);
  const namesAt = (page: Page, { game: rules, view, legal, seat }: Moment<Move>) =>
    nameMoves(rules, view, legal, { who: whoAt(page, seat), words, hints, aloud: voice.aloud });
  return {
    async press(page, move, now) {
      const written = now.game.writeMove(move);
      const named = namesAt(page, now);
      const { name } = named.find((one) => now.game.writeMove(one.move) === written) ?? (named[0] as { name: string });
      assert.ok(await field(page).evaluate((node) => node === document.activeElement), 'the focus stays in the list');
      const option = page.getByRole('option', { name, exact: true });
      await page.keyboard.insertText(name);
      while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const warning = voice.aloud.warn?.(move, now.view, words);
      if (warning === undefined) return;
      await page.getByText(aloud.again(warning)).waitFor();
      const { plies } = await keptBy(page);
      assert.ok(!plies.slice(now.ply).some(([seat]) => seat === now.seat), 'it waits for a yes');
      await page.keyboard.press('Enter');
    },
    choose: (legal, now) => any(pick(legal, now), now),
  };
}

/** Plays to the end, looking at each kind of state once, in every light, and reads the result where the focus has gone by itself. */
export async function playToTheEnd<Move>(page: Page, player: Player<Move>): Promise<{ played: Move[]; seen: ReadonlySet<string> }> {
  const seen = new Set<string>();
  const played: Move[] = [];
  const kindOf = ({ view }: Moment<Move>) => (view.table as { turn: { kind: string } }).turn.kind;
  let next = '';
  for (let isOn = true; isOn; ) {
    isOn = false;
    played.push(
      ...(await playOn(page, player, (now) => {
        next = kindOf(now);
        isOn = !seen.has(next);
        return isOn;
      })),
    );
    if (!isOn) break;
    await inAllLights(page, next);
    seen.add(next);
  }
  const title = page.getByRole('region').getByRole('heading', { level: 2 }).and(page.locator(':focus'));
  await title.waitFor();
  await inAllLights(page, 'the result');
  const { scores } = matchOf(await keptBy(page)).outcome() as Outcome;
  const rows = await page.getByRole('table').last().getByRole('row').allInnerTexts();
  for (const [at, score] of scores.toSorted((a, b) => b - a).entries())
    assert.ok(rows[at + 1]?.split(/\s+/).includes(String(score).replace('-', '−')), `${score} in ${rows[at + 1]}`);
  return { played, seen };
}
