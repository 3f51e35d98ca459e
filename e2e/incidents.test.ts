import { aDesign } from '#server/testing/pictures.ts';
import { expectAccessible } from './axe.ts';
import { expect, logInByCall, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// A provider cannot be reached: the member reads a sentence with a reference, the admin finds the cause by it.

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

test('a member reads a reference, an admin finds the cause by it', async ({ browser }) => {
  const admin = await openPage(browser);
  await logInByCall(admin, service, service.admin);
  await admin.goto(`${service.url}/admin/incidents`);
  await admin.getByText('Nothing has gone wrong').waitFor();
  await admin.request.post(`${service.url}/api/gemini-keys`, {
    headers: { origin: service.url },
    data: { name: 'Gone', key: 'AIzaDemoKey-0123456789', baseURL: 'http://127.0.0.1:9877' },
  });

  const member = await openPage(browser);
  await logInByCall(member, service, service.member);
  await member.goto(`${service.url}/user/generate-code`);
  const design = { name: 'harbour.png', mimeType: 'image/png', buffer: await aDesign() };
  await member.getByLabel('UI/UX image').setInputFiles(design);
  await member.getByLabel('Engine').selectOption({ label: 'Google Gemini' });
  await member.getByRole('button', { name: 'Generate HTML Code' }).click();
  const alert = member.getByText(/The AI provider could not be reached\./).first();
  await alert.waitFor({ timeout: 90_000 });
  const [, reference = ''] = /Reference: ([A-Z0-9]{8})\./.exec((await alert.textContent()) ?? '') ?? [];
  expect(reference).toHaveLength(8);
  expect(await member.content()).not.toMatch(/ECONNREFUSED|9877/);

  await admin.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Audit log' }).click();
  await admin.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Incidents' }).click();
  await admin.getByLabel('Search incidents').fill(reference);
  const found = admin.getByRole('list', { name: 'Incidents' }).getByRole('listitem');
  await found.getByText('connect ECONNREFUSED 127.0.0.1:9877').waitFor();
  await found.getByText(reference, { exact: true }).waitFor();
  expect(await found.count()).toBe(1);
  await expectAccessible(admin);
  await admin.getByLabel('Search incidents').fill('NOTTHERE');
  await admin.getByText('No incident matches the search.').waitFor();
  expect(admin.errors).toEqual([]);
  for (const page of [admin, member]) await page.context().close();
});
