import type { Box } from '../../model/box.ts';
import type { Paint, Side } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import { bottom, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

export type Edge = { side: Side; rule: Rule };

/** Lines of one border differ by no more, in levels of a channel; an accent differs from all others by more. */
const MAX_SAME_LEVELS = 24;
const MIN_ACCENT_LEVELS = 48;

/**
 * The one side of a box whose line has another colour than the lines at its other sides: a card with a coloured top. The
 * others are its border.
 */
export function accentOf(edges: readonly Edge[]): Edge | undefined {
  if (edges.length < 3) return undefined;
  return edges.find((edge) => {
    const others = edges.filter((other) => other !== edge);
    const [first] = others;
    return (
      thicknessOf(edge) >= Math.max(...others.map(thicknessOf)) &&
      others.every(({ rule }) => channelDistance(rule.color, edge.rule.color) > MIN_ACCENT_LEVELS) &&
      others.every(({ rule }) => channelDistance(rule.color, first.rule.color) <= MAX_SAME_LEVELS)
    );
  });
}

const thicknessOf = ({ rule }: Edge): number => Math.min(rule.width, rule.height);

/** An accent is no thicker, in px. */
const MAX_ACCENT_PX = 12;
const SAMPLE_COUNT = 9;

/**
 * The line along one side of a surface, from one of its corners to the other and as thick as its colour goes on: of one that
 * fades into round corners only a part is found as a rule.
 */
export function accentLine({ width, height, data }: Pixels, surface: Box, { side, rule }: Edge): Box {
  const { x, y } = surface;
  const isLevel = side === 'top' || side === 'bottom';
  const towards = side === 'top' || side === 'left' ? -1 : 1;
  const start = { top: y - 1, left: x - 1, bottom: bottom(surface), right: right(surface) }[side];
  const reaches = Array.from({ length: SAMPLE_COUNT }, (_, i) => {
    const length = isLevel ? surface.width : surface.height;
    const along = Math.floor((isLevel ? x : y) + ((length - 1) * (i + 1)) / (SAMPLE_COUNT + 1));
    let reach = 0;
    for (; reach < MAX_ACCENT_PX; reach++) {
      const out = start + towards * reach;
      const [px, py] = isLevel ? [along, out] : [out, along];
      if (px < 0 || py < 0 || px >= width || py >= height) break;
      if (channelDistance(data[py * width + px], rule.color) > MAX_SAME_LEVELS) break;
    }
    return reach;
  });
  const line = Math.max(1, reaches.sort((a, b) => a - b)[SAMPLE_COUNT >> 1]);
  const from = towards < 0 ? start - line + 1 : start;
  return isLevel
    ? { x, y: from, width: surface.width, height: line }
    : { x: from, y, width: line, height: surface.height };
}

/**
 * The border of a box with an accent.
 *
 * @param line see `accentLine`
 * @param other a line at another side
 */
export function accentedBorder({ side, rule: { color } }: Edge, line: Box, other: Edge): Paint['border'] {
  const accent = { side, color, width: Math.min(line.width, line.height) };
  return { color: other.rule.color, width: thicknessOf(other), sides: ['top', 'right', 'bottom', 'left'], accent };
}

/** A line at a side of a surface, as far as that goes: round corners cut it short, and it may go on beyond. */
export function lineBeside({ x, y, width, height }: Box, rule: Rule): Box {
  return rule.width > rule.height
    ? { x, y: rule.y, width, height: rule.height }
    : { x: rule.x, y, width: rule.width, height };
}
