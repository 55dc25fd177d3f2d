import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { inline } from './tools/inline.ts';
import { letters } from './tools/letters.ts';
import { offline } from './tools/offline.ts';

/** Small things that most pages but the home page need. None waits for words of its own: then all would wait. */
const COMMON =
  /web\/(?:(?:call|games\/(?:focus|pieces\.svelte|shelf)|table\/(?:seats|server|standings|who))\.ts$|(?:art\/Avatar|games\/(?:Sheet|Worth)|pages\/NotFound|table\/(?:Name|Panel))\.svelte|art\/seated)/;

/** What every page needs. */
const BASE =
  /svelte\/src\/(?:internal|reactivity|index-client)|web\/(?:(?:address|chrome|settings)\.svelte|games\/index)\.ts$|web\/art\/(?:Icon|Emblem)\.svelte/;

// biome-ignore lint/style/noDefaultExport: Vite asks for one
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [svelte(), letters(), inline(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    // The worker imports rules and bots as the page does, and has no document to tell of it; nor has what levels and hints bring along.
    modulePreload: {
      // Without it, browsers that know no such links fetch their files a little later.
      polyfill: false,
      resolveDependencies: (_, needed, { hostId }) => (/engine|levels|worker|insight/.test(hostId) ? [] : needed),
    },
    // What the home page says of every game comes in one piece, and so does what every page needs: many small ones weigh more, and a
    // browser asks for only six at a time where there is no HTTP/2.
    rolldownOptions: {
      input: ['web/index.html', 'web/sw.ts'],
      output: {
        // A service worker has one address for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // A worker needs these, and has neither a document nor settings.
            { name: 'catalogue', test: /games\/(?:list|[\w-]+\/(?:meta|words\/tagline))\.ts$|preload-helper|engine\/words\.ts$/ },
            {
              name: 'engine',
              test: /\/(?:engine\/|protocol\/|web\/(?:games\/engines|table\/(?:local-games|numbers|remaining|start|version))\.ts$)/,
            },
            { name: 'base', test: BASE },
            { name: 'scenery', test: /web\/art\/(?:scenery|sprite)\.ts$/ },
            { name: 'common', test: COMMON },
          ],
        },
      },
    },
  },
  server: { port: 4001, proxy: { '/api': { target: 'http://localhost:4000', ws: true } } },
});
