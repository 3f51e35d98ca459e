import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openWindow } from '../browser.ts';
import { show } from '../render.ts';
import { barsOfPhone, type Phone } from './frame-phone.ts';
import { type BrowserWindow, windowAround } from './frame-window.ts';

export type Frame = BrowserWindow | { phone: Phone };

/** The picture of a page `width` CSS pixels wide within the bars of a browser or a phone. The reference is still the page alone. */
export async function putInFrame(
  browser: Browser,
  png: Uint8Array,
  frame: Frame,
  { width, scale }: { width: number; scale: number },
): Promise<Uint8Array> {
  const picture = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const document =
    'phone' in frame
      ? { html: await phoneAround(png, picture, width, frame.phone), width }
      : windowAround(picture, width, frame);
  const context = await openWindow(browser, document.width, scale);
  try {
    const page = await context.newPage();
    await show(page, document);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function phoneAround(png: Uint8Array, picture: string, width: number, phone: Phone): Promise<string> {
  const { above, below } = barsOfPhone(phone);
  const { height } = await sharp(png).metadata();
  const [first, last] = [await cornerOf(png, 0), await cornerOf(png, height - 1)];
  const bar = ([r, g, b]: readonly number[], content: string): string =>
    `<div style="background:rgb(${r},${g},${b});color:${3 * r + 6 * g + b > 1275 ? '#000' : '#fff'}">${content}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Phone</title><body style="margin:0;font:15px/1 'Open Sans',Arial,sans-serif">${bar(first, above)}<img alt="" src="${picture}" style="display:block;width:${width}px">${bar(last, below)}</body></html>`;
}

/** The colour of the leftmost pixel of a row. */
async function cornerOf(png: Uint8Array, row: number): Promise<readonly number[]> {
  const { data } = await sharp(png)
    .extract({ left: 0, top: row, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
