/** Playing King of the Dice through the page, with a mouse. */

import type { Locator, Page } from 'playwright-core';
import { citizenOf, colourOfDie, DICE, isKept, type KingView, locationWith, type Move, pointsOf } from '#games/king-of-the-dice';
import { words as spoken } from '#games/king-of-the-dice/words';
import type { Moment } from './beside.ts';
import { tabTo } from './by-name.ts';
import { anyOf, type Player } from './playing.ts';

export const words = await spoken.en();

const button = (page: Page, name: string | RegExp) => page.locator('.king').getByRole('button', { name, exact: true });
const citizen = (page: Page, slot: number) => page.locator(`.king [data-slot="${slot}"]`);

type Hit = (target: Locator) => Promise<void>;

async function press(page: Page, move: Move, { view, legal }: Moment<Move>, hit: Hit): Promise<void> {
  const { table } = view as KingView;
  switch (move.kind) {
    case 'roll': {
      const kept = table.turn.kind === 'choose' ? table.turn.kept : 0;
      for (const [die] of DICE.entries()) {
        if (isKept(kept, die) === isKept(move.keep, die)) continue;
        const face = table.dice[die]!;
        const name = words.board.die({ n: die + 1, face, colour: colourOfDie(die, face), kept: isKept(kept, die) });
        await hit(button(page, name));
      }
      const rolled = DICE.filter((_, die) => !isKept(move.keep, die)).length;
      return hit(button(page, table.turn.kind === 'choose' ? words.board.rollAgain(rolled) : words.board.roll));
    }
    case 'take': {
      await hit(citizen(page, move.slot));
      const isAsked = legal.filter((other) => other.kind === 'take' && other.slot === move.slot).length > 1;
      if (!isAsked) return;
      const { kind } = citizenOf(table.row[move.slot]!);
      // The last of a stack says that it ends the game.
      return move.leave
        ? hit(button(page, words.board.takeWithout(kind)))
        : hit(page.getByRole('button', { name: words.board.takeWith(kind, locationWith(table, move.slot)) }));
    }
    case 'stop': {
      const isForced = !legal.some((other) => other.kind === 'roll');
      return hit(button(page, words.board[isForced ? 'noneReached' : 'stop'](pointsOf(table.penalty))));
    }
    case 'give':
      return hit(page.locator(`.king [data-do="give"][data-to="${move.to}"]`));
    case 'pass':
      return hit(button(page, words.board.pass));
    default:
      return move satisfies never;
  }
}

/** Taps a citizen that the dice do not reach. */
export const tryOut = (page: Page, move: Extract<Move, { kind: 'take' }>) => citizen(page, move.slot).click();

/** Whoever takes a citizen when they can, and else does anything. */
function player(seed: number, hitIn: (page: Page) => Hit): Player<Move> {
  const any = anyOf<Move>(seed, ({ kind }) => kind);
  return {
    press: (page, move, now) => press(page, move, now, hitIn(page)),
    choose(legal, now) {
      const takes = legal.filter(({ kind }) => kind === 'take');
      return any(takes.length > 0 ? takes : legal, now);
    },
  };
}

export const mouse = (seed: number) => player(seed, () => (target) => target.click());
/** With Tab and Enter alone. */
export const keyboard = (seed: number) =>
  player(seed, (page) => async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  });
