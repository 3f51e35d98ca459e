import type { Locator, Page } from '@playwright/test';
import { createEmulator } from '#emulators/gemini/index.ts';
import { expect, logIn, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin adds a provider's key, tries it, switches it off and on, sees a wrong one refused, and deletes it.

let service: Service;
let gemini: Awaited<ReturnType<typeof createEmulator>>;
test.beforeAll(async () => {
  [service, gemini] = await Promise.all([startService(), createEmulator({ port: 0 })]);
});
test.afterAll(async () => {
  await gemini.close();
  await service.remove();
});

async function fillKey(page: Page, name: string, key: string, baseURL: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Key' }).click();
  const form = page.getByRole('region', { name: 'Add API key' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Key', { exact: true }).fill(key);
  await form.getByLabel('Base URL').fill(baseURL);
  await form.getByRole('button', { name: 'Add Key' }).click();
}

async function addKey(page: Page, name: string, key: string): Promise<void> {
  await fillKey(page, name, key, gemini.baseURL);
  await page.getByText('API key added successfully!').first().waitFor();
}

test('the key manager: add, test, switch, edit, delete', async ({ page }) => {
  await logIn(page, service, service.admin);
  const [admin] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('navigation', { name: 'User area' })
      .getByRole('link', { name: /^Admin/ })
      .click(),
  ]);
  await admin.waitForURL('**/admin/dashboard');
  await admin
    .getByRole('navigation', { name: 'Admin area' })
    .getByRole('link', { name: 'Settings', exact: true })
    .click();
  await admin.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Gemini Keys' }).click();
  await admin.getByText('No API keys found').waitFor();
  await admin.getByText('0 Keys').waitFor();

  await admin.getByRole('button', { name: 'Add Key' }).click();
  await admin.getByRole('region', { name: 'Add API key' }).getByRole('button', { name: 'Add Key' }).click();
  await admin.getByText('Name and key are required').waitFor();
  await admin.getByRole('button', { name: 'Cancel' }).click();

  await fillKey(admin, 'Inward', 'AIzaDemoKey-0123456789', 'http://169.254.169.254/latest');
  await admin.getByText('add 169.254.169.254:80 to the setting PROVIDER_ALLOWED_HOSTS').waitFor();
  await admin.getByRole('button', { name: 'Cancel' }).click();

  await addKey(admin, 'Studio', 'AIzaDemoKey-0123456789');
  await admin.getByText('1 Key', { exact: true }).waitFor();
  const lines = await admin.getByRole('cell', { name: 'AIzaDemo' }).evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines, 'the masked key stands in one line').toBe(1);
  expect(await admin.content()).not.toContain('AIzaDemoKey-0123456789');
  await admin.getByRole('button', { name: 'Test Studio' }).click();
  await admin.getByText('It works.').waitFor();

  await admin.getByRole('button', { name: 'Deactivate Studio' }).click();
  await admin.getByText('API key deactivated successfully!').waitFor();
  await admin.getByRole('button', { name: 'Activate Studio' }).click();
  await admin.getByText('API key activated successfully!').waitFor();

  await admin.getByRole('button', { name: 'Edit Studio' }).click();
  await admin.getByLabel('Name').fill('Studio 2');
  await admin.getByRole('button', { name: 'Update Key' }).click();
  await admin.getByText('API key updated successfully!').waitFor();
  await admin.getByRole('button', { name: 'Test Studio 2' }).click();
  await admin.getByText('It works.').waitFor();

  await addKey(admin, 'Wrong', 'invalid-key-0123456789');
  await admin.getByText('2 Keys').waitFor();
  await admin.getByRole('button', { name: 'Test Wrong' }).click();
  await admin.getByText('It does not work.').waitFor();
  await admin.getByRole('button', { name: 'Delete Wrong' }).click();
  await admin.getByText('Are you sure you want to delete this API key?').waitFor();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await admin.getByText('API key deleted successfully!').waitFor();
  await admin.getByText('1 Key', { exact: true }).waitFor();

  // From further down, a form comes into sight right under the header.
  await admin.setViewportSize({ width: 375, height: 500 });
  const edit = admin.getByRole('button', { name: 'Edit Studio 2' });
  await edit.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await edit.click();
  const bottom = async (place: Locator) => (await place.boundingBox())!.y + (await place.boundingBox())!.height;
  const form = admin.getByRole('region', { name: 'Edit API key' });
  await expect
    .poll(async () => (await form.boundingBox())!.y - (await bottom(admin.getByRole('banner'))))
    .toBeGreaterThanOrEqual(0);
  await expect
    .poll(async () => (await form.boundingBox())!.y - (await bottom(admin.getByRole('banner'))))
    .toBeLessThan(24);
  expect(page.errors).toEqual([]);
});

test('security: a member is not shown the admin area, nor a way to it', async ({ page }) => {
  await logInByCall(page, service, service.member);
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  await page.goto(`${service.url}/admin`);
  await page.getByText('Not Authorized').waitFor();
  await page.getByText("You can't access this page; this route is only accessible for Admin.").waitFor();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.waitForURL(`${service.url}/`);
});
