import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { PaintedBox } from '../model/paint.ts';
import type { TextLine } from '../model/text-line.ts';
import { centerX, centerY, contains, overlapY, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

/** Discs and squares of this size hold an icon each. */
const MIN_FRAME_PX = 16;
const MAX_FRAME_PX = 72;
const MAX_FRAME_OBLONG = 0.2;
/** Frames of a row differ by no more, nor do their middles. */
const MAX_FRAME_OFF_PX = 2;
/** Of a row of icons in frames, no more are read as letters than so many for each that is not. */
const MAX_SIGNS_PER_DRAWING = 2;
/** Fills further apart are two colours, in levels. */
const MIN_COLOR_DISTANCE = 24;
/** Icons without frames are at least so many a row, of one height give or take this part, and so many heights apart. */
const MIN_BARE_DRAWING_COUNT = 2;
const MAX_HEIGHT_OFF = 0.3;
const MIN_GAP_HEIGHTS = 0.4;
const MAX_GAP_HEIGHTS = 3.5;

type Item = { box: Box; sign?: TextLine };
type Framed = { box: Box; fill?: Rgb };

/**
 * Logos of networks are letters: f, G, in. What stands in a row of things of one size is of one kind, and what most of
 * them hold decides: a letter or two in a row of drawings is one more drawing.
 *
 * @param drawings what was not read in the same picture
 * @returns the lines that are icons
 */
export function findIconRows(
  lines: readonly TextLine[],
  drawings: readonly Box[],
  boxes: readonly PaintedBox[],
): Set<TextLine> {
  if (!lines.some(isSign)) return new Set();
  const frames = boxes.filter(({ box }) => isFrame(box));
  const isBare = ({ box }: { box: Box }) => !frames.some((frame) => contains(frame.box, box));
  return new Set([
    ...inFrames(frames, lines, drawings),
    ...inBareRows(
      lines.filter(isBare),
      drawings.filter((box) => isBare({ box })),
    ),
  ]);
}

/** Two capitals are the initials of somebody. */
const isSign = ({ text, grid }: TextLine): boolean => !grid && /^\p{L}\p{Ll}?$/u.test(text);

const isFrame = ({ width, height }: Box): boolean =>
  Math.min(width, height) >= MIN_FRAME_PX &&
  Math.max(width, height) <= MAX_FRAME_PX &&
  Math.abs(width - height) <= MAX_FRAME_OBLONG * height;

function inFrames(frames: readonly PaintedBox[], lines: readonly TextLine[], drawings: readonly Box[]): TextLine[] {
  const held = frames.map(({ box, paint }) => ({
    box,
    fill: paint.fill,
    texts: lines.filter((line) => contains(box, line.box)),
    isDrawn: drawings.some((drawing) => contains(box, drawing)),
  }));
  const signs = held.filter(({ texts, isDrawn }) => texts.length === 1 && !isDrawn && isSign(texts[0]));
  const others = held.filter(({ texts }) => texts.length > 0 && !texts.every(isSign));
  // A disc of several colours is one drawing, with what it holds.
  const whole = drawings.filter((box) => isFrame(box) && !frames.some((frame) => contains(frame.box, box)));
  const drawn: Framed[] = [
    ...held.filter(({ texts, isDrawn }) => texts.length === 0 && isDrawn),
    ...whole.map((box) => ({ box })),
  ];
  return signs.flatMap((sign) => {
    const [own, peers, strangers] = [signs, drawn, others].map((list: Framed[]) =>
      list.filter((other) => isPeer(other.box, sign.box)),
    );
    const isRow = peers.length > strangers.length && own.length <= MAX_SIGNS_PER_DRAWING * peers.length;
    // The initial of somebody stands in a colour of its own beside buttons that share theirs.
    const isApart = peers.every((peer) => isSameFill(peer, peers[0]) && !isSameFill(peer, sign));
    return isRow && !isApart ? sign.texts : [];
  });
}

const isPeer = (a: Box, b: Box): boolean =>
  [a.width - b.width, a.height - b.height, centerY(a) - centerY(b)].every((off) => Math.abs(off) <= MAX_FRAME_OFF_PX);

const isSameFill = ({ fill: a }: Framed, { fill: b }: Framed): boolean =>
  a !== undefined && b !== undefined && channelDistance(a, b) < MIN_COLOR_DISTANCE;

function inBareRows(lines: readonly TextLine[], drawings: readonly Box[]): TextLine[] {
  const texts: Item[] = lines.map((sign) => ({ box: sign.box, sign }));
  return lines.filter(isSign).filter((line) => {
    const row = [...texts, ...drawings.map((box): Item => ({ box }))]
      .filter(({ box }) => overlapY(box, line.box) > 0)
      .sort((a, b) => centerX(a.box) - centerX(b.box));
    const at = row.findIndex(({ sign }) => sign === line);
    const chain = [...chainOf(row.slice(0, at).reverse(), line.box), ...chainOf(row.slice(at + 1), line.box)];
    const signs = chain.filter(({ sign }) => sign).length + 1;
    return chain.length - signs + 1 >= Math.max(MIN_BARE_DRAWING_COUNT, signs);
  });
}

/** The items of a row from one on that are as high and stand as far apart as icons do. */
function chainOf(row: readonly Item[], first: Box): Item[] {
  const chain: Item[] = [];
  let last = first;
  for (const item of row) {
    const { box, sign } = item;
    const [before, behind] = last.x < box.x ? [last, box] : [box, last];
    const gap = behind.x - right(before);
    const isAlike =
      Math.abs(box.height - first.height) <= MAX_HEIGHT_OFF * first.height &&
      Math.abs(centerY(box) - centerY(first)) <= (MAX_HEIGHT_OFF / 2) * first.height;
    if (!isAlike || gap < MIN_GAP_HEIGHTS * first.height || gap > MAX_GAP_HEIGHTS * first.height) break;
    if (sign && !isSign(sign)) break;
    chain.push(item);
    last = box;
  }
  return chain;
}
