import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { findViolations } from './axe.ts';
import { expect, logIn, logInByCall, openPage, test } from './browser.ts';
import { type Service, startService } from './service.ts';
import { alive, fillMessage } from './site-pages.ts';

// The public pages as a visitor meets them: read without scripts, written to, walked through, on a small phone.

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

test('without scripts all sections can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(service.url);
  for (const text of [
    'Popular Features',
    'Explore Our Features',
    'What We Do',
    'Pricing Plan',
    'Personalized Pricing Plans Suited to You.',
    'Best Choice',
    'Reviews for Our Satisfied Clients',
    'Send Message',
  ])
    expect(await page.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
  expect(await page.locator('#pricing-sec li.package').count()).toBe(3);
  expect(await page.getByRole('link', { name: 'Choose Plan' }).first().getAttribute('href')).toMatch(
    /^\/buy\/[\w-]{36}$/,
  );
  expect(await page.locator('.part-number').allTextContents()).toContain('01');
  expect(await page.getByRole('contentinfo').getByText('Menu').isVisible()).toBe(true);
  await context.close();
});

const sections = ['demo-sec', 'about-sec', 'pricing-sec', 'testimonial-sec', 'contact-sec'];

/** Says what a picture of the whole page, taken without scrolling, leaves blank. */
async function blankIn(page: Page): Promise<string[]> {
  const places = [...sections.map((id) => `#${id}`), '#about-sec img', '#testimonial-sec img', '#contact-sec img'];
  const boxes = await Promise.all(places.map((place) => page.locator(`${place}:visible`).first().boundingBox()));
  const picture = await page.screenshot({ fullPage: true });
  const blank: string[] = [];
  for (const [i, box] of boxes.entries()) {
    const { x, y, width, height } = box!;
    const [left, top, right, bottom] = [x, y, x + width, y + height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    const part = sharp(picture).extract({ left, top, width: right - left, height: bottom - top });
    if ((await sharp(await part.png().toBuffer()).stats()).channels.every(({ stdev }) => stdev < 3))
      blank.push(places[i]!);
  }
  return blank;
}

for (const javaScriptEnabled of [true, false]) {
  test(`a picture of the whole page shows every section, scripts: ${javaScriptEnabled}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    for (const [width, height] of [
      [1440, 900],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(service.url, { waitUntil: 'networkidle' });
      // Nobody scrolls and nobody looks twice: the first picture is the one.
      expect(await blankIn(page)).toEqual([]);
    }
    await context.close();
  });
}

test('on paper the page begins at the top and shows every section and every review', async ({ page }) => {
  await page.goto(service.url);
  await alive(page);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf, { mergePages: false });
  const words = text.map((one) => one.replaceAll(/\s+/g, ' '));
  expect(words[0]).toContain(await page.locator('h1 > span').textContent());
  const quotes = await page.locator('#testimonial-sec blockquote').allTextContents();
  expect(quotes.length).toBeGreaterThan(3);
  for (const said of ['What We Do', 'Explore Our Features', 'Personalized Pricing Plans', ...quotes])
    expect(words.join(' ')).toContain(said);
  expect(words.join(' ')).not.toContain('Send Message');
});

test('without scripts a message is sent all the same, and the page says so', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/contact']) {
    await page.goto(service.url + path);
    await fillMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    expect(await page.getByRole('status').textContent()).toBe('Message Sent Successfully!');
  }
  await context.close();
});

test('a visitor writes a message: it arrives as an open ticket of a user', async ({ browser, page }) => {
  await page.goto(service.url);
  await alive(page);
  await fillMessage(page);
  const sent = page.waitForRequest('**/new-support-message');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ticketStatus: 'open',
    ticketUserRole: 'user',
    phone: '+1 555 0199',
  });
  await page.getByText('Message Sent Successfully!').waitFor();
  expect(await page.getByLabel('Subject').inputValue()).toBe('');
  expect(page.errors).toEqual([]);

  const desk = await openPage(browser);
  await logIn(desk, service, service.admin);
  const tickets = await desk.evaluate(async () => (await fetch('/support-messages')).json());
  expect(tickets[0]).toMatchObject({
    ticketUserName: 'Ada Visitor',
    subject: 'A page came out wrong',
    ticketStatus: 'open',
    ticketUserRole: 'user',
  });
  await desk.context().close();
});

test('keyboard only: past the navigation, through every section, and a message is written', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(service.url);
  await alive(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#content');
  const passed: string[] = [];
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return { name: element.name, place: element.closest('section[id]')?.id ?? '' };
    });
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const { name, place } = await focused();
    if (place && !passed.includes(place)) passed.push(place);
    if (name === 'name') break;
  }
  expect(passed).toEqual(['demo-sec', 'about-sec', 'pricing-sec', 'testimonial-sec', 'contact-sec']);
  for (const text of ['Kay Board', 'kay@test.example', 'Without a mouse', '+1 555 0123', 'It works.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByText('Message Sent Successfully!').waitFor();
});

test('an empty field is named in words; people who are signed in find theirs filled in', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/contact`);
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('Email').inputValue()).toBe(service.member.email);
  expect(await page.getByLabel('Name').inputValue()).not.toBe('');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const words = await page
    .locator('#contact-sec [required]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).validationMessage));
  expect(words).toEqual([
    '',
    '',
    'Please enter your subjects',
    'Please enter your phone number',
    'Please enter your message',
  ]);
});

test('links lead on without loading the site anew; a plan asks for a sign-in and comes back', async ({ page }) => {
  await page.goto(service.url);
  await alive(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('section.about').count()).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/#pricing-sec');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  await page.getByRole('link', { name: 'Choose Plan' }).first().click();
  await page.waitForURL('**/login');
  await page.getByLabel('Email Address').fill(service.member.email);
  await page.getByLabel('Password', { exact: true }).fill(service.member.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/buy/**');
  await page.getByRole('heading', { name: 'Complete Your Order' }).waitFor();
});

test('items have a page each; a wrong slug leads to the right one, an unknown item is not found', async ({ page }) => {
  await page.goto(`${service.url}/items`);
  await page.locator('.item a').first().click();
  await page.waitForURL('**/premium/**');
  const address = page.url();
  await page.getByRole('link', { name: 'Buy' }).waitFor();
  await page.goto(address.replace(/premium\/[^/]+/, 'premium/something-else'));
  expect(page.url()).toBe(address);
  const missing = await page.goto(`${service.url}/premium/any/ABCD1234`);
  expect(missing?.status()).toBe(404);
  await page.getByText('Opos! Nothing Was Found').waitFor();
});

test('each page says what it is to search engines and in links', async () => {
  const { itemId, slug } = (await (await fetch(`${service.url}/api/items`)).json())[0];
  for (const path of ['/', '/about', '/contact', '/items', `/premium/${slug}/${itemId}`]) {
    const html = await (await fetch(service.url + path)).text();
    expect(html).toContain(`<link rel="canonical" href="${service.url}${path}"/>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toMatch(/property="og:image" content="http/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
  const home = await (await fetch(service.url)).text();
  expect(home.match(/"@type":"Offer"/g)).toHaveLength(3);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${colorScheme}`, async ({ browser }) => {
    const { itemId, slug } = (await (await fetch(`${service.url}/api/items`)).json())[0];
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of ['/', '/about', '/contact', '/items', `/premium/${slug}/${itemId}`, '/nothing']) {
      await page.goto(service.url + path, { waitUntil: 'networkidle' });
      // A section that the server had not ready in time is put in its place a moment later.
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await findViolations(page), path).toEqual([]);
    }
    await context.close();
  });
}

test('320 pixels are enough: no page scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/about', '/contact', '/items', '/nothing']) {
    await page.goto(service.url + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
