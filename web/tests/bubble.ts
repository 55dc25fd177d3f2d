/** What whoever is led through a lesson sees: what is said, what is lit, and whether both can be seen at once. */

import type { ElementHandle, Page } from 'playwright-core';

/** Where something can be pressed, from its own corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What was found in the page when it was last looked at. */
interface Found {
  lit?: Element;
  dark?: readonly Element[];
}

/** What is lit, wherever it has gone meanwhile. */
export const litOn = async (page: Page): Promise<ElementHandle<Element>> =>
  (await page.evaluateHandle(() => (globalThis as Found).lit!)).asElement();

/** What is dark, by its place among them. */
export const darkOn = async (page: Page, at: number): Promise<ElementHandle<Element>> =>
  (await page.evaluateHandle((n) => (globalThis as Found).dark![n]!, at)).asElement();

interface Sight {
  readonly title: string;
  readonly says: string;
  /** Whether it waits for a move, and not for the reader. */
  readonly asks: boolean;
  /** Whether the lesson is over with it. */
  readonly isEnd: boolean;
  /** What is wrong with it. */
  readonly faults: readonly string[];
  /** Where what goes on is pressed. */
  readonly spot: Spot;
  /** All of it, to be told from what comes next. */
  readonly sign: string;
}

/** Runs in the page: what is not lit, one of each sort, where it can be pressed. */
export function darkSpots(): Spot[] {
  const DARK = [
    '.hand [data-card]:not(.lit)',
    '[data-slot]:not(.takeable)',
    '[data-do="roll"][aria-disabled="true"]',
    '.tray li:not(.due) [data-die][aria-pressed="false"]',
    '[data-stock]:not(.ready)',
    '.holding [data-at]:not([data-lit]):not([data-at^="T"])',
    '.offer .dark',
    '[data-action][aria-disabled="true"]',
    '.land:has([data-lit]) [data-at]:not([data-lit])',
    '.patch [data-spot]:not(.lit)',
  ];
  const dark: Element[] = [];
  Object.assign(globalThis, { dark });
  return DARK.flatMap((sort) => {
    for (const node of document.querySelectorAll(`.board ${sort}`)) {
      const { left, top, width, height } = node.getBoundingClientRect();
      // Of cards that overlap the edge is seen.
      const spot = { x: Math.min(8, width / 2), y: height / 2 };
      if (!node.contains(document.elementFromPoint(left + spot.x, top + spot.y))) continue;
      dark.push(node);
      return [spot];
    }
    return [];
  });
}

/** Runs in the page, and waits until what was tried is answered: beside the board in any words, in what is asked with a rule or in these. */
export function answer(instead: string): Promise<void> {
  const PATIENCE = 60_000;
  const isTold = (selector: string, says: RegExp) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (node) => node.checkVisibility({ visibilityProperty: true }) && says.test(node.innerText),
    );
  return new Promise((found, lost) => {
    const tooLate = setTimeout(() => lost(new Error(`what was tried is not answered: ${document.body.innerText}`)), PATIENCE);
    const look = () => {
      const isAnswered =
        isTold('.lesson .answer, .note, .hand .why, .tip .why', /\S/) ||
        isTold('.ask .why, .says .why, .offer .says', new RegExp(`${instead.replaceAll(/[.?]/g, '\\$&')}|\\([A-Z]\\d+\\.\\d+\\)`));
      if (!isAnswered) return;
      clearTimeout(tooLate);
      watcher.disconnect();
      found();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}

/** Runs in the page, and waits until there is something to press that was not there when this was last seen. */
export function look(known: string): Promise<Sight> {
  /** Milliseconds after which nothing comes any more. */
  const PATIENCE = 60_000;
  /** What the boards light: what ends a move before what begins one. */
  const LIGHTS = [
    '.due [data-die]',
    '[data-do="confirm"]:enabled',
    '.patch .acts .main:enabled',
    '.laying .sure',
    '[data-do="with"]',
    '[data-lit]',
    '[data-spot].lit',
    '.hand .lit',
    '.takeable',
    '[data-do="roll"]:not([aria-disabled="true"])',
    '[data-stock].ready:not(.picked)',
    '[data-answer]:enabled:not(.dark)',
    '.aid [data-step="more"]:enabled',
    '[data-go]',
    '[data-do="bid"]:enabled',
    '.offer [data-tile]:not(.dark)[aria-checked="false"]',
    '[data-action][aria-disabled="false"]',
    '[data-building]:enabled',
  ];
  /** Of its width and height. */
  const PARTS = [0.5, 0.3, 0.7, 0.1, 0.9];
  const nameOf = (node: Element) => (node.cloneNode(false) as Element).outerHTML.replace(/ class="[^"]*"/, '');
  let lit: Element | undefined;
  const see = (): Sight | undefined => {
    const board = document.querySelector<HTMLElement>('.board');
    const bubble = document.querySelector<HTMLElement>('.lesson .bubble:not(.waits)');
    const text = bubble?.querySelector<HTMLElement>('.says p');
    if (board && board.dataset.ply === undefined) {
      document.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
      board.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }
    if (!board || board.dataset.ply === undefined || !bubble || !text) return undefined;
    const onward = bubble.querySelector<HTMLElement>('.do .main');
    const target = onward ?? LIGHTS.map((light) => board.querySelector<HTMLElement>(light)).find((node) => node);
    if (!target) return undefined;
    const says = text.innerText;
    const sign = [board.dataset.ply, says, nameOf(target), target.parentElement?.textContent].join();
    if (sign === known) return undefined;
    const faults: string[] = [];
    /** Where one can point at it, if it can be seen and nothing lies over it. */
    const spotOn = (node: Element, name: string, takesTaps = true) => {
      const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
      const out = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
      if (out > 1) faults.push(`${name} sticks out of the screen by ${Math.round(out)}`);
      const over = new Set<string>();
      let spot: Spot | undefined;
      for (const down of PARTS)
        for (const along of PARTS) {
          const at = { x: left + along * width, y: top + down * height };
          const hit = document.elementFromPoint(at.x, at.y);
          if (hit && node.contains(hit)) spot ??= { x: along * width, y: down * height };
          else over.add(hit ? nameOf(hit) : 'nothing');
          if (bubble !== node && !bubble.contains(node) && hit?.closest('.lesson')) faults.push(`${name} lies under the bubble`);
        }
      if (takesTaps && !spot) faults.push(`${name} cannot be seen${over.size > 0 ? `: over it lies ${[...over]}` : ''}`);
      return spot ?? { x: 0, y: 0 };
    };
    spotOn(text, 'what is said');
    lit = target;
    const spot = spotOn(target, `what is pressed, ${nameOf(target)},`);
    const shown = [...board.querySelectorAll('[data-shown]')].at(-1);
    // What it lies in may take the taps.
    if (shown) spotOn(shown, `what is spoken of, ${nameOf(shown)},`, false);
    const isEnd = onward !== null && bubble.querySelector('.leave') === null && bubble.querySelectorAll('.do .button').length > 1;
    return { title: bubble.parentElement?.ariaLabel ?? '', says, asks: !onward, isEnd, faults, spot, sign };
  };
  /** What is measured only when it is laid out may move once more: so many frames show the same. */
  let frames = 0;
  let next = 0;
  let before: Sight | undefined;
  return new Promise((found, lost) => {
    const watcher = new MutationObserver(() => tell());
    const tooLate = setTimeout(() => {
      const { ply } = document.querySelector<HTMLElement>('.board')?.dataset ?? {};
      lost(new Error(`nothing new to press after ${known}: the board rests on ${ply}, and the page says ${document.body.innerText}`));
    }, PATIENCE);
    const tell = () => {
      const sight = see();
      if (!sight) return;
      frames = JSON.stringify(sight) === JSON.stringify(before) ? frames + 1 : 0;
      before = sight;
      cancelAnimationFrame(next);
      if (frames < 2) {
        next = requestAnimationFrame(tell);
        return;
      }
      clearTimeout(tooLate);
      watcher.disconnect();
      Object.assign(globalThis, { lit });
      found(sight);
    };
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
    tell();
  });
}
