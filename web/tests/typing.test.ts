import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { MedinaView, Move } from '#games/medina';
import { VERSION } from '#protocol';
import { words as social } from '../words/social/en.ts';
import { askAs, openApp, person } from './app.ts';
import { gone, type Moment, momentOf } from './beside.ts';
import * as king from './king.ts';
import * as medina from './medina.ts';
import * as patchistory from './patchistory.ts';
import { make, type Player, playOn } from './playing.ts';
import * as ugo from './ugo.ts';

const { app, browser } = await openApp();

/** Letters, digits, spaces and signs: among them is every key that a board, a replay or the page knows. */
const WORDS = ['Help me ', '1, 2 ', '3. ', '4 5', ' 6 '];

interface Talker {
  readonly page: Page;
  readonly table: string;
  /** The chat; and a name and a search, as somebody may have them beside a board, who begin without a seat or look for a move. */
  readonly fields: readonly Locator[];
  /** What the page has asked for since it was last asked: moves, and everything else that changes something. */
  readonly asked: () => string[];
}

/** Opens the chat beside the board. */
async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${social.company}`) }).click();
  const chat = page.getByLabel(social.say);
  await chat.waitFor();
  return chat;
}

/** Somebody at a table with a bot, with fields to type into beside the board. */
async function sitDown(game: string, options: object = {}): Promise<Talker> {
  const { page } = await person(browser, { settings: { trivial: false, sound: true } });
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
  const { info } = await askAs(page, '/api/tables', { game, options, seats: ['person', 'bot random'], name: 'Ann' });
  await page.goto(`${app.url}/table/${info.id}`);
  const chat = await openChat(page);
  await page.evaluate(() => {
    for (const type of ['text', 'search']) document.querySelector('main')?.after(Object.assign(document.createElement('input'), { type }));
  });
  return {
    page,
    table: info.id,
    fields: [chat, page.locator('main + input'), page.locator('main + input + input')],
    asked: () => asked.splice(0),
  };
}

type Play<Move> = (move: Move, now: Moment<Move>) => Promise<void>;

/** Made on the page. */
const byMouse =
  <Move>({ page }: Talker, { press }: Player<Move>): Play<Move> =>
  (move, now) =>
    make(page, move, now, press);

/** Made on another device of the same person: the page has its turn all the same, and a whole game is soon played. */
async function elsewhere<Move>({ page, table }: Talker): Promise<Play<Move>> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'royaumes')?.value;
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/api/socket`);
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));
  const welcomed = new Promise((heard) => socket.addEventListener('message', heard, { once: true }));
  socket.send(JSON.stringify({ v: VERSION, kind: 'join', table, token, since: 0 }));
  await welcomed;
  return async (move, now) => {
    socket.send(JSON.stringify({ v: VERSION, kind: 'move', table, ply: now.ply, move: now.game.writeMove(move) }));
    await gone(page, now);
  };
}

/** A field that is typed into has just that in it, and nothing comes of it. */
async function assertWritten({ asked }: Talker, field: Locator, text: string, when: string): Promise<void> {
  const now = await field.evaluate((input) => ({ text: (input as HTMLInputElement).value, isFocused: input === document.activeElement }));
  assert.deepEqual({ ...now, asked: asked() }, { text, isFocused: true, asked: [] }, when);
}

async function write(talker: Talker, field: Locator, text: string, when: string): Promise<void> {
  await talker.page.keyboard.type(text);
  await assertWritten(talker, field, text, when);
  await field.fill('');
}

interface Talk<Move> {
  readonly choose: Player<Move>['choose'];
  readonly play: Play<Move>;
  /** So many turns, in which they write all the time; else to the end, and now and then. */
  readonly turns?: number;
}

/** Whoever writes through some turns, theirs and the other's, writes just what they type and plays just what they play. */
async function talkThrough<Move>(talker: Talker, { choose, play, turns }: Talk<Move>): Promise<void> {
  const { page, fields, asked } = talker;
  const texts = fields.map(() => '');
  let now = await momentOf<Move>(page);
  for (let turn = 0; turn !== turns && now; turn++) {
    const at = turn % fields.length;
    const field = fields[at]!;
    const type = async () => {
      const word = WORDS[turn % WORDS.length]!;
      texts[at] += word;
      await page.keyboard.type(word);
    };
    await play(choose(now.legal, now), now);
    asked();
    // With a mouse, and as somebody comes there by keys.
    if (turns === undefined || turn % 2) await field.focus();
    else await field.click();
    if (turns !== undefined || turn % 2) await type();
    // What stays until it is put away is put away; what comes then finds somebody who writes.
    const next: Moment<Move> | undefined = await momentOf(page, { after: now.ply });
    if (turns !== undefined || turn % 2 === 0) await type();
    await assertWritten(talker, field, texts[at]!, `after entry ${now.ply}`);
    now = next;
  }
  for (const field of fields) await field.fill('');
}

/** The rest of the game; at its end, too, whoever writes goes on writing. */
async function talkToTheEnd<Move>(talker: Talker, player: Player<Move>): Promise<void> {
  const { page, fields } = talker;
  await talkThrough(talker, { choose: player.choose, play: await elsewhere<Move>(talker) });
  const [chat] = fields as [Locator];
  await chat.focus();
  await page.locator('section.result').waitFor();
  await write(talker, chat, WORDS.join(''), 'beside the result');
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('royaumes/settings') ?? '')?.sound), true, 'M was typed');
}

test('whoever writes beside U GO! plays no card by it', async () => {
  const ann = await sitDown('ugo', { rounds: 1 });
  const { page, fields } = ann;
  const [chat] = fields as [Locator];
  const player = ugo.mouse(1);
  await talkThrough(ann, { choose: player.choose, play: byMouse(ann, player), turns: 4 });
  // Nor with a sheet open, which is put away by going to the chat.
  await page.getByRole('button', { name: ugo.words.board.roundScores }).first().click();
  await page.getByRole('dialog').waitFor();
  await chat.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await write(ann, chat, WORDS.join(''), 'after a sheet');
  await talkToTheEnd(ann, player);
});

test('whoever writes beside King of the Dice rolls no die by it', async () => {
  const ann = await sitDown('king-of-the-dice');
  const player = king.mouse(1);
  await talkThrough(ann, { choose: player.choose, play: byMouse(ann, player), turns: 4 });
  await talkToTheEnd(ann, player);
});

test('whoever writes beside Medina places nothing by it, and keeps what is in hand', async () => {
  const ann = await sitDown('medina');
  const { page, fields, asked } = ann;
  const [chat] = fields as [Locator];
  const player = medina.mouse(1);
  await talkThrough(ann, { choose: player.choose, play: byMouse(ann, player), turns: 4 });
  const endsTurn = ({ view, seat }: Moment<Move>, move: Move) => medina.isLast((view as MedinaView).table, seat, move);
  await playOn(page, player, (now) => now.legal.every((move) => endsTurn(now, move)));
  const last = (await momentOf<Move>(page)) as Moment<Move>;
  const [move] = last.legal as [Move];
  await medina.pick(page, move, last);
  await medina.lay(page, move, last);
  asked();
  await chat.click();
  await write(ann, chat, WORDS.join(''), 'with a piece in hand');
  // Escape puts the chat away, and only the chat.
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-do="confirm"]').count(), 1);
  assert.deepEqual(asked(), []);
  await openChat(page);
  await talkToTheEnd(ann, player);
});

test('whoever writes beside Patchistory does nothing by it', async () => {
  const ann = await sitDown('patchistory');
  const player = patchistory.mouse(1);
  await talkThrough(ann, { choose: player.choose, play: byMouse(ann, player), turns: 4 });
  await talkToTheEnd(ann, player);
});
