/** Whoever works with keys stays where they are, though what they pressed may go. */

import { tick } from 'svelte';

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
    if (left.tabIndex < 0) left.tabIndex = -1;
    left.focus({ preventScroll: true });
  };
}
