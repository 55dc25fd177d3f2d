import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type * as king from '#games/king-of-the-dice';
import type * as medina from '#games/medina';
import type * as patchistory from '#games/patchistory';
import { DECK, type Move as UgoMove, writeCard } from '#games/ugo';
import { openApp, person } from './app.ts';
import { keptBy, type Moment } from './beside.ts';
import { byName, hear, openList, playToTheEnd, setUp } from './by-name.ts';
import { words } from './ugo.ts';

const { app, browser } = await openApp();

const LISTENER = { reducedMotion: 'reduce', settings: { trivial: false } } as const;

/** What the board consists of, for whoever goes from one part of it to the next. */
async function assertParts(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('region', { name, exact: true }).first().waitFor();
}

/** A game that was set up with keys alone, and the list of its moves. */
async function begin(page: Page, game: string, seats: number, options: Readonly<Record<string, string>> = {}): Promise<void> {
  await setUp(page, `${app.url}/new/${game}`, seats, options);
  await openList(page);
}

test('U GO!: a whole game by names and keys alone; what others do is announced once, what one does oneself is not', async () => {
  const { page } = await person(browser, LISTENER);
  await begin(page, 'ugo', 2, { Rounds: 'One round' });
  await assertParts(page, [/ kingdom$/, 'Trick', 'Your kingdom', 'Your hand']);
  const said = await hear(page);
  assert.match(said, /^Round 1 of 1, Trick 1\. .*Your hand: /);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const told = document.querySelector('main > [aria-live="polite"].unseen') as Element;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
    }).observe(told, { childList: true });
  });
  const { length: before } = (await keptBy(page)).plies;
  const { played, seen } = await playToTheEnd(page, await byName<UgoMove>('ugo', 1));
  assert.deepEqual([...seen].sort(), ['lay', 'play']);
  assert.equal(played.filter(({ kind }) => kind === 'play').length, 10);
  const result = await page.locator('#result-title').innerText();
  await page.locator('main > [aria-live="polite"].unseen').getByText(result).waitFor({ state: 'attached' });
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  const plays = heard.flatMap((text) => [...text.matchAll(/\S+ plays the ([^.]+)/g)].map(([, card]) => card));
  const playsIn = (plies: readonly (readonly [number, string])[]) =>
    plies.filter(([seat]) => seat !== 0).flatMap(([, text]) => DECK.filter((card) => writeCard(card) === text).map(words.card));
  const { plies } = await keptBy(page);
  // What was played before may have been said before, or is said late.
  assert.ok(plays.length >= playsIn(plies.slice(before)).length, plays.join());
  assert.deepEqual(plays, playsIn(plies).slice(-plays.length), 'each once, in order');
  assert.equal(heard.filter((text) => /You play the | is thinking/.test(text)).length, 0, heard.join());
});

test('King of the Dice: a whole game by names and keys alone', async () => {
  const { page } = await person(browser, LISTENER);
  await begin(page, 'king-of-the-dice', 2);
  await assertParts(page, [/ kingdom$/, 'Open citizens', 'Dice', 'Your kingdom']);
  assert.match(await hear(page), /Place 1: .*Next penalty: /);
  /** A citizen when there is one; and a penalty rather than another roll, once there have been some: ten of them end the game. */
  const soon = (legal: readonly king.Move[], { ply }: Moment<king.Move>) => {
    const of = (wanted: string) => legal.filter(({ kind }) => kind === wanted);
    return [of('take'), ply > 24 ? of('stop') : [], legal].find((some) => some.length > 0) as readonly king.Move[];
  };
  const { played, seen } = await playToTheEnd(page, await byName<king.Move>('king-of-the-dice', 1, soon));
  assert.ok(seen.has('roll') && seen.has('choose'), [...seen].join());
  assert.ok(new Set(played.map(({ kind }) => kind)).size > 2);
});

test('Medina: a whole game by names and keys alone', async () => {
  const { page } = await person(browser, LISTENER);
  await begin(page, 'medina', 2);
  await assertParts(page, ['The city', 'Scores']);
  assert.match(await hear(page), /^(Your turn|You open).* Your pieces: 8 grey buildings/);
  const { played } = await playToTheEnd(page, await byName<medina.Move>('medina', 2));
  assert.ok(played.length > 20, `${played.length} moves`);
});

test('Patchistory: a whole game by names and keys alone', async () => {
  const { page } = await person(browser, LISTENER);
  await begin(page, 'patchistory', 2);
  await assertParts(page, ['Your territory', 'Goods', 'Your turn']);
  assert.match(await hear(page), /^Era I, Round 1 of 5, Auction\. .*Goods: 4 food/);
  const keeps = (legal: readonly patchistory.Move[]) => {
    const kept = legal.filter(({ kind }) => kind !== 'discard');
    return kept.length > 0 ? kept : legal;
  };
  const { seen } = await playToTheEnd(page, await byName<patchistory.Move>('patchistory', 1, keeps));
  for (const kind of ['secretBid', 'patch', 'settle', 'administration', 'movement', 'card', 'vote'])
    assert.ok(seen.has(kind), [...seen].join());
});
