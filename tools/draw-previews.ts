/** Draws what a link shows where it is pasted (server/preview): for each game the picture of the home page with its name, and one for home. Needs a build. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { games } from '#games';
import { startServer } from '#server';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { writePalettePng } from './palette-png.ts';

const SIZE = { width: 1200, height: 630 };
/** Bytes of a picture; it has as many colours as fit. */
const MOST = 60_000;
const COLOURS = [256, 192, 128, 96, 64];
const FOLDER = 'web/public/preview';

const data = mkdtempSync(join(tmpdir(), 'royaumes-previews-'));
const server = await startServer({ port: 0, host: 'localhost', data, dist: 'dist' });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
mkdirSync(FOLDER, { recursive: true });
for (const game of [undefined, ...games]) {
  // Every picture is in sight.
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1200, height: 3000 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/`, { waitUntil: 'networkidle' });
  await page.evaluate(
    ([title, n]) => {
      const mark = document.querySelector('header .mark') as HTMLElement;
      const picture = document.querySelectorAll('.hero .view, .game > .picture')[n] as HTMLElement;
      const name = document.createElement('h1');
      name.textContent = title;
      const plaque = document.createElement('div');
      plaque.append(mark, ...(title ? [name] : []));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        body { min-height: 0; height: 630px; overflow: hidden; background: var(--sky-top); }
        body > * { position: absolute; }
        body > .view, body > .picture { inset: auto 0 0 0; width: 1200px; height: 675px !important; max-width: none; margin: 0 !important; border-radius: 0 !important; }
        body > div:last-child { left: 28px; top: 28px; padding: 14px 28px 16px; border-radius: 20px; background: var(--panel); box-shadow: var(--shadow); }
        .mark { font-size: ${title ? 26 : 84}px !important; }
        h1 { font-size: 40px; line-height: 1.15; }`);
      document.adoptedStyleSheets.push(sheet);
      document.body.replaceChildren(...document.querySelectorAll('svg[hidden], body > svg'), picture, plaque);
    },
    [game?.meta.title ?? '', game ? games.indexOf(game) + 1 : 0] as const,
  );
  await page.setViewportSize(SIZE);
  await page.evaluate(() => document.fonts.ready);
  const drawn = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const pixels = await page.evaluate(
    async ([base64, { width, height }]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.drawImage(image, 0, 0);
      const reader = new FileReader();
      const read = new Promise((done) => reader.addEventListener('load', done));
      reader.readAsDataURL(new Blob([canvas.getImageData(0, 0, width, height).data]));
      await read;
      return String(reader.result).split(',')[1]!;
    },
    [drawn, SIZE] as const,
  );
  const forms = COLOURS.map((colours) => writePalettePng(SIZE.width, SIZE.height, Buffer.from(pixels, 'base64'), colours));
  const png = forms.find(({ length }) => length < MOST) ?? (forms.at(-1) as Buffer);
  writeFileSync(join(FOLDER, `${game?.meta.id ?? 'home'}.png`), png);
  console.log(`${game?.meta.id ?? 'home'}: ${(png.length / 1000).toFixed(1)} KB`);
  await context.close();
}
await browser.close();
await server.close();
rmSync(data, { recursive: true });
