import type { Box } from '../model/box.ts';
import type { EngineHost } from '../model/conversion.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, unionBox } from '../raster/box.ts';
import { cropPacked } from '../raster/crop.ts';
import { withoutBrowser } from './bars/find-mobile-browser.ts';
import { findPhoneBars } from './bars/find-phone-bars.ts';
import { findWindow } from './bars/find-window.ts';
import { findWindowBars } from './bars/find-window-bars.ts';
import { estimateGrain } from './denoise.ts';
import { isNoisy } from './estimate-noise.ts';
import { findArtboard } from './find-artboard.ts';
import { hasBlocks } from './lossy/has-blocks.ts';
import { removeArtefacts } from './lossy/remove-artefacts.ts';
import { evenLight } from './photo/even-light.ts';
import { findScreen } from './photo/find-screen.ts';
import { rectify } from './photo/rectify.ts';

/** The page without what is around it: its pixels, and where they lie in the picture. */
export type Frame = {
  page: Pixels;
  x: number;
  y: number;
  /** Pixels of the picture a pixel of the page. */
  scale: number;
  /** Whose bars were left out. */
  bars: 'browser' | 'phone' | null;
  /** The page was seen on a screen that was photographed. */
  onScreen: boolean;
  /** Left and right are exchanged in its pixels: what is written from right to left is looked at in a mirror. */
  mirrored?: boolean;
};

/** Cameras leave grain, and screenshots have none. */
const MIN_GRAIN_LEVELS = 0.8;

/**
 * Leaves out a canvas around the page, the room around a photographed screen, the window of a browser, and the bars of a phone.
 * A picture without any of them is the page. `readLines` reads what may be an address.
 */
export async function findFrame(picture: Pixels, readLines: EngineHost['readLines']): Promise<Frame> {
  const { x, y, page, ...rest } = findSurround(picture);
  const bars = await findBars(page, readLines);
  if (!bars) return { x, y, page, ...rest, bars: null };
  return { ...rest, ...bars, x: x + bars.x * rest.scale, y: y + bars.y * rest.scale };
}

function findSurround(picture: Pixels): Omit<Frame, 'bars'> {
  const artboard = findArtboard(picture);
  if (artboard) return { page: cropPacked(picture, artboard), x: artboard.x, y: artboard.y, scale: 1, onScreen: false };
  const screen = estimateGrain(picture) > MIN_GRAIN_LEVELS ? findScreen(picture) : null;
  if (!screen) return { page: picture, x: 0, y: 0, scale: 1, onScreen: false };
  const page = evenLight(rectify(picture, screen));
  // A corner may lie outside the picture.
  const corners = screen.map(({ x, y }) => ({
    x: Math.min(picture.width, Math.max(0, x)),
    y: Math.min(picture.height, Math.max(0, y)),
    width: 0,
    height: 0,
  }));
  const { x, y, width, height } = unionBox(corners);
  return { page, x, y, scale: Math.min(width / page.width, height / page.height), onScreen: true };
}

type Bars = Pick<Frame, 'page' | 'x' | 'y' | 'bars'>;

async function findBars(image: Pixels, readLines: EngineHost['readLines']): Promise<Bars | null> {
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  const bars = findWindowBars(cleanTop(image, whole), whole);
  if (bars) return cut(image, { ...whole, y: bars.row, height: whole.height - bars.row }, 'browser');
  const window = findWindow(image);
  const inWindow = window && findWindowBars(cleanTop(image, window), window);
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

/** Bars lie in the upper rows of a window, as a share of its width. */
const BARS_SHARE = 0.15;

/** The picture down to a window's bars; a lossy one without artefacts, which spoil the plain colours of bars. */
function cleanTop(image: Pixels, window: Box): Pixels {
  const { width } = image;
  const height = Math.min(image.height, window.y + Math.round(BARS_SHARE * window.width));
  const top = { width, height, data: image.data.subarray(0, width * height) };
  // A few rows may have blocks by chance, or too little ink to tell noise.
  return hasBlocks(top) && isNoisy(image) ? removeArtefacts(top) : top;
}

function cut(image: Pixels, box: Box, bars: Frame['bars']): Bars {
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
