/** Playing Patchistory through the page, with a mouse. */

import type { Locator, Page } from 'playwright-core';
import {
  type Cell,
  dataOf,
  FOOD,
  type How,
  isTraveller,
  MONEY,
  type Move,
  NOTHING,
  type PatchistoryView,
  placeOf,
  RESOURCE,
  type Table,
  VOTE,
  WHITE,
  writeMove,
} from '#games/patchistory';
import { words as spoken } from '#games/patchistory/words';
import { foreseen } from '../games/patchistory/foreseeing.ts';
import { type Patch, turned, waysOf } from '../games/patchistory/placing.ts';
import type { Moment } from './beside.ts';
import { anyOf, type Player } from './playing.ts';

export const words = await spoken.en();

const board = (page: Page) => page.locator('.patchistory');
/** The question that is asked, with all that answers it. */
const ask = (page: Page) => board(page).getByRole('region', { name: words.board.yourTurn });
const answer = (page: Page, move: Move) => ask(page).locator(`[data-move="${writeMove(move)}"]`);
const action = (page: Page, kind: string) => ask(page).locator(`[data-action="${kind}"]`);
const button = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });

/** What is done with each thing that is pressed, and by what it is called: `bid`, `spot`, `lay` … */
export type Hit = (what: string, target: Locator) => Promise<void>;
const HIT: Hit = (_, target) => target.click();

/** Steps a number up or down to what it shall be. */
async function dial(hit: Hit, within: Locator, name: string, to: number): Promise<void> {
  const stepper = within.getByRole('group', { name, exact: true });
  const from = Number(await stepper.locator('output b').innerText());
  const way = stepper.locator(`[data-step="${to > from ? 'more' : 'less'}"]`);
  for (let n = Math.abs(to - from); n > 0; n--) await hit('step', way);
}

/** The place on somebody's land that a cell belongs to. */
function place(page: Page, table: Table, seat: number, cell: Cell): Locator {
  const first = placeOf(dataOf(table), table.civs[seat]!, cell);
  return board(page).locator(`.land [role="gridcell"][data-at="${first}"]`);
}

/** The squares to press, one after the other, so that the tile lies this way and no longer that. */
function turns(ways: readonly How[], from: How, to: How): number[] {
  const paths = new Map<string, number[]>([[`${from}`, []]]);
  const open = [from];
  for (let how = open.shift(); how; how = open.shift()) {
    for (const square of [0, 1, 2, 3]) {
      const next = turned(ways, how, square);
      if (!next || paths.has(`${next}`)) continue;
      paths.set(`${next}`, [...(paths.get(`${how}`) as number[]), square]);
      open.push(next);
    }
  }
  const path = paths.get(`${to}`);
  if (!path) throw new Error(`${to} cannot be reached from ${from}`);
  return path;
}

async function patch(page: Page, move: Patch, { view, legal, seat }: Moment<Move>, hit: Hit): Promise<void> {
  const { table } = view as PatchistoryView;
  const offered = table.turn.kind === 'found' ? NOTHING : table.wonSide[seat]!;
  if (move.side !== (offered === NOTHING ? WHITE : offered)) await hit('turn over', button(page, words.buttons.turnOver));
  await hit('spot', board(page).locator(`.patch [role="gridcell"][data-spot="${move.at}"]`));
  const ways = waysOf(legal, move.side).get(move.at) as How[];
  for (const square of turns(ways, ways[0]!, move.how)) await hit('square', board(page).locator(`.patch [data-square="${square}"]`));
  await hit('lay', button(page, words.buttons.patch));
}

/** With a mouse: every step of the plan, and what carries it out. */
async function press(page: Page, move: Move, now: Moment<Move>, hit: Hit): Promise<void> {
  const { legal, seat } = now;
  const { table } = now.view as PatchistoryView;
  const asked = ask(page);
  const good = (which: number) => words.goods[which]!;
  const act = (kind: string) => hit('action', action(page, kind));
  const at = (cell: Cell, whose = seat) => hit('place', place(page, table, whose, cell));
  const tell = () => hit('answer', answer(page, move));
  switch (move.kind) {
    case 'patch':
      return patch(page, move, now, hit);
    case 'discard':
      await hit('discard', button(page, words.buttons.discard));
      return hit('discard', button(page, words.buttons.discard));
    case 'bid':
      await hit('tile', asked.locator(`[data-tile="${move.tile}"]`));
      await dial(hit, asked, good(MONEY), move.stake);
      return hit('bid', asked.locator('[data-do="bid"]'));
    case 'take':
      await hit('tile', asked.locator(`[data-tile="${move.tile}"]`));
      return hit('take', asked.locator('[data-do="take"]'));
    case 'wait':
      return hit('wait', asked.locator('[data-do="wait"]'));
    case 'keep':
      return hit('keep', asked.locator(`[data-answer="keep"][data-tile="${move.tile}"]`));
    case 'card':
      return hit('card', asked.locator(`[data-answer="card"][data-card="${move.card}"]`));
    case 'vote':
      await dial(hit, asked, good(VOTE), move.n);
      return hit('vote', asked.locator('[data-answer="vote"]'));
    case 'commit':
      await dial(hit, asked, good(RESOURCE), move.resources);
      if (legal.some((other) => other.kind === 'commit' && other.votes > 0)) await dial(hit, asked, good(VOTE), move.votes);
      return hit('commit', asked.locator('[data-answer="commit"]'));
    case 'put':
      return at(move.at);
    case 'walk':
      await at(move.from);
      return at(move.to);
    case 'return':
      if (table.turn.kind === 'administration')
        await hit('action', action(page, 'return').filter({ hasText: words.large(move.effect).name }));
      return isTraveller(move.worker) ? tell() : at(move.worker);
    case 'train':
      await act('train');
      return at(move.at);
    case 'commerce':
      await act('commerce');
      await at(move.from);
      if (legal.filter((other) => other.kind === 'commerce' && other.from === move.from).length > 1) await tell();
      return;
    case 'campaign':
      await act('campaign');
      await dial(hit, asked, words.actions.campaign.name, move.n);
      return hit('campaign', asked.locator('[data-answer="campaign"]'));
    case 'aid':
      await act('aid');
      if (new Set(legal.flatMap((other) => (other.kind === 'aid' ? [other.to] : []))).size > 1)
        await hit('aid to', asked.locator(`[data-to="${move.to}"]`));
      for (const [i, which] of [FOOD, RESOURCE, MONEY].entries()) await dial(hit, asked, good(which), move.goods[i]!);
      return hit('aid', asked.locator('[data-answer="aid"]'));
    case 'exchange':
      await act('exchange');
      await hit('exchange of', asked.getByRole('radio', { name: good(move.good), exact: true }));
      await dial(hit, asked, good(move.good), move.n);
      return hit('exchange', asked.getByRole('button', { name: words.amounts(move.into), exact: true }));
    case 'reclaim':
    case 'build':
      await act(move.kind);
      await hit('building', asked.locator(`button[data-building="${move.tile}"]`).first());
      return at(move.at);
    case 'bomb':
      await act('bomb');
      await hit('victim', asked.locator(`.victims [data-to="${move.seat}"]`));
      await hit('building', asked.locator(`button[data-building="${move.tile}"]`).first());
      return at(move.at, move.seat);
    case 'menace':
    case 'break':
    case 'route':
    case 'heroes':
    case 'wonders':
      await act(move.kind);
      return tell();
    case 'advance':
    case 'rest':
      return hit('travel', answer(page, move));
    case 'ally':
    case 'yes':
    case 'no':
    case 'done':
    case 'next':
    case 'red':
    case 'blue':
    case 'end':
    case 'scrap':
      return tell();
    default:
      return move satisfies never;
  }
}

/** Lays a tile as it may not lie, or sends a worker where it may not go. */
export async function tryOut(
  page: Page,
  move: Extract<Move, { kind: 'patch' | 'walk' }>,
  { view, legal, seat }: Moment<Move>,
): Promise<void> {
  const { table } = view as PatchistoryView;
  if (move.kind === 'walk') {
    await place(page, table, seat, move.from).click();
    return place(page, table, seat, move.to).click({ force: true });
  }
  await board(page).locator(`.patch [role="gridcell"][data-spot="${move.at}"]`).click({ force: true });
  const [way] = waysOf(legal, move.side).get(move.at) ?? [];
  // Where it may lie otherwise, the first square that lies wrong is turned.
  if (way)
    await board(page)
      .locator(`.patch [data-square="${way.findIndex((over, square) => over !== move.how[square])}"]`)
      .click({ force: true });
}

/** Whoever does anything, each sort of thing as often as any other, but throws no tile away. */
export function mouse(seed: number, hit: Hit = HIT): Player<Move> {
  const any = anyOf<Move>(seed, ({ kind }) => kind);
  return {
    async press(page, move, now) {
      await press(page, move, now, hit);
      // On the land the first tap explains; and what ends a phase is asked.
      if (foreseen(now.view as PatchistoryView, move)) await hit('confirm', ask(page).locator('[data-do="confirm"]'));
    },
    choose(legal, now) {
      const kept = legal.filter(({ kind }) => kind !== 'discard');
      return any(kept.length > 0 ? kept : legal, now);
    },
  };
}
