import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { inline } from './tools/inline.ts';
import { letters } from './tools/letters.ts';
import { offline } from './tools/offline.ts';

/** Small things that most pages but the home page need. None waits for words of its own: then all would wait. */
const COMMON =
  /web\/(?:(?:call|games\/(?:beside|focus|pieces\.svelte|shelf)|table\/(?:connection\/pause|ending|own-name|seats|server|sit|so-far|social\/(?:ask|heard\.svelte)|terms|time-control|who)|why-not|puzzles\/list|(?:spoken|games\/(?:holding|lens))\.svelte)\.ts$|(?:art\/(?:Avatar|There)|games\/(?:Present|Reason|Sheet|Worth)|pages\/NotFound|table\/(?:Name|Panel|WhyNot))\.svelte|art\/seated|forms\.css)/;

/** What every page needs. */
const BASE =
  /svelte\/src\/(?:internal|reactivity|index-client)|web\/(?:(?:address|chrome|settings)\.svelte|focus|sure|games\/index|table\/connection\/early)\.ts$|web\/art\/(?:(?:Icon|Emblem)\.svelte|(?:scenery|sprite)\.ts$)/;

/** What a game's board, its words, its picture and its rules need, each by the file that leads to it. */
const LEADS = {
  board: (game: string) => `web/games/${game}/index.ts`,
  words: (game: string) => `games/${game}/words/en.ts`,
  picture: (game: string) => `web/games/${game}/Picture.svelte`,
  rules: (game: string) => `games/${game}/index.ts`,
};
/** A table of a game comes in few files: what the page of its rules, the home page and a worker need of it, and all the rest. */
const PARTS = [['words'], ['picture'], ['rules'], []] as const;

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}
const found = new Map<string, ReadonlySet<string>>();
function neededBy(file: string, graph: Graph): ReadonlySet<string> {
  const known = found.get(file);
  if (known) return known;
  const all = new Set([resolve(file)]);
  for (const id of all) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  found.set(file, all);
  return all;
}

const nameOf =
  (part: (typeof PARTS)[number]) =>
  (id: string, context: Graph): string | undefined => {
    const game = /\/games\/([\w-]+)\/(?!words\/\w\w\b)/.exec(id)?.[1];
    if (!game) return undefined;
    // What its languages share.
    if (/\/words\/(?:words|versions)\.ts$/.test(id)) return part[0] === 'words' ? `${game}-words` : undefined;
    const isIn = (lead: keyof typeof LEADS) => neededBy(LEADS[lead](game), context).has(id);
    return ['board' as const, ...part].every(isIn) ? [game, ...part].join('-') : undefined;
  };

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
            { name: 'catalogue', test: /games\/(?:list|[\w-]+\/(?:meta|words\/\w\w-tagline))\.ts$|preload-helper|engine\/words\.ts$/ },
            {
              name: 'engine',
              test: /\/(?:engine\/|protocol\/|web\/(?:games\/engines|table\/(?:local-games|numbers|remaining|start|version))\.ts$)/,
            },
            { name: 'base', test: BASE },
            { name: 'common', test: COMMON },
            ...PARTS.map((part) => ({ name: nameOf(part) })),
          ],
        },
      },
    },
  },
  server: { port: 4001, proxy: { '/api': { target: 'http://localhost:4000', ws: true } } },
});
