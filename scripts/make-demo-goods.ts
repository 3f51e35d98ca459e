import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { designFile } from '#server/platform/web/demo/design-file.ts';
import { goodsUrl } from '#server/seed/demo-goods.ts';
import { launchBrowser } from '../bench/fidelity/browser.ts';
import { openEngine } from '../bench/fidelity/engine.ts';
import { loadReference } from '../bench/fidelity/reference.ts';
import { ensureFonts } from './testing/fonts.ts';

// `npm run site:goods`: the downloads of the demo items, made by the engine from the designs that their pictures show
// (make-site-pictures.ts). They are committed like the pictures, because the build has no browser.
const pages = join(import.meta.dirname, '../bench/fidelity/pages');
const publicFolder = join(import.meta.dirname, '../web/public');

ensureFonts();
const browser = await launchBrowser();
const engine = await openEngine(1);
try {
  const settings = await loadReference(browser, join(pages, 'dark-settings.html'));
  const designs = {
    'landing-page-template': await readFile(designFile),
    'settings-page-template': settings.png,
  };
  for (const [slug, design] of Object.entries(designs)) {
    const { html, css } = await engine.convert(design, { framework: 'custom', images: 'embed' });
    const files = { 'index.html': strToU8(html), 'style.css': strToU8(css) };
    // A fixed time, so that the same engine writes the same bytes.
    const archive = zipSync(files, { level: 9, mtime: new Date(2026, 0, 1) });
    const file = join(publicFolder, goodsUrl(slug));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, archive);
    console.log(`${goodsUrl(slug)}  ${(archive.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await engine.close();
  await browser.close();
}
