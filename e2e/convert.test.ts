import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { aDesign, draw } from '#server/testing/pictures.ts';
import { expect, logIn, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// A member signs in, drops a design, chooses a framework, watches it being read, and takes the code along.

let service: Service;
let design: { name: string; mimeType: string; buffer: Buffer };
test.beforeAll(async () => {
  [service, design] = await Promise.all([
    startService({ converts: true }),
    aDesign().then((buffer) => ({ name: 'harbour.png', mimeType: 'image/png', buffer })),
  ]);
});
test.afterAll(async () => {
  await service.remove();
});

for (const { label, mark } of [
  { label: 'Tailwind CSS', mark: /tailwindcss\/browser/ },
  { label: 'Bootstrap', mark: /bootstrap/ },
  { label: 'Custom CSS', mark: /href="style\.css"/ },
]) {
  test(`${label}: the texts are in the preview and in the code, one credit is spent`, async ({ page }) => {
    await logIn(page, service, service.member);
    await page.getByRole('link', { name: 'Image To HTML Generator' }).first().click();
    await page.getByRole('heading', { name: 'Image to HTML & CSS AI' }).waitFor();
    const creditsBefore = Number(
      /Credits: (\d+)/.exec((await page.getByText(/Credits: \d+/).textContent()) ?? '')?.[1],
    );
    await page.getByText('Your generated UI will appear here.').waitFor();
    const generate = page.getByRole('button', { name: 'Generate HTML Code' });
    expect(await generate.isDisabled()).toBe(true);

    await page.getByLabel('UI/UX image').setInputFiles(design);
    await page.getByLabel('Framework').selectOption({ label });
    await generate.click();
    await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
    await page.getByText(`Credits: ${creditsBefore - 1}`).waitFor();

    const preview = page.frameLocator('iframe[title="Live preview of the generated page"]');
    for (const text of ['Harbour tours', 'See the city from the water', 'Book a seat'])
      await preview.getByText(text).first().waitFor();
    for (const [device, width] of [
      ['Tablet', 768],
      ['Mobile', 375],
      ['Desktop', 1280],
    ] as const) {
      await page.getByRole('radio', { name: device }).click();
      await expect
        .poll(() => page.locator('iframe[title^="Live preview"]').evaluate((frame: HTMLElement) => frame.offsetWidth))
        .toBe(width);
    }

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download HTML' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('index.html');
    await page.getByText('index.html downloaded successfully!').waitFor();
    const html = await readFile(await download.path(), 'utf8');
    expect(html).toContain('See the city from the water');
    expect(html).toMatch(mark);
    expect(await page.getByRole('tab', { name: 'CSS', exact: true }).count()).toBe(label === 'Custom CSS' ? 1 : 0);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy HTML' }).click();
    const confirmation = page.getByText('HTML code copied to clipboard!');
    await confirmation.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(html);
    await confirmation.waitFor({ state: 'detached' });
    expect(page.errors).toEqual([]);
  });
}

test('on a phone nothing sticks out, and the result flows', async ({ browser, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  // An article has lines that are longer than a phone is wide, also in the list of what is off.
  await page.getByLabel('UI/UX image').setInputFiles(await anArticle(browser));
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.getByLabel('Phone').setInputFiles({ ...design, name: `${'a-long-name-of-a-picture'.repeat(4)}.png` });
  await page.getByRole('button', { name: 'Remove Phone' }).waitFor();
  expect(await overflow()).toBe(0);
  await page.getByRole('button', { name: 'Remove Phone' }).click();
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Faithful \d/ }).click({ timeout: 60_000 });
  await page.getByText('measured against the picture').waitFor();
  expect(await overflow()).toBe(0);
});

test('how faithful a result is: one figure, its parts, and a heat map over the design', async ({ page, browser }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  // As a fine screen shows it: measured at the width of the page, not of the picture.
  await page.getByLabel('UI/UX image').setInputFiles(await screenshotOf(browser, 'product-landing', 2));
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByRole('button', { name: /^Faithful \d/ }).click({ timeout: 60_000 });
  const panel = page.getByRole('region', { name: 'Fidelity', exact: true });
  await panel.getByText('measured against the picture').waitFor();
  expect(Number(/Faithful\s*([\d.]+)/.exec((await panel.textContent()) ?? '')?.[1])).toBeGreaterThan(90);
  expect(await panel.getByRole('term').allTextContents()).toContain('Pixels');
  await page.getByRole('button', { name: 'Heat map', exact: true }).click();
  await page.getByRole('img', { name: /^Heat map over the design: / }).waitFor();
  expect(await panel.getByText('of its size').count()).toBe(0);
  expect(page.errors).toEqual([]);
});

const anArticle = (browser: Browser): Promise<typeof design> => screenshotOf(browser, 'blog-article', 1);

/** One of the benchmark's pages, on a screen of this density. */
async function screenshotOf(browser: Browser, name: string, deviceScaleFactor: number): Promise<typeof design> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor });
  await page.setContent(await readFile(join(import.meta.dirname, `../bench/fidelity/pages/${name}.html`), 'utf8'));
  const buffer = await page.screenshot({ fullPage: true });
  await page.close();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

test('what could not be read is said beside the result, and is still there after a reload', async ({ page }) => {
  // No pack is there for Georgian.
  const georgian = ['ბორანი ისევ დადის ყურეში', 'ბოლო რეისი საღამოს ცხრა საათზე', 'განრიგი და ბილეთები'];
  const texts = georgian.map((text, i) => ({ text, x: 24, y: 30 + 60 * i, size: 22 }));
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  const file = { name: 'ferry.png', mimeType: 'image/png', buffer: await draw(640, 240, [], texts) };
  await page.getByLabel('UI/UX image').setInputFiles(file);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  const note = page.getByRole('status').filter({ hasText: 'One thing to check' });
  const warning = note.getByText('3 lines in a script that cannot be read were kept as pictures.');
  await warning.waitFor({ timeout: 60_000 });
  await page.reload();
  await warning.waitFor();
  // One line, not two: the room is the workbench's.
  expect((await note.boundingBox())!.height).toBeLessThan(50);
  expect(page.errors).toEqual([]);
});
