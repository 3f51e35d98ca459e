import type { Page } from '@playwright/test';
import { aDesign } from '#server/testing/pictures.ts';
import { findViolations } from './axe.ts';
import { closePages, expect, logInByCall, openPage, test, type WatchedPage } from './browser.ts';
import { type Service, startService } from './service.ts';

// An admin edits features, testimonials, footer, logo and contact page; a visitor sees each change at once.

let service: Service;
let admin: WatchedPage;
let visitor: Page;
test.beforeAll(async ({ browser }) => {
  service = await startService();
  [admin, visitor] = await Promise.all([openPage(browser), openPage(browser)]);
  await logInByCall(admin, service, service.admin);
});
test.afterAll(async ({ browser }) => {
  await closePages(browser);
  await service.remove();
});

const open = async (page: Page, tab: string, heading: string) => {
  await page.goto(`${service.url}/admin/settings/${tab}`);
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
};
const visit = (path = '/') => visitor.goto(service.url + path);
const button = (name: string, page: Page = admin) => page.getByRole('button', { name, exact: true });
const field = (name: string, page: Page = admin) => page.getByLabel(name, { exact: true });
const said = (text: string) => admin.getByText(text, { exact: true }).first().waitFor();
const preview = (page: Page = admin) => page.frameLocator('iframe[title="Live Preview"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('features: add with an icon class, edit, disable, delete after the question', async () => {
  await open(admin, 'features', 'Features Section Management');
  expect(await field('Order').inputValue()).toBe('6');
  expect(await field('Category').inputValue()).toBe('AI Features');
  await button('Add Feature').click();
  await said('Title is required');
  await said('Description is required');

  await field('Title').fill('Follow-ups in words');
  await field('Description').fill('Say what to change; the page changes.');
  await field('Icon image').fill('/somewhere.png');
  await admin.getByRole('radio', { name: 'Icon class' }).click();
  expect(await field('Icon class').last().inputValue()).toBe('');
  await preview().getByText('Follow-ups in words').waitFor();
  await button('Add Feature').click();
  await said('Feature added successfully!');
  await admin.getByRole('row', { name: /Follow-ups in words/ }).waitFor();
  await expect.poll(() => field('Title').inputValue()).toBe('');
  await expect.poll(() => field('Order').inputValue()).toBe('7');
  await visit();
  const card = visitor.getByRole('listitem').filter({ hasText: 'Follow-ups in words' });
  await card.waitFor();
  expect(await card.innerHTML()).toContain('/icons/memo-check.svg');

  await button('Edit Follow-ups in words').click();
  await field('Title').fill('Follow-ups');
  await field('Order').fill('0');
  await button('Update Feature').click();
  await said('Feature updated successfully!');
  await button('Disable Follow-ups').click();
  await said('Feature disabled successfully!');
  await visit();
  await visitor.getByText('Measured, not promised').waitFor();
  expect(await visitor.getByText('Follow-ups').count()).toBe(0);
  await button('Enable Follow-ups').click();
  await said('Feature enabled successfully!');

  await button('Delete Follow-ups').click();
  await said('Are you sure you want to delete this feature?');
  await button('Keep').click();
  await button('Delete Follow-ups').click();
  await button('Delete').click();
  await said('Feature deleted successfully!');
  await expect.poll(() => admin.getByRole('row', { name: /Follow-ups/ }).count()).toBe(0);
});

test('features: leaving, or editing another one, asks before something typed is lost', async () => {
  await open(admin, 'features', 'Features Section Management');
  await field('Title').fill('Half a thought');
  await admin.getByRole('link', { name: 'Footer Section' }).click();
  await said('You have unsaved changes');
  await button('Stay').click();
  await button('Edit Every screen').click();
  await button('Stay').click();
  expect(await field('Title').inputValue()).toBe('Half a thought');
  await button('Edit Every screen').click();
  await button('Discard and edit').click();
  expect(await field('Title').inputValue()).toBe('Every screen');
  await button('Cancel').click();
  expect(await field('Title').inputValue()).toBe('');
  await expect.poll(() => focused(admin)).toBe('Edit Every screen');
});

test('features, with the keyboard alone', async () => {
  await open(admin, 'features', 'Features Section Management');
  const keys = admin.keyboard;
  await field('Title').focus();
  await keys.type('By keyboard');
  await keys.press('Tab');
  await keys.type('Nothing was clicked.');
  // Icon type (one stop), icon image, upload, link, category, order.
  for (let n = 0; n < 6; n++) await keys.press('Tab');
  expect(await field('Order').evaluate((input) => input === document.activeElement)).toBe(true);
  await keys.press('Enter');
  await said('Feature added successfully!');
  await button('Delete By keyboard').waitFor();
  await expect.poll(() => field('Title').evaluate((input) => input === document.activeElement)).toBe(true);
  await button('Delete By keyboard').focus();
  await keys.press('Enter');
  await said('Are you sure you want to delete this feature?');
  await keys.press('Escape');
  await expect.poll(() => focused(admin)).toBe('Delete By keyboard');
  await keys.press('Enter');
  await keys.press('Tab');
  await keys.press('Enter');
  await said('Feature deleted successfully!');
});

test('a preview has the styles of the page, and does not wait for the network: no stylesheet is fetched twice', async () => {
  await open(admin, 'features', 'Features Section Management');
  await visit();
  const paddings = (page: Page | ReturnType<typeof preview>) =>
    page
      .locator('.parts > li')
      .first()
      .evaluate((part) => getComputedStyle(part).padding);
  expect(await paddings(preview())).toBe(await paddings(visitor));
  for (const [tab, heading] of [
    ['footer', 'Footer Management'],
    ['logo', 'Logo Editor'],
  ] as const) {
    await open(admin, 'contact', 'Contact Page Admin');
    await admin.route('**/*.css*', () => new Promise(() => {}));
    await admin.getByRole('navigation', { name: 'Settings' }).locator(`[href="/admin/settings/${tab}"]`).click();
    await admin.getByRole('heading', { name: heading }).waitFor();
    const sheet = preview().locator('.title-block');
    await sheet.waitFor();
    expect(await sheet.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
    await admin.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('testimonials: required fields, a long quote is shortened in the table and whole for visitors', async () => {
  await open(admin, 'testimonials', 'Testimonials');
  await button('Add Testimonial').click();
  await Promise.all(['Quote is required', 'Author name is required', 'Author title is required'].map(said));
  const quote = 'We rebuilt forty screens in a week and the designers found nothing to complain about.';
  await field('Quote').fill(quote);
  await field('Author name').fill('Mira Sample');
  await field('Author title').fill('Product owner');
  await preview().getByText(quote).waitFor();
  await button('Add Testimonial').click();
  await said('Testimonial created successfully!');
  await admin
    .getByRole('cell', { name: 'We rebuilt forty screens in a week and the designe...', exact: true })
    .waitFor();
  await expect.poll(() => field('Quote').inputValue()).toBe('');
  await visit();
  await visitor.getByText(quote).first().waitFor();

  const name = 'Mira Sample: We rebuilt forty screens in a week and the designe...';
  await button(`Edit ${name}`).click();
  await field('Active').click();
  await button('Update Testimonial').click();
  await said('Testimonial updated successfully!');
  await visit();
  await visitor.getByText('Front-end developer').first().waitFor();
  expect(await visitor.getByText('Mira Sample').count()).toBe(0);
  await button(`Enable ${name}`).click();
  await said('Testimonial enabled successfully!');
  await button(`Delete ${name}`).click();
  await said('Are you sure you want to delete this testimonial?');
  await button('Delete').click();
  await said('Testimonial deleted successfully!');
});

test('footer: rows are added, checked, moved and removed; reset asks', async () => {
  await open(admin, 'footer', 'Footer Management');
  await button('Add Quick Link').click();
  const row = admin.getByRole('group', { name: 'quick link 5' });
  await row.getByLabel('URL').fill('javascript:alert(1)');
  await button('Save').click();
  await said('Please enter a link text');
  await said('Please enter a link that begins with https://, mailto:, tel:, / or #');
  await row.getByLabel('Text').fill('Sign in');
  await row.getByLabel('URL').fill('/login');
  await button('Move quick link 5 up').click();
  expect(await focused(admin)).toBe('Move quick link 4 up');
  await button('Remove quick link 1').click();
  expect(await focused(admin)).toBe('Remove quick link 1');
  await field('Copyright text').fill('© Made by the test');
  await preview().getByText('© Made by the test').waitFor();
  await button('Save').click();
  await said('Footer updated successfully!');
  await visit();
  const footer = visitor.getByRole('contentinfo');
  await footer.getByText('© Made by the test').waitFor();
  const menu = footer.getByRole('navigation').getByRole('link');
  expect(await menu.allTextContents()).toEqual(['Pricing', 'Templates', 'Sign in', 'Contact']);

  await field('Active: visitors see the footer').click();
  await button('Save').click();
  await said('Inactive');
  await visit();
  expect(await footer.count()).toBe(0);
  await button('Reset to Default').click();
  await said('Are you sure you want to reset to default values?');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset to Default' }).click();
  await said('Footer reset to default successfully!');
  expect(await field('Copyright text').inputValue()).toContain('Drawn to scale');
  expect(await admin.getByRole('group', { name: /^quick link/ }).count()).toBe(4);
});

test('footer: two admins at once, nothing typed is lost', async ({ page: other }) => {
  await logInByCall(other, service, service.admin);
  await Promise.all([open(admin, 'footer', 'Footer Management'), open(other, 'footer', 'Footer Management')]);
  await field('Copyright text', other).fill('© The other admin');
  await button('Save', other).click();
  await other.getByText('Footer updated successfully!').waitFor();
  await button('Remove quick link 4').click();
  await button('Save').click();
  await said('Somebody else has saved this section in the meantime');
  await button('Keep editing').click();
  await expect.poll(() => field('Copyright text').inputValue()).toBe('© The other admin');
  expect(await admin.getByRole('group', { name: /^quick link/ }).count()).toBe(3);
  await button('Save').click();
  await said('Footer updated successfully!');
  await visit();
  expect(await visitor.getByRole('contentinfo').getByRole('navigation').getByRole('link').count()).toBe(3);
});

test('logo: asked for, uploaded, shown to visitors, and back to the drawn one', async () => {
  await open(admin, 'logo', 'Logo Editor');
  for (const nothing of ['', '   ']) {
    await field('Logo URL').fill(nothing);
    await button('Update Logo').click();
    await said('Please enter a logo URL');
  }
  const picture = admin.getByLabel('Logo URL: choose a file');
  await picture.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await admin.getByText('Please enter a logo URL').waitFor({ state: 'detached' });
  expect(await field('Logo URL').getAttribute('aria-invalid')).toBe('true');
  await field('Logo URL').fill('/no-such-picture.png');
  await said('This image could not be loaded');
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await aDesign() };
  await picture.setInputFiles(file);
  await said('Image uploaded successfully!');
  const size = await admin.getByRole('img', { name: 'Preview' }).boundingBox();
  expect(size && size.width <= 200 && size.height <= 80).toBe(true);
  await button('Update Logo').click();
  await said('Logo updated successfully!');
  const url = await field('Logo URL').inputValue();
  await visit();
  const logo = visitor.getByRole('contentinfo').locator(`img[src="${url}"]`);
  await logo.waitFor();
  await visitor.route(`**${url}`, (route) => route.abort());
  await visit();
  await visitor.getByRole('banner').getByText('Facsimile', { exact: true }).first().waitFor();
  await visitor.unroute(`**${url}`);
  await button('Use Our Own Logo').click();
  await expect.poll(() => field('Logo URL').inputValue()).toBe('');
  await visit();
  expect(await logo.count()).toBe(0);
});

test('contact page: title required, an entry is added, alerts say what happened, reset asks', async () => {
  await open(admin, 'contact', 'Contact Page Admin');
  await field('Title').fill(' ');
  await button('Save Changes').click();
  await said('Title is required');
  await field('Title').fill('Say hello');
  await button('Add Contact Info').click();
  const entry = admin.getByRole('group', { name: 'contact info 3' });
  expect(await entry.getByLabel('Type').inputValue()).toBe('phone');
  expect(await entry.getByLabel('Icon class').inputValue()).toBe('fa-solid fa-phone');
  await entry.getByLabel('Value').fill('+44 20 7946 0000');
  await button('Save Changes').click();
  await said('Contact page updated successfully!');
  await visit('/contact');
  await visitor.getByText('Say hello').first().waitFor();
  await visitor.getByRole('link', { name: '+44 20 7946 0000' }).waitFor();

  await admin.route('**/api/contact-page', (route) => route.abort());
  await field('Title').fill('Not to be saved');
  await button('Save Changes').click();
  await said('Error updating contact page');
  await admin.unroute('**/api/contact-page');

  await button('Reset to Default').click();
  await said('Are you sure you want to reset to default values?');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Reset to Default' }).click();
  await said('Contact page reset to default successfully!');
  expect(await field('Title').inputValue()).toBe('Contact Us');
});

test('a section that cannot be read says so, and Retry loads the page again', async () => {
  await admin.route('**/api/testimonials', (route) => route.fulfill({ status: 500, json: {} }));
  await admin.goto(`${service.url}/admin/settings/testimonials`);
  await said('Failed to fetch testimonials');
  await admin.unroute('**/api/testimonials');
  await button('Retry').click();
  await admin.getByRole('row', { name: /Front-end developer/ }).waitFor();
});

const tabs = [
  ['features', 'Features Section Management'],
  ['testimonials', 'Testimonials'],
  ['footer', 'Footer Management'],
  ['logo', 'Logo Editor'],
  ['contact', 'Contact Page Admin'],
] as const;

for (const [tab, heading] of tabs) {
  test(`${tab}: axe finds nothing, and 320 px are enough`, async () => {
    await admin.setViewportSize({ width: 1440, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      // Opened in its colours: while they change, they are neither.
      await admin.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(admin, tab, heading);
      await preview().locator('body > div').waitFor();
      expect(await findViolations(admin)).toEqual([]);
    }
    await admin.setViewportSize({ width: 320, height: 700 });
    await open(admin, tab, heading);
    const { scrollWidth, clientWidth } = await admin.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}
