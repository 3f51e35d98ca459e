import type { Page } from '@playwright/test';
import { createEmulator } from '#emulators/smtp/index.ts';
import { expectAccessible, findViolations } from './axe.ts';
import { closePages, expect, isAlive, logIn, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin writes to people with templates and reads what became of it: without a mail server, and with one.

test.describe.configure({ mode: 'serial' });

let service: Service;
let admin: WatchedPage;
test.beforeAll(async ({ browser }) => {
  service = await startService();
  admin = await openPage(browser);
  await logInByCall(admin, service, service.admin);
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const button = (name: string, page: Page = admin) => page.getByRole('button', { name, exact: true });
const field = (name: string, page: Page = admin) => page.getByLabel(name, { exact: true });
const said = (text: string, page: Page = admin) => page.getByText(text, { exact: true }).first().waitFor();
const openUser = async (email: string, page: Page = admin, at = service) => {
  await page.goto(`${at.url}/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByText(email, { exact: true }).waitFor();
};

test('templates: add with a preview, edit, a test to oneself, delete', async () => {
  await admin.goto(`${service.url}/admin/mail/templates`);
  await isAlive(admin);
  await button('Add Template').click();
  await button('Save Template').click();
  await said('Please enter a name');
  await field('Template name').fill('Thanks');
  await field('Subject').fill('Thank you, {{name}}');
  await field('Message').fill('<p>Dear {{name}},</p><script>alert(1)</script><p onclick="x()">thank you!</p>');
  const preview = admin.frameLocator('iframe[title="Preview of the mail"]');
  await preview.getByText('Dear User,').waitFor();
  await said('Subject: Thank you, User');
  expect(await preview.locator('script, [onclick]').count()).toBe(0);
  await button('Send Test to Me').click();
  await said(`Test sent to ${service.admin.email}`);
  await admin.keyboard.press('Escape');
  await said('You have unsaved changes');
  await button('Keep editing').click();
  await button('Save Template').click();
  await said('Template added successfully');

  await button('Edit Thanks').click();
  await field('Template name').fill('Thank-you note');
  await button('Save Template').click();
  await said('Template updated successfully');
  await button('Add Template').click();
  await field('Template name').fill('Short-lived');
  await field('Subject').fill('x');
  await field('Message').fill('y');
  await button('Save Template').click();
  await button('Delete Short-lived').click();
  await said('Are you sure you want to delete this template?');
  await button('Delete').click();
  await said('Template deleted successfully');
  await expect.poll(() => button('Delete Short-lived').count()).toBe(0);
});

test('a message with a template: filled in, previewed, sent, and in the log of its reader', async () => {
  await openUser(service.member.email);
  const name = ((await admin.getByRole('rowheader').textContent()) ?? '').trim();
  await button(`Send message to ${name}`).click();
  const dialog = admin.getByRole('dialog', { name: 'Send Message' });
  expect(await field('To Email').getAttribute('readonly')).not.toBeNull();
  expect(await field('To Email').inputValue()).toBe(service.member.email);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await said('Please enter a subject');
  await field('Template').selectOption('Thank-you note');
  expect(await field('Subject').inputValue()).toBe('Thank you, {{name}}');
  await admin.frameLocator('iframe[title="Preview of the mail"]').getByText(`Dear ${name},`).waitFor();
  expect(await findViolations(admin)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await said('Message sent successfully.');
  await expect.poll(() => dialog.getByText('Message sent successfully.').count(), { timeout: 10_000 }).toBe(0);
  await button('Close').first().click();

  await button(`Message log of ${name}`).click();
  const log = admin.getByRole('table', { name: 'Message logs' });
  await log.getByRole('cell', { name: 'Thank-you note' }).waitFor();
  await log
    .getByRole('cell', { name: /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/ })
    .first()
    .waitFor();
  await log.getByRole('cell', { name: /day$/ }).first().waitFor();
  await log.getByText('Kept here').first().waitFor();
});

test('a placeholder of a canned reply in a mail: it is said and shown, and not sent', async () => {
  await openUser(service.member.email);
  await admin.getByRole('button', { name: /^Send message to/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Send Message' });
  await field('Subject').fill('For {userName}');
  await field('Message').fill('Hello {{name}}');
  await dialog.getByText('{userName} has not been filled in').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send Message' }).isDisabled()).toBe(true);
  await button('Show it').click();
  await admin.keyboard.type('you');
  expect(await field('Subject').inputValue()).toBe('For you');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await said('Message sent successfully.');
});

test('a mail in the log says when it was sent, to the minute', async () => {
  await admin.goto(`${service.url}/admin/mail`);
  await admin.getByRole('button', { name: 'For you' }).click();
  const dialog = admin.getByRole('dialog', { name: 'For you' });
  expect(await dialog.locator('time').textContent()).toMatch(/\d:\d\d/);
});

test('who got no mail has an empty log', async () => {
  const options = { headers: { origin: service.url } };
  const invited = await admin.request.post(`${service.url}/api/create-user`, {
    ...options,
    data: { userName: 'Moved Away', userEmail: 'old@example.com' },
  });
  const { _id: id } = await invited.json();
  await admin.request.put(`${service.url}/api/users/${id}`, { ...options, data: { UserEmail: 'new@example.com' } });
  await openUser('new@example.com');
  await button('Message log of Moved Away').click();
  await said('No message logs found.');
});

test('a message that the server refuses, or that does not reach it, says so', async () => {
  await openUser(service.member.email);
  await admin.getByRole('button', { name: /^Send message to/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Send Message' });
  await field('Subject').fill('Nothing in it');
  await field('Message').fill('<script>only this</script>');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await dialog.getByRole('alert').getByText('Please enter a message').first().waitFor();
  await field('Message').fill('Hello');
  await admin.route('**/send-message', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await dialog.getByText('Error sending message.').waitFor();
  await admin.unroute('**/send-message');
});

test('without a mail server the outbox has the reset link, and it works', async ({ page: visitor }) => {
  await visitor.goto(`${service.url}/forgot-password`);
  await visitor.getByLabel('Email Address').fill(service.member.email);
  await visitor.getByRole('button', { name: 'Send Reset Link' }).click();
  await said('Password Reset Email Sent!', visitor);

  await admin.goto(`${service.url}/admin/mail`);
  await said('No mail server is set up: mail stays here.');
  await field('Search mails').fill(service.member.email);
  const found = admin.getByRole('listitem').filter({ hasText: `${service.member.email} · Password reset` });
  await found.getByRole('button', { name: 'Choose a new password' }).click();
  const mail = admin.frameLocator('iframe[title="Mail"]');
  const link = mail.getByRole('link').first();
  const [reset] = await Promise.all([admin.context().waitForEvent('page'), link.click()]);
  await reset.waitForURL('**/reset-password?*');
  await reset.getByRole('heading').first().waitFor();
  expect(await findViolations(admin)).toEqual([]);
  await reset.close();

  const address = (await link.getAttribute('href')) ?? '';
  await visitor.goto(address);
  const passwords = visitor.locator('input[type="password"]');
  await passwords.first().waitFor();
  for (const input of await passwords.all()) await input.fill('a-new-password-1');
  await visitor.getByRole('button', { name: 'Save New Password' }).click();
  await visitor.waitForURL('**/login');
  await visitor.goto(`${service.url}/login`);
  await logIn(visitor, service, { ...service.member, password: 'a-new-password-1' });
});

test('a mail that the mail server refuses is failed, says why, and goes out when it is tried again', async ({
  page,
}) => {
  const smtp = await createEmulator();
  const sending = await startService({ env: { SMTP_URL: smtp.url } });
  try {
    smtp.refuse({ to: 'refused@example.com', how: 550, times: 1 });
    await logInByCall(page, sending, sending.admin);
    await page.goto(`${sending.url}/admin/mail`);
    await page.getByText('Mail is sent through the configured SMTP server').waitFor();
    const answer = await page.request.post(`${sending.url}/send-message`, {
      headers: { origin: sending.url },
      data: { toEmail: 'refused@example.com', subject: 'Third time lucky', messageBody: 'Hello' },
    });
    expect(answer.status()).toBe(200);
    await page.goto(`${sending.url}/admin/mail?status=failed`);
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('list', { name: 'Mails' }).or(page.getByText('No mail found')).waitFor();
          return button('Retry Third time lucky', page).count();
        },
        { timeout: 20_000 },
      )
      .toBe(1);
    expect(await page.getByRole('list', { name: 'Mails' }).textContent()).toMatch(/55\d|refus|reject/i);
    await button('Retry Third time lucky', page).click();
    await said('The mail is being sent again', page);
    await page.goto(`${sending.url}/admin/mail?search=lucky`);
    await page.getByRole('list', { name: 'Mails' }).getByText('Sent', { exact: true }).waitFor();
    expect(smtp.mails().map(({ subject }) => subject)).toContain('Third time lucky');
  } finally {
    await page.context().close();
    await sending.remove();
    await smtp.close();
  }
});

for (const width of [320, 1440]) {
  test(`accessible at ${width} px, without scrolling sideways: outbox, a mail, templates`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await logInByCall(page, service, service.admin);
    const check = () => expectAccessible(page);
    await page.goto(`${service.url}/admin/mail`);
    const mails = page.getByRole('list', { name: 'Mails' });
    await mails.waitFor();
    await page.getByText('No mail server is set up').waitFor();
    await check();
    await mails.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Attempts').waitFor();
    await check();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.get('mail')).toBeNull();
    await page.goto(`${service.url}/admin/mail/templates`);
    await button('Edit Thank-you note', page).click();
    await page.frameLocator('iframe[title="Preview of the mail"]').getByText('Dear User,').waitFor();
    await check();
    expect(page.errors).toEqual([]);
  });
}
