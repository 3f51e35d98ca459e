import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, isAlive, logIn, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

const soon = { timeout: 15_000 };

// What stands around every public page: header, account menu, side menu, scrolling, and the session through all of it.

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

const banner = (page: Page) => page.getByRole('banner');
const keysOf = (page: Page) => page.evaluate(() => Object.keys(window.localStorage));

test('login, the way home, the account menu, logout: the header always says who is there', async ({ page }) => {
  await page.goto(service.url);
  await banner(page).getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email Address').fill(service.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(service.admin.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/user/dashboard');

  await page.getByRole('link', { name: 'Facsimile' }).first().click();
  await page.waitForURL(`${service.url}/`);
  expect(await banner(page).getByRole('link', { name: 'Login' }).count()).toBe(0);
  const button = banner(page).locator('[aria-controls=account-menu]');
  await button.click();
  const menu = page.locator('#account-menu');
  await menu.getByText('Admin', { exact: true }).first().waitFor();
  await menu.getByText('Credits').waitFor();
  expect(await menu.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/user/dashboard');
  expect(await menu.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin/dashboard');
  expect(await keysOf(page)).toEqual(expect.arrayContaining(['navbar-auth-state', 'navbar-user-data']));

  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement), soon).toBe(true);
  await button.click();
  await page.mouse.click(400, 500);
  await menu.waitFor({ state: 'detached' });

  await button.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await banner(page).getByRole('link', { name: 'Login' }).waitFor();
  // Nothing of the user; the page that was gone to has kept its footer, which is everybody's.
  expect((await keysOf(page)).filter((key) => key !== 'navbar-footer-data')).toEqual([]);
  await page.goto(`${service.url}/user/dashboard`);
  await page.waitForURL('**/login');
  expect(page.errors).toEqual([]);
});

test('a member sees the way to their own area only; another tab hears the logout', async ({ page }) => {
  await logIn(page, service, service.member);
  const other = await page.context().newPage();
  await other.goto(service.url);
  await banner(other).locator('[aria-controls=account-menu]').click();
  await other.locator('#account-menu').getByText('Member', { exact: true }).waitFor();
  await other.locator('#account-menu').getByText('Credits').waitFor();
  expect(await other.locator('#account-menu').getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'Profile Settings',
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${service.url}/`);
  await banner(page).getByRole('link', { name: 'Login' }).waitFor();
  await banner(other).getByRole('link', { name: 'Login' }).waitFor();
});

test('on a phone the links stand in a side menu that the keyboard can open and leave', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`${service.url}/login`);
  await isAlive(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  expect(await menu.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
    'Home',
    'About',
    'Pricing',
    'Testimonials',
    'Templates',
  ]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement), soon).toBe(true);

  await opener.click();
  await menu.getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${service.url}/`);
  await menu.waitFor({ state: 'hidden' });
});

test('the header stays one unbroken line at every width, whoever looks at it', async ({ page }) => {
  const look = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    return banner(page).evaluate((header) => {
      const boxes = [...header.querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      const overlaps = boxes.some((box, at) => at > 0 && box.left < boxes[at - 1]!.right);
      const tall = boxes.some((box) => box.height > 48 || box.right > innerWidth);
      return { overlaps, tall, scrolls: document.documentElement.scrollWidth > innerWidth };
    });
  };
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await logInByCall(page, service, service.member);
    await page.goto(`${service.url}/items`);
    if (isSignedIn) await banner(page).locator('[aria-controls=account-menu]').waitFor();
    for (const width of [320, 375, 480, 640, 767, 768, 800, 900, 1023, 1024, 1280, 1440])
      expect({ width, isSignedIn, ...(await look(width)) }).toMatchObject({
        overlaps: false,
        tall: false,
        scrolls: false,
      });
  }
});

test('templates and the profile are found from the header and from the menu of the user area', async ({ page }) => {
  await page.goto(service.url);
  await banner(page).getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();

  await logIn(page, service, service.member);
  const menu = page.getByRole('navigation', { name: 'User area' });
  await menu.getByRole('link', { name: /Profile Settings/ }).click();
  await page.waitForURL('**/user/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile Settings' }).waitFor();
  await page.getByRole('region', { name: 'Personal Information' }).waitFor();
  expect(await menu.locator('[aria-current=page]').allTextContents()).toEqual([
    expect.stringContaining('Profile Settings'),
  ]);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Templates' }).click();
  await page.waitForURL('**/items');

  await page.goto(`${service.url}/update-profile`);
  await page.getByRole('region', { name: 'Personal Information' }).waitFor();
  for (const part of ['banner', 'contentinfo'] as const) expect(await page.getByRole(part).count()).toBe(1);
  expect(await menu.count()).toBe(0);
  expect(page.errors).toEqual([]);
});

test('a new page begins at its top; Back leads to the old position', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto(service.url);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
  await link.waitFor();
  const bottom = await page.evaluate(() => {
    window.scrollTo({ top: 600, behavior: 'instant' });
    return window.scrollY;
  });
  expect(bottom).toBeGreaterThan(100);
  await page.waitForTimeout(100);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL('**/contact');
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForURL(`${service.url}/`);
  await page.waitForFunction((top) => window.scrollY === top, bottom);
  await page.goForward();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  expect(page.errors).toEqual([]);
});
