import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/testing/chromium.ts';
import { CHROMIUM_FLAGS } from '../../scripts/testing/chromium-flags.ts';
import { answerWebFont } from './web-fonts.ts';

const packages = new URL('../../node_modules/', import.meta.url);

/** Local copies of the frameworks that pages load from a CDN. */
const LOCAL: [RegExp, string, string][] = [
  [/tailwindcss/, '@tailwindcss/browser/dist/index.global.js', 'text/javascript'],
  [/bootstrap.*\.css/, 'bootstrap/dist/css/bootstrap.min.css', 'text/css'],
  [/bootstrap.*\.js/, 'bootstrap/dist/js/bootstrap.bundle.min.js', 'text/javascript'],
];

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium found: install one or set CHROMIUM to its path');
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, '--force-color-profile=srgb', '--font-render-hinting=none', '--hide-scrollbars'],
  });
}

/** A window that always renders in the same way and without network: files and data URLs only, frameworks and web fonts from node_modules. */
export async function openWindow(browser: Browser, width: number, scale = 1): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 720 },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.route(/^https?:/, async (route) => {
    const url = route.request().url();
    const answer = (await answerWebFont(url)) ?? (await answerFramework(url));
    if (!answer) return route.abort();
    await route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } });
  });
  return context;
}

async function answerFramework(url: string): Promise<{ body: Buffer; contentType: string } | null> {
  const [, file, contentType] = LOCAL.find(([pattern]) => pattern.test(url)) ?? [];
  return file && contentType ? { body: await readFile(fileURLToPath(new URL(file, packages))), contentType } : null;
}
