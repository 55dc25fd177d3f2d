/**
 * Makes `built/`, which is what `npm pack` packs: the sources without their types, for Node strips none below `node_modules`,
 * and the web client. Files keep their places and their lines.
 */

import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';

const BUILT = 'built';
const SOURCES = '{engine,games,bots,protocol,server,cli}/**/*.ts';
const TESTS = ['**/*.test.ts', '**/*.contract.ts', '**/tests/**'];
/** A neighbour that is imported, or opened as a thread. */
const NEIGHBOUR = /(['"`])(\.\.?\/[^'"`\n]*)\.ts\1/g;

const asJavaScript = (name: string) => name.replace(/\.ts$/, '.js');

rmSync(BUILT, { recursive: true, force: true });
for (const file of globSync(SOURCES, { exclude: TESTS })) {
  const place = join(BUILT, asJavaScript(file));
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, stripTypeScriptTypes(readFileSync(file, 'utf8')).replace(NEIGHBOUR, '$1$2.js$1'));
}
cpSync('dist', join(BUILT, 'dist'), { recursive: true });

const { version, type, imports } = JSON.parse(readFileSync('package.json', 'utf8'));
const doors = Object.entries<string>(imports).map(([door, file]) => [door, asJavaScript(file)]);
writeFileSync(join(BUILT, 'package.json'), `${JSON.stringify({ version, type, imports: Object.fromEntries(doors) }, undefined, 2)}\n`);
