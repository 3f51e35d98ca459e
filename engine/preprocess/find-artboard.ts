import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { blue, channelDistance, green, red } from '../raster/color.ts';

const MIN_MARGIN_PX = 24;
/** A soft shadow of the artboard differs less from its canvas. */
const MIN_CONTRAST_LEVELS = 14;

/**
 * The page inside an export that shows it on a canvas: one rectangle, with the same margin of one colour on all four
 * sides. Pages with a centred card have other margins at the side than above and below, and stay whole.
 *
 * @returns null when the image is a page already
 */
export function findArtboard(image: Pixels): Box | null {
  const { width, height, data } = image;
  const canvas = data[0];
  const differs = (x: number, y: number): boolean => channelDistance(data[y * width + x], canvas) > MIN_CONTRAST_LEVELS;
  if (Math.min(width, height) < 200 || !isGrey(canvas) || !isPlain(image, canvas)) return null;
  const limit = Math.min(width, height) >> 2;
  // From the middle of each side inwards: the first pixel of the page.
  const reach = (at: (d: number) => boolean): number => {
    for (let d = 0; d <= limit; d++) if (at(d)) return d;
    return -1;
  };
  const middle = { x: width >> 1, y: height >> 1 };
  const left = reach((d) => differs(d, middle.y));
  const top = reach((d) => differs(middle.x, d));
  const far = reach((d) => differs(width - 1 - d, middle.y));
  const low = reach((d) => differs(middle.x, height - 1 - d));
  const margins = [left, top, far, low];
  const least = Math.min(...margins);
  if (least < MIN_MARGIN_PX || Math.max(...margins) - least > Math.max(3, 0.06 * least)) return null;
  const page = { x: left, y: top, width: width - left - far, height: height - top - low };
  return hasStraightEdges(page, differs) ? page : null;
}

/** Drawing programs paint their canvas in a grey; a coloured surround is the design's own. */
const isGrey = (color: Rgb): boolean =>
  Math.max(red(color), green(color), blue(color)) - Math.min(red(color), green(color), blue(color)) <= 6;

/** The outermost pixels are all of the canvas. */
function isPlain({ width, height, data }: Pixels, canvas: Rgb): boolean {
  const near = (at: number): boolean => channelDistance(data[at], canvas) <= 6;
  for (let x = 0; x < width; x++) if (!near(x) || !near((height - 1) * width + x)) return false;
  for (let y = 0; y < height; y++) if (!near(y * width) || !near(y * width + width - 1)) return false;
  return true;
}

/** The page begins on every side at once (its corners may be round), and not a pixel before. */
function hasStraightEdges(page: Box, differs: (x: number, y: number) => boolean): boolean {
  const share = (length: number, at: (k: number) => boolean): number => {
    let seen = 0;
    for (let k = 0; k < length; k++) if (at(k)) seen++;
    return seen / length;
  };
  const inside = [
    share(page.width, (k) => differs(page.x + k, page.y + 1)),
    share(page.width, (k) => differs(page.x + k, page.y + page.height - 2)),
    share(page.height, (k) => differs(page.x + 1, page.y + k)),
    share(page.height, (k) => differs(page.x + page.width - 2, page.y + k)),
  ];
  const outside = [
    share(page.width, (k) => differs(page.x + k, page.y - 3)),
    share(page.width, (k) => differs(page.x + k, page.y + page.height + 2)),
    share(page.height, (k) => differs(page.x - 3, page.y + k)),
    share(page.height, (k) => differs(page.x + page.width + 2, page.y + k)),
  ];
  return inside.every((value) => value > 0.9) && outside.every((value) => value < 0.02);
}
