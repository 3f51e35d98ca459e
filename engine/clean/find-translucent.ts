import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint, Translucent } from '../model/paint.ts';
import { blue, green, red, rgb } from '../raster/color.ts';
import { colorAt } from '../raster/color-at.ts';

/** The colour that lies behind something, at a place on the page, and in the middle of it. */
type Behind = { at(x: number, y: number): Rgb; middle: Rgb };

/**
 * On a gradient, one colour that lets it shine through explains what would be a gradient of its own, or one more colour of the
 * page: `white` at 15 %. Says so where white or black does.
 */
export function findTranslucent(node: LayoutNode, behind?: Behind): void {
  const { paint, box } = node;
  if (paint && behind) veil(paint, box, behind);
  const own = paint ? behindChildren(paint, box, behind) : behind;
  for (const child of node.children) findTranslucent(child, own);
}

/** What the children of a painted box lie on; undefined where it is one colour, or not known. */
function behindChildren(paint: Paint, box: Box, behind: Behind | undefined): Behind | undefined {
  const { fill, gradient, translucent } = paint;
  if (translucent && behind)
    return { at: (x, y) => blend(behind.at(x, y), translucent), middle: blend(behind.middle, translucent) };
  const at = (x: number, y: number): Rgb => colorAt({ box, paint, surface: 0 }, x, y);
  if (gradient) return { at, middle: at(box.x + box.width / 2, box.y + box.height / 2) };
  return fill === undefined ? behind : undefined;
}

const INKS: readonly Rgb[] = [0xffffff, 0x000000];

/** Replaces fill and border by translucent ones where they are explained so. */
function veil(paint: Paint, box: Box, behind: Behind): void {
  const isPainted = paint.fill !== undefined || paint.gradient !== undefined;
  if (isPainted && !paint.pattern) {
    const places = placesIn(box, [0.1, 0.5, 0.9]);
    const own = places.map(([x, y]) => colorAt({ box, paint, surface: 0 }, x, y));
    const found = explain(
      own,
      places.map(([x, y]) => behind.at(x, y)),
    );
    if (found) {
      paint.fill = blend(behind.middle, found);
      paint.translucent = found;
      delete paint.gradient;
    }
  }
  const { border, translucent } = paint;
  if (!border || (isPainted && !translucent)) return;
  // A line is measured as one colour, however what is behind it changes.
  const around = meanOf(placesIn(box, [0, 0.5, 1]).map(([x, y]) => behind.at(x, y)));
  const line = explain([border.color], [translucent ? blend(around, translucent) : around]);
  if (line) paint.border = { ...border, translucent: line };
}

const placesIn = ({ x, y, width, height }: Box, shares: readonly number[]): [number, number][] =>
  shares.flatMap((down) => shares.map((across): [number, number] => [x + across * width, y + down * height]));

/** Gradients are measured so well, in levels of a channel. */
const MAX_OFF_LEVELS = 5;
/** With less between them, ink and ground say nothing about the share of each; in levels, all channels together. */
const MIN_CONTRAST_LEVELS = 120;
const [MIN_ALPHA, MAX_ALPHA] = [0.04, 0.9];
/** As people write it. */
const STEP = 0.05;

/** The ink that makes these colours of those behind them; undefined where neither white nor black does. */
function explain(own: readonly Rgb[], behind: readonly Rgb[]): Translucent | undefined {
  for (const color of INKS) {
    let [shared, room] = [0, 0];
    for (const [i, under] of behind.entries())
      for (const channel of CHANNELS) {
        const reach = channel(color) - channel(under);
        shared += (channel(own[i]) - channel(under)) * reach;
        room += reach ** 2;
      }
    const contrast = Math.sqrt(room / behind.length);
    const exact = shared / room;
    if (contrast < MIN_CONTRAST_LEVELS || exact < MIN_ALPHA || exact > MAX_ALPHA) continue;
    const round = Math.round(exact / STEP) * STEP;
    for (const alpha of [round, exact]) {
      const found = { color, alpha: Math.round(100 * alpha) / 100 };
      if (alpha > 0 && behind.every((under, i) => isNear(own[i], blend(under, found)))) return found;
    }
  }
  return undefined;
}

const CHANNELS = [red, green, blue] as const;

const isNear = (a: Rgb, b: Rgb): boolean =>
  CHANNELS.every((channel) => Math.abs(channel(a) - channel(b)) <= MAX_OFF_LEVELS);

function blend(under: Rgb, { color, alpha }: Translucent): Rgb {
  const [r, g, b] = CHANNELS.map((channel) => Math.round((1 - alpha) * channel(under) + alpha * channel(color)));
  return rgb(r, g, b);
}

function meanOf(colors: readonly Rgb[]): Rgb {
  const [r, g, b] = CHANNELS.map((channel) =>
    Math.round(colors.reduce((sum, color) => sum + channel(color), 0) / colors.length),
  );
  return rgb(r, g, b);
}
