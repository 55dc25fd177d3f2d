/** Big boards by fingers: two bring the picture nearer, one moves it, and neither plays. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf } from '#games';
import { openApp, PHONE, person } from './app.ts';
import { begun, type Come, openKept } from './begun.ts';
import { momentOf } from './beside.ts';

const { app, browser } = await openApp();

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Each board that has a lens: a moment of it, its picture, and what a tap on a place of such a name shows. */
const BOARDS: readonly (readonly [id: string, isThere: (come: Come) => boolean, picture: string, name: string, told: string])[] = [
  ['medina', ({ match }) => match.ply > 20, '.medina svg[role="grid"]', 'palace', '.medina .card'],
  [
    'patchistory',
    ({ match, view }) => match.ply > 60 && (view.table as { turn: { kind: string } }).turn.kind === 'administration',
    '.patchistory .land svg[role="grid"]',
    '',
    '.patchistory .tip',
  ],
];

for (const [id, isThere, selector, name, told] of BOARDS)
  test(`${id}: a pinch brings nearer what lies between the fingers, one finger moves it, and a tap is still a tap`, async () => {
    const { page, context } = await person(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await openKept(page, app.url, begun(gameOf(id)!, 2, isThere));
    const before = await momentOf(page);
    const picture = page.locator(selector);
    const frame = (await picture.boundingBox())!;
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const line = await context.newCDPSession(page);
    // By the fingers' own clock, in seconds.
    let time = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Spot[] = []) => {
      time += 0.016;
      return line.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints], timestamp: time });
    };
    /** The fingers go from there to here, and are held still before they are lifted. */
    const drag = async (from: readonly Spot[], to: readonly Spot[]) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 6; step++)
        await touch(
          'touchMove',
          from.map(({ x, y }, n) => ({
            x: x + ((to[n]!.x - x) * step) / 6,
            y: y + ((to[n]!.y - y) * step) / 6,
          })),
        );
      time += 1;
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    const around = (apart: number, [across, down]: readonly [number, number]): Spot[] =>
      [-1, 1].map((side) => ({ x: middle.x + (side * apart * across) / 2, y: middle.y + (side * apart * down) / 2 }));
    const seen = async () => {
      const [x = 0, y = 0, width = 0, height = 0] = ((await picture.getAttribute('viewBox')) ?? '').split(' ').map(Number);
      const unit = width / frame.width;
      return { x, y, width, height, unit, middle: { x: x + width / 2, y: y + height / 2 } };
    };
    const isNear = (one: number, other: number, what: string) =>
      assert.ok(Math.abs(one - other) < 3 * whole.unit, `${what}: ${one}, not ${other}`);

    const whole = await seen();
    for (const way of [
      [1, 0],
      [0, 1],
      [0.6, 0.8],
    ] as const) {
      await drag(around(30, way), around(105, way));
      const near = await seen();
      isNear(near.width, whole.width / 3.5, `as near as the fingers went apart, ${way}`);
      isNear(near.middle.x, whole.middle.x, 'the middle stays');
      isNear(near.middle.y, whole.middle.y, 'the middle stays');

      await drag([middle], [{ x: middle.x + 30, y: middle.y - 20 }]);
      const moved = await seen();
      isNear(moved.x, near.x - 30 * near.unit, 'it goes with the finger, across');
      isNear(moved.y, near.y + 20 * near.unit, 'it goes with the finger, down');
      isNear(moved.width, near.width, 'as near as before');
      assert.equal(await page.locator(told).count(), 0, 'nothing was tapped');

      await drag(around(120, way), around(30, way));
      const { x, y, width, height, unit, middle: at } = await seen();
      assert.deepEqual({ x, y, width, height, unit, middle: at }, whole, 'the whole again');
    }
    await drag(around(50, [1, 0]), around(70, [1, 0]));
    const spot = await picture.locator('[role="gridcell"]').evaluateAll((cells, names) => {
      const spots = cells
        .filter((cell) => new RegExp(names).test(cell.getAttribute('aria-label') ?? ''))
        .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
        .map(({ cell, box }) => ({ cell, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
      const { x, y } = spots.find((one) => one.cell.contains(document.elementFromPoint(one.x, one.y)))!;
      return { x, y };
    }, name);
    await page.touchscreen.tap(spot.x, spot.y);
    await page.locator(told).waitFor();
    assert.equal((await momentOf(page))?.ply, before?.ply, 'nothing was played');
  });
