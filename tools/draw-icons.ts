/** Draws the icons of the installed app from the favicon: on a ground that reaches every edge, inside what any mask leaves. */

import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const SIZES = [180, 192, 512];
const crest = readFileSync('web/public/favicon.svg', 'utf8');

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:#f5ead3">${crest}
    <style>svg { width: 66%; }</style>`);
  writeFileSync(`web/public/icon-${size}.png`, await page.screenshot());
  await page.close();
}
await browser.close();
