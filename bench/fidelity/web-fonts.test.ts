import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFonts } from '../../scripts/testing/fonts.ts';
import { launchBrowser, openWindow } from './browser.ts';
import { show } from './render.ts';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  ensureFonts();
  browser = await launchBrowser();
  context = await openWindow(browser, 800);
});
afterAll(() => browser?.close());

/** Width in CSS pixels of a word in `family`, on a page that links `href`. */
async function widthOf(family: string, weight: number, href: string): Promise<number> {
  const page = await context.newPage();
  const style = `font: ${weight} 100px '${family}', 'Liberation Sans'`;
  await show(page, { html: `<link rel="stylesheet" href="${href}"><span style="${style}">Wavelength</span>` });
  const width = await page.evaluate(() => document.querySelector('span')!.getBoundingClientRect().width);
  await page.close();
  return width;
}

test.each([
  ['Poppins', 'https://fonts.googleapis.com/css2?family=Poppins:wght@400;700&display=swap'],
  ['Playfair Display', 'https://fonts.googleapis.com/css?family=Inter:400,700|Playfair+Display:400,700i'],
  ['Montserrat', 'https://fonts.bunny.net/css?family=montserrat:400,700'],
])('a page that links %s is set in it, in the weights it has', async (family, href) => {
  const fallback = await widthOf('Nothing', 400, href);
  const regular = await widthOf(family, 400, href);
  expect(Math.abs(regular - fallback)).toBeGreaterThan(5);
  // A bold that the browser makes itself is not wider by more than its smear.
  expect((await widthOf(family, 700, href)) - regular).toBeGreaterThan(15);
});

test.each([
  'https://fonts.googleapis.com/css2?family=No+Such+Family',
  'https://fonts.googleapis.com/css2?family=../../undici',
  'https://fonts.gstatic.com/s/inter/v13/inter.woff2',
  'https://fonts.example.com/css2?family=Poppins',
])('%s is refused', async (href) => {
  const page = await context.newPage();
  const refused = page.waitForEvent('requestfailed');
  await show(page, { html: `<link rel="stylesheet" href="${href}"><p>Text</p>` });
  expect((await refused).url()).toBe(href);
  await page.close();
});
