import type { Locator, Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../scripts/testing/chromium-flags.ts';
import { goTo, openWorkbench, preview, tab } from './at-workbench.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// The tools of the workbench stay where they are, show what they say, and never take the page away from whoever uses them.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ converts: true });
});
test.afterAll(async () => {
  await service.remove();
});

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Workbench' });
const compare = (page: Page) => page.getByLabel('Compare', { exact: true });
const boxOf = async (place: Locator) => (await place.boundingBox())!;
const scrolled = (page: Page) => page.evaluate(() => [window.scrollX, window.scrollY]);

test('one line of tools at 1440 px, with changes and without; no way to compare moves a pane', async ({ page }) => {
  await openWorkbench(page, service);
  expect((await boxOf(toolbar(page))).height).toBeLessThan(60);
  const before = await boxOf(page.getByRole('region', { name: 'Live Preview' }));
  for (const way of ['Side by side', 'Onion skin', 'Swipe', 'Heat map', 'Blink', 'Live page']) {
    await compare(page).selectOption(way);
    expect(await boxOf(page.getByRole('region', { name: 'Live Preview' }))).toEqual(before);
  }
  await page.getByRole('textbox', { name: 'HTML code' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('<!-- mine -->');
  await page.getByRole('button', { name: 'Save version' }).waitFor();
  expect(await boxOf(page.getByRole('region', { name: 'Live Preview' }))).toEqual(before);
  expect(await scrolled(page)).toEqual([0, 0]);
});

test('the file in sight is copied, and the version leads to all versions', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page, service);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = toolbar(page).getByRole('button', { name: 'Copy', exact: true });
  await copy.click();
  await page.getByText('HTML code copied to clipboard!').waitFor();
  expect(await copied()).toMatch(/^<!doctype html>/i);
  await tab(page, 'React').click();
  await page.getByRole('combobox', { name: 'React file' }).waitFor();
  await copy.press('Enter');
  await page.getByText(/\.tsx copied to clipboard!$/).waitFor();
  expect(await copied()).toContain('export');

  const versions = toolbar(page).getByRole('button', { name: 'Versions: v1' });
  await versions.click();
  await expect(tab(page, 'Versions')).toHaveAttribute('aria-selected', 'true');
  await versions.press('Enter');
  await expect(tab(page, 'Versions')).toHaveAttribute('aria-selected', 'false');
  await expectAccessible(page);
  expect(page.errors).toEqual([]);
});

for (const width of [1440, 375])
  test(`the line of swipe is dragged on the picture at ${width} px, and moved by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openWorkbench(page, service);
    await compare(page).selectOption('Swipe');
    const line = page.getByRole('slider', { name: 'Design' });
    const percent = async () => Number(await line.getAttribute('aria-valuenow'));
    expect(await percent()).toBe(50);
    const { x, y, width: own } = await boxOf(line);
    const picture = await boxOf(preview(page).owner());
    await page.mouse.move(x + own / 2, y + 90);
    await page.mouse.down();
    await page.mouse.move(picture.x + picture.width / 4, y + 60, { steps: 4 });
    await page.mouse.up();
    expect(Math.abs((await percent()) - 25)).toBeLessThanOrEqual(1);
    const at = await percent();
    await line.press('ArrowRight');
    expect(await percent()).toBe(at + 1);
    await line.press('Home');
    expect(await percent()).toBe(0);
    await expectAccessible(page);
  });

test('a finger drags it, too', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
  const page = await context.newPage();
  await openWorkbench(page, service);
  await compare(page).selectOption('Swipe');
  const line = page.getByRole('slider', { name: 'Design' });
  const { x, y, width } = await boxOf(line);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at, y: y + 90 }],
    });
  await touch('touchStart', x + width / 2);
  for (const by of [20, 50, 80]) await touch('touchMove', x + width / 2 - by);
  await touch('touchEnd', 0);
  expect(Number(await line.getAttribute('aria-valuenow'))).toBeLessThan(35);
  await context.close();
});

test('the search leaves room for the code, and finds and replaces by keyboard', async ({ page }) => {
  await openWorkbench(page, service);
  const code = page.getByRole('textbox', { name: 'HTML code' });
  await code.focus();
  await page.keyboard.press('Control+f');
  const find = page.getByRole('textbox', { name: 'Find' });
  await expect(find).toBeFocused();
  const panel = await boxOf(page.locator('.cm-find'));
  expect(panel.height).toBeLessThanOrEqual(80);
  const names = ['Match case', 'Whole words', 'Regular expression', 'Previous', 'Next', 'Close the search'];
  for (const name of [...names, 'Replace', 'Replace all', 'Select all matches']) {
    const button = await boxOf(page.getByRole('button', { name, exact: true }));
    expect(button.x + button.width).toBeLessThanOrEqual(panel.x + panel.width);
  }
  await find.fill('BOOK A SEAT');
  await page.getByRole('textbox', { name: 'Replace' }).fill('Take a seat');
  await page.getByRole('button', { name: 'Match case' }).press('Enter');
  await page.getByRole('button', { name: 'Replace all' }).press('Enter');
  await expect(preview(page).getByText('Book a seat').first()).toBeVisible();
  await page.getByRole('button', { name: 'Match case' }).press(' ');
  await page.getByRole('button', { name: 'Replace all' }).press('Enter');
  await preview(page).getByText('Take a seat').first().waitFor();
  await find.press('Escape');
  await expect(find).toBeHidden();
  await expect(code).toBeFocused();
  await expectAccessible(page);
});

test('the last complete page stays while a tag is typed, and nothing scrolls but the code', async ({ page }) => {
  await openWorkbench(page, service);
  const seat = preview(page).getByText('Book a seat').first();
  const note = page.getByText(/^Line \d+ is not complete: this is the page before it\.$/);
  await goTo(page, '</body>', 'before');
  for (const key of '<h2 class="a') {
    await page.keyboard.type(key);
    // A frame shows what it is told a moment later.
    await page.waitForTimeout(40);
    await expect(seat).toBeVisible({ timeout: 1 });
  }
  await expect(note).toBeVisible();
  expect(await preview(page).locator('body').textContent()).not.toContain('<');
  // What is told about it at the foot of the code leaves the line in sight.
  const told = page.getByRole('button', { name: /: “<h2 class="a.*” is not complete\.$/ });
  await told.waitFor();
  await expect
    .poll(async () => {
      const cursor = await boxOf(page.locator('.cm-cursor-primary'));
      return cursor.y + cursor.height <= (await boxOf(told)).y;
    })
    .toBe(true);
  await page.keyboard.type('">Timetable');
  await preview(page).getByRole('heading', { name: 'Timetable' }).waitFor();
  await expect(note).toBeHidden();

  // A comment without its end would hide all that follows.
  await goTo(page, '<main', 'before');
  await page.keyboard.type('<!-- mine');
  await expect(note).toBeVisible();
  await expect(seat).toBeVisible();
  await page.keyboard.type(' -->');
  await expect(note).toBeHidden();
  await expect(seat).toBeVisible();
  expect(await scrolled(page)).toEqual([0, 0]);
});

test('Escape ends the selecting of elements wherever the focus is', async ({ page }) => {
  await openWorkbench(page, service);
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await select.click();
  await preview(page).getByText('Book a seat').first().click();
  const text = page.getByRole('region', { name: 'Element' }).getByLabel('Text', { exact: true });
  await text.focus();
  await page.keyboard.press('Escape');
  await expect(select).toHaveAttribute('aria-pressed', 'false');
  expect(await scrolled(page)).toEqual([0, 0]);

  await select.press('Enter');
  await page.keyboard.press('Escape');
  await expect(select).toHaveAttribute('aria-pressed', 'false');

  await select.click();
  await preview(page).getByText('Book a seat').first().click();
  await page.keyboard.press('Escape');
  await expect(select).toHaveAttribute('aria-pressed', 'false');
});

test('what the fields of an element say can be read at 1440 px', async ({ page }) => {
  await openWorkbench(page, service);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await preview(page).getByText('Book a seat').first().click();
  const element = page.getByRole('region', { name: 'Element' });
  await element.getByRole('group', { name: 'Spacing' }).waitFor();
  for (const title of ['Colour', 'Text', 'Spacing', 'Box'])
    await expect(element.getByRole('group', { name: title }).getByText(title, { exact: true })).toBeVisible();
  expect(await cutChoices(element)).toEqual([]);
  await expectAccessible(page);
});

/** What is chosen in selects, where it is wider than they are, or so nearly that its last letter loses its soft edge. */
const cutChoices = (within: Locator): Promise<string[]> =>
  within.locator('select:visible').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const style = getComputedStyle(select);
      const { fontWeight, fontSize, fontFamily } = style;
      const context = document.createElement('canvas').getContext('2d')!;
      // The shorthand of a computed style is empty where one of its parts cannot be written in it.
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const text = select.selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return context.measureText(text).width > room - 2 ? [text] : [];
    }),
  );

test('so can the filters of the history; a page that nobody opened says how it is measured', async ({ page }) => {
  const id = await openWorkbench(page, service);
  const headers = { origin: service.url };
  await page.request.post(`${service.url}/api/generations/${id}/versions`, { headers, data: { framework: 'custom' } });
  const conversions = page.getByRole('list', { name: 'Conversions', exact: true });
  for (const width of [1440, 1024, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${service.url}/user/history`);
    await conversions.getByText('Open to measure').waitFor();
    expect(await cutChoices(page.getByRole('main'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await conversions.getByRole('link').click();
  await page.getByRole('button', { name: /^Faithful \d/ }).waitFor({ timeout: 60_000 });
  await page.goto(`${service.url}/user/history`);
  await conversions.getByText(/^Faithful/).waitFor();
});

test('scrollbars that take room narrow neither the page nor what is fitted into a pane', async ({ browser }) => {
  const withScrollbars = await browser.browserType().launch({
    ...{ executablePath: process.env.CHROMIUM, args: CHROMIUM_FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] },
  });
  const page = await withScrollbars.newPage({ viewport: { width: 1440, height: 900 } });
  await openWorkbench(page, service);
  const html = preview(page).locator('html');
  await goTo(page, '</body>', 'before');
  await page.keyboard.type('<p class="h-[3000px]">Tall');
  await expect.poll(() => html.evaluate((root) => root.scrollHeight)).toBeGreaterThan(3000);
  expect(await html.evaluate((root) => window.innerWidth - root.clientWidth)).toBe(0);

  for (const way of ['Onion skin', 'Swipe', 'Heat map', 'Blink', 'Side by side']) {
    await compare(page).selectOption(way);
    for (const name of ['Preview stage', 'Design and heat map']) {
      const stage = page.getByRole('region', { name });
      await expect.poll(() => stage.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  }
  await withScrollbars.close();
});

test('side by side shows the whole width of both, four widths have all the room until it is taken back', async ({
  page,
}) => {
  await openWorkbench(page, service);
  const code = page.getByRole('region', { name: 'Generated Code' });
  await compare(page).selectOption('Side by side');
  const pane = await boxOf(page.getByRole('region', { name: 'Design and heat map' }));
  const shown = () => boxOf(page.getByRole('img', { name: 'Design of this conversion' }));
  await expect.poll(async () => (await shown()).x + (await shown()).width).toBeLessThanOrEqual(pane.x + pane.width);

  await page.getByRole('radio', { name: 'All widths' }).click();
  await expect(code).toBeHidden();
  for (const width of [320, 375, 768, 1280])
    await expect(page.locator(`iframe[title="The page at ${width} pixels"]`)).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('radio', { name: 'Desktop' }).click();
  await expect(code).toBeVisible();
  await page.getByRole('radio', { name: 'All widths' }).click();
  await page.getByRole('button', { name: 'Restore live preview' }).press('Enter');
  await expect(code).toBeVisible();
});

test('the rest of the form opens under its button, and closes for whoever goes elsewhere', async ({ page }) => {
  await openWorkbench(page, service);
  const more = page.getByRole('button', { name: 'More options' });
  const panel = page.getByText('Specific instructions (optional)');
  await more.press('Enter');
  await expect(panel).toBeVisible();
  const { x, width } = await boxOf(more);
  const field = await boxOf(page.getByLabel('Specific instructions'));
  expect(field.x).toBeLessThan(x + width);
  expect(field.x + field.width).toBeGreaterThan(x);
  await page.getByLabel('Specific instructions').press('Escape');
  await expect(panel).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await preview(page).locator('body').click();
  await expect(panel).toBeHidden();
  await more.press('Enter');
  await compare(page).focus();
  await expect(panel).toBeHidden();
});

test('an element low in the page stays in sight when the drawer comes up for it', async ({ page }) => {
  await openWorkbench(page, service);
  await tab(page, 'Element').click();
  await page.getByRole('button', { name: 'Select in the preview' }).press('Enter');
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  const last = preview(page).locator('body *:not(:has(*))').last();
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await last.click();
  await page.getByRole('region', { name: 'Element' }).waitFor();
  await expect
    .poll(() => last.evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight))
    .toBe(true);
});

test('a wheel with Ctrl zooms over the page, alone and compared; without it the page scrolls', async ({ page }) => {
  await openWorkbench(page, service);
  const zoom = page.getByRole('combobox', { name: 'Zoom' });
  const stage = page.getByRole('region', { name: 'Preview stage' });
  for (const way of ['Live page', 'Side by side', 'Swipe']) {
    await compare(page).selectOption(way);
    const { x, y, width } = await boxOf(stage);
    await page.mouse.move(x + width / 3, y + 100);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await expect(zoom).not.toHaveValue('fit');
    await page.mouse.wheel(0, 100);
    await expect(zoom).toHaveValue('fit');
    await page.keyboard.up('Control');
    await page.mouse.wheel(0, -100);
  }
  await expect(zoom).toHaveValue('fit');
});

test('the last undo keeps the focus', async ({ page }) => {
  await openWorkbench(page, service);
  await page.getByRole('textbox', { name: 'HTML code' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('<!-- mine -->');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.press('Enter');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save version' })).toBeEnabled();
});

test('on a phone another width is seen at once, from whichever tab', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openWorkbench(page, service);
  // It begins below the header and ends above the edge of the screen, with what lies over its foot.
  await compare(page).selectOption('Heat map');
  const legend = page.getByRole('list', { name: 'Colours of the heat map' });
  await expect(legend).toBeInViewport({ ratio: 1 });
  const lines = await legend
    .getByRole('listitem')
    .evaluateAll((items) => new Set(items.map((item) => (item as HTMLElement).offsetTop)).size);
  expect(lines).toBe(1);
  await tab(page, 'Generated Code').click();
  await page.getByRole('radio', { name: 'Mobile' }).click();
  await expect(tab(page, 'Live Preview')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Checks').click();
  await compare(page).selectOption('Swipe');
  await expect(page.getByRole('slider', { name: 'Design' })).toBeInViewport();
  // On the narrowest one nothing is cut off.
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of ['Select', 'Full screen'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test('two lines of tools on every phone; on the narrowest the menu has the rest, by keyboard', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWorkbench(page, service);
  for (const width of [375, 360, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await boxOf(toolbar(page))).height).toBeLessThan(104);
  }
  await expect(toolbar(page).getByRole('button', { name: 'Share' })).toHaveCount(0);
  const more = toolbar(page).getByRole('button', { name: 'More' });
  await more.press('Enter');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: /^Copy/ }).press('Enter');
  await page.getByText('HTML code copied to clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<!doctype html>/i);
  await more.press('Enter');
  await page.getByRole('menuitem', { name: /^Share/ }).press('Enter');
  await page.getByRole('dialog', { name: 'Share this page' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});
