import type { Page } from 'playwright-core';

const LINES = 3000;
const KEYS = 40;
/** Somebody who types fast: about five keys a second. */
const PAUSE_MS = 200;

/**
 * Saves a page of 3,000 lines as a version of a conversion, opens it and types into it.
 * @returns milliseconds from each key until the preview shows it
 */
export async function measureTyping(page: Page, url: string, id: string): Promise<number[]> {
  const rows = Array.from({ length: LINES - 6 }, (_, row) => `<p class="text-sm">Row ${row} of the page</p>`);
  const html = ['<!doctype html>', '<html lang="en">', '<body>', '<h1>k</h1>', ...rows, '</body>', '</html>'].join(
    '\n',
  );
  const answer = await page.request.post(`${url}/api/generations/${id}/edits`, {
    headers: { origin: url },
    data: { html, css: '', note: 'A long page' },
  });
  if (!answer.ok()) throw new Error(`The long page was not saved: ${await answer.text()}`);
  const { _id: long } = (await answer.json()) as { _id: string };
  await page.goto(`${url}/user/generate-code?generation=${long}`);
  const heading = page.frameLocator('iframe[title^="Live preview"]').getByRole('heading');
  await heading.waitFor();
  const line = page.locator('.cm-line', { hasText: '<h1>k</h1>' });
  await line.click();
  await page.keyboard.press('End');
  for (let i = 0; i < '</h1>'.length; i++) await page.keyboard.press('ArrowLeft');
  const times: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    await page.waitForTimeout(PAUSE_MS);
    const shown = `k${'k'.repeat(key + 1)}`;
    const seen = heading.evaluate(
      (_, text) =>
        new Promise<number>((resolve) => {
          const look = () =>
            document.querySelector('h1')?.textContent === text ? resolve(Date.now()) : requestAnimationFrame(look);
          look();
        }),
      shown,
    );
    const pressed = Date.now();
    await page.keyboard.press('k');
    times.push((await seen) - pressed);
  }
  return times;
}
