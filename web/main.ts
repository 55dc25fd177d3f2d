import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { speak } from './settings.svelte.ts';

/** This page has the network to itself for so long, in milliseconds; what the next ones need comes after it. */
const FIRST = 3000;

await speak();
mount(App, { target: document.body });
if (import.meta.env.PROD) {
  // Without a network there is nothing to fetch; the next visit tries again.
  const goOn = () => import('./after.ts').then(({ comeAfter }) => comeAfter()).catch(() => undefined);
  setTimeout(() => navigator.onLine && goOn(), FIRST);
}
