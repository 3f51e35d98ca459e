import type { Page } from '@playwright/test';
import { aDesign } from '#server/testing/pictures.ts';
import { logInByCall } from './browser.ts';
import type { Service } from './service.ts';

// What journeys at the workbench share.

export const idOf = (page: Page) => new URL(page.url()).searchParams.get('generation')!;
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const preview = (page: Page) => page.frameLocator('iframe[title^="Live preview"]');

/** By service: its one design, converted once and opened by its address afterwards. */
const made = new Map<Service, string>();

/** The workbench with a result. @returns the conversion's id */
export async function openWorkbench(page: Page, service: Service): Promise<string> {
  await logInByCall(page, service, service.member);
  const known = made.get(service);
  if (known) await page.goto(`${service.url}/user/generate-code?generation=${known}`);
  else {
    await page.goto(`${service.url}/user/generate-code`);
    const design = { name: 'harbour.png', mimeType: 'image/png', buffer: await aDesign() };
    await page.getByLabel('UI/UX image').setInputFiles(design);
    await page.getByRole('button', { name: 'Generate HTML Code' }).click();
    await page.getByText('HTML and CSS generated successfully!').waitFor({ timeout: 60_000 });
  }
  const id = known ?? idOf(page);
  made.set(service, id);
  await page.getByRole('button', { name: /^Faithful \d/ }).waitFor({ timeout: 60_000 });
  return id;
}

/** Puts the cursor of the HTML behind or before the first place with this text. */
export async function goTo(page: Page, text: string, side: 'before' | 'behind'): Promise<void> {
  await page.getByRole('textbox', { name: 'HTML code' }).focus();
  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find' }).fill(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press(side === 'before' ? 'ArrowLeft' : 'ArrowRight');
}

/** A second h1 at the end of the page, typed into its code. */
export async function typeTitle(page: Page, title: string): Promise<void> {
  await goTo(page, '</body>', 'before');
  await page.keyboard.type(`<h1>${title}`);
}
