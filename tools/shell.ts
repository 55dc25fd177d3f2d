/** Draws what each page shows while its scripts are on their way (web/Shell.svelte), in every language, for the server to send (server/preview/shell.ts). */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { LANGUAGES } from '#engine';
import { games } from '#games';
import { DIST, page } from './loads.ts';

/** Kinds of pages that look alike before they are there; all others are as `page`. A table of a server tells its game. */
const KINDS = ['', 'page', 'table', 'play', 'replay', 'puzzle', ...games.map(({ meta }) => `table/${meta.id}`)];

const folder = mkdtempSync(join(tmpdir(), 'royaumes-shell-'));
try {
  await build({
    configFile: false,
    root: 'web',
    logLevel: 'warn',
    plugins: [svelte()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { shell: 'web/Shell.svelte', settings: 'web/settings.svelte.ts', server: 'svelte/server' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  // What settings ask a browser for.
  Object.assign(globalThis, { matchMedia: () => ({ addEventListener: () => undefined }), document: { documentElement: {} } });
  const part = (name: string) => import(join(folder, `${name}.mjs`));
  const [{ default: Shell }, { settings, speak }, { render }] = await Promise.all([part('shell'), part('settings'), part('server')]);
  const shells: Record<string, Record<string, string>> = {};
  for (const language of LANGUAGES) {
    settings.language = language;
    await speak();
    for (const name of KINDS) {
      const [kind, game] = name.split('/');
      const html: string = render(Shell, { props: { kind, game } }).body.replace(/<!--.*?-->/gs, '');
      for (const [style] of html.matchAll(/svelte-\w+/g)) if (!page.includes(style)) throw new Error(`the page has no styles for ${style}`);
      if (/ style=/.test(html)) throw new Error('the policy of a page forbids styles in its text');
      shells[name] = { ...shells[name], [language]: html };
    }
  }
  writeFileSync(join(DIST, '.vite/shell.json'), JSON.stringify(shells));
} finally {
  rmSync(folder, { recursive: true });
}
