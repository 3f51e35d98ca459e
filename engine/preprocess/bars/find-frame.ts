import type { Box } from '../../model/box.ts';
import type { EngineHost } from '../../model/conversion.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom } from '../../raster/box.ts';
import { cropPacked } from '../../raster/crop.ts';
import { findArtboard } from '../find-artboard.ts';
import { withoutBrowser } from './find-mobile-browser.ts';
import { findPhoneBars } from './find-phone-bars.ts';
import { findWindow } from './find-window.ts';
import { findWindowBars } from './find-window-bars.ts';

/** The page without what is around it: its pixels, where they lie in the picture, and whose bars were left out. */
export type Frame = { page: Pixels; x: number; y: number; bars: 'browser' | 'phone' | null };

/**
 * Leaves out a canvas around the page, the window of a browser, and the bars of a phone. A picture without any of them is the page.
 * `readLines` reads what may be an address.
 */
export async function findFrame(picture: Pixels, readLines: EngineHost['readLines']): Promise<Frame> {
  const artboard = findArtboard(picture);
  const exported = artboard ? cropPacked(picture, artboard) : picture;
  const inner = (await findBars(exported, readLines)) ?? { page: exported, x: 0, y: 0, bars: null };
  return { ...inner, x: inner.x + (artboard?.x ?? 0), y: inner.y + (artboard?.y ?? 0) };
}

async function findBars(image: Pixels, readLines: EngineHost['readLines']): Promise<Frame | null> {
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  const bars = findWindowBars(image, whole);
  if (bars) return cut(image, { ...whole, y: bars.row, height: whole.height - bars.row }, 'browser');
  const window = findWindow(image);
  const inWindow = window && findWindowBars(image, window);
  if (inWindow) {
    const frame = cut(image, { ...window, y: inWindow.row, height: bottom(window) - inWindow.row }, 'browser');
    squareCorners(frame.page, Math.round(CORNER_FIELDS * inWindow.field.height));
    return frame;
  }
  const phone = findPhoneBars(image);
  if (!phone) return null;
  const { top, bottom: foot, browser } = await withoutBrowser(image, phone, readLines);
  return cut(image, { ...whole, y: top, height: foot - top }, browser ? 'browser' : 'phone');
}

function cut(image: Pixels, box: Box, bars: Frame['bars']): Frame {
  const { x, y, width, height } = box;
  // Whole rows need no memory of their own.
  const rows = { width, height, data: image.data.subarray(y * width, (y + height) * width) };
  return { page: width === image.width ? rows : cropPacked(image, box), x, y, bars };
}

/** Radius of a window's corners, in heights of its address field, or more. */
const CORNER_FIELDS = 0.42;

/** Fills the lower corners of a window, which show the desktop, with the pixels beside them. */
function squareCorners({ width, height, data }: Pixels, radius: number): void {
  for (let up = 0; up < Math.min(radius, height); up++) {
    const inset = Math.ceil(radius - Math.sqrt(radius ** 2 - (radius - up) ** 2));
    const row = (height - 1 - up) * width;
    if (inset >= width >> 1) continue;
    data.fill(data[row + inset], row, row + inset);
    data.fill(data[row + width - 1 - inset], row + width - inset, row + width);
  }
}
