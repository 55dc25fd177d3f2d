/** Tells the service worker of a build which files it keeps on the device. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
/** What other programs ask for, and no page. */
const NO_PAGE = /^(preview\/|robots\.txt$)/;

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
        .filter((file) => file !== WORKER && !file.startsWith('.') && !NO_PAGE.test(file))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)));
      const told = { BUILD: hash.digest('hex').slice(0, 12), FILES: files.map((file) => `/${file}`) };
      const names = Object.entries(told).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      const worker = join(dir, WORKER);
      writeFileSync(worker, names.join('') + readFileSync(worker, 'utf8'));
    },
  };
}
