/** Whoever works with keys stays where they are, though what they pressed may go. */

import { tick } from 'svelte';

/** Milliseconds after which a page has told of its own fields: whoever is in it already is led to one of them by Orca. */
const SETTLED = 100;

function focusOn(node: HTMLElement): void {
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

/**
 * Whoever goes to another page begins at its heading: screen readers say it, or else nobody told them that the page is another one. It comes when
 * the page is loaded; one that has put the focus somewhere by then is left alone. What it returns gives up waiting.
 */
export function beginAtHeading(page: HTMLElement): () => void {
  const old = page.querySelector('h1');
  let later: ReturnType<typeof setTimeout> | undefined;
  const watcher = new MutationObserver(() => {
    const heading = page.querySelector('h1');
    if (!heading || heading === old) return;
    watcher.disconnect();
    later = setTimeout(() => {
      const { activeElement: now } = document;
      if (now === page || !page.contains(now)) focusOn(heading);
    }, SETTLED);
  });
  watcher.observe(page, { childList: true, subtree: true });
  if (page.contains(document.activeElement)) focusOn(page);
  return () => {
    watcher.disconnect();
    clearTimeout(later);
  };
}

/** Call it before something is done, and what it returns afterwards: a focus that was lost goes back, or to what was around it. */
export function keepFocus(): () => Promise<void> {
  const places: HTMLElement[] = [];
  for (let place = document.activeElement; place instanceof HTMLElement && place !== document.body; place = place.parentElement) {
    places.push(place);
  }
  return async () => {
    await tick();
    if (document.activeElement !== document.body) return;
    const left = places.find((place) => place.isConnected);
    if (!left) return;
    if (left.tabIndex < 0) focusOn(left);
    else left.focus({ preventScroll: true });
  };
}
