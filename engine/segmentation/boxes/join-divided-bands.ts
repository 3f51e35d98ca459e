import type { Rgb } from '../../model/color.ts';
import { NO_SURFACE, type PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import { bottom, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { mostFrequentBy } from '../../repetition/middle.ts';
import { groundBelow } from './explain-surfaces.ts';

/** A line across a band is no thicker, and goes through so much of it. */
const MAX_LINE_PX = 2;
const MIN_LINE_SHARE = 0.9;
/** A band reaches one side of the page, and over so much of its width. */
const MIN_BAND_SHARE = 0.5;

/**
 * A band of the page that a line goes across is one band, as a head with its bar and its title is: what is seen between the two
 * parts is more like them than like the ground that they lie on.
 * @returns the lines, too: they had been taken for the ends of the parts
 */
export function joinDividedBands(
  image: Pixels,
  boxes: readonly PaintedBox[],
  page: Rgb,
): { boxes: PaintedBox[]; lines: Rule[] } {
  const lines: Rule[] = [];
  const whole = new Map(boxes.map((box) => [box, box]));
  for (const first of boxes.toSorted((a, b) => a.box.y - b.box.y)) {
    for (let band = whole.get(first); band; ) {
      const next = boxes.find((other) => whole.has(other) && goesOn(band!, whole.get(other)!, image.width));
      const line = next && lineBetween(image, band, next);
      const ground = next && groundBelow(unionBox([band.box, next.box]), boxes, page);
      if (!line || channelDistance(line.color, band.paint.fill!) >= channelDistance(line.color, ground!)) break;
      lines.push(line);
      whole.delete(next);
      band = { ...band, box: unionBox([band.box, next.box]) };
      whole.set(first, band);
    }
  }
  return { boxes: [...whole.values()], lines };
}

function goesOn({ box, paint }: PaintedBox, { box: below, paint: its }: PaintedBox, pageWidth: number): boolean {
  const gap = below.y - bottom(box);
  const isBand = box.width >= MIN_BAND_SHARE * pageWidth && (box.x <= 1 || right(box) >= pageWidth - 1);
  const isPlain = [paint, its].every(
    ({ fill, gradient, border, shadow, radius }) => fill !== undefined && !gradient && !border && !shadow && !radius,
  );
  return (
    isBand &&
    isPlain &&
    paint.fill === its.fill &&
    Math.abs(below.x - box.x) <= 1 &&
    Math.abs(right(below) - right(box)) <= 1 &&
    gap >= 1 &&
    gap <= MAX_LINE_PX
  );
}

/** In the colour that most of the pixels between two parts have. */
function lineBetween({ data, width }: Pixels, { box }: PaintedBox, { box: below }: PaintedBox): Rule | undefined {
  const y = bottom(box);
  const row = [...data.subarray(y * width + box.x, y * width + right(box))];
  const color = mostFrequentBy(row, String);
  if (row.filter((one) => one === color).length < MIN_LINE_SHARE * row.length) return undefined;
  return { x: box.x, y, width: box.width, height: below.y - y, color, surface: NO_SURFACE };
}
