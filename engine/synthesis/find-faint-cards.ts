import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { blue, channelDistance, green, red, rgb } from '../raster/color.ts';
import { measureRadius } from '../segmentation/boxes/measure-radius.ts';
import { measureShadow } from '../segmentation/boxes/measure-shadow.ts';

/** How far from its content the edge of a card is looked for. */
const MAX_PADDING_PX = 96;
/** The step in one channel at an edge, across two pixels since it may lie between them; soft shadows take less. */
const MIN_STEP_LEVELS = 3;
const MAX_STEP_LEVELS = 60;
const SAMPLE_COUNT = 9;
/** How far cards of one row may differ in height and place, and in width. */
const MAX_OFFSET_PX = 2;
const MAX_WIDTH_DIFFERENCE_PX = 4;
/** How far a plain ground, or a gradient from its line, may be off. */
const MAX_PLAIN_LEVELS = 3;

type Card = { node: LayoutNode; box: Box; paint: Paint };

/**
 * Cards side by side that are hardly lighter or darker than what they lie on, with a soft shadow between: no region of one
 * colour ends at their edges, so that they were taken for a part of their ground. They are known by the step at all four sides
 * of each. Changes the tree in place.
 *
 * @param page its colour
 */
export function findFaintCards(node: LayoutNode, page: Rgb, image: Pixels, ground: LayoutNode = node): void {
  const below = node.paint ? node : ground;
  const cards = node.kind === 'row' && node.children.length > 1 ? cardsIn(node, below, image) : undefined;
  if (!cards) {
    for (const child of node.children) findFaintCards(child, page, image, below);
    return;
  }
  // What seemed to be a gradient of the ground is the cards and their shadows.
  if (below.paint?.gradient && isPlain(image, below.box, page))
    below.paint = { ...below.paint, fill: page, gradient: undefined };
  const lies = below.paint?.gradient ? undefined : (below.paint?.fill ?? page);
  const shadow = lies === undefined ? undefined : cards.map(({ box }) => measureShadow(image, box, lies)).find(Boolean);
  for (const { node: card, box, paint } of cards)
    Object.assign(card, { box, ink: box, paint: shadow ? { ...paint, shadow } : paint });
}

function cardsIn({ children }: LayoutNode, { box: within }: LayoutNode, image: Pixels): Card[] | undefined {
  if (!children.every((child) => child.kind === 'stack' && !child.paint && !child.image && isWritten(child)))
    return undefined;
  const found: Card[] = [];
  for (const node of children) {
    const box = frameOf(node.box, within, image);
    const paint = box && paintOf(box, node.box, image);
    if (!paint) return undefined;
    found.push({ node, box, paint });
  }
  const [first] = found;
  const isAlike = ({ box }: Card): boolean =>
    Math.abs(box.y - first.box.y) <= MAX_OFFSET_PX &&
    Math.abs(box.height - first.box.height) <= MAX_OFFSET_PX &&
    Math.abs(box.width - first.box.width) <= MAX_WIDTH_DIFFERENCE_PX;
  const isApart = ({ box }: Card, at: number): boolean => at === 0 || box.x > right(found[at - 1].box);
  return found.every(isAlike) && found.every(isApart) ? found : undefined;
}

const isWritten = ({ text, children }: LayoutNode): boolean => text !== undefined || children.some(isWritten);

/** The nearest edge on each side of some content, if there is one on all. */
function frameOf(content: Box, within: Box, image: Pixels): Box | undefined {
  const across = samplesOf(content.x, content.width);
  const down = samplesOf(content.y, content.height);
  const limitOf = (room: number): number => Math.min(MAX_PADDING_PX, Math.floor(room));
  const [x, y, end, foot] = [content.x, content.y, right(content), bottom(content)].map(Math.round);
  const left = edgeOf(
    image,
    down.map((at) => [x, at] as const),
    [-1, 0],
    limitOf(x - within.x),
  );
  const far = edgeOf(
    image,
    down.map((at) => [end - 1, at] as const),
    [1, 0],
    limitOf(right(within) - end),
  );
  const top = edgeOf(
    image,
    across.map((at) => [at, y] as const),
    [0, -1],
    limitOf(y - within.y),
  );
  const low = edgeOf(
    image,
    across.map((at) => [at, foot - 1] as const),
    [0, 1],
    limitOf(bottom(within) - foot),
  );
  if (!left || !far || !top || !low) return undefined;
  return { x: x - left, y: y - top, width: end - x + left + far, height: foot - y + top + low };
}

const samplesOf = (start: number, length: number): number[] =>
  Array.from({ length: SAMPLE_COUNT }, (_, i) => Math.round(start + (length * (i + 0.5)) / SAMPLE_COUNT));

const CHANNELS = [red, green, blue];

/** How many pixels lie between content and the first step that all places along it show alike. */
function edgeOf(
  { width, data }: Pixels,
  places: readonly (readonly [x: number, y: number])[],
  [dx, dy]: readonly [number, number],
  limit: number,
): number | undefined {
  const colors = (by: number): Rgb[] => places.map(([x, y]) => data[(y + dy * by) * width + x + dx * by]);
  for (let by = 1; by + 2 <= limit; by++) {
    const [inner, between, outer] = [colors(by), colors(by + 1), colors(by + 2)];
    for (const channel of CHANNELS) {
      const steps = outer.map((color, i) => channel(color) - channel(inner[i]));
      const isStep = (sign: number): boolean =>
        steps.every((step) => sign * step >= MIN_STEP_LEVELS && sign * step <= MAX_STEP_LEVELS);
      if (!isStep(1) && !isStep(-1)) continue;
      const early = between.filter(
        (color, i) => Math.abs(channel(color) - channel(inner[i])) >= Math.abs(steps[i]) / 2,
      );
      return early.length > places.length / 2 ? by : by + 1;
    }
  }
  return undefined;
}

/** One colour, or a gradient that runs down; undefined where it is neither: a photograph. */
function paintOf(box: Box, content: Box, image: Pixels): Paint | undefined {
  const column = Math.round((box.x + content.x) / 2);
  const colorAt = (y: number): Rgb => image.data[y * image.width + column];
  const [top, low] = [box.y + 2, bottom(box) - 3];
  const [first, last] = [colorAt(top), colorAt(low)];
  const between = (y: number): Rgb => {
    const share = Math.min(1, Math.max(0, (y - top) / Math.max(1, low - top)));
    const mix = (of: (color: Rgb) => number): number => Math.round(of(first) + share * (of(last) - of(first)));
    return rgb(mix(red), mix(green), mix(blue));
  };
  for (const y of samplesOf(top, low - top))
    if (channelDistance(colorAt(y), between(y)) > MAX_PLAIN_LEVELS) return undefined;
  const isOwn = (at: number): boolean =>
    channelDistance(image.data[at], between(Math.floor(at / image.width))) <= MAX_PLAIN_LEVELS;
  const { radius } = measureRadius(image, box, isOwn);
  const stops = [
    { color: first, at: 0 },
    { color: last, at: 1 },
  ];
  const isFlat = channelDistance(first, last) <= MAX_PLAIN_LEVELS;
  return { fill: first, ...(isFlat ? {} : { gradient: { angle: 180, stops } }), ...(radius > 1 ? { radius } : {}) };
}

/** Whether both ends of a band, where no card and no shadow reaches, have the colour of the page. */
function isPlain(image: Pixels, band: Box, page: Rgb): boolean {
  const ends = [Math.round(band.x) + 2, Math.round(right(band)) - 3];
  const rows = samplesOf(band.y, band.height);
  return ends.every((x) =>
    rows.every((y) => channelDistance(image.data[y * image.width + x], page) <= MAX_PLAIN_LEVELS),
  );
}
