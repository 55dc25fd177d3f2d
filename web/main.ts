import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { speak } from './settings.svelte.ts';

/** This page has the line to itself for so long, in milliseconds; what the next ones need comes after it. */
const FIRST = 3000;

await speak();
mount(App, { target: document.body });
if (import.meta.env.PROD) setTimeout(() => void import('./device.ts').then(({ keepOnDevice }) => keepOnDevice()), FIRST);
