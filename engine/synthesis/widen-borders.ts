import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** A border is no wider, in px. */
const MAX_BORDER_PX = 8;
/** A border has one colour; a shadow beside it changes with every pixel. In levels of a channel. */
const MAX_SAME_LEVELS = 6;
/** Beyond an edge lies another colour, within two pixels since it may be smoothed, which goes on for as many. */
const MIN_STEP_LEVELS = 16;
const EDGE_PX = 2;
const MAX_FADE_LEVELS = 4;
const SAMPLE_COUNT = 9;

type Line = { x: number; y: number; dx: number; dy: number; step: [x: number, y: number]; length: number };

/**
 * Lines around boxes as wide as they are: of two rows of pixels that fade into round corners one alone was found, and what is
 * beside it was taken for something behind the box. A shadow, which fades, is none of it. Changes the tree in place.
 */
export function widenBorders(node: LayoutNode, image: Pixels): void {
  for (const child of node.children) widenBorders(child, image);
  const { paint, box } = node;
  const border = paint?.border;
  if (!paint || border?.sides.length !== 4 || border.style) return;
  const outwards = reachAround(box, 0, -1, border.color, image);
  const inwards = reachAround(box, border.width - 1, 1, border.color, image);
  const width = border.width + outwards + inwards;
  if (outwards + inwards === 0 || width > MAX_BORDER_PX) return;
  const radius = paint.radius && { radius: paint.radius + outwards };
  node.paint = { ...paint, ...radius, border: { ...border, width } };
  node.box = {
    x: box.x - outwards,
    y: box.y - outwards,
    width: box.width + 2 * outwards,
    height: box.height + 2 * outwards,
  };
}

/** How far the colour of a border goes on from `inset` px within the edge of its box: as far as it does on all sides. */
function reachAround(box: Box, inset: number, towards: 1 | -1, color: Rgb, image: Pixels): number {
  const [left, top, end, foot] = [
    Math.round(box.x),
    Math.round(box.y),
    Math.round(right(box)),
    Math.round(bottom(box)),
  ];
  const lines: Line[] = [
    { x: left + inset, y: top, dx: towards, dy: 0, step: [0, 1], length: box.height },
    { x: end - 1 - inset, y: top, dx: -towards, dy: 0, step: [0, 1], length: box.height },
    { x: left, y: top + inset, dx: 0, dy: towards, step: [1, 0], length: box.width },
    { x: left, y: foot - 1 - inset, dx: 0, dy: -towards, step: [1, 0], length: box.width },
  ];
  return Math.min(...lines.map((line) => reachOf(line, color, image)));
}

/** The middle of several places along a line; 0 where most of them end in no edge. */
function reachOf({ x, y, dx, dy, step, length }: Line, color: Rgb, image: Pixels): number {
  const reaches = Array.from({ length: SAMPLE_COUNT }, (_, i) => {
    const along = Math.round(((length - 1) * (i + 1)) / (SAMPLE_COUNT + 1));
    const colorAt = (by: number): Rgb | undefined => {
      const [px, py] = [x + step[0] * along + dx * by, y + step[1] * along + dy * by];
      if (px < 0 || py < 0 || px >= image.width || py >= image.height) return undefined;
      return image.data[py * image.width + px];
    };
    const isNear = (one: Rgb | undefined, other: Rgb | undefined, levels: number): boolean =>
      one !== undefined && other !== undefined && channelDistance(one, other) <= levels;
    let reach = 0;
    while (reach <= MAX_BORDER_PX && isNear(colorAt(reach + 1), color, MAX_SAME_LEVELS)) reach++;
    const beyond = reach + EDGE_PX;
    const isEdge =
      !isNear(colorAt(beyond), color, MIN_STEP_LEVELS) &&
      isNear(colorAt(beyond), colorAt(beyond + EDGE_PX), MAX_FADE_LEVELS);
    return isEdge ? reach : 0;
  });
  return reaches.sort((a, b) => a - b)[SAMPLE_COUNT >> 1];
}
