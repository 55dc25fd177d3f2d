/** Puts the styles that every page begins with into the page itself: nothing has to come before it can be painted. The server names their hash. */

import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** What is painted first needs none. */
const SCRIPT = /<script type="module"|<link rel="modulepreload"/g;
const COMMENT = /\s*<!--.*?-->/gs;

export function inline(): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace(COMMENT, '')
          .replace(SCRIPT, '$& fetchpriority="low"')
          .replace(LINK, (link, file: string) => {
            const sheet = bundle[file];
            if (sheet?.type !== 'asset') throw new Error(`no ${file} was built`);
            // The link stays, and loads nothing: by it Vite sees that a part of the page which needs these styles has them.
            return `<style>${String(sheet.source).trim()}</style>${link.replace('<link', '<link disabled')}`;
          }),
    },
  };
}
