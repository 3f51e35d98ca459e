import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aDesign, draw } from '#server/testing/pictures.ts';
import { expect, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// What a member meets around a conversion: the picture stays, other frameworks are free, the list goes on to its end, and
// files that are no designs are refused when they are chosen.

let service: Service;
let design: { name: string; mimeType: string; buffer: Buffer };
test.beforeAll(async () => {
  [service, design] = await Promise.all([
    startService({ converts: true }),
    aDesign().then((buffer) => ({ name: 'harbour.png', mimeType: 'image/png', buffer })),
  ]);
});
test.afterAll(async () => {
  await service.remove();
});

async function openGenerator(page: Page, query = ''): Promise<void> {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code${query}`);
  await page.getByText(/^Credits: /).waitFor();
}

const creditsOn = async (page: Page) => Number(/\d+/.exec((await page.getByText(/^Credits: /).textContent())!)![0]);
/** Opens a tab of the workbench's drawer. */
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const idOf = (page: Page) => new URL(page.url()).searchParams.get('generation')!;

async function convert(page: Page, framework = 'tailwind'): Promise<void> {
  await page.getByLabel('UI/UX image').setInputFiles(design);
  await page.getByLabel('Framework').selectOption(framework);
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
}

test('after a result the picture stays, and another framework is a free version, also after a reload', async ({
  page,
}) => {
  await openGenerator(page);
  await convert(page);
  const [first, credits] = [idOf(page), await creditsOn(page)];
  await page.getByAltText('Design of this conversion').waitFor();
  const again = page.getByRole('button', { name: /^Convert again as/ });
  expect(await again.isDisabled()).toBe(true);
  await page.getByText(/^This is the page in Tailwind CSS, \w+\. Another framework or mode is free\.$/).waitFor();

  await page.getByLabel('Framework').selectOption('bootstrap');
  await page.getByText('Free: the built-in engine writes it').waitFor();
  // By keyboard, as whoever has just chosen in the list would.
  await again.press('Enter');
  await page.getByText(/^Here it is in Bootstrap, \w+\. No credit was used\.$/).waitFor();
  const bootstrap = idOf(page);
  expect(bootstrap).not.toBe(first);
  await openTab(page, 'Versions');
  await page.getByText('Version 2 from 1').waitFor();

  await page.reload();
  await page.getByLabel('Framework').selectOption('custom');
  await again.click();
  await page.getByText(/^Here it is in Custom CSS, \w+\. No credit was used\.$/).waitFor();
  await page.getByRole('tab', { name: 'CSS', exact: true }).waitFor();

  await page.getByLabel('Framework').selectOption('bootstrap');
  await again.click();
  await expect.poll(() => idOf(page)).toBe(bootstrap);
  await page.getByLabel('Framework').selectOption('tailwind');
  await again.click();
  await expect.poll(() => idOf(page)).toBe(first);
  await openTab(page, 'Versions');
  await expect(page.getByText(/^Version \d/)).toHaveCount(3);
  expect(await creditsOn(page)).toBe(credits);
  expect(page.errors).toEqual([]);
});

test('however tall the picture, the button and what it begins are in sight; the keyboard goes on in the result', async ({
  page,
}) => {
  const buffer = await sharp(design.buffer).extend({ bottom: 1600, background: '#ffffff' }).png().toBuffer();
  await openGenerator(page);
  await page.getByLabel('UI/UX image').setInputFiles({ ...design, name: 'tall.png', buffer });
  await page.getByRole('img', { name: 'Chosen design' }).waitFor();
  const generate = page.getByRole('button', { name: 'Generate HTML Code' });
  await expect(generate).toBeInViewport({ ratio: 1 });
  await generate.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Workbench' })).toBeFocused();
});

test('clean or exact: both are scored, and switching is a free version', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('radio', { name: 'Clean', exact: true }).check();
  await convert(page);
  const [clean, credits] = [idOf(page), await creditsOn(page)];
  await openTab(page, 'Differences');
  const panel = page.getByRole('region', { name: 'Fidelity', exact: true });
  const scoreOf = (mode: string) => panel.getByRole('radio', { name: new RegExp(`^${mode} \\d+\\.\\d$`) });
  await scoreOf('Clean').waitFor({ timeout: 60_000 });
  await scoreOf('Exact').waitFor({ timeout: 60_000 });
  expect(await scoreOf('Clean').getAttribute('aria-checked')).toBe('true');

  await scoreOf('Exact').click();
  await page.getByText('Here it is in Tailwind CSS, Exact. No credit was used.').waitFor();
  expect(idOf(page)).not.toBe(clean);
  await expect.poll(() => scoreOf('Exact').getAttribute('aria-checked'), { timeout: 60_000 }).toBe('true');
  await scoreOf('Clean').waitFor({ timeout: 60_000 });
  await openTab(page, 'Versions');
  await page.getByText('Version 2 from 1').waitFor();

  // The form leads back as well: what is there is not written twice.
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('exact');
  await page.getByLabel('Code', { exact: true }).selectOption('clean');
  await page.getByRole('button', { name: /^Convert again as/ }).click();
  await expect.poll(() => idOf(page)).toBe(clean);
  await expect(page.getByText(/^Version \d/)).toHaveCount(2);
  expect(await creditsOn(page)).toBe(credits);
  expect(page.errors).toEqual([]);
});

test('a picture for phones comes along: one page, one credit, measured at both widths', async ({ page }) => {
  await openGenerator(page);
  const credits = await creditsOn(page);
  await page.getByLabel('UI/UX image').setInputFiles(design);
  const phone = await draw(
    375,
    360,
    [
      { x: 0, y: 0, width: 375, height: 56, color: '#14324a' },
      { x: 16, y: 240, width: 343, height: 44, color: '#c2410c' },
    ],
    [
      { text: 'Harbour tours', x: 16, y: 18, size: 18, color: '#ffffff' },
      { text: 'See the city from the water', x: 16, y: 86, size: 22, color: '#14324a', weight: 'bold' },
      { text: 'Every boat leaves on the hour from the old pier.', x: 16, y: 138, size: 14, color: '#444444' },
      { text: 'Book a seat', x: 140, y: 255, size: 16, color: '#ffffff' },
    ],
  );
  await page.getByLabel('Phone').setInputFiles({ name: 'phone.png', mimeType: 'image/png', buffer: phone });
  await page.getByRole('button', { name: 'Generate HTML Code' }).click();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  await openTab(page, 'Differences');
  const widths = page.getByRole('region', { name: 'Fidelity', exact: true }).getByLabel('At each width');
  await expect(widths).toHaveText(/Desktop\s*\d+\.\d\s*Phone\s*\d+\.\d/, { timeout: 60_000 });
  expect(await creditsOn(page)).toBe(credits - 1);
  await page.getByRole('radio', { name: 'Mobile' }).click();
  await page.frameLocator('iframe[title^="Live preview"]').getByText('See the city from the water').first().waitFor();
  expect(page.errors).toEqual([]);
});

test('a picture of which nothing is stored is converted again for a credit, said before it is pressed', async ({
  page,
}) => {
  await openGenerator(page);
  const cancelled = await orderAndCancel(page);
  await page.goto(`${service.url}/user/generate-code?generation=${cancelled}`);
  await page.getByText('1 credit. The picture is here already: nothing has to be uploaded.').waitFor();
  const credits = await creditsOn(page);
  await page.getByRole('button', { name: 'Convert again as Tailwind CSS' }).click();
  await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  expect(idOf(page)).not.toBe(cancelled);
  expect(await creditsOn(page)).toBe(credits - 1);
  expect(page.errors).toEqual([]);
});

async function orderAndCancel(page: Page): Promise<string> {
  const headers = { origin: service.url };
  const multipart = { image: { ...design }, engine: 'built-in' };
  const ordered = await page.request.post(`${service.url}/api/generations`, { headers, multipart });
  const { _id } = await ordered.json();
  await page.request.post(`${service.url}/api/generations/${_id}/cancel`, { headers });
  return _id;
}

test('the list goes on to the very first conversion', async ({ page }) => {
  await openGenerator(page);
  for (let made = 0; made < 9; made++) await orderAndCancel(page);
  const total = Number((await page.request.get(`${service.url}/api/generations?limit=1`)).headers()['x-total-count']);
  expect(total).toBeGreaterThan(8);
  await page.reload();
  const list = page.getByRole('region', { name: 'Recent conversions' });
  const more = list.getByRole('button', { name: 'Show more' });
  await list.getByText(`8 of ${total}`).waitFor();
  for (let shown = 8; shown < total; shown += 8) {
    await more.press('Enter');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(Math.min(total, shown + 8));
    // Reading goes on with the first that has come.
    await expect
      .poll(() =>
        list
          .getByRole('listitem')
          .nth(shown)
          .getByRole('link')
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true);
  }
  expect(await more.count()).toBe(0);
  expect(page.errors).toEqual([]);
});

for (const how of ['chosen', 'dropped', 'pasted'] as const) {
  test(`a text called .png is refused when it is ${how}`, async ({ page }) => {
    await openGenerator(page);
    if (how === 'chosen') {
      const text = { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('only text') };
      await page.getByLabel('UI/UX image').setInputFiles(text);
    } else
      await page.evaluate((event) => {
        const clipboard = new DataTransfer();
        clipboard.items.add(new File(['only text'], 'note.png', { type: 'image/png' }));
        window.dispatchEvent(
          event === 'dropped'
            ? new DragEvent('drop', { dataTransfer: clipboard })
            : new ClipboardEvent('paste', { clipboardData: clipboard }),
        );
      }, how);
    await page.getByRole('alert').filter({ hasText: 'This file is not a picture that can be read.' }).waitFor();
    expect(await page.getByAltText('Chosen design').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Generate HTML Code' }).isDisabled()).toBe(true);
    expect(page.errors).toEqual([]);
  });
}

test('what is too small, empty or torn is refused when it is chosen, and a faint design is not', async ({ page }) => {
  await openGenerator(page);
  const white = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } }).png();
  // Of another colour only where the last strip of pixels begins.
  const dot = { input: await white(1, 1).negate().toBuffer(), left: 0, top: 512 };
  const files: [Buffer, string][] = [
    [await white(1, 1).toBuffer(), 'smaller than 64 pixels'],
    [await white(900, 700).toBuffer(), 'one flat colour'],
    [await white(900, 700).webp().toBuffer(), 'one flat colour'],
    [design.buffer.subarray(0, 60), 'damaged'],
  ];
  for (const [buffer, text] of files) {
    await page.getByLabel('UI/UX image').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    expect(await page.getByAltText('Chosen design').count()).toBe(0);
  }
  const faint = await white(300, 600).composite([dot]).png().toBuffer();
  await page.getByLabel('UI/UX image').setInputFiles({ name: 'faint.png', mimeType: 'image/png', buffer: faint });
  await page.getByAltText('Chosen design').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

for (const framework of ['tailwind', 'bootstrap']) {
  test(`no page in ${framework} is ever shown without its styles`, async ({ page }) => {
    await openGenerator(page);
    await page.context().addInitScript(watchBareFrames);
    await page.reload();
    await convert(page, framework);
    await page.getByRole('button', { name: /^Faithful \d/ }).waitFor();
    // What is out of sight is not drawn, and counts nothing; a frame that has just been added has no address yet.
    expect((await watchedIn(page)).bare).toBe(0);
    await page.reload();
    await page.frameLocator('iframe[title^="Live preview"]').getByText('See the city from the water').first().waitFor();
    await page.waitForTimeout(1000);
    const { drawn, bare } = await watchedIn(page);
    expect(drawn).toBeGreaterThan(0);
    expect(bare).toBe(0);
  });
}

type Watched = { watched: { drawn: number; bare: number } };

/** What was counted in the frame that is in sight. */
async function watchedIn(page: Page): Promise<Watched['watched']> {
  const element = await page.locator('iframe[title^="Live preview"]').elementHandle();
  const frame = (await element!.contentFrame())!;
  return frame.evaluate(() => (window as unknown as Watched).watched);
}

/** Runs in preview frames: counts what is drawn, and what of it has the browser's own margin around the page. */
function watchBareFrames(): void {
  if (location.pathname !== '/preview') return;
  const watched = { drawn: 0, bare: 0 };
  const look = () => {
    const inSight = getComputedStyle(document.documentElement).visibility === 'visible';
    if (inSight && document.body?.children.length > 0) {
      watched.drawn++;
      if (getComputedStyle(document.body).marginTop !== '0px') watched.bare++;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { watched });
}
