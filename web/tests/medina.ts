/** Playing Medina through the page, with a mouse. */

import type { Locator, Page } from 'playwright-core';
import { KINDS, type MedinaView, type Move, NEUTRAL, type Piece, type Square, type Table, TEA } from '#games/medina';
import { words as spoken } from '#games/medina/words';
import { keyOf, type Place } from '../games/medina/layout.ts';
import { endsTurn, foresee, palaceOf, pieceOf, placesFor, squaresOf } from '../games/medina/placing.ts';
import type { Moment } from './beside.ts';
import { anyOf, type Player, playOn } from './playing.ts';

const words = await spoken.en();

/** One's own pieces of a kind: how many are left is part of their name. */
function stock(page: Page, table: Table, seat: number, piece: Piece): Locator {
  const left = (piece === TEA ? table.tea[seat] : table.stock[KINDS * seat + piece])!;
  const isDome = piece === NEUTRAL && table.edition === 'ditt';
  const name =
    piece === TEA
      ? `${words.board.tea}: ${words.board.teaTiles(left)}`
      : isDome
        ? `${words.board.blockadeDome}: ${left}`
        : words.pieces(piece, left);
  return page.getByRole('toolbar', { name: words.board.yourPieces }).getByRole('button', { name, exact: true });
}

/** The square, wall space or tower of that name. */
export function place(page: Page, name: string): Locator {
  return page.getByRole('grid', { name: words.board.city }).locator(`[role="gridcell"][data-at="${name}"]`);
}

/** What stands there. */
export function pieceAt(page: Page, name: string): Locator {
  return page.locator(`.medina [data-piece="${name}"]`);
}

/** Whether the turn is over after this piece: then it waits to be confirmed. */
export const isLast = (table: Table, seat: number, move: Move) => endsTurn(foresee(table, seat, move).table, seat);

/** Takes the piece into the hand; the only kind that can be placed is there already. */
export async function pick(page: Page, move: Move, { view, legal, seat }: Moment<Move>): Promise<void> {
  const piece = pieceOf(move);
  if (piece !== TEA && legal.every((other) => pieceOf(other) === piece)) return;
  await stock(page, (view as MedinaView).table, seat, piece).click();
}

/** Puts the piece in hand where it goes. */
export async function lay(page: Page, move: Move, { view, legal }: Moment<Move>): Promise<void> {
  if (move.kind === 'tea') return;
  const [key] = [...placesFor((view as MedinaView).table, legal, pieceOf(move))].find(([, to]) => to === move) ?? [];
  if (key === undefined) throw new Error('the page has no place for it');
  await place(page, key).click();
}

export const confirm = (page: Page) => page.getByRole('button', { name: words.board.confirm }).click();

/** With a mouse: the piece, its place, and if that ends the turn, the confirmation. */
async function press(page: Page, move: Move, now: Moment<Move>): Promise<void> {
  await pick(page, move, now);
  await lay(page, move, now);
  if (isLast((now.view as MedinaView).table, now.seat, move)) await confirm(page);
}

/** Puts a piece where it may not go; one that may go nowhere is only taken. */
export async function tryOut(page: Page, move: Exclude<Move, { kind: 'tea' }>, now: Moment<Move>): Promise<void> {
  const { table } = now.view as MedinaView;
  const piece = pieceOf(move);
  if (now.legal.every((other) => pieceOf(other) !== piece)) return stock(page, table, now.seat, piece).click({ force: true });
  await pick(page, move, now);
  const roofed = move.kind === 'roof' || move.kind === 'neutral' ? squaresOf(table, palaceOf(table, move))[0] : undefined;
  const to: Place = move.kind === 'wall' ? { kind: 'space', at: move.at } : { kind: 'square', at: roofed ?? (move.at as Square) };
  await place(page, keyOf(to)).click();
}

/** Whoever places any piece, of each kind as often as of any other. */
export const mouse = (seed: number): Player<Move> => ({ press, choose: anyOf(seed, pieceOf) });

/** Plays to the end of the game, and gives the totals of the count as they grew. */
export async function playAndCount(page: Page, player: Player<Move>): Promise<{ played: Move[]; seen: string[]; counted: number[] }> {
  // Who counts is there before the end, so that nothing is missed; and goes on when all is counted.
  const [played, seen] = await Promise.all([playOn(page, { ...player, end: '.medina .sum' }), watchCount(page)]);
  await page.locator('section.result').waitFor();
  return { played, seen, counted: (seen.at(-1) ?? '').split(',').map(Number) };
}

function watchCount(page: Page): Promise<string[]> {
  return page.evaluate(
    (whole) =>
      new Promise<string[]>((done) => {
        const all: string[] = [];
        const look = () => {
          const now = [...document.querySelectorAll('.medina [data-sum]')].map(({ textContent }) => textContent).join();
          if (now !== '' && now !== all.at(-1)) all.push(now);
          const buttons = [...document.querySelectorAll<HTMLElement>('.medina button')];
          const goOn = buttons.find(({ textContent }) => textContent === whole);
          if (!goOn) return;
          watcher.disconnect();
          goOn.click();
          done(all);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words.board.seeResult,
  );
}
