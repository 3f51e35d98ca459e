import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { lookOf } from './compare-looks.ts';
import { findIcons, type IconBox } from './find-icons.ts';

/** Pixels a CSS pixel: shapes are compared, not how they fall on the pixels of a screen. */
const SCALE = 6;
/** What differs from its ground by less is not seen. */
const MIN_CONTRAST_LEVELS = 24;
/** Seen from their ground, pixels of one ink lie in one direction, within this angle (its cosine). */
const MIN_ALIKE = 0.9;
const MAX_OTHER_SHARE = 0.12;

/** `look`: see compare-looks.ts. */
export type IconShot = IconBox & { look: number[]; isOneColor: boolean };

/** The icons of the open page, without those that are empty. */
export async function shootIcons(page: Page): Promise<IconShot[]> {
  const boxes = (await page.evaluate(`(${findIcons.toString()})()`)) as IconBox[];
  const session = await page.context().newCDPSession(page);
  const shots: IconShot[] = [];
  for (const box of boxes) {
    const clip = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2, scale: SCALE };
    const { data } = await session.send('Page.captureScreenshot', { clip, captureBeyondViewport: true });
    const look = await lookAt(Buffer.from(data, 'base64'));
    if (look) shots.push({ ...box, ...look });
  }
  await session.detach();
  return shots;
}

async function lookAt(png: Buffer): Promise<Pick<IconShot, 'look' | 'isOneColor'> | undefined> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const ground = groundOf(data, width, height);
  const distances = new Float32Array(width * height);
  let [most, strongest] = [0, 0];
  for (let i = 0; i < distances.length; i++) {
    distances[i] = Math.hypot(...[0, 1, 2].map((c) => data[3 * i + c] - ground[c]));
    if (distances[i] > most) [most, strongest] = [distances[i], i];
  }
  if (most < MIN_CONTRAST_LEVELS) return undefined;
  const ink = [0, 1, 2].map((c) => (data[3 * strongest + c] - ground[c]) / most);
  let [all, other] = [0, 0];
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let i = 0; i < distances.length; i++) {
    if (distances[i] < 0.25 * most) continue;
    const along = [0, 1, 2].reduce((sum, c) => sum + ink[c] * (data[3 * i + c] - ground[c]), 0);
    all++;
    if (along < MIN_ALIKE * distances[i]) other++;
    const [x, y] = [i % width, Math.floor(i / width)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
  }
  return { look: lookOf(distances, width, [x0, y0, x1, y1]), isOneColor: other < MAX_OTHER_SHARE * all };
}

/** The commonest colour of the outermost pixels. */
function groundOf(data: Buffer, width: number, height: number): number[] {
  const counts = new Map<number, number>();
  const count = (x: number, y: number): void => {
    const color = data.readUIntBE(3 * (y * width + x), 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) count(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) count(x, y);
  const [color] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best));
  return [color >> 16, (color >> 8) & 255, color & 255];
}
