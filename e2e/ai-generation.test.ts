import type { Locator, Page } from '@playwright/test';
import { createEmulator } from '#emulators/gemini/index.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { expect, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// A provider writes the page, the preview measures it, the provider mends it; then it is changed by words.

let service: Service;
let gemini: Awaited<ReturnType<typeof createEmulator>>;
let design: { name: string; mimeType: string; buffer: Buffer };
test.beforeAll(async () => {
  [service, gemini, design] = await Promise.all([
    startService(),
    createEmulator({ port: 0 }),
    aDesign().then((buffer) => ({ name: 'harbour.png', mimeType: 'image/png', buffer })),
  ]);
});
test.afterAll(async () => {
  await gemini.close();
  await service.remove();
});

test('without a key a named provider has none, and changes are made by hand', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByLabel('UI/UX image').setInputFiles(design);
  await page.getByLabel('Engine').selectOption({ label: 'Google Gemini' });
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('No API keys available').waitFor();
  await page.getByLabel('Engine').selectOption({ label: 'Built-in' });
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await openTab(page, 'Element');
  await page.getByText('Choose an element in the preview to change its text').waitFor();
  expect(await page.getByRole('tab', { name: 'Request a change' }).count()).toBe(0);
});

test('a provider writes, the preview measures, a picked element is changed as a new version', async ({ page }) => {
  await logInByCall(page, service, service.admin);
  await page.request.post(`${service.url}/api/gemini-keys`, {
    headers: { origin: service.url },
    data: { name: 'Studio', key: 'AIzaDemoKey-0123456789', baseURL: gemini.baseURL },
  });
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Now: Google Gemini').waitFor();
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const measurements: { round: number; scores: { faithful?: number }; problems: string[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/measurements')) measurements.push(request.postDataJSON());
  });
  await page.getByLabel('UI/UX image').setInputFiles(design);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page
    .getByText(/Asking Google Gemini/)
    .first()
    .waitFor();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 90_000 });
  const rounds = measurements.map(({ round }) => round);
  expect(rounds.length).toBeGreaterThan(0);
  expect(new Set(rounds).size).toBe(rounds.length);
  expect(measurements[0]!.scores.faithful).toBeLessThan(0.95);
  await openTab(page, 'Differences');
  await followDifference(page);
  await openTab(page, 'Measured');
  await page.getByText('Measured score').waitFor();
  await page.getByText('gemini-flash-latest').first().waitFor();
  expect(warnings.filter((text) => text.includes('willReadFrequently'))).toEqual([]);

  // What a check cannot mend is asked of the provider: about its element, in the form for changes.
  await openTab(page, 'Checks');
  await page.getByRole('button', { name: 'Ask a provider' }).first().press('Enter');
  const wish = page.getByLabel('What should change about this element?');
  await expect(wish).toHaveValue(/^Mend this: ./);
  await expect(wish).toBeFocused();
  await page.getByRole('button', { name: 'Remove the picked element' }).press('Enter');

  // Again by the provider is a credit; by the built-in engine, which has measured the picture as well, it is free.
  const credits = await page.getByText(/^Credits: /).textContent();
  await page.getByText('1 credit. Free with Built-in as the engine.').waitFor({ state: 'attached' });
  await page.getByLabel('Engine').selectOption({ label: 'Built-in' });
  await page.getByRole('button', { name: 'Convert again as Tailwind CSS' }).click();
  await page.getByText(/^Here it is in Tailwind CSS, \w+\. No credit was used\.$/).waitFor();
  expect(await page.getByText(/^Credits: /).textContent()).toBe(credits);
  await openTab(page, 'Versions');
  await page.getByRole('link', { name: 'Version 1', exact: true }).press('Enter');
  await page.locator('a[aria-current=true]', { hasText: /^Version 1$/ }).waitFor();
  await page.getByLabel('Engine').selectOption({ label: 'Automatic' });

  const preview = page.frameLocator('iframe[title="Live preview of the generated page"]');
  await openTab(page, 'Request a change');
  // By keyboard: the browser finds what is under the mouse too late right after scrolling past a frame.
  await page.getByRole('button', { name: 'Pick an element' }).press('Enter');
  await page.getByText('Click an element in the preview.').waitFor();
  await page.waitForTimeout(300);
  await clickInPreview(page, preview.getByText('Book a seat').first());
  await page.getByRole('button', { name: 'Remove the picked element' }).waitFor();
  await page.getByLabel('What should change about this element?').fill('Make it larger');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 90_000 });
  await openTab(page, 'Versions');
  await page.getByText('Version 3 from 1').waitFor();
  expect(gemini.requests.at(-1)?.asked?.prompt).toContain('Make it larger');

  await page.getByRole('link', { name: 'Version 1', exact: true }).press('Enter');
  await page.locator('a[aria-current=true]', { hasText: /^Version 1$/ }).waitFor();

  const other = await page.context().newPage();
  await other.goto(`${service.url}/user/dashboard`);
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Please log in to use the Image to HTML CSS AI tool').waitFor();
});

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** The model's page differs from the design: the panel says so, and leads to the place. */
async function followDifference(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Fidelity', exact: true });
  await panel.getByText('measured against the picture').waitFor();
  expect(Number(/Faithful\s*([\d.]+)/.exec((await panel.textContent()) ?? '')?.[1])).toBeLessThan(95);
  const worst = panel.getByRole('listitem').getByRole('button').first();
  await worst.press('Enter');
  await expect(worst).toHaveAttribute('aria-pressed', 'true');
  const design = page.getByRole('region', { name: 'Design and heat map' });
  await design.getByRole('img', { name: /^Heat map over the design: [\d,]+ of [\d,]+ cells differ/ }).waitFor();
  await expect(design.locator('svg rect').last()).toBeInViewport();
}

/** The preview is scaled, which the driver's own click does not reckon with: the mouse goes where a person's would. */
async function clickInPreview(page: Page, target: Locator): Promise<void> {
  const frame = page.locator('iframe[title^="Live preview"]');
  const middle = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + Math.min(width, 40) / 2, y: y + height / 2 };
  });
  // Scrolling inside may have scrolled the page around it, and the browser needs a moment to know what is where.
  await page.waitForTimeout(500);
  const shown = (await frame.boundingBox())!;
  const scale = shown.width / (await frame.evaluate((element) => (element as HTMLElement).offsetWidth));
  const [x, y] = [shown.x + middle.x * scale, shown.y + middle.y * scale];
  await page.mouse.move(x - 5, y, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.click(x, y);
}
