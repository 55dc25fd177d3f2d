/** A sheet as a picture: the browser draws its SVG, with the styles of this page and the drawings that it uses, on a canvas. */

import { allPlanted } from '../../art/sprite.ts';

/** Pixels for one unit. */
const SCALE = 2;

export async function draw(sheet: SVGSVGElement): Promise<Blob> {
  const style = document.createElementNS(sheet.namespaceURI, 'style');
  style.textContent = await styles();
  const drawings = document.createElementNS(sheet.namespaceURI, 'defs');
  drawings.innerHTML = allPlanted();
  sheet.prepend(style, drawings);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * sheet.width.baseVal.value;
  canvas.height = SCALE * sheet.height.baseVal.value;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture came'))), 'image/png'));
}

/** All that this page is styled with, as it was written: a browser tells its rules with gaps. A picture fetches nothing, so its letters come along. */
async function styles(): Promise<string> {
  const written = [...document.styleSheets].map(async ({ href, ownerNode }) =>
    href ? (await fetch(href)).text() : ownerNode?.textContent,
  );
  let text = (await Promise.all(written)).join('\n');
  for (const [, path = ''] of text.matchAll(/url\("?([^")]+\.woff2?)"?\)/g)) {
    text = text.replace(path, await addressOf(await (await fetch(path)).blob()));
  }
  return text;
}

/** What it holds, as an address of its own: the only kind, beside our files, that our pages may show. */
export function addressOf(blob: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((done, failed) => {
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
}
