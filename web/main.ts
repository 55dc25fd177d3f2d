import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { speak } from './settings.svelte.ts';

await speak();
mount(App, { target: document.body });
