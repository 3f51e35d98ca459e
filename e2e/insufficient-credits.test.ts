import { aDesign } from '#server/testing/pictures.ts';
import { expect, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// Somebody registers, uses up the welcome credit, and is shown where more come from.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ env: { SIGNUP_CREDITS: '1' } });
});
test.afterAll(async () => {
  await service.remove();
});

test('register, spend the only credit, then Buy Now', async ({ page }) => {
  await page.goto(`${service.url}/register`);
  await page.getByLabel('Full Name').fill('Rita Register');
  await page.getByLabel('Email Address').fill('rita@test.example');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password').fill('123456');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByText('Password must be at least 6 characters').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('harbour lights');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm Password').fill('harbour lights');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/user/dashboard');

  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Credits: 1').waitFor();
  expect(await page.getByText('Buy Now').count()).toBe(0);
  const design = { name: 'harbour.png', mimeType: 'image/png', buffer: await aDesign() };
  await page.getByLabel('UI/UX image').setInputFiles(design);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await page.getByText('Credits: 0').waitFor();

  await page.getByLabel('UI/UX image').setInputFiles(design);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByRole('alert').filter({ hasText: 'Insufficient credits. Buy more to generate code.' }).waitFor();
  await page.getByRole('link', { name: 'Buy Now' }).click();
  await page.waitForURL('**/user/select-package');
  for (const name of ['Sketch', 'Draft', 'Blueprint']) await page.getByText(name, { exact: true }).first().waitFor();
  await page.getByText('Best Choice').waitFor();
});

test('a server that fails at taking the credit: it is said, and nothing is started', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.route('**/api/generations', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' } })
      : route.continue(),
  );
  await page
    .getByLabel('UI/UX image')
    .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await aDesign() });
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByRole('alert').filter({ hasText: 'Failed to deduct credits' }).waitFor();
  await page.getByText('Credits: 25').waitFor();
});

test('whoever is not signed in is asked to, and comes back to the generator', async ({ page }) => {
  await page.goto(`${service.url}/user/generate-code`);
  await page.waitForURL('**/login');
  await page.getByLabel('Email Address').fill('nobody@test.example');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('No account found with this email address.').waitFor();
  await page.getByLabel('Email Address').fill(service.member.email);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Incorrect password. Please try again.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(service.member.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/user/generate-code');
  await page.getByText('Credits: 25').waitFor();
});
