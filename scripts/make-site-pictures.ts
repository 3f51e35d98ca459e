import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { designFile } from '#server/platform/web/demo/design-file.ts';
import { launchBrowser, openWindow } from '../bench/fidelity/browser.ts';
import { openEngine } from '../bench/fidelity/engine.ts';
import { avatars } from './site-pictures/avatars.ts';
import { banner } from './site-pictures/banner.ts';
import { difference } from './site-pictures/difference.ts';
import { gather } from './site-pictures/material.ts';
import { openGraph } from './site-pictures/open-graph.ts';
import { reading } from './site-pictures/reading.ts';
import { sheet } from './site-pictures/sheet.ts';
import { template } from './site-pictures/template.ts';
import { widths } from './site-pictures/widths.ts';
import { ensureFonts } from './testing/fonts.ts';

// `npm run site:pictures`: the pictures of the public site's default content, made from the engine's results for our own
// pages. Every figure in them is measured in this run. They are committed, because the build has no browser.
const folder = join(import.meta.dirname, '../web/public/site');
const LIMIT = 40_000;
/** Large pictures exist in the width of a phone, too: web/features/site/sections/own-widths.ts names them. */
const NARROW = { names: /^(banner|about-\d|contact)\.webp$/, width: 640, quality: 72 };

ensureFonts();
const browser = await launchBrowser();
const engine = await openEngine(1);
const context = await openWindow(browser, 1280);
const page = await context.newPage();

async function draw(name: string, html: string): Promise<void> {
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  const [width, height] = (await page.evaluate('[document.body.offsetWidth, document.body.offsetHeight]')) as number[];
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: width!, height: height! } });
  if (name.endsWith('.png'))
    return report(name, await sharp(png).png({ palette: true, effort: 10 }).toFile(join(folder, name)));
  if (NARROW.names.test(name))
    await sharp(png)
      .resize(NARROW.width)
      .webp({ quality: NARROW.quality, effort: 6, smartSubsample: true })
      .toFile(join(folder, name.replace('.webp', `-${NARROW.width}.webp`)));
  for (let quality = 88; ; quality -= 6) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > LIMIT && quality > 50) continue;
    await writeFile(join(folder, name), webp);
    return report(name, { width: width!, height: height!, size: webp.length });
  }
}

function report(name: string, { width, height, size }: { width: number; height: number; size: number }): void {
  console.log(`${name.padEnd(18)} ${width} × ${height}  ${(size / 1000).toFixed(1)} kB`);
}

try {
  await mkdir(folder, { recursive: true });
  const cabins = await gather(browser, engine, {
    page: 'demo/design.html',
    picture: designFile,
    widths: [1280, 768, 375],
  });
  const settings = await gather(browser, engine, { page: 'fidelity/pages/dark-settings.html' });
  const kettle = await gather(browser, engine, { page: 'fidelity/pages/product-landing.html' });
  await draw('banner.webp', banner(cabins));
  await draw('about-1.webp', reading(cabins));
  await draw('about-2.webp', widths(cabins));
  await draw('contact.webp', difference(kettle));
  await draw('item-1.webp', template(cabins));
  await draw('item-2.webp', template(settings));
  for (const [name, html] of Object.entries(avatars)) await draw(`${name}.webp`, html);
  await draw(
    'placeholder.webp',
    sheet(
      960,
      720,
      '<svg width="960" height="720" fill="none" stroke="#857f72" stroke-width="2" stroke-dasharray="10 10"><path d="M240 180h480v360H240zM240 180l480 360M720 180 240 540"/></svg>',
    ),
  );
  await draw('og.png', openGraph(cabins));
} finally {
  await engine.close();
  await browser.close();
}
