/** Playing U GO! through the page, with a mouse or with keys alone. */

import type { Locator, Page } from 'playwright-core';
import type { UgoView } from '#games/ugo';
import { type Card, colourOf, DECK, type Move } from '#games/ugo';
import { words as spoken } from '#games/ugo/words';
import { propose, swapped } from '../games/ugo/arrange.ts';
import type { Moment } from './beside.ts';
import { tabTo } from './by-name.ts';
import { anyOf, type Player, playOn, playUntil } from './playing.ts';

export const words = await spoken.en();

export const handOf = (page: Page) => page.getByRole('toolbar', { name: words.board.yourHand, exact: true });
export const cardOf = (page: Page, card: Card): Locator => handOf(page).getByRole('button', { name: words.card(card), exact: true });
/** A card may lie under the next one but for its left edge, and one under the pointer comes to the front. */
export const EDGE = { position: { x: 8, y: 30 } };
export async function tap(page: Page, card: Card): Promise<void> {
  await page.mouse.move(0, 0);
  await cardOf(page, card).click(EDGE);
}

const laying = (page: Page) => page.getByRole('region', { name: words.board.layTitle });
const confirm = (page: Page) => laying(page).getByRole('button', { name: words.board.layConfirm });

/** What to press so that the trick lies as the move says, from how the page proposes to lay it. */
function arranging(page: Page, { tops }: Extract<Move, { kind: 'lay' }>, { view, seat }: Moment<Move>): Locator[] {
  const { table } = view as UgoView;
  const presses: Locator[] = [];
  let lie = propose(table, seat);
  const button = (name: string) => laying(page).getByRole('button', { name, exact: true });
  for (const top of tops) {
    if (lie.includes(top)) continue;
    presses.push(button(words.card(top)));
    lie = lie.map((other) => (colourOf(other) === colourOf(top) ? top : other));
  }
  for (const [at, top] of tops.entries()) {
    for (let from = lie.indexOf(top); from > at; from--) {
      presses.push(button(`${words.board.moveLeft}: ${words.card(top)}`));
      lie = swapped(lie, from, from - 1);
    }
  }
  return [...presses, confirm(page)];
}

/** With a mouse. */
async function press(page: Page, move: Move, now: Moment<Move>): Promise<void> {
  if (move.kind === 'play') await tap(page, move.card);
  else for (const target of arranging(page, move, now)) await target.click();
}

/** Taps a card that may not be played. */
export const tryOut = (page: Page, move: Extract<Move, { kind: 'play' }>) => cardOf(page, move.card).click({ ...EDGE, force: true });

/** With keys alone. */
async function pressKeys(page: Page, move: Move, now: Moment<Move>): Promise<void> {
  if (move.kind === 'lay') {
    for (const target of arranging(page, move, now)) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    }
    return;
  }
  await cardOf(page, move.card).and(page.locator('[aria-disabled="false"]')).waitFor();
  await tabTo(page, handOf(page).getByRole('button').and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('Home');
  const cards = (now.view as UgoView).hand.toSorted((a, b) => a - b);
  for (let at = 0; at < cards.indexOf(move.card); at++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** Whoever plays any legal move of these, by this luck. */
export const mouse = (seed: number): Player<Move> => ({ press, choose: anyOf(seed) });
export const keyboard = (seed: number): Player<Move> => ({ press: pressKeys, choose: anyOf(seed) });

/** The first legal move: enough where it does not matter which. */
const FIRST: Player<Move> = { press, choose: ([first]) => first as Move };

/** All moves of the page's person, to the end of the game. */
export async function finish(page: Page, player: Player<Move> = FIRST): Promise<void> {
  await playOn(page, player);
  await page.locator('section.result').waitFor();
}

/** Each of two plays a card, and then the second gives up: the shortest game that counts. */
export async function resign(one: Page, two: Page): Promise<void> {
  await playUntil([one, two], FIRST, (_, played) => played === 2);
  await two.getByRole('button', { name: /^People/ }).click();
  await two.getByText('Leave or end').click();
  await two.getByRole('button', { name: 'Resign' }).click();
  await two.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [one, two]) await page.locator('section.result').waitFor();
}

/** The cards in the hand that the page shows, as it shows them. */
export async function cardsInHand(page: Page): Promise<Card[]> {
  const shown = await handOf(page)
    .getByRole('button')
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));
  return shown.map((card) => DECK[card]!);
}

/** Waits until the page shows a hand. */
export const isDealt = (page: Page) => handOf(page).getByRole('button').first().waitFor();
