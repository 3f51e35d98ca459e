import type { Page } from '@playwright/test';
import { idOf, openWorkbench, preview, tab } from './at-workbench.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// The page is changed in its React and Vue components: the preview follows, and a version keeps them as they were written.

let service: Service;
test.beforeAll(async () => {
  service = await startService({ converts: true });
});
test.afterAll(async () => {
  await service.remove();
});

/** Opens the file of components that says so, and puts the cursor behind it. */
async function goToWords(page: Page, kind: 'React' | 'Vue', words: string): Promise<void> {
  const files = page.getByLabel(`${kind} file`);
  await files.waitFor();
  for (const name of await files.getByRole('option').allTextContents()) {
    await files.selectOption(name);
    const editor = page.getByRole('textbox', { name, exact: true });
    await editor.focus();
    await page.keyboard.press('Control+f');
    await page.getByRole('textbox', { name: 'Find' }).fill(words);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    if ((await page.evaluate(() => getSelection()?.toString())) !== words) continue;
    await page.keyboard.press('ArrowRight');
    return;
  }
  throw new Error(`No component says “${words}”`);
}

for (const width of [1440, 375])
  test(`React is typed at ${width} px: the preview follows, undo goes back, a fault is told, a version keeps it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 812 });
    const made = await openWorkbench(page, service);
    if (width === 375) await tab(page, 'Generated Code').click();
    await tab(page, 'React').click();
    await goToWords(page, 'React', 'Book a seat');
    await page.keyboard.type(' today');
    if (width === 375) await tab(page, 'Live Preview').press('Enter');
    await preview(page).getByText('Book a seat today').first().waitFor();
    if (width === 375) await tab(page, 'Generated Code').press('Enter');
    await tab(page, 'HTML').click();
    await page.getByRole('textbox', { name: 'HTML code' }).focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).press('Enter');

    await tab(page, 'React').click();
    await goToWords(page, 'React', 'Book a seat today');
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('<');
    await page.getByRole('button', { name: /^Line \d+ of .*\.tsx: / }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await page.getByRole('alertdialog').getByText('The page is the last one that could be drawn.').waitFor();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Go to line/ })
      .press('Enter');
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: /^Line \d+ of .*\.tsx: / })).toBeHidden();
    // At once: the page is drawn first.
    await goToWords(page, 'React', 'Book a seat today');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved as a (new version|version of its own)/).waitFor();
    expect(idOf(page)).not.toBe(made);
    // What is looked at goes with the version.
    await page.waitForURL(/file=React/);
    await page.reload();
    if (width === 375) await tab(page, 'Live Preview').click();
    await preview(page).getByText('Book a seat today!').first().waitFor();
    if (width === 375) await tab(page, 'Generated Code').click();
    await goToWords(page, 'React', 'Book a seat today!');
    expect(page.errors).toEqual([]);
  });

test('Vue is typed and formatted; what is changed in the page is in both from then on', async ({ page }) => {
  await openWorkbench(page, service);
  await tab(page, 'Vue').click();
  await goToWords(page, 'Vue', 'Book a seat');
  await page.keyboard.type(' in Vue');
  await preview(page).getByText('Book a seat in Vue').first().waitFor();
  await page.getByRole('tabpanel', { name: 'Vue' }).getByRole('button', { name: 'Format' }).click();
  await tab(page, 'React').click();
  await goToWords(page, 'React', 'Book a seat in Vue');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await preview(page).getByText('Book a seat in Vue').first().click();
  await page.getByRole('region', { name: 'Element' }).getByLabel('Text', { exact: true }).fill('Chosen');
  await tab(page, 'Vue').click();
  await page.getByText(/^Written anew, because the page was changed/).waitFor();
  await goToWords(page, 'Vue', 'Chosen');
  expect(page.errors).toEqual([]);
});

test('what is typed can reach nothing of the service', async ({ page }) => {
  await openWorkbench(page, service);
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));
  await tab(page, 'React').click();
  const files = page.getByLabel('React file');
  await files.selectOption('Page.tsx');
  await page.getByRole('textbox', { name: 'Page.tsx', exact: true }).focus();
  await page.keyboard.press('Control+a');
  const tries = [
    'const tried: string[] = [typeof document, typeof localStorage];',
    "try { const call = new XMLHttpRequest(); call.open('GET', '/api/reached', false); call.send(); tried.push('sent'); } catch { tried.push('refused'); }",
    "try { importScripts('/api/reached-script'); tried.push('loaded'); } catch { tried.push('refused'); }",
    "void fetch('/api/reached-later').catch(() => {});",
    'export const Page = () => <p>Tried: {tried.join()}</p>;',
  ];
  await page.keyboard.insertText(tries.join('\n'));
  await preview(page).getByText('Tried: undefined,undefined,refused,refused').waitFor();
  expect(asked.filter((url) => url.includes('reached'))).toEqual([]);
});
