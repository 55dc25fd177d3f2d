import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WebSocketRoute } from 'playwright-core';
import { type GameRecord, Match } from '#engine';
import { ugo } from '#games/ugo';
import { askAs, onHome, openApp, PHONE, person } from './app.ts';
import { openBadConnection } from './mischief.ts';
import { EDGE, finish, handOf, mouse } from './ugo.ts';

const { app, browser } = await openApp();

const CUTS = 100;

test(`a connection that drops, delays, doubles and reorders what is said, and is cut ${CUTS} times, loses no move and plays none twice`, async (t) => {
  const bad = await openBadConnection(app.url, CUTS, 1);
  t.after(() => bad.close());
  const ann = await person(browser, { viewport: PHONE });
  const bob = await person(browser, { viewport: PHONE });
  await ann.page.goto(bad.url);
  await onHome(ann.page, 'U GO!').getByRole('link', { name: 'With friends' }).click();
  await ann.page.getByRole('radio', { name: '3', exact: true }).check();
  await ann.page.getByLabel('Seat 3').selectOption('level-1');
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByRole('radio', { name: 'Two rounds' }).check();
  await ann.page.getByRole('button', { name: 'Create table' }).click();
  await ann.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  // Bob's is a good one: whatever goes wrong is Ann's.
  const table = new URL(ann.page.url()).pathname;
  await bob.page.goto(app.url + table);
  await bob.page.getByLabel('Your name').fill('Bob');
  await bob.page.getByRole('button', { name: 'Take a seat' }).click();

  // Whoever comes back is told more than one thing at once.
  await ann.page.evaluate(async (id) => {
    const body = JSON.stringify({ text: 'Good luck!' });
    await fetch(`/api/tables/${id}/chat`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, table.split('/').at(-1));

  await Promise.all([finish(ann.page, mouse(1)), finish(bob.page, mouse(2))]);
  assert.equal(bad.done.cut, CUTS, 'the game was over before the mischief');
  for (const what of ['dropped', 'delayed', 'doubled', 'reordered'] as const) assert.ok(bad.done[what] > 0, `nothing was ${what}`);

  const record = (await (await fetch(`${app.url}/api/tables/${table.split('/').at(-1)}/record`)).json()) as GameRecord;
  const match = Match.fromRecord(ugo, record);
  assert.ok(match instanceof Match && match.isOver, 'the record plays to its end');
  const scores = [...(match.outcome()?.scores ?? [])].sort((a, b) => b - a).join();
  for (const { page } of [ann, bob]) {
    const sums = await page.locator('section.result td.sum').allTextContents();
    const counted = sums.map((sum) => Number(sum.replace('−', '-'))).sort((a, b) => b - a);
    assert.equal(counted.join(), scores);
    await page.getByRole('button', { name: 'Log' }).click();
    assert.equal(await page.locator('aside button.ply').last().textContent(), String(record.plies.length));
  }
});

test('a move sent twice, whose second answer comes first, is still on its way: no "no" is shown, and nothing else can be played', async () => {
  const { page } = await person(browser);
  await page.goto(app.url);
  const { info } = await askAs(page, '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'bot random'], name: 'Ann' });
  // From the page's first move on all but a "no" is held back, on whatever connection, until it is let go once and for all.
  let holds: 'not yet' | 'now' | 'no more' = 'not yet';
  const held: { readonly socket: WebSocketRoute; readonly frame: string | Buffer }[] = [];
  const asked: string[] = [];
  let near: WebSocketRoute | undefined;
  await page.routeWebSocket('**/api/socket', (socket) => {
    near = socket;
    const far = socket.connectToServer();
    socket.onMessage((frame) => {
      const { kind } = JSON.parse(String(frame));
      const isFirst = kind === 'move' && holds === 'not yet';
      if (isFirst) holds = 'now';
      if (holds === 'now') asked.push(kind);
      far.send(frame);
      if (isFirst) far.send(frame);
    });
    far.onMessage((frame) => {
      if (holds === 'now' && JSON.parse(String(frame)).kind !== 'refused') held.push({ socket, frame });
      else socket.send(frame);
    });
  });
  await page.goto(`${app.url}/table/${info.id}`);
  const free = handOf(page).getByRole('button').and(page.locator('[aria-disabled="false"]')).first();
  const board = page.locator('.board[data-ply]');
  const no = page.locator('p.refused').filter({ hasNotText: 'Connection lost' });
  await free.click(EDGE);
  while (!asked.includes('join')) await page.evaluate(() => new Promise(requestAnimationFrame));
  // On a slow machine it loses patience, comes back and asks again.
  assert.deepEqual(asked.slice(0, 2), ['move', 'join'], 'the page asks what has happened');
  assert.equal(await board.count(), 0, 'the move is still on its way');
  assert.equal(await no.count(), 0);
  holds = 'no more';
  for (const { socket, frame } of held) if (socket === near) socket.send(frame);
  await board.waitFor();
  assert.ok(Number(await board.getAttribute('data-ply')) > 0);
  assert.equal(await no.count(), 0);
});

test('a move that is lost on the way is sent again, though something else is heard meanwhile', async () => {
  const { page } = await person(browser);
  await page.goto(app.url);
  const { info } = await askAs(page, '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'bot random'], name: 'Ann' });
  let lost = 0;
  await page.routeWebSocket('**/api/socket', (socket) => {
    const far = socket.connectToServer();
    socket.onMessage((frame) => {
      if (JSON.parse(String(frame)).kind === 'move' && lost++ === 0) void askAs(page, `/api/tables/${info.id}/chat`, { text: 'Hello?' });
      else far.send(frame);
    });
  });
  await page.goto(`${app.url}/table/${info.id}`);
  const board = page.locator('.board[data-ply]');
  const before = Number(await board.getAttribute('data-ply'));
  await handOf(page).getByRole('button').and(page.locator('[aria-disabled="false"]')).first().click(EDGE);
  await board.waitFor({ state: 'detached' });
  await board.waitFor();
  assert.ok(Number(await board.getAttribute('data-ply')) > before);
  assert.equal(lost, 2, 'it was sent twice');
});
