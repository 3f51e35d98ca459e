import type { Page } from '@playwright/test';
import { goTo, idOf, openWorkbench, preview, tab, typeTitle } from './at-workbench.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// The screen after a result: design, preview and code beside one another, compared, changed by hand, checked and saved.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ converts: true });
});
test.afterAll(async () => {
  await service.remove();
});

/** Whether anything on the page in the preview has this colour. */
const shows = (page: Page, color: string) =>
  preview(page)
    .locator('body')
    .evaluate(
      (body, wanted) =>
        [body, ...body.querySelectorAll('*')].some((element) => {
          const { color: own, backgroundColor } = getComputedStyle(element);
          return own === wanted || backgroundColor === wanted;
        }),
      color,
    );

test('everything is in view at 1440 × 900; panes fold, grow and are resized by keyboard', async ({ page }) => {
  await openWorkbench(page, service);
  const bottom = await page
    .getByRole('region', { name: 'Workbench' })
    .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
  expect(bottom).toBeLessThanOrEqual(900);
  for (const name of ['Design', 'Live Preview', 'Generated Code'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();

  await page.getByRole('button', { name: 'Collapse design' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Design', exact: true })).toBeHidden();
  // The keyboard goes on at the button that has come in place of the one that was pressed.
  await expect(page.getByRole('button', { name: 'Open design' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Design', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse design' })).toBeFocused();
  const widthOf = async () => (await page.getByRole('region', { name: 'Live Preview' }).boundingBox())!.width;
  const before = await widthOf();
  // One after the other is folded but for the last, and opened again as it was.
  for (const name of ['design', 'live preview']) await page.getByRole('button', { name: `Collapse ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Generated Code', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collapse generated code' })).toHaveCount(0);
  for (const name of ['design', 'live preview']) {
    await page.getByRole('button', { name: `Open ${name}` }).press('Enter');
    await expect(page.getByRole('button', { name: `Collapse ${name}` })).toBeFocused();
  }
  await expect.poll(async () => Math.abs((await widthOf()) - before)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Maximise generated code' }).click();
  await expect(page.getByRole('heading', { name: 'Live Preview' })).toBeHidden();
  await page.getByRole('button', { name: 'Restore generated code' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Live Preview' })).toBeVisible();
  // All stand as they stood.
  await expect.poll(async () => Math.abs((await widthOf()) - before)).toBeLessThan(2);

  await page.getByRole('separator', { name: 'Width of live preview' }).press('ArrowLeft');
  await expect.poll(widthOf).toBeGreaterThan(before);
  expect(page.errors).toEqual([]);
  await expectAccessible(page);
});

test('compared in every way; a difference leads to its place', async ({ page }) => {
  await openWorkbench(page, service);
  for (const way of ['Side by side', 'Onion skin', 'Swipe', 'Heat map', 'Blink']) {
    await page.getByLabel('Compare').selectOption(way);
    await preview(page).getByText('Book a seat').first().waitFor();
    if (way === 'Onion skin') await page.getByRole('slider', { name: 'Design' }).press('End');
  }
  await page.getByLabel('Compare').selectOption('Side by side');
  // Zoomed in, both show the same place.
  await page.getByLabel('Zoom').selectOption('200 %');
  const stages = ['Preview stage', 'Design and heat map'].map((name) => page.getByRole('region', { name }));
  await stages[0]!.evaluate((stage) => stage.scrollTo(120, 60));
  await expect
    .poll(() => stages[1]!.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]))
    .toEqual([120, 60]);

  await page.getByRole('radio', { name: 'All widths' }).click();
  for (const width of [320, 375, 768, 1280])
    await page.frameLocator(`iframe[title="The page at ${width} pixels"]`).getByText('Book a seat').first().waitFor();
  await page.getByRole('radio', { name: 'Mobile' }).click();
  await preview(page).getByText('Book a seat').first().waitFor();
  await page.getByRole('separator', { name: 'Width of the page' }).press('ArrowRight');
  await expect(page.getByLabel('Width in pixels')).toHaveValue('385');
  expect(page.errors).toEqual([]);
});

test('how the page is looked at is in the address: it is there after a reload, and nobody is asked for it', async ({
  page,
}) => {
  await openWorkbench(page, service);
  await page.getByLabel('Compare').selectOption('Swipe');
  await page.getByLabel('Zoom').selectOption('50 %');
  await tab(page, 'Checks').click();
  await page.waitForURL(/compare=swipe/);
  await page.reload();
  await expect(page.getByLabel('Compare')).toHaveValue('swipe');
  await expect(page.getByLabel('Zoom')).toHaveValue('0.5');
  await expect(tab(page, 'Checks')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Checks' })).toBeInViewport();

  // With something unsaved as well.
  await page.getByRole('textbox', { name: 'HTML code' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('<!-- mine -->');
  await page.getByRole('radio', { name: 'Mobile' }).click();
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  await page.waitForURL(/width=375/);
  await expect.poll(() => new URL(page.url()).searchParams.has('drawer')).toBe(false);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Maximise live preview' }).click();
  await page.waitForURL(/pane=preview/);
  await page.reload();
  await expect(page.getByLabel('Width in pixels')).toHaveValue('375');
  await page.getByRole('button', { name: 'Restore live preview' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Generated Code', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'All widths' }).click();
  await page.waitForURL(/widths=all/);
  await page.reload();
  await page.locator('iframe[title="The page at 320 pixels"]').waitFor();
  await expect(page.getByRole('radio', { name: 'All widths' })).toBeChecked();
  expect(page.errors).toEqual([]);
});

test('so is what is seen of the design, the file of the code, and that the design is being corrected', async ({
  page,
}) => {
  await openWorkbench(page, service);
  await tab(page, 'React').click();
  await page.getByRole('button', { name: 'Heat map', exact: true }).click();
  await page.getByLabel('Compare').selectOption('Onion skin');
  await page.getByRole('slider', { name: 'Design' }).fill('20');
  await page.waitForURL((url) => ['file', 'heat', 'share'].every((name) => url.searchParams.has(name)));
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Design' })).toHaveValue('20');
  await expect(page.getByRole('button', { name: 'Heat map', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, 'React')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Correct', exact: true }).press('Enter');
  await page.waitForURL(/correct=on/);
  await page.reload();
  await page.getByLabel('Place').waitFor();
  await expect(page.getByRole('heading', { name: 'Generated Code', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Correct', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Generated Code', exact: true })).toBeVisible();
  // A tab that this page does not have.
  await page.waitForURL((url) => !url.searchParams.has('correct'));
  await page.goto(page.url().replace('file=React', 'file=CSS'));
  await expect(tab(page, 'HTML')).toHaveAttribute('aria-selected', 'true');
  expect(page.errors).toEqual([]);
});

test('an element is chosen and changed, code is typed, one undo goes through both, and it is saved as a version', async ({
  page,
}) => {
  const made = await openWorkbench(page, service);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await preview(page).getByText('Book a seat').first().click();
  const element = page.getByRole('region', { name: 'Element' });
  await element.getByLabel('Text', { exact: true }).fill('Reserve now');
  await preview(page).getByText('Reserve now').first().waitFor();
  const code = page.getByRole('textbox', { name: 'HTML code' });
  await expect(code.locator('.cm-shown').first()).toBeVisible();

  await code.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('<!-- mine -->');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await preview(page).getByText('Book a seat').first().waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await preview(page).getByText('Reserve now').first().waitFor();

  // Whoever leaves is asked, and nothing is lost.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  // Before the page is written in another framework, not when there is a version of it already.
  await page.getByLabel('Framework').selectOption('bootstrap');
  await page.getByRole('button', { name: 'Convert again as Bootstrap' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await (await page.request.get(`${service.url}/api/generations/${made}/versions`)).json()).toHaveLength(1);
  await page.getByLabel('Framework').selectOption('tailwind');
  await code.click();
  await page.keyboard.press('Control+s');
  await page.getByText('Saved as a new version.').waitFor();
  expect(idOf(page)).not.toBe(made);
  await tab(page, 'Versions').click();
  await page.getByText('Version 2 from 1').waitFor();
  await page.getByRole('button', { name: 'Compare code' }).click();
  await page.getByRole('region', { name: 'HTML, line by line' }).getByText('Reserve now').first().waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await preview(page).getByText('Reserve now').first().waitFor();
  // The components have it as well.
  await tab(page, 'Vue').click();
  await page.getByLabel('Vue file').selectOption('components/HeroSection.vue');
  await expect(page.getByRole('textbox', { name: 'components/HeroSection.vue' })).toContainText('Reserve now');
  expect(page.errors).toEqual([]);
});

test('two windows change one page: both are kept', async ({ page }) => {
  const made = await openWorkbench(page, service);
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [window, text] of [
    [page, 'First window'],
    [other, 'Second window'],
  ] as const) {
    await window.getByRole('textbox', { name: 'HTML code' }).click();
    await window.keyboard.press('Control+End');
    await window.keyboard.type(`<!-- ${text} -->`);
  }
  await page.keyboard.press('Control+s');
  await page
    .getByText(/^Saved as a/)
    .first()
    .waitFor();
  await other.keyboard.press('Control+s');
  await other.getByText('Saved as a version of its own.').waitFor();
  const versions = await (await page.request.get(`${service.url}/api/generations/${made}/versions`)).json();
  const edited = versions.filter(
    ({ edited, parentId }: { edited: boolean; parentId: string }) => edited && parentId === made,
  );
  expect(edited.length).toBeGreaterThanOrEqual(2);
});

test('text that is pale and too wide is found in the page as it is shown, and mended', async ({ page }) => {
  await openWorkbench(page, service);
  await tab(page, 'Checks').click();
  const checks = page.getByRole('region', { name: 'Checks' });
  await goTo(page, '</body>', 'before');
  await page.keyboard.type('<p class="w-[2000px] bg-white text-gray-300">Pale and wide');
  const pale = preview(page).getByText('Pale and wide');
  const shown = () =>
    pale.evaluate((element) => ({ color: getComputedStyle(element).color, width: element.clientWidth }));
  const { color: before } = await shown();

  const readable = checks.getByRole('button', { name: /^Fix: Use / });
  await readable.press('Enter', { timeout: 30_000 });
  await expect.poll(async () => (await shown()).color).not.toBe(before);
  await expect(checks.getByRole('status')).toHaveText(/to mend\.$/, { timeout: 30_000 });
  const shrink = checks.getByRole('button', { name: 'Fix: Let it shrink' });
  await shrink.first().press('Enter', { timeout: 30_000 });
  await expect.poll(async () => (await shown()).width).toBeLessThan(2000);
  await expect(checks.getByText('All text stands out from its ground.')).toBeVisible({ timeout: 30_000 });
  await expect(checks.getByText('Nothing reaches over the edge at 320, 768 and 1280 px.')).toBeVisible();
  expect(page.errors).toEqual([]);
});

test('checks say what is wrong, and a fix mends it; a token changes the page everywhere', async ({ page }) => {
  await openWorkbench(page, service);
  await tab(page, 'Checks').click();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toHaveText(/to mend\.$|^Nothing to mend\.$/, { timeout: 30_000 });
  await typeTitle(page, 'Another title');
  await checks.getByText('The page has more than one h1: only its title is one.').waitFor();
  await checks.getByRole('button', { name: 'Fix: Make it an h2' }).press('Enter');
  await preview(page).getByRole('heading', { level: 2, name: 'Another title' }).waitFor();
  await expect(checks.getByText('The page has more than one h1: only its title is one.')).toBeHidden();

  await tab(page, 'Design system').click();
  await page.getByRole('region', { name: 'Palette' }).locator('input[type="color"]').first().fill('#00aa55');
  await expect.poll(() => shows(page, 'rgb(0, 170, 85)')).toBe(true);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => shows(page, 'rgb(0, 170, 85)')).toBe(false);
  expect(page.errors).toEqual([]);
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the workbench is a row of tabs, by keyboard', async ({ page }) => {
    await openWorkbench(page, service);
    await preview(page).getByText('Book a seat').first().waitFor();
    await tab(page, 'Live Preview').focus();
    for (const name of ['Design', 'Generated Code', 'Differences', 'Checks', 'Element', 'Design system', 'Versions']) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, name)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
    // The one in sight is there after a reload.
    for (const name of ['Versions', 'Design']) {
      await tab(page, name).press('Enter');
      await page.waitForURL(name === 'Versions' ? /drawer=versions/ : /pane=design/);
      await page.reload();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
    expect(page.errors).toEqual([]);
  });

  test('compared, typed, changed, checked and saved, by keyboard', async ({ page }) => {
    await openWorkbench(page, service);
    await page.getByLabel('Compare').focus();
    await page.keyboard.type('Swipe');
    await page.getByRole('slider', { name: 'Design' }).press('End');
    await expect(page.getByRole('slider', { name: 'Design' })).toHaveAttribute('aria-valuenow', '100');

    await tab(page, 'Generated Code').press('Enter');
    await typeTitle(page, 'Another title');
    // The cursor stands in it.
    await tab(page, 'Element').press('Enter');
    await expect(page.getByRole('region', { name: 'Element' }).getByText(/^[1-9]\d* × [1-9]\d* px$/)).toBeVisible();
    const text = page.getByRole('region', { name: 'Element' }).getByLabel('Text', { exact: true });
    await expect(text).toHaveValue('Another title');
    await text.press('Control+a');
    await page.keyboard.type('Timetable');
    await page.keyboard.press('Tab');

    await tab(page, 'Checks').press('Enter');
    await page.getByRole('button', { name: 'Fix: Make it an h2' }).press('Enter');
    await tab(page, 'Live Preview').press('Enter');
    await preview(page).getByRole('heading', { level: 2, name: 'Timetable' }).waitFor();
    await tab(page, 'Generated Code').press('Enter');
    await page.getByRole('textbox', { name: 'HTML code' }).press('Control+s');
    await page.getByText(/^Saved as a/).waitFor();
    await expectAccessible(page);
    expect(page.errors).toEqual([]);
  });
});
