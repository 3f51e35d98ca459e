import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '../bench/fidelity/browser.ts';
import { loadReference } from '../bench/fidelity/reference.ts';
import { ensureFonts } from './testing/fonts.ts';

// npm run demo:design: the design of the landing page's demonstration, as the picture that the engine gets to read.
const root = join(import.meta.dirname, '..');
const file = join(root, 'server/platform/web/demo/design.webp');
ensureFonts();
const browser = await launchBrowser();
try {
  const { png } = await loadReference(browser, join(root, 'bench/demo/design.html'));
  const { width, height, size } = await sharp(png).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(file);
  console.log(`${width} × ${height} px, ${(size / 1000).toFixed(0)} kB → ${file}`);
} finally {
  await browser.close();
}
