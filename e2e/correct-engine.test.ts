import type { Page } from '@playwright/test';
import { aDesign } from '#server/testing/pictures.ts';
import { expectAccessible } from './axe.ts';
import { expect, logInByCall, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// What the engine took for something else is said to it, and the page is written again: as a version, for nothing.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ converts: true });
});
test.afterAll(async () => {
  await service.remove();
});

const preview = (page: Page) => page.frameLocator('iframe[title^="Live preview"]');
const correct = (page: Page) => page.getByRole('button', { name: 'Correct', exact: true });
const writeAgain = (page: Page) => page.getByRole('button', { name: 'Write again (free)' });
const credits = (page: Page) => page.getByText(/^Credits: \d+/).textContent();
const isWritten = (page: Page) => page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });

/** Of the first test: the version that the second goes on from. */
let corrected = '';

test('by mouse: a line, a drawn place, and the language; the version keeps them', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page
    .getByLabel('UI/UX image')
    .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await aDesign() });
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await isWritten(page);
  const before = await credits(page);

  await correct(page).click();
  const design = page.getByAltText('Design of this conversion');
  await design.waitFor();
  // A place of the picture, px of the design.
  const at = async (x: number, y: number) => {
    const box = (await design.boundingBox())!;
    return [box.x + (x * box.width) / 640, box.y + (y * box.height) / 320] as const;
  };
  await page.mouse.click(...(await at(150, 100)));
  await expect(page.getByLabel('It says')).toHaveValue('See the city from the water');
  await page.getByLabel('It says').fill('See the harbour from the water');
  await page.keyboard.press('Enter');
  await page.mouse.move(...(await at(20, 186)));
  await page.mouse.down();
  await page.mouse.move(...(await at(178, 238)), { steps: 4 });
  await page.mouse.up();
  await page.getByRole('radio', { name: 'Picture' }).click();
  await page.getByRole('button', { name: 'Add this correction' }).click();
  await page.getByLabel('Language', { exact: true }).last().selectOption('German');
  await expect(page.getByRole('list', { name: 'Corrections' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  // Whoever leaves is asked; put away, nothing is lost.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await correct(page).click();
  await correct(page).click();
  await writeAgain(page).click();
  await isWritten(page);
  await preview(page).getByText('See the harbour from the water').waitFor();
  // The button is a picture now: nothing in it is read.
  await expect(preview(page).getByText('Book a seat')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'HTML code' })).toContainText('lang="de"');
  expect(await credits(page)).toBe(before);
  // It can be written in another framework for nothing, as any page.
  await page.getByLabel('Framework').selectOption('bootstrap');
  await page.getByText('Free: the built-in engine', { exact: false }).waitFor({ state: 'attached' });
  corrected = page.url();
  expect(page.errors).toEqual([]);
});

test('by keyboard, on a phone: the next version has another typeface, and what was said before', async ({
  browser,
}) => {
  const page = await openPage(browser, { width: 375, height: 812 });
  await logInByCall(page, service, service.member);
  await page.goto(corrected);
  await preview(page).getByText('See the harbour from the water').waitFor();
  const before = await credits(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Actions' }).fill('correct');
  await page.keyboard.press('Enter');
  await page.getByText('3 corrections from before will be kept.').waitFor();
  await page.getByLabel('Place').focus();
  await page.keyboard.type('Text: Every');
  await page.getByRole('radio', { name: 'Nothing' }).press('Enter');
  await page.getByRole('button', { name: 'Add this correction' }).press('Enter');
  await page.getByLabel('Typeface').focus();
  await page.keyboard.type('Lora');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await expectAccessible(page);
  await writeAgain(page).press('Enter');
  await isWritten(page);
  const heading = preview(page).getByText('See the harbour from the water');
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Lora/);
  await expect(preview(page).getByText('Every boat', { exact: false })).toHaveCount(0);
  expect(await credits(page)).toBe(before);
  await page.getByRole('tab', { name: 'Versions' }).press('Enter');
  await page.getByText('Version 3 from 2').waitFor();
  await expect(page.getByText('5 corrections')).toBeVisible();
  expect(page.errors).toEqual([]);
});
