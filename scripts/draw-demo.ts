import { join } from 'node:path';
import sharp from 'sharp';
import { designPage } from '../bench/demo/measure-result.ts';
import { launchBrowser } from '../bench/fidelity/browser.ts';
import { loadReference } from '../bench/fidelity/reference.ts';
import { ensureFonts } from './testing/fonts.ts';

// `npm run demo:design`: draws the design of the landing page's demonstration, the picture that the engine converts.
const file = join(import.meta.dirname, '../server/platform/web/demo/design.webp');
ensureFonts();
const browser = await launchBrowser();
try {
  const { png, facts } = await loadReference(browser, designPage);
  // Lossy, as pictures on websites are: text stays exact, photographs lose some noise. Otherwise the file is large.
  const coarse = await sharp(png).webp({ nearLossless: true, quality: 60 }).toBuffer();
  const photos = facts.regions
    .filter(({ kind, width }) => kind === 'image' && width > 100)
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round) as [number, number, number, number])
    .map(async ([left, top, width, height]) => ({
      input: await sharp(coarse).extract({ left, top, width, height }).png().toBuffer(),
      left,
      top,
    }));
  const picture = sharp(png).composite(await Promise.all(photos));
  const { width, height, size } = await picture.webp({ lossless: true, effort: 6 }).toFile(file);
  console.log(`${width} × ${height} px, ${photos.length} photographs, ${(size / 1000).toFixed(0)} kB → ${file}`);
} finally {
  await browser.close();
}
