import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './tools/offline.ts';

// biome-ignore lint/style/noDefaultExport: Vite asks for one
export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [svelte(), offline()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    // The worker imports rules and bots as the page does, and has no document to tell of it.
    modulePreload: { resolveDependencies: (_, needed, { hostId }) => (hostId.includes('engines') ? [] : needed) },
    // What the home page says of every game comes in one piece: many small ones weigh more.
    rolldownOptions: {
      input: ['web/index.html', 'web/sw.ts'],
      output: {
        // A service worker has one address for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: 'catalogue', test: /games\/(?:list|[\w-]+\/(?:meta|words\/tagline))\.ts$/ }] },
      },
    },
  },
  server: { port: 4001, proxy: { '/api': { target: 'http://localhost:4000', ws: true } } },
});
