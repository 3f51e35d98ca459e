import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { hashOf } from '#server/platform/web/demo/build-demo.ts';
import { convertDesign } from '#server/platform/web/demo/convert-design.ts';
import { readMeasured } from '#server/platform/web/demo/read-measured.ts';
import { measureResult } from '../bench/demo/measure-result.ts';
import { launchBrowser } from '../bench/fidelity/browser.ts';
import { expect, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// The landing page's argument: it must be true (measured again here), and everybody can move the line.

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const again = 'The engine or the design has changed: run `npm run demo:measure` and commit what it writes.';

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

const section = (page: Page) => page.locator('#demo-sec');
const cutAt = (page: Page) =>
  section(page)
    .locator('img')
    .evaluate((img) => getComputedStyle(img).clipPath);

test('the scores that the page shows are those of the result that it shows', async ({ page }) => {
  const { html } = await convertDesign();
  const claimed = await readMeasured(hashOf(html));
  expect(claimed, again).not.toBeNull();
  const ruler = await launchBrowser();
  const measured = await measureResult(ruler, html);
  await ruler.close();
  for (const name of ['faithful', 'block', 'text', 'position', 'color'] as const)
    expect(Math.abs(claimed![name] - measured[name]), `${name}: ${again}`).toBeLessThan(0.005);
  expect(claimed!.words, again).toEqual(measured.words);

  await page.goto(service.url);
  const figures = await section(page).locator('dd').allTextContents();
  const shown = (share: number) => (share * 100).toFixed(1);
  const { faithful, block, text, position, color, seconds } = claimed!;
  expect(figures).toEqual([...[faithful, block, text, position, color].map(shown), `${seconds.toFixed(1)} s`]);
  await section(page).locator('iframe').scrollIntoViewIfNeeded();
  const live = page.frameLocator('#demo-sec iframe');
  await live.getByRole('heading', { name: 'Sleep above the tree line' }).waitFor();
  expect(page.errors).toEqual([]);
});

test('keyboard and pointer move the line between design and result', async ({ page }) => {
  await page.goto(service.url, { waitUntil: 'networkidle' });
  expect(await cutAt(page)).toBe('inset(0px 50% 0px 0px)');
  const slider = section(page).getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await cutAt(page)).toBe('inset(0px 100% 0px 0px)');
  await page.keyboard.press('End');
  expect(await cutAt(page)).toMatch(/^inset\(0px( 0%)?( 0px 0px)?\)$/);
  expect(await slider.getAttribute('aria-valuetext')).toBe('100 % design');

  const box = (await section(page).locator('.before-after').boundingBox())!;
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const divider = (await section(page).locator('.before-after-divider').boundingBox())!;
  expect(Math.abs(divider.x + 1 - (box.x + box.width * 0.25))).toBeLessThan(3);
});

for (const width of [320, 375, 768, 1440]) {
  test(`at ${width} px the result lies on the design and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(service.url);
    const boxes = await Promise.all(
      ['img', 'iframe', 'input'].map((name) => section(page).locator(name).boundingBox()),
    );
    const [design, result, slider] = boxes.map((box) => box!) as [DOMRect, DOMRect, DOMRect];
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(design[side] - result[side]), side).toBeLessThan(1);
    expect(slider.height).toBeGreaterThan(40);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
  });
}

test('its address leads to its beginning, right under the header', async ({ page }) => {
  await page.goto(`${service.url}/#demo-sec`, { waitUntil: 'networkidle' });
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect.poll(async () => Math.abs((await section(page).boundingBox())!.y - header.height)).toBeLessThan(2);
});

test('axe finds nothing in it, light and dark', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await browser.newContext({ colorScheme, bypassCSP: true })).newPage();
    await page.goto(service.url, { waitUntil: 'networkidle' });
    await page.addScriptTag({ path: axe });
    const broken: string[] = await page.evaluate(
      'axe.run("#demo-sec", { iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + nodes[0].html))',
    );
    expect(broken).toEqual([]);
    await page.context().close();
  }
});

test('without JavaScript both halves are there, and no handle that would not move', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(service.url);
  expect(await section(page).locator('img:visible').count()).toBe(1);
  expect(await section(page).getByRole('slider').count()).toBe(0);
  await section(page).locator('iframe:visible').scrollIntoViewIfNeeded();
  await page.frameLocator('#demo-sec iframe:visible').getByText('Find a cabin').waitFor();
  await context.close();
});

test('after Back the result is there again, and Forward leads on', async ({ page }) => {
  await page.goto(service.url);
  const result = page.frameLocator('#demo-sec iframe').getByText('Find a cabin');
  await section(page).scrollIntoViewIfNeeded();
  await result.waitFor();
  await page.goto(`${service.url}/contact`);
  await page.goBack();
  await section(page).scrollIntoViewIfNeeded();
  await result.waitFor();
  await page.goForward();
  await page.waitForURL('**/contact');
});

test('the result opens as a page of its own', async ({ page }) => {
  await page.goto(service.url);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    section(page).getByRole('link', { name: 'Open the result' }).click(),
  ]);
  await opened.getByText('Find a cabin').waitFor();
  expect(await opened.evaluate('self.origin')).toBe('null');
});
