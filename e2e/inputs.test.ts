import type { Page } from '@playwright/test';
import { aDesign, aDesignSaying } from '#server/testing/pictures.ts';
import { aPdf } from './a-pdf.ts';
import { expectAccessible } from './axe.ts';
import { expect, logInByCall, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// How pictures come in: several at once, from the clipboard, as pages of a PDF, and as parts of larger ones.

let service: Service;
let design: Buffer;
test.beforeAll(async () => {
  [service, design] = await Promise.all([startService({ converts: true }), aDesign()]);
});
test.afterAll(async () => {
  await service.remove();
});

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const preview = (page: Page) => page.frameLocator('iframe[title^="Live preview"]');
const creditsOf = async (page: Page) => {
  const shown = page.getByText(/^Credits: \d+/);
  await shown.waitFor();
  return Number((await shown.textContent())?.match(/\d+/)?.[0]);
};

test('by mouse: several become a queue, one is pasted, one is cropped, each takes a credit as it begins', async ({
  page,
  context,
}) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  const before = await creditsOf(page);
  await page
    .getByLabel('UI/UX image')
    .setInputFiles([
      png('harbour.png', design),
      png('menu.png', await aDesignSaying(['Soup of the day', 'Bread and butter'])),
      png('notes.png', Buffer.from('no picture')),
    ]);
  const queue = page.getByRole('region', { name: 'Queue' });
  const row = (name: string) => queue.getByRole('listitem').filter({ hasText: name });
  await expect(row('notes.png').getByRole('alert')).toBeVisible();
  await expect(queue.getByRole('status')).toHaveText('0 of 3 done, 1 failed, 2 not begun');
  await row('notes.png').getByRole('button', { name: 'Remove notes.png' }).click();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, design.toString('base64'));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+v');
  await expect(queue.getByRole('listitem')).toHaveCount(3);

  // Of the menu the bar only: the frame's lower edge is pulled up.
  await row('menu.png').getByRole('button', { name: 'Crop menu.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const edge = (await dialog.locator('.ord-s').last().boundingBox())!;
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2, edge.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await dialog.getByLabel('Height').inputValue())).toBeLessThan(236);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(row('menu.png')).toContainText('a part of the picture');
  expect(await creditsOf(page)).toBe(before);

  await page.getByRole('button', { name: 'Convert 3 pictures' }).click();
  await expect(queue.getByRole('status')).toHaveText('3 of 3 done', { timeout: 90_000 });
  await expect.poll(() => creditsOf(page)).toBe(before - 3);
  await expect(row('harbour.png').getByRole('link')).toHaveAttribute('aria-current', 'true');
  await row('menu.png').getByRole('link').click();
  await preview(page).getByText('Harbour tours').waitFor();
  await expect(row('menu.png').getByRole('link')).toHaveAttribute('aria-current', 'true');
  expect(page.errors).toEqual([]);
});

test('by keyboard, on a phone: a page of a PDF, drawn by the browser, and a part of it', async ({ browser }) => {
  const page = await openPage(browser, { width: 375, height: 812 });
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  const before = await creditsOf(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Pages of a PDF' }).press('Enter');
  await (await choosing).setFiles({
    name: 'brochure.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf(['First page', 'Sea and sail', 'Last page']),
  });
  const pages = page.getByRole('dialog', { name: 'Pages of brochure.pdf' });
  await pages.getByRole('checkbox', { name: 'Page 2' }).press('Space');
  await expectAccessible(page);
  await pages.getByRole('button', { name: 'Use this page' }).press('Enter');
  await page.getByText('brochure, page 2.png').waitFor();

  // From the palette, in figures.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Actions' }).fill('crop');
  await page.keyboard.press('Enter');
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  const whole = Number(await crop.getByLabel('Height').inputValue());
  await crop.getByLabel('Height').fill(String(Math.round(whole * 0.7)));
  await crop.getByLabel('Height').press('Tab');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await crop.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await page.getByText('Only a part of the picture is converted.').waitFor();

  await page.getByRole('button', { name: 'Generate HTML Code' }).press('Enter');
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await preview(page).getByText('Sea and sail').waitFor();
  expect(await creditsOf(page)).toBe(before - 1);
  const id = new URL(page.url()).searchParams.get('generation');
  const { imageName, imageHeight } = await (await page.request.get(`${service.url}/api/generations/${id}`)).json();
  expect([imageName, imageHeight]).toEqual(['brochure, page 2.png', Math.round(whole * 0.7)]);
  expect(page.errors).toEqual([]);
});
