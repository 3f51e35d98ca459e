import type { Box } from '../model/box.ts';
import type { Checkbox } from '../model/checkbox.ts';
import type { Rgb } from '../model/color.ts';
import type { Paint } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { channelDistance } from '../raster/color.ts';
import { groundOf } from './classify-checkbox.ts';

/** The line of a browser's own check boxes, and how far from it that of another one is (channel distance). */
const BROWSER_LINE: Rgb = 0x767676;
const SAME_LINE_LEVELS = 48;
/** Less round corners, in px, are square. */
const MIN_RADIUS_PX = 2;
/** A line as thick as this, in px, has two pixels of its colour. */
const THICK_PX = 2;
const SAME_COLOR_LEVELS = 16;

/**
 * How a page paints a check box or radio button that is off, where that is not how browsers do: its ground, its line and its corners.
 *
 * @returns nothing for a browser's own
 */
export function ownLook({ data, width: stride }: Pixels, box: Box, type: Checkbox['type']): Paint | undefined {
  const { x, y, width, height } = box;
  const at = (i: number, j: number): Rgb => data[(y + j) * stride + x + i];
  const [mx, my] = [width >> 1, height >> 1];
  const fill = at(mx, my);
  const sides = [
    [at(0, my), at(1, my)],
    [at(width - 1, my), at(width - 2, my)],
    [at(mx, 0), at(mx, 1)],
    [at(mx, height - 1), at(mx, height - 2)],
  ];
  const fromFill = (color: Rgb): number => channelDistance(color, fill);
  const lines = sides.map(([outer, inner]) => (fromFill(outer) >= fromFill(inner) ? outer : inner));
  const [, color] = lines.toSorted((a, b) => fromFill(a) - fromFill(b));
  if (channelDistance(color, BROWSER_LINE) <= SAME_LINE_LEVELS) return undefined;
  const isThick = sides.every((side) => side.every((one) => channelDistance(one, color) <= SAME_COLOR_LEVELS));
  const ground = groundOf({ data, width: stride, height: data.length / stride }, box);
  // On the diagonal the line is where neither ground nor fill is.
  const [sum, ink] = Array.from({ length: mx - 1 }, (_, d) => {
    const own = Math.min(channelDistance(at(d, d), ground), channelDistance(at(d, d), fill));
    return [own * d, own];
  }).reduce(([a, b], [c, d]) => [a + c, b + d]);
  const measured = ink > 0 ? radiusOf(sum / ink) : 0;
  const radius = type === 'radio' ? width / 2 : Math.min(width / 2, Math.round(measured));
  return {
    fill,
    border: { color, width: isThick ? THICK_PX : 1, sides: ['top', 'right', 'bottom', 'left'] },
    ...(radius >= MIN_RADIUS_PX ? { radius } : {}),
  };
}

/** Of a corner in which a line of one pixel crosses the diagonal this deep, in px. */
const radiusOf = (depth: number): number => (depth + (1 - Math.SQRT1_2) / 2) / (1 - Math.SQRT1_2);
