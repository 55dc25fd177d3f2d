import { mount } from 'svelte';
import App, { openFirst } from './App.svelte';
import './app.css';
import { speak } from './settings.svelte.ts';
import { openEarly } from './table/connection/early.ts';

/** For so long the page waits for its shell to be painted, where a browser does not tell, in milliseconds. */
const LONGEST = 200;

/** Where all is there at once, the shell is painted first all the same: the page itself takes a phone a while. */
function shellIsSeen(): Promise<unknown> | undefined {
  const isShown = document.querySelector('#shell header')?.checkVisibility({ opacityProperty: true });
  if (document.hidden || !isShown) return undefined;
  return new Promise((seen) => {
    new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
    setTimeout(seen, LONGEST);
  });
}

/** This page has the network to itself for so long, in milliseconds; what the next ones need comes after it. */
const FIRST = 3000;

if (location.pathname.startsWith('/table/')) openEarly();
await Promise.all([speak(), openFirst().catch(() => undefined), shellIsSeen()]);
mount(App, { target: document.body });
document.getElementById('shell')?.remove();
if (import.meta.env.PROD) {
  // Without a network there is nothing to fetch; the next visit tries again.
  const goOn = () => import('./after.ts').then(({ comeAfter }) => comeAfter()).catch(() => undefined);
  setTimeout(() => navigator.onLine && goOn(), FIRST);
}
