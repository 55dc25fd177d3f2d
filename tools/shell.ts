/** Draws what each page shows while its scripts are on their way (web/Shell.svelte), in every language, for the server to send (server/preview/shell.ts). */

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { LANGUAGES } from '#engine';
import { games } from '#games';
import { DIST, page } from './loads.ts';

/** Kinds of pages that look alike before they are there; all others are as `page`. A table of a server tells its game, rules begin to be read. */
const KINDS = ['', 'page', 'table', 'play', 'replay', 'puzzle', ...games.flatMap(({ meta }) => [`table/${meta.id}`, `rules/${meta.id}`])];

/** The styles that a page is sent with (tools/ahead.ts). */
const ahead: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  readFileSync(join(DIST, '.vite/ahead.json'), 'utf8'),
);
function stylesOf(name: string, language: string): string {
  const sheets = (ahead[name]?.[language] ?? []).filter((file) => file.endsWith('.css'));
  return [page, ...sheets.map((file) => readFileSync(join(DIST, file), 'utf8'))].join('');
}

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
      outDir: join(folder, 'built'),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        // What comes once the rules are read.
        external: [/\/(?:examples|things)\.ts$/, /\/Try\.svelte$/],
        input: {
          shell: 'web/Shell.svelte',
          rules: 'web/pages/rules/told.ts',
          settings: 'web/settings.svelte.ts',
          server: 'svelte/server',
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  // What settings and the address ask a browser for.
  Object.assign(globalThis, {
    matchMedia: () => ({ addEventListener: () => undefined }),
    addEventListener: () => undefined,
    document: { documentElement: {} },
    location: { pathname: '/', search: '', hash: '' },
  });
  const shells: Record<string, Record<string, string>> = {};
  for (const language of LANGUAGES) {
    // Words are loaded once, in one language: each has its own copy.
    cpSync(join(folder, 'built'), join(folder, language), { recursive: true });
    const part = (name: string) => import(join(folder, language, `${name}.mjs`));
    const { settings, speak, speakIn } = await part('settings');
    settings.language = language;
    await Promise.all([speak(), speakIn('table')]);
    const [{ default: Shell }, { toldOf }, { render }] = await Promise.all([part('shell'), part('rules'), part('server')]);
    for (const name of KINDS) {
      const [kind, game] = name.split('/');
      const prepared = kind === 'rules' ? await toldOf(game, language) : undefined;
      const html: string = render(Shell, { props: { kind, game, prepared } }).body.replace(/<!--.*?-->/gs, '');
      const styles = stylesOf(name, language);
      for (const [style] of html.matchAll(/svelte-\w+/g))
        if (!styles.includes(style)) throw new Error(`${name} has no styles for ${style}`);
      if (/ style=/.test(html)) throw new Error('the policy of a page forbids styles in its text');
      shells[name] = { ...shells[name], [language]: html };
    }
  }
  writeFileSync(join(DIST, '.vite/shell.json'), JSON.stringify(shells));
} finally {
  rmSync(folder, { recursive: true });
}
