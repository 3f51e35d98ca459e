import type { Page, Route } from '@playwright/test';
import { expect, test } from './browser.ts';
import { type Service, startService } from './service.ts';
import { alive, fillMessage } from './site-pages.ts';

// Every state of the public sections: slow, failed, empty; and what they do besides being read.

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

/** To the landing page without loading it again, so that the browser reads the sections. */
async function comeFromLogin(page: Page, before: () => Promise<void>): Promise<void> {
  await page.goto(`${service.url}/login`);
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await before();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${service.url}/`);
}

test('error: a message that does not arrive stays in the form', async ({ page }) => {
  await page.goto(service.url);
  await alive(page);
  const answers: Partial<Parameters<Route['fulfill']>[0]>[] = [
    { status: 500, json: {} },
    { status: 429, json: { message: 'Too many messages have been sent from your address.' } },
  ];
  await page.route('**/new-support-message', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.abort();
  });
  await fillMessage(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  for (const words of ['Failed to send message.', 'Too many messages have been sent', 'Failed to send message.']) {
    await send.click();
    await page.getByText(words).first().waitFor();
    await page.getByText(words).first().waitFor({ state: 'detached' });
    expect(await page.getByLabel('Message').inputValue()).toContain('two pixels');
  }
  expect(await send.isEnabled()).toBe(true);
});

test('error: each section says what is wrong and takes no other with it; Retry loads the page again', async ({
  page,
}) => {
  await comeFromLogin(page, async () => {
    for (const path of ['/api/banner-section', '/api/about-section', '/packages', '/api/testimonials'])
      await page.route(service.url + path, (route) => route.fulfill({ status: 500, body: 'oh' }));
    await page.route(`${service.url}/api/features-section`, (route) =>
      route.fulfill({ json: { success: false, message: 'The features rest' } }),
    );
    await page.route(`${service.url}/api/contact-page`, (route) => route.abort());
  });
  for (const text of ['Error Loading Banner', 'Error Loading Features', 'Error Loading About Section'])
    await page.getByText(text, { exact: true }).waitFor();
  expect(await page.getByText('HTTP error! Status: 500').count()).toBe(2);
  await page.getByText('The features rest').waitFor();
  await page.getByText('Failed to fetch packages').waitFor();
  await page.getByText('Failed to fetch testimonials').waitFor();
  await page.getByText('Error loading contact information: Network error or server not responding').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await page.getByText('Explore Our Features').waitFor();
  await page.getByText('Error Loading Banner').waitFor({ state: 'detached' });
});

test('slow sections say that they are loading', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await comeFromLogin(page, async () => {
    for (const path of ['/api/features-section', '/api/contact-page', '/packages'])
      await page.route(service.url + path, async (route) => {
        await go.promise;
        await route.continue();
      });
  });
  await page.getByText('Loading contact information...').waitFor();
  expect(await page.getByText('Loading...', { exact: true }).count()).toBe(2);
  go.resolve();
  await page.getByText('Explore Our Features').waitFor();
  await page.getByText('Best Choice').waitFor();
  await page.getByRole('button', { name: 'Send Message' }).waitFor();
});

test('a section that comes late is alive too; a link to it leads there, whatever else comes meanwhile', async ({
  page,
}) => {
  const [go, above] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.goto(`${service.url}/login`);
  await page.waitForLoadState('networkidle');
  for (const [path, { promise }] of [['/api/testimonials', go] as const, ['/api/features-section', above] as const])
    await page.route(service.url + path, async (route) => {
      await promise;
      await route.continue();
    });
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click();
  await page.getByText('What We Do', { exact: true }).waitFor();
  await page.evaluate(() => document.addEventListener('scroll', () => Object.assign(window, { moving: true })));
  go.resolve();
  await page.waitForFunction(() => 'moving' in window);
  above.resolve();
  await page.getByText('Explore Our Features').waitFor();
  await page.locator('#testimonial-sec[data-alive]').waitFor();
  await page.waitForFunction(
    () => Math.abs(document.querySelector('#testimonial-sec')?.getBoundingClientRect().top ?? 999) < 100,
  );
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('testimonial-sec');
});

test('words longer than a phone is wide go on in the next line', async ({ page }) => {
  const word = 'W'.repeat(300);
  const answer = (data: unknown) => (route: Route) => route.fulfill({ json: { success: true, data } });
  const entry = { _id: '1', isActive: true, icon: '', link: '', category: '', order: 0 };
  await comeFromLogin(page, async () => {
    await page.route(
      `${service.url}/api/banner-section`,
      answer({ isActive: true, highlightText: word, mainTitle: word, subTitle: word, description: word }),
    );
    await page.route(`${service.url}/api/features-section`, answer([{ ...entry, title: word, description: word }]));
    await page.route(
      `${service.url}/api/testimonials`,
      answer([{ ...entry, quote: word, authorName: word, authorTitle: word, authorImage: '' }]),
    );
  });
  await page.getByText('Explore Our Features').waitFor();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const selector of ['.banner h1', '.banner p', '.part-number ~ *', '.reviews-row li'])
      for (const box of await page.locator(selector).all()) {
        const wide = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(wide, selector).toBeLessThanOrEqual(1);
      }
  }
});

test('nothing to show: no package is said, the rest is hidden', async ({ page }) => {
  await comeFromLogin(page, async () => {
    await page.route(`${service.url}/packages`, (route) => route.fulfill({ json: [] }));
    await page.route(`${service.url}/api/banner-section`, (route) =>
      route.fulfill({ json: { success: true, data: null } }),
    );
    await page.route(`${service.url}/api/contact-page`, (route) =>
      route.fulfill({ json: { success: true, data: null } }),
    );
    await page.route(`${service.url}/api/features-section`, (route) =>
      route.fulfill({ json: { success: true, data: [] } }),
    );
  });
  await page.getByText('No packages available. Please add packages to display.').waitFor();
  await page.getByText('No contact information available.').waitFor();
  expect(await page.getByText('Explore Our Features').count()).toBe(0);
  expect(await page.locator('.banner').count()).toBe(0);
});

const reviewsAt = (page: Page) =>
  page.locator('.reviews-row > ul').evaluate((list) => Math.round(list.getBoundingClientRect().x));

/** Waits until the carousel has turned on. */
async function turned(page: Page, from?: number): Promise<void> {
  await page.waitForFunction(
    (x) => Math.round(document.querySelector('.reviews-row > ul')?.getBoundingClientRect().x ?? x) !== x,
    from ?? (await reviewsAt(page)),
  );
}

test('the carousel runs, holds while somebody is there, pauses, and turns by keyboard', async ({ page }) => {
  await page.goto(service.url);
  await alive(page);
  await turned(page);
  await page.getByRole('button', { name: 'Pause reviews' }).click();
  await page.getByRole('button', { name: 'Play reviews' }).waitFor();
  await page.mouse.move(0, 0);
  await page.locator('.reviews-row').focus();
  await page.waitForTimeout(1000);
  const resting = await reviewsAt(page);
  await page.waitForTimeout(3500);
  expect(await reviewsAt(page)).toBe(resting);
  await page.keyboard.press('ArrowRight');
  await turned(page, resting);
});

test('the carousel runs on after a link has led to it, after a click on its arrows, and when Play is pressed', async ({
  page,
}) => {
  await page.goto(service.url);
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'testimonial-sec');
  await turned(page);
  await page.getByRole('button', { name: 'Next review' }).click();
  await page.waitForTimeout(1000);
  await turned(page);
  await page.getByRole('button', { name: 'Pause reviews' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pause reviews' }).waitFor();
  await page.waitForTimeout(1000);
  await turned(page);
});

test('a picture that cannot be loaded gives its place to another', async ({ page }) => {
  await page.route('**/site/about-1.webp', (route) => route.fulfill({ status: 404 }));
  await page.goto(service.url);
  await page.locator('#about-sec img').scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    (document.querySelector('#about-sec img') as HTMLImageElement).currentSrc.endsWith('/site/placeholder.webp'),
  );
});
