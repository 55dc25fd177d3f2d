import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { FastChance, isRefusal, Match, readOptions, SEED_BYTES } from '#engine';
import { ARMS, EMPTY, type MedinaView, type Move, medina, NOBODY, nextSpace, ownerOf, spaceAt, writeSpace } from '#games/medina';
import { THINGS } from '#games/medina/words';
import { assertAccessible, DESK, openApp, PHONE, person } from './app.ts';
import { begun, openKept } from './begun.ts';
import { gone, type Kept, keptBy, keptOf, type Moment, momentOf } from './beside.ts';
import { confirm, isLast, lay, mouse, pick, pieceAt, place, playAndCount } from './medina.ts';
import { playOn } from './playing.ts';

const { app, browser } = await openApp();

const isWhole = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  });

/** On which side of the city its north is: tower 1 lies there, and tower 4 does not. */
async function northOf(page: Page): Promise<string> {
  const [nw, sw] = await Promise.all(['T1', 'T4'].map((tower) => place(page, tower).boundingBox()));
  assert.ok(nw && sw);
  return nw.x > sw.x ? 'right' : 'above';
}

/** How many squares are taken. */
const pieces = ({ view }: { view: unknown }) => (view as MedinaView).table.city.filter((stands) => stands !== EMPTY).length;

for (const { edition, seats, from, grown, device, viewport, colorScheme } of [
  { edition: 'First edition', seats: 3, from: 'first', grown: 40, device: 'phone', viewport: PHONE, colorScheme: 'light' },
  {
    edition: 'First edition for two, by the Ditts',
    seats: 2,
    from: 'ditt',
    grown: 40,
    device: 'phone',
    viewport: PHONE,
    colorScheme: 'dark',
  },
  { edition: 'Second edition', seats: 2, from: 'second', grown: 70, device: 'desk', viewport: DESK, colorScheme: 'light' },
] as const) {
  test(`the later part of a game against bots: ${edition}, ${seats} seats (${device}, ${colorScheme})`, async () => {
    const { page } = await person(browser, { viewport, colorScheme });
    await sitDown(
      page,
      begun(medina, seats, (come) => pieces(come) >= grown, { edition: from }),
    );
    const player = mouse(seats);
    const lastOf = ({ view, seat, legal }: Moment<Move>) => legal.find((move) => isLast((view as MedinaView).table, seat, move));
    const before = await playOn(page, player, (now) => pieces(now) >= grown && lastOf(now) !== undefined);
    // A piece in hand, and a turn to be confirmed, once the city has grown.
    const now = (await momentOf<Move>(page)) as Moment<Move>;
    const last = lastOf(now) as Move;
    await pick(page, last, now);
    await assertAccessible(page, 'a piece in hand');
    const lies = await northOf(page);
    assert.ok(await isWhole(page), 'everything is in sight');
    await lay(page, last, now);
    await page.getByRole('button', { name: 'Confirm turn' }).waitFor();
    await assertAccessible(page, 'a turn to be confirmed');
    assert.ok(await isWhole(page), 'everything is in sight');
    await confirm(page);
    await gone(page, now);
    const { played, seen, counted } = await playAndCount(page, player);
    assert.ok(before.length + played.length > 8, `${before.length} and ${played.length} moves`);
    assert.ok(seen.length > 3, `the count adds up before the eyes: ${seen.join(' | ')}`);
    await assertAccessible(page, 'at the end');
    assert.equal(await northOf(page), lies, 'the city lies as it did');
    const result = (await page.locator('section.result td.sum').allTextContents()).map(Number);
    assert.deepEqual(
      counted.toSorted((a, b) => b - a),
      result,
    );
  });
}

/** A game of three in the first edition, its first moves as told; seat 0, the person, begins. */
function after(moves: readonly string[]): Kept {
  const options = readOptions(medina, 3, { edition: 'first' });
  if (typeof options === 'string') throw new Error(options);
  for (let n = 0; ; n++) {
    const match = new Match(medina, options, 3, new Uint8Array(SEED_BYTES).fill(n));
    if (match.toAct()[0] !== 0) continue;
    for (const move of moves) {
      const played = match.submit(match.toAct()[0]!, move);
      if (isRefusal(played)) throw new Error(`${move}: ${played.rule}`);
    }
    return keptOf(match);
  }
}
const MOVES = ['m f6', 'b orange c3', 'b grey h8', 'w N1', 'w N2', 'w S1', 'w S2'];

async function sitDown(page: Page, game: Kept): Promise<void> {
  await openKept(page, app.url, game);
  await momentOf(page);
}

const GREY = '[data-stock="0"]';
const WALL = '[data-stock="7"]';
const isMine = (page: Page) => page.locator('.medina [data-stock][aria-disabled="false"]').first().waitFor();

test('[M4.3] a dark square tells why, with the number of the rule, and changes nothing', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await sitDown(page, after(MOVES));
  await page.locator(GREY).click();
  assert.equal(await page.locator('[data-lit]').count(), 4, 'a grey building goes beside the grey palace');
  await place(page, 'd4').click();
  await page.getByText('Palaces may not touch, not even at a corner').waitFor();
  assert.match((await page.getByRole('link', { name: 'M4.3' }).getAttribute('href')) ?? '', /\/rules\/medina#M4\.3$/);
  assert.equal(await pieceAt(page, 'd4').count(), 0);
  await place(page, 'm10').click();
  await page.getByRole('link', { name: 'M4.2' }).waitFor();
  await place(page, 'N9').click();
  await page.getByText('Only walls go on the ring').waitFor();
  assert.equal(await page.locator('[data-do="confirm"], [data-do="undo"]').count(), 0, 'nothing was placed');
  // What cannot be placed at all says so too.
  await page.locator(WALL).click();
  await place(page, 'N3').click();
  await pieceAt(page, 'N3').waitFor();
});

test('the names of wall spaces keep clear of the flags of the towers below them', async () => {
  const isFlown = ({ view }: { view: unknown }) => {
    const { table } = view as MedinaView;
    const next = Array.from({ length: ARMS }, (_, arm) => nextSpace(table, arm));
    const isHeld = (tower: number) => ownerOf(table, table.towerTiles[tower]!) !== NOBODY;
    // Beside the tower that is below on a desk, and beside the one that is below on a phone.
    return isHeld(3) && next.includes(spaceAt(3, 10)) && isHeld(1) && next.includes(spaceAt(2, 15));
  };
  const kept = begun(medina, 3, isFlown, { edition: 'second' });
  for (const viewport of [PHONE, DESK]) {
    const { page } = await person(browser, { viewport });
    await sitDown(page, kept);
    const gaps = await page.locator('.scene').evaluate((scene) => {
      const flags = [...scene.querySelectorAll('.flag')].map((flag) => flag.getBoundingClientRect());
      return [...scene.querySelectorAll<SVGTextElement>('text.space')].flatMap((name) => {
        const { left, right } = name.getBoundingClientRect();
        const foot = new DOMPoint(0, name.getStartPositionOfChar(0).y).matrixTransform(name.getScreenCTM() ?? undefined).y;
        const below = flags.filter((flag) => flag.left < right && flag.right > left && flag.bottom > foot && flag.top - foot < 20);
        return below.map((flag) => flag.top - foot);
      });
    });
    assert.ok(gaps.length > 0 && gaps.every((gap) => gap > 0), `${gaps}`);
  }
});

test('undo inside the turn: the second piece waits to be confirmed, and until then each can be taken back', async () => {
  const { page } = await person(browser, { viewport: DESK });
  await sitDown(page, after(MOVES));
  const before = await page.locator('.medina [data-piece]').count();

  await page.locator(GREY).click();
  await place(page, 'h9').click();
  await pieceAt(page, 'h9').waitFor();
  await page.locator('[data-do="undo"]').click();
  await pieceAt(page, 'h9').waitFor({ state: 'detached' });
  await isMine(page);

  await page.locator(GREY).click();
  await place(page, 'i8').click();
  await page.locator('[data-do="undo"]').waitFor();
  await page.locator(WALL).click();
  await place(page, 'E1').click();
  await page.getByRole('button', { name: 'Confirm turn' }).waitFor();
  assert.equal(await page.locator('.medina [data-piece]').count(), before + 2);
  assert.equal((await keptBy(page)).plies.at(-1)?.[1], 'b grey i8', 'nobody has heard of the second piece');
  // The list of moves takes no other in its stead.
  await page.keyboard.press('Alt+l');
  await page.getByText('Your move is on the board, but not confirmed yet').waitFor();
  assert.equal(await page.getByRole('option').count(), 0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Find a move' }).waitFor({ state: 'detached' });
  assert.equal((await keptBy(page)).plies.at(-1)?.[1], 'b grey i8');
  // The page's own button takes back what waits, and no more.
  await page.getByRole('toolbar', { name: 'Medina' }).getByRole('button', { name: 'Undo' }).click();
  await pieceAt(page, 'E1').waitFor({ state: 'detached' });
  assert.equal(await pieceAt(page, 'i8').count(), 1);

  await page.locator(WALL).click();
  await place(page, 'W1').click();
  await page.locator('[data-do="back"]').click();
  await pieceAt(page, 'W1').waitFor({ state: 'detached' });
  await page.locator('[data-do="undo"]').click();
  await pieceAt(page, 'i8').waitFor({ state: 'detached' });
  await isMine(page);

  for (const [piece, at] of [
    [GREY, 'h7'],
    [WALL, 'W1'],
  ] as const) {
    await page.locator(piece).click();
    await place(page, at).click();
    await pieceAt(page, at).waitFor();
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.medina [data-piece]').length > n, before + 4);
  await isMine(page);
  assert.equal(await page.locator('[data-do="undo"]').count(), 0, 'the others have moved');
  assert.ok(await page.locator('.medina .late').count(), 'what the others placed is marked');
});

test('the city is played by keys alone, and names what is on every square', async () => {
  const { page } = await person(browser, { viewport: DESK, colorScheme: 'dark' });
  await sitDown(page, after(MOVES));
  const here = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? document.activeElement?.getAttribute('data-do'));
  assert.match(
    (await place(page, 'c3').getAttribute('aria-label')) ?? '',
    /^c3: Orange palace at c3, without a roof\. 1 point: 1 building$/,
  );
  assert.match((await place(page, 'f6').getAttribute('aria-label')) ?? '', /^f6: merchant$/);
  assert.match((await place(page, 'N2').getAttribute('aria-label')) ?? '', /wall$/);

  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-stock]'))) break;
    await page.keyboard.press('Tab');
  }
  assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-stock="0"]')), 'the stock is reached');
  await page.keyboard.press('Enter');
  assert.equal(await here(), 'h7', 'the focus is on the first lit square');
  await page.keyboard.press('PageDown');
  assert.equal(await here(), 'g8');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  assert.equal(await here(), 'h7');
  await page.keyboard.press('Enter');
  await pieceAt(page, 'h7').waitFor();
  await isMine(page);

  await page.locator('[data-stock="8"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[data-do="confirm"]'));
  await assertAccessible(page, 'a turn to be confirmed');
  assert.equal(await page.locator('[data-piece^="roof"]').count(), 1);
  await page.keyboard.press('Enter');
  await page.locator('[data-do="confirm"]').waitFor({ state: 'detached' });
  await isMine(page);
  assert.equal((await page.locator('[data-piece^="roof"]').count()) >= 1, true);
});

test('a palace shows its worth, a piece can be dragged, and the city comes nearer between two fingers', async () => {
  const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true });
  await sitDown(page, after(MOVES));
  await place(page, 'h8').hover();
  await page.locator('.card', { hasText: 'Grey palace at h8, without a roof' }).waitFor();

  // [M1.5] The own pieces, and of the others what lies before their screens.
  await page
    .getByRole('button', { name: /: 0 points\. Scores$/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Scores' });
  const left = sheet.getByRole('table', { name: 'What everyone has left' });
  await left.waitFor();
  const rows = await left
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')));
  assert.deepEqual(rows, ['5 6 6 5 4 8 10 4', 'pieces behind the screen 4', 'pieces behind the screen 4']);
  await assertAccessible(page, 'what everyone has left');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  const from = await page.locator(GREY).boundingBox();
  const to = await place(page, 'h9').boundingBox();
  assert.ok(from && to);
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 60, { steps: 3 });
  await page.locator('.dragged').waitFor();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.mouse.up();
  await pieceAt(page, 'h9').waitFor();
  await isMine(page);

  const touch = await context.newCDPSession(page);
  const seen = () => page.locator('.medina svg[role="grid"]').getAttribute('viewBox');
  const whole = (await seen())?.split(' ').map(Number) as number[];
  const fingers = (apart: number) => [
    { x: 180 - apart, y: 400 },
    { x: 180 + apart, y: 400 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60, 75]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const near = (await seen())?.split(' ').map(Number) as number[];
  assert.ok(near[2]! < whole[2]! / 1.8, `${whole} became ${near}`);
  assert.equal(await page.locator('[data-do="confirm"]').count(), 0, 'a pinch places nothing');
});

test('a roof in hand tells what each palace would bring, and Escape puts away one thing after the other', async () => {
  const { page } = await person(browser, { viewport: DESK });
  await sitDown(page, after(MOVES));
  await page.getByText('First edition', { exact: true }).waitFor();
  await page.locator('[data-stock="8"]').click();
  await page.locator('.medina [data-tag]').first().waitFor();
  // The orange palace with its tile of 4, and the grey one with its tile of 1.
  assert.deepEqual((await page.locator('.medina [data-tag]').allTextContents()).map((text) => text.trim().split(/\s+/)).toSorted(), [
    ['+1', '+1'],
    ['+1', '+4'],
  ]);
  await page.getByRole('gridcell', { name: 'c3: Orange palace at c3, without a roof. For you: 1 point and palace tile +4' }).waitFor();
  await page.getByText('Your turn: 2 pieces to place', { exact: true }).waitFor();
  await page.getByText('Which palace gets the roof?').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.medina [data-tag]').first().waitFor({ state: 'detached' });

  const card = page.locator('.card');
  await place(page, 'h8').click();
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // Also where the focus is not on the board.
  await page.getByRole('button', { name: 'What’s this?' }).focus();
  await place(page, 'c3').hover();
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  // A click leaves nothing behind once the mouse has gone.
  await place(page, 'c3').click();
  await card.waitFor();
  await page.getByRole('toolbar', { name: 'Medina' }).hover();
  await card.waitFor({ state: 'detached' });

  // The log takes its room from what lies beside the city, not from the city.
  const square = async () => (await place(page, 'h8').boundingBox())?.width ?? 0;
  const before = await square();
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByRole('complementary', { name: 'Log' }).waitFor();
  await page.waitForFunction((width) => document.querySelector('[data-at="h8"]')?.getBoundingClientRect().width !== width, before);
  assert.ok((await square()) > 0.8 * before, `a square of ${before} has ${await square()} beside the log`);
});

test('things explain themselves with their rule to the focus, to a finger that stays, and to every tap of who asks', async () => {
  const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true });
  await sitDown(page, after(MOVES));
  // What explains things comes when the board can be played already.
  await page.locator('div[aria-live="off"]').waitFor({ state: 'attached' });
  const touch = await context.newCDPSession(page);
  const box = await page.locator('[data-stock="5"]').boundingBox();
  assert.ok(box);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + 10, y: box.y + 10 }] });
  await page.getByRole('link', { name: 'M5.1' }).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.equal(await page.locator('.medina [data-lit]').count(), 0, 'whoever asked has taken nothing');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'M5.1' }).waitFor({ state: 'detached' });

  // A busy page hears late that the finger went up at once: that was a tap.
  const told = await page.locator('[data-stock="5"]').evaluate(async (piece) => {
    const { left, top } = piece.getBoundingClientRect();
    const finger = { bubbles: true, pointerType: 'touch', clientX: left + 10, clientY: top + 10 };
    const [down, up] = [new PointerEvent('pointerdown', finger), new PointerEvent('pointerup', finger)];
    piece.dispatchEvent(down);
    await new Promise<void>((shown) => {
      new MutationObserver(() => document.querySelector('[data-answer-to]') && shown()).observe(document.body, {
        childList: true,
        subtree: true,
      });
    });
    piece.dispatchEvent(up);
    await new Promise(requestAnimationFrame);
    return document.querySelector('[data-answer-to]') !== null;
  });
  assert.equal(told, false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Tile of tower 1/ }).focus();
  await page.getByRole('link', { name: 'M9.4' }).waitFor();

  await page.getByRole('button', { name: 'What’s this?', pressed: false }).tap();
  await page.getByText('Nothing is played').waitFor();
  await page.locator('[data-stock="5"]').tap();
  await page.getByRole('link', { name: 'M5.1' }).waitFor();
  assert.equal(await page.locator('.medina [data-lit]').count(), 0, 'whoever asks takes nothing');
  await page.getByRole('button', { name: 'What’s this?', pressed: true }).tap();
  await page.locator('[data-stock="5"]').tap();
  await page.locator('.medina [data-lit]').first().waitFor();

  await page.getByRole('button', { name: 'Symbols' }).tap();
  const legend = page.getByRole('dialog', { name: 'Symbols' });
  await legend.getByRole('definition').first().waitFor();
  assert.equal(await legend.getByRole('definition').count(), Object.keys(THINGS).length);
});

test('[M1.5] a finished game opened again shows what everyone had left, and its count fits a phone in Dutch', async () => {
  const options = readOptions(medina, 4, { edition: 'second' });
  if (typeof options === 'string') throw new Error(options);
  const match = new Match(medina, options, 4, new Uint8Array(SEED_BYTES).fill(5));
  const chance = new FastChance(5);
  while (!match.isOver) {
    const seat = match.toAct()[0]!;
    match.submit(seat, medina.writeMove(chance.pick(medina.moves(match.view(seat)))));
  }
  const { page } = await person(browser, { viewport: PHONE, locale: 'nl' });
  await openKept(page, app.url, keptOf(match));
  const left = page.getByRole('table', { name: 'Wat iedereen nog heeft' });
  await left.waitFor();
  const out = await page
    .locator('.medina :is(tbody, tfoot) :is(th, td)')
    .evaluateAll((cells) =>
      cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  assert.deepEqual(out, [], 'nothing sticks out of its cell');
  assert.equal(await left.getByText('achter het scherm').count(), 0);
  // Nor is anything hidden in an earlier moment of it.
  await page.getByRole('toolbar', { name: 'Medina' }).getByRole('button', { name: 'Terugkijken' }).click();
  await page.getByRole('button', { name: 'Vorige zet' }).click();
  const rival = page.locator('.medina .seats > li').nth(1);
  await rival.getByText(/^\d+ koop/).waitFor();
  assert.equal(await rival.getByText('achter het scherm').count(), 0);
});

test('[M8.1] only places where a wall can stand next are named, and nothing covers a name', async () => {
  for (const viewport of [PHONE, DESK]) {
    const { page } = await person(browser, { viewport });
    const wallsOf = ({ view }: { view: unknown }) =>
      (medina.moves(view as MedinaView) as Move[]).flatMap((move) => (move.kind === 'wall' ? [writeSpace(move.at)] : []));
    await openKept(
      page,
      app.url,
      begun(medina, 3, (come) => come.match.ply > 20 && wallsOf(come).length > 5, { edition: 'second' }),
    );
    const walls = wallsOf((await momentOf<Move>(page)) as Moment<Move>);
    const names = page.locator('.medina .space');
    assert.deepEqual((await names.allTextContents()).sort(), walls.sort());
    const covered = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const pieces = document.querySelectorAll('.medina [data-piece]');
        const above = [...pieces].filter((piece) => name.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING);
        return above.map((piece) => `${piece.getAttribute('data-piece')} is drawn after ${name.textContent}`);
      }),
    );
    assert.deepEqual(covered, []);
  }
});
