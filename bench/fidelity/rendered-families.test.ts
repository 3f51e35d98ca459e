import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openWindow } from './browser.ts';
import { show } from './render.ts';
import { renderedFamilies } from './rendered-families.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test('names what is seen, and leaves the page as it was', async () => {
  const page = await (await openWindow(browser, 800)).newPage();
  await show(page, { html: '<p style="font-family: Nothing, monospace">Wavelength</p>' });
  const before = await page.content();
  const lists = ['Nothing, monospace', 'monospace'];
  const families = await renderedFamilies(page, lists);
  expect(Object.keys(families)).toEqual(lists);
  expect(families[lists[0]!]).toBe(families.monospace);
  expect(await page.content()).toBe(before);
});
