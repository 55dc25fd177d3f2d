import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { MedinaView, Move } from '#games/medina';
import { words as social } from '../words/social/en.ts';
import { askAs, openApp, person } from './app.ts';
import { type Moment, momentOf } from './beside.ts';
import * as king from './king.ts';
import * as medina from './medina.ts';
import * as patchistory from './patchistory.ts';
import { make, type Player, playOn } from './playing.ts';
import * as ugo from './ugo.ts';

const { app, browser } = await openApp();

/** Letters, digits, spaces and signs: among them is every key that a board or a replay knows. */
const SENTENCE = 'Is it 1 or 2, 3. 4 5 6 ';

interface Talker {
  readonly page: Page;
  readonly field: Locator;
  /** What the page has asked for since it was last asked: moves, and everything else that changes something. */
  readonly asked: () => string[];
}

/** Somebody at a table with a bot, with the chat open beside the board. */
async function sitDown(game: string): Promise<Talker> {
  const { page } = await person(browser, { settings: { trivial: false } });
  const asked: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.kind === 'move') asked.push(message.move);
    }),
  );
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url());
  });
  await page.goto(app.url);
  const { info } = await askAs(page, '/api/tables', { game, options: {}, seats: ['person', 'bot random'], name: 'Ann' });
  await page.goto(`${app.url}/table/${info.id}`);
  await page.getByRole('button', { name: new RegExp(`^${social.company}`) }).click();
  const field = page.getByLabel(social.say);
  await field.waitFor();
  return { page, field, asked: () => asked.splice(0) };
}

/** Whoever talks through some turns, theirs and the other's, writes just what they type and plays just what they press. */
async function talkThrough<Move>({ page, field, asked }: Talker, player: Player<Move>, turns: number): Promise<void> {
  let now = await momentOf<Move>(page);
  for (let turn = 0; turn < turns && now; turn++) {
    await make(page, player.choose(now.legal, now), now, player.press);
    asked();
    // With a mouse, and as somebody comes there by keys.
    if (turn % 2) await field.focus();
    else await field.click();
    await page.keyboard.type(SENTENCE);
    // What stays until it is put away is put away; what comes then finds somebody who talks.
    const next: Moment<Move> | undefined = await momentOf(page, { after: now.ply });
    await page.keyboard.type(SENTENCE);
    assert.equal(await field.inputValue(), SENTENCE + SENTENCE, `after entry ${now.ply}`);
    assert.deepEqual(asked(), [], `after entry ${now.ply}`);
    await field.fill('');
    now = next;
  }
}

test('whoever talks at a table of U GO! plays no card by it', async () => {
  const ann = await sitDown('ugo');
  const { page, field, asked } = ann;
  await talkThrough(ann, ugo.mouse(1), 7);
  // Nor with a sheet open, which is put away by going to the chat.
  await page.getByRole('button', { name: ugo.words.board.roundScores }).first().click();
  await page.getByRole('dialog').waitFor();
  await field.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.type(SENTENCE);
  assert.equal(await field.inputValue(), SENTENCE);
  assert.deepEqual(asked(), []);
});

test('whoever talks at a table of King of the Dice rolls no die by it', async () => {
  await talkThrough(await sitDown('king-of-the-dice'), king.mouse(1), 6);
});

test('whoever talks at a table of Medina places nothing by it, and keeps what is in hand', async () => {
  const ann = await sitDown('medina');
  await talkThrough(ann, medina.mouse(1), 6);
  const { page, field, asked } = ann;
  const endsTurn = ({ view, seat }: Moment<Move>, move: Move) => medina.isLast((view as MedinaView).table, seat, move);
  await playOn(page, medina.mouse(2), (now) => now.legal.every((move) => endsTurn(now, move)));
  const last = (await momentOf<Move>(page)) as Moment<Move>;
  const [move] = last.legal as [Move];
  await medina.pick(page, move, last);
  await medina.lay(page, move, last);
  asked();
  await field.click();
  await page.keyboard.type(SENTENCE);
  assert.equal(await field.inputValue(), SENTENCE);
  // Escape puts the chat away, and only the chat.
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-do="confirm"]').count(), 1);
  assert.deepEqual(asked(), []);
});

test('whoever talks at a table of Patchistory does nothing by it', async () => {
  await talkThrough(await sitDown('patchistory'), patchistory.mouse(1), 8);
});
