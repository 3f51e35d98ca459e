import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Surface } from '../../model/segmentation.ts';
import { right } from '../../raster/box.ts';
import { blue, channelDistance, green, red } from '../../raster/color.ts';

/** A colour that both edges of the page have along a smaller share of its height says nothing. */
const MIN_EDGE_SHARE = 0.3;
/** A light colour at both the top and the bottom counts so many times: between them lies a section (engine-log: page-color). */
const BOTH_ENDS_WEIGHT = 1.6;
/** The first and last rows may be a line of something else. */
const END_OFFSET_PX = 4;

/**
 * The colour behind everything: the one along most of the left and right edge of the page. A dark colour at both ends is
 * a header and a footer; a light one is the page itself, even when a dark section is longer.
 */
export function pageColor(image: Pixels, surfaces: readonly Surface[]): Rgb {
  const lengths = new Map<Rgb, number>();
  for (let y = 0; y < image.height; y++) {
    const color = edgeColor(image, y);
    if (color !== undefined) lengths.set(color, (lengths.get(color) ?? 0) + 1);
  }
  const [top, low] = [edgeColor(image, END_OFFSET_PX), edgeColor(image, image.height - 1 - END_OFFSET_PX)];
  const weighed = [...lengths].map(([color, length]): [Rgb, number] => [
    color,
    color === top && color === low && isLight(color) ? BOTH_ENDS_WEIGHT * length : length,
  ]);
  const [best] = weighed.sort((a, b) => b[1] - a[1]);
  return best && best[1] >= MIN_EDGE_SHARE * image.height ? best[0] : weightiestColor(image, surfaces);
}

/** The colour that a row begins and ends with, if it is one. */
function edgeColor({ width, data }: Pixels, y: number): Rgb | undefined {
  const first = data[y * width];
  const last = data[y * width + width - 1];
  return first !== undefined && channelDistance(first, last) === 0 ? first : undefined;
}

const isLight = (color: Rgb): boolean => red(color) + green(color) + blue(color) > 3 * 160;

function weightiestColor(image: Pixels, surfaces: readonly Surface[]): Rgb {
  const weight = new Map<Rgb, number>();
  for (const surface of surfaces) {
    const edges = (surface.x === 0 ? 1 : 0) + (right(surface) === image.width ? 1 : 0);
    weight.set(surface.color, (weight.get(surface.color) ?? 0) + surface.pixels * (0.5 + edges));
  }
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? image.data[0] ?? 0xffffff;
}
