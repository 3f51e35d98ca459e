import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createAuthenticatorApp } from '#server/testing/authenticator-app.ts';
import { findViolations } from './axe.ts';
import { closePages, expect, logIn, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { linkInMail } from './outbox.ts';
import { type Service, startService } from './service.ts';

// The life of an account, from registering to leaving. The tests go on from one another.

test.describe.configure({ mode: 'serial' });

let service: Service;
let page: WatchedPage;
const account = { email: 'ada@journey.example', password: 'drafting-table-1' };
let recoveryCodes: string[] = [];
let app: ReturnType<typeof createAuthenticatorApp>;

test.beforeAll(async ({ browser }) => {
  service = await startService({ env: { AUTH_ATTEMPTS_PER_MINUTE: '200' } });
  page = await openPage(browser);
  // Colours are looked at, not the way to them.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const part = (name: string) => page.getByRole('region', { name, exact: true });
const says = (text: string) => page.getByText(text).first().waitFor();
const passwordIn = (place: Page | ReturnType<typeof part>) => place.getByLabel('Password', { exact: true });

async function logOut(): Promise<void> {
  await page.goto(`${service.url}/user/dashboard`);
  await button('Logout').click();
  await page.waitForURL(`${service.url}/`);
}

async function enter({ email, password }: typeof account): Promise<void> {
  await page.goto(`${service.url}/login`);
  await page.getByLabel('Email Address').fill(email);
  await passwordIn(page).fill(password);
  await button('Login').click();
}

async function openProfile(): Promise<void> {
  await page.goto(`${service.url}/update-profile`);
  await part('Personal Information').waitFor();
}

test('register; what is wrong is said; the new account is signed in', async () => {
  await page.goto(`${service.url}/register`);
  await page.getByLabel('Full Name').fill('Ada Draws');
  await page.getByLabel('Email Address').fill(account.email);
  await passwordIn(page).fill('12345');
  await page.getByLabel('Confirm Password').fill('12345');
  await button('Register').click();
  await says('Password must be at least 6 characters');
  await passwordIn(page).fill(account.password);
  await says('Passwords do not match');
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByLabel('I agree to the terms of use').check();
  for (const field of ['Password', 'Confirm Password']) await page.getByLabel(field, { exact: true }).fill('Password1');
  await button('Register').click();
  await says('Password is too weak. Please use a stronger password.');
  await says('Too many people use this password. Please choose another one.');
  page.errors.length = 0;
  for (const field of ['Password', 'Confirm Password'])
    await page.getByLabel(field, { exact: true }).fill(account.password);
  await button('Register').click();
  await page.waitForURL('**/user/dashboard');
  await says('Welcome, Ada Draws!');
  await page.goto(`${service.url}/login`);
  await page.waitForURL('**/user/dashboard');
  await logOut();
});

test('the login tells an unknown address from a wrong password, and leads back to where one came from', async () => {
  await enter({ ...account, email: 'nobody@journey.example' });
  await says('No account found with this email address.');
  await enter({ ...account, password: 'wrong' });
  await says('Incorrect password. Please try again.');
  await page.goto(`${service.url}/update-profile`);
  await page.waitForURL('**/login');
  await page.getByLabel('Email Address').fill(account.email);
  await passwordIn(page).fill(account.password);
  await button('Login').click();
  await page.waitForURL('**/update-profile');
  await logOut();
});

test('logging out leads home, and nothing that the page was still asking for is refused', async ({ page: other }) => {
  await logIn(other, service, service.member);
  const signedOut = Promise.withResolvers<void>();
  const refused: string[] = [];
  const givenUp: string[] = [];
  other.on('response', (response) => {
    if (response.url().endsWith('/sign-out')) signedOut.resolve();
    if (response.status() === 401) refused.push(response.url());
  });
  other.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
  // A call that is on its way, an event that has just come, and a next page that takes its time.
  await other.route('**/api/credit-entries?*', (route) =>
    signedOut.promise.then(() => route.continue()).catch(() => undefined),
  );
  await other.route('**/demo/demo.json', async (route) => {
    await other.waitForTimeout(500);
    await route.continue();
  });
  const asking = other.waitForRequest('**/api/credit-entries?*');
  const listening = other.waitForResponse('**/api/support-events');
  await other.goto(`${service.url}/user/dashboard`);
  await Promise.all([asking, listening]);
  await other.getByRole('button', { name: 'Logout', exact: true }).click();
  await other.waitForURL(`${service.url}/`);
  await other.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(other.url()).toBe(`${service.url}/`);
  expect(givenUp).toContain('/api/credit-entries');
  expect([refused, other.errors]).toEqual([[], []]);
});

test('a forgotten password is chosen anew through a mail, once', async () => {
  await page.goto(`${service.url}/forgot-password`);
  await button('Send Reset Link').click();
  await says('Please enter your email address.');
  await page.getByLabel('Email Address').fill('nobody@journey.example');
  await button('Send Reset Link').click();
  await says('No user found with this email address.');
  await page.getByLabel('Email Address').fill(account.email);
  await button('Send Reset Link').click();
  await says('Password Reset Email Sent!');
  await says(account.email);
  const link = await linkInMail(service, account.email, '/reset-password');
  account.password = 'drafting-table-2';
  for (const expected of ['Your password has been changed.', 'This link has expired or has already been used.']) {
    await page.goto(link);
    await passwordIn(page).fill(account.password);
    await page.getByLabel('Confirm Password').fill(account.password);
    await button('Save New Password').click();
    await says(expected);
  }
  await page.getByRole('link', { name: 'Request a New Link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('the profile: a photo of 2 MB at most, fields, and the header follows at once', async () => {
  page.errors.length = 0;
  await logInByCall(page, service, account);
  await openProfile();
  expect(await page.getByRole('textbox', { name: 'Email' }).getAttribute('readonly')).not.toBeNull();
  await says('Email address cannot be changed');
  const chooser = page.getByLabel('Photo: choose a file');
  await chooser.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_097_153) });
  await says('File size exceeds 2 MB. Please upload a smaller image.');
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await says('Please choose an image file.');
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1446d6' } })
    .png()
    .toBuffer();
  await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await says('Image uploaded successfully!');
  const preview = page.getByRole('img', { name: 'Your profile' });
  expect(await preview.boundingBox()).toMatchObject({ width: 150, height: 150 });

  await page.getByRole('link', { name: 'Home' }).first().click();
  const guard = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
  await guard.getByRole('button', { name: 'Stay' }).click();
  await guard.waitFor({ state: 'detached' });
  await page.getByLabel('Full Name').fill('Ada Drafts');
  await page.getByLabel('About Me').fill('I draw pages.');
  await page.getByLabel('City').fill('London');
  await button('Save Changes').click();
  await says('Profile updated successfully!');
  const header = page.getByRole('banner').locator('[aria-controls=account-menu]');
  await header.getByText('Ada Drafts').waitFor();
  expect(await header.locator('img').getAttribute('src')).toMatch(/^\/images\//);
  await openProfile();
  expect(await page.getByLabel('City').inputValue()).toBe('London');
  await button('Remove Photo').click();
  await button('Save Changes').click();
  await page.getByRole('img', { name: 'No profile photo' }).waitFor();
  await header.locator('img').waitFor({ state: 'detached' });
  expect(page.errors).toEqual([]);
});

test('mails that one can do without are switched off; the reset link has proven the address', async () => {
  await part('Email').getByText('Verified', { exact: true }).waitFor();
  await page.getByLabel('Tell me when one of my tickets is answered').click();
  await openProfile();
  const wish = page.getByLabel('Tell me when one of my tickets is answered');
  expect(await wish.getAttribute('aria-checked')).toBe('false');
});

test('a profile that cannot be read or saved says so, and can be tried again', async () => {
  await page.route('**/users?userEmail=*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${service.url}/update-profile`);
  await page.getByRole('alert').getByText('Failed to load user data').waitFor();
  await page.unroute('**/users?userEmail=*');
  await button('Retry').click();
  await part('Personal Information').waitFor();
  await page.getByLabel('Full Name').fill(' ');
  await button('Save Changes').click();
  await says('Please enter a name');
  await page.getByLabel('Full Name').fill('Ada Drafts');
  await page.getByLabel('City').fill('Lisbon');
  await page.route('**/update-user-profile/*', (route) => route.abort());
  await button('Save Changes').click();
  await says('An error occurred while updating your profile.');
  await page.unroute('**/update-user-profile/*');
  await page.getByLabel('City').fill('London');
  await page.getByText('You have unsaved changes.').waitFor({ state: 'detached' });
  page.errors.length = 0;
});

test('two-factor sign-in is set up with a code, and asked for from then on', async () => {
  await part('Two-factor sign-in').getByRole('button', { name: 'Set Up' }).click();
  const dialog = page.getByRole('dialog');
  await passwordIn(dialog).fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await says('Incorrect password. Please try again.');
  await passwordIn(dialog).fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  app = createAuthenticatorApp((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Verify and Switch On' }).click();
  await says('This code is not correct. Please try again.');
  await dialog.getByLabel('Code from the app').fill(await app.nextCode());
  await dialog.getByRole('button', { name: 'Verify and Switch On' }).click();
  await dialog.getByText('Keep them somewhere safe').waitFor();
  recoveryCodes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click();
  await part('Two-factor sign-in').getByText('On', { exact: true }).waitFor();
  await logOut();

  await enter(account);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await button('Verify').click();
  await says('This code is not correct. Please try again.');
  await page.getByLabel('Code', { exact: true }).fill(await app.nextCode());
  await button('Verify').click();
  await page.waitForURL('**/user/dashboard');
  await logOut();
});

test('a recovery code opens the account once; a trusted device is not asked again', async () => {
  for (const works of [true, false]) {
    await enter(account);
    await button('Use a recovery code').click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
    if (works) await page.getByLabel('Trust this device for 30 days').check();
    await button('Verify').click();
    if (!works) break;
    await page.waitForURL('**/user/dashboard');
    await logOut();
    await enter(account);
    await page.waitForURL('**/user/dashboard');
    await logOut();
    await page.context().clearCookies();
  }
  await says('This recovery code is not correct, or has already been used.');
  await button('Use the authenticator app').click();
  await page.getByLabel('Code', { exact: true }).fill(await app.nextCode());
  await button('Verify').click();
  await page.waitForURL('**/user/dashboard');
});

test('a passkey is added, renamed, opens the account, and is removed', async () => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await openProfile();
  await page.getByLabel('Name of the new passkey').fill('Laptop');
  await button('Add a Passkey').click();
  await part('Passkeys').getByText('Laptop', { exact: true }).waitFor();
  await button('Rename Laptop').click();
  await page.getByLabel('New name of Laptop').fill('Work laptop');
  await part('Passkeys').getByRole('button', { name: 'Save' }).click();
  await part('Passkeys').getByText('Work laptop', { exact: true }).waitFor();
  // Only after the click: else the authenticator answers the quiet request of the e-mail field, which the click gives up.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await logOut();
  const challenges = '**/passkey/generate-authenticate-options';
  const quiet = page.waitForResponse(challenges);
  await page.goto(`${service.url}/login`);
  await quiet;
  // And before the browser asks it: what it was asked while nobody was there, it never answers.
  await page.route(challenges, async (route) => {
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
    await route.continue();
  });
  await button('Sign in with a passkey').click();
  await page.waitForURL('**/user/dashboard');
  await page.unroute(challenges);
  await openProfile();
  await button('Remove Work laptop').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await says('You have no passkeys yet.');
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});

test('sessions elsewhere are seen and ended; a new password ends them too', async ({ page: elsewhere }) => {
  await elsewhere.goto(`${service.url}/login`);
  await elsewhere.getByLabel('Email Address').fill(account.email);
  await passwordIn(elsewhere).fill(account.password);
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click();
  await elsewhere.getByLabel('Code', { exact: true }).fill(await app.nextCode());
  await elsewhere.getByRole('button', { name: 'Verify' }).click();
  await elsewhere.waitForURL('**/user/dashboard');
  await openProfile();
  await part('Sessions').getByText('This device').waitFor();
  await button('Sign Out Everywhere Else').click();
  await says('You are signed in here only.');
  await elsewhere.goto(`${service.url}/user/dashboard`);
  await elsewhere.waitForURL('**/login');
  await elsewhere.context().close();

  await page.getByLabel('Current Password').fill('wrong');
  await page.getByLabel('New Password', { exact: true }).fill('drafting-table-3');
  await page.getByLabel('Confirm New Password').fill('drafting-table-3');
  await button('Change Password').click();
  await says('Incorrect password. Please try again.');
  await page.getByLabel('Current Password').fill(account.password);
  await button('Change Password').click();
  await says('Your password has been changed.');
  account.password = 'drafting-table-3';
});

test('one takes one’s data along and leaves', async () => {
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export My Data' }).click();
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(kept.profile).toMatchObject({ email: account.email, name: 'Ada Drafts', city: 'London' });
  await button('Delete My Account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await passwordIn(dialog).fill('wrong');
  await dialog.getByRole('button', { name: 'Delete My Account for Good' }).click();
  await dialog.getByText('Incorrect password. Please try again.').waitFor();
  await passwordIn(dialog).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete My Account for Good' }).click();
  await page.waitForURL(`${service.url}/`);
  await says('Your account has been deleted.');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await enter(account);
  await says('No account found with this email address.');
});

test('keyboard and assistive technology: the sign-in pages and the account settings, 320 px wide', async ({
  page: narrow,
}) => {
  await narrow.setViewportSize({ width: 320, height: 800 });
  await narrow.emulateMedia({ reducedMotion: 'reduce' });
  const tooWide = () => narrow.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/verify-email?verified=true']) {
    await narrow.goto(service.url + path);
    expect(await findViolations(narrow), path).toEqual([]);
    expect(await tooWide(), path).toBe(false);
  }
  await narrow.goto(`${service.url}/login`);
  await narrow.getByLabel('Email Address').focus();
  await narrow.keyboard.type(service.admin.email);
  await narrow.keyboard.press('Tab');
  await narrow.keyboard.press('Tab');
  await narrow.keyboard.type(service.admin.password);
  await narrow.keyboard.press('Enter');
  await narrow.waitForURL('**/user/dashboard');
  await narrow.goto(`${service.url}/admin/settings`);
  await narrow.waitForURL('**/admin/settings/account');
  await narrow.getByRole('heading', { name: 'Account Settings' }).waitFor();
  await narrow.getByText('This device').waitFor();
  expect(await findViolations(narrow)).toEqual([]);
  expect(await tooWide()).toBe(false);
  expect(narrow.errors).toEqual([]);
});

test('a login sent before the scripts have arrived is sent once they have; a refused one keeps what was typed', async ({
  browser,
}) => {
  const early = await openPage(browser);
  let scripts = Promise.withResolvers<void>();
  await early.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const send = async (password: string) => {
    scripts = Promise.withResolvers();
    await early.goto(`${service.url}/login`, { waitUntil: 'commit' });
    await early.getByLabel('Email Address').fill(service.member.email);
    await passwordIn(early).fill(password);
    await early.keyboard.press('Enter');
    scripts.resolve();
  };
  await send('not-the-password');
  await early.getByRole('alert').filter({ hasText: 'Incorrect password' }).waitFor();
  await expect(early.getByLabel('Email Address')).toHaveValue(service.member.email);
  await send(service.member.password);
  await early.waitForURL('**/user/dashboard');
});
