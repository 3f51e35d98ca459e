import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import { NO_SURFACE, type Paint, type PaintedBox, type Side } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { area, bottom, contains, intersection, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { RowIndex } from '../../raster/row-index.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';
import { hasRoundCorners } from '../regions/has-round-corners.ts';
import { findDiscs, isPill } from '../regions/is-disc.ts';
import { joinSplitSurfaces } from '../regions/join-split-surfaces.ts';
import { pageColor } from '../regions/page-color.ts';
import { accentedBorder, accentLine, accentOf, type Edge, lineBeside } from './accent-edge.ts';
import { explainSurfaces } from './explain-surfaces.ts';
import { findCells } from './find-cells.ts';
import { findFadingBands } from './find-fading-bands.ts';
import { type Frame, findFrames } from './find-frames.ts';
import { findLiftedCards } from './find-lifted-cards.ts';
import { findOccluders } from './find-occluders.ts';
import { findOutline } from './find-outline.ts';
import { findSegments } from './find-segments.ts';
import { findTitledPanels, type TitledPanel } from './find-titled-panels.ts';
import { fitDisc } from './fit-disc.ts';
import { fitGradient } from './fit-gradient.ts';
import { isNotched } from './is-notched.ts';
import { isFlush, joinCards } from './join-cards.ts';
import { joinDividedBands } from './join-divided-bands.ts';
import { joinHalves } from './join-halves.ts';
import { joinStrips } from './join-strips.ts';
import { measureRadius } from './measure-radius.ts';
import { measureShadow } from './measure-shadow.ts';

/**
 * The surfaces that are boxes of the design: rectangular, and either bordered or of another colour than what they lie
 * on. Rules that turn out to be borders are taken out of `rules`. `shapes` are small ones with an outline of their own: icons.
 */
export function findBoxes(
  image: Pixels,
  segmentation: Segmentation,
): { boxes: PaintedBox[]; rules: Rule[]; page: Rgb; shapes: Box[] } {
  const surfaces = segmentation.surfaces
    .map((surface) => belowHead(surface, segmentation, image.width))
    .sort((a, b) => area(b) - area(a));
  const page = pageColor(image, surfaces);
  const taken = new Set<Rule>();
  const grids = findCells(segmentation.rules);
  const filled = surfaces.filter(({ color }) => channelDistance(color, page) > MAX_UNSEEN_LEVELS);
  const cells = [...grids, ...findSegments(segmentation.rules, filled, grids)];
  const frames = [...cells, ...findFrames(segmentation.rules).filter((frame) => !isOutline(frame, cells))];
  const boxes: PaintedBox[] = frames.map((frame) => toFramed(frame, surfaces));
  boxes.push(...findTitledPanels(segmentation.labels, image.width, surfaces).flatMap(toPanel));
  boxes.push(...findFadingBands(image, segmentation, surfaces, page));
  for (const frame of frames) for (const rule of frame.rules) taken.add(rule);
  const occluders = new Map<Surface, Box[]>();
  const discs = findDiscs(surfaces, segmentation.labels, image.width);
  const shapes: Box[] = [];
  const rectangles = surfaces.filter((surface) => {
    if (surface.width < 8 || surface.height < 6) return false;
    if (isRectangular(image, segmentation, surface, discs.has(surface))) return true;
    if (isSmallSolid(surface)) {
      shapes.push(withEdge(surface));
      return false;
    }
    const found = findOccluders(surface, surfaces, segmentation.labels, image.width);
    if (found.length > 0) occluders.set(surface, found);
    return found.length > 0 && isRectangular(image, segmentation, surface, false, found);
  });
  const rules = rowsOf(segmentation.rules, (rule) => rule);
  const cellsByRow = rowsOf(cells, ({ box }) => box);
  const joinedSurfaces = joinSplitSurfaces(
    image,
    rectangles,
    (surface) =>
      borderOf(surface, rules).length >= 3 ||
      cellsByRow.find(surface, ({ box }) => isSame(box, surface, true)) !== undefined,
  ).sort((a, b) => area(b.box) - area(a.box));
  const cellBoxes = new Set(cells.map(({ box }) => box));
  const placed = rowsOf(boxes, ({ box }) => box);
  for (const { surface, box: whole, parts } of joinedSurfaces) {
    const head = segmentation.pictures.find((picture) => isFlush(picture, whole));
    const sides = sidesOf({ ...surface, ...whole }, rules, head ? unionBox([whole, head]) : whole);
    const covered = head && (head.y < whole.y ? 'top' : 'bottom');
    const outline =
      sides.length < 3
        ? (segmentation.borderOutlines.get(surface.label) ?? findOutline(image, whole, surface.color, covered))
        : undefined;
    const accent = accentOf(sides);
    const accented = accent && accentLine(image, whole, accent);
    const framed = sides.length >= 3 || outline !== undefined;
    const plain = sides.filter((side) => side !== accent);
    const box = outline
      ? outline.box
      : accented
        ? unionBox([whole, accented, ...plain.map(({ rule }) => lineBeside(whole, rule))])
        : framed
          ? withBorder(whole, sides)
          : whole;
    const known = placed.find(box, (other) => other.surface === NO_SURFACE && isSame(other.box, box, framed));
    const parent = placed.least(whole, (other) =>
      other !== known && contains(other.box, whole, 1) ? area(other.box) : Number.POSITIVE_INFINITY,
    );
    const ground = parent ? (parent.paint.fill ?? page) : page;
    const fill = fillOf(image, segmentation, surface);
    const onPicture = segmentation.pictures.some(
      (picture) => contains(picture, whole) && (!parent || contains(parent.box, picture, 1)),
    );
    const isAcross = placed.find(
      whole,
      (other) => overlapsPartly(other.box, whole) && !isSameFill(other.paint, fill.fill ?? page),
    );
    // A white panel on a photograph is seen, and so is one across the edge of a band, whatever the colour of the page below.
    const same =
      !onPicture &&
      !isAcross &&
      channelDistance(fill.fill ?? ground, ground) <= MAX_UNSEEN_LEVELS &&
      !(fill.gradient && varies(image, segmentation, surface, ground));
    // Where the page is as white as its head, the shadow of that falls on what lies below it.
    const below =
      same && box.y <= 0 ? placed.find({ y: bottom(box), height: 1 }, (other) => isBelow(other.box, box)) : undefined;
    const shadow = measureShadow(image, box, below?.paint.fill ?? ground);
    if (same && !framed && !shadow) continue;
    // What is seen whole may lie across the edge of another box; what is not was guessed from its remains.
    const inside = surfaces.filter((other) => other !== surface && contains(box, other, -1));
    const hidden = [...(occluders.get(surface) ?? []), ...inside].reduce((sum, one) => sum + intersection(one, box), 0);
    const seenWhole = framed || surface.pixels + hidden > 0.8 * area(box);
    if (!seenWhole && placed.find(box, (other) => overlapsPartly(other.box, box))) continue;
    const paint: Paint = same && !shadow ? {} : fill;
    const own = new Set(parts.map(({ label }) => label));
    const { radius: inner, squareSide } = measureRadius(image, parts.length > 1 ? whole : surface, (at) =>
      own.has(segmentation.labels[at]),
    );
    if (known) {
      const isCell = cellBoxes.has(known.box);
      if (!isCell) known.box = box;
      placed.add(known, known.box);
      Object.assign(known, { surface: surface.label, paint: { ...known.paint, fill: undefined, ...paint } });
      if (inner > 1 && !isCell && !squareSide) known.paint.radius = inner + (known.paint.border?.width ?? 0);
      if (shadow) known.paint.shadow = shadow;
      continue;
    }
    if (outline)
      paint.border = { color: outline.color, width: outline.width, sides: ['top', 'right', 'bottom', 'left'] };
    else if (accent && accented) {
      for (const { rule } of sides) taken.add(rule);
      paint.border = accentedBorder(accent, accented, plain[0]);
    } else if (framed) {
      for (const { rule } of sides) taken.add(rule);
      const top = sides[0].rule;
      const width = Math.min(top.width, top.height);
      paint.border = {
        color: top.color,
        width,
        // A line between two pixels may be missed; a border around round corners has no open side.
        sides: sides.length === 4 || inner > 2 ? ['top', 'right', 'bottom', 'left'] : sides.map((s) => s.side),
      };
    }
    // What is measured is the inside; CSS rounds the outside of a border.
    if (inner > 1) paint.radius = inner + (paint.border?.width ?? 0);
    if (inner > 1 && squareSide) paint.squareSide = squareSide;
    if (shadow) paint.shadow = shadow;
    const disc =
      !framed && !squareSide && parts.length === 1 && inner > 0.25 * box.width
        ? fitDisc(image, box, fill.gradient ? fill : { fill: surface.color })
        : null;
    if (disc) paint.radius = (disc.width >> 1) + 2;
    const painted = { box: disc ?? box, paint, surface: surface.label };
    boxes.push(painted);
    placed.add(painted, painted.box);
  }
  // What is closed all around has been found as a surface.
  const lifted = findLiftedCards(image, surfaces).filter(({ box }) => !boxes.some((one) => isSameCard(one.box, box)));
  boxes.push(...lifted);
  for (const rule of segmentation.rules) if (lifted.some(({ box }) => isFoot(rule, box))) taken.add(rule);
  const byLabel = new Map(surfaces.map((surface) => [surface.label, surface]));
  const cards = joinCards(boxes, segmentation.pictures, image.width, ({ surface, box }) => {
    const seen = byLabel.get(surface);
    return seen !== undefined && seen.pixels > 0.985 * area(box);
  });
  for (const [card, before] of cards) {
    const lines = borderOf(card.box, rules);
    frameCard(image, card, before, lines);
    for (const { rule } of card.paint.border ? lines : []) taken.add(rule);
    repaintCard(image, segmentation, card, before, page);
  }
  const strips = joinStrips(image, explainSurfaces(image, segmentation, joinHalves(image, boxes, page), page), page);
  const { boxes: complete, lines } = joinDividedBands(image, strips, page);
  const framed = rowsOf(
    complete.filter(({ paint }) => paint.border && paint.border.sides.length !== 3),
    ({ box }) => box,
  );
  const shadowed = rowsOf(
    complete.filter(({ paint }) => paint.shadow && !paint.border),
    ({ box }) => box,
  );
  const filledBoxes = rowsOf(
    complete.filter(({ paint }) => paint.fill !== undefined && !paint.border),
    ({ box }) => box,
  );
  const isBorder = (rule: Rule): boolean =>
    taken.has(rule) ||
    framed.find(rule, (box) => runsAlong(rule, box)) !== undefined ||
    shadowed.find({ y: rule.y - 2, height: rule.height + 2 }, (box) => isShade(rule, box)) !== undefined ||
    filledBoxes.find(rule, (box) => isShadeBeside(image, rule, box)) !== undefined ||
    filledBoxes.find(
      { y: rule.y - 2, height: rule.height + 2 },
      (box) => isShade(rule, box) && isFaint(image, rule),
    ) !== undefined;
  const others = segmentation.rules.filter(
    (rule) => !isBorder(rule) && !lines.some((line) => intersection(line, rule) > 0),
  );
  return { boxes: complete, rules: [...others, ...lines], page, shapes };
}

/**
 * The border of a card runs along its picture, too: lines on both sides that are longer than the part that was seen as a box,
 * and one below or above it; with a picture at its side, one above or below and one beside it.
 */
function frameCard(image: Pixels, card: PaintedBox, before: Box, lines: readonly Edge[]): void {
  const has = (side: Side): boolean => lines.some((line) => line.side === side);
  const isLevel = has('bottom') || has('top');
  const isFramed =
    isLevel && (before.height === card.box.height ? has('left') || has('right') : has('left') && has('right'));
  const rule = isFramed ? lines[0].rule : undefined;
  const color = rule?.color ?? card.paint.border?.color;
  const width = rule ? Math.min(rule.width, rule.height) : card.paint.border?.width;
  if (color === undefined || width === undefined) return;
  const whole = unionBox([card.box, ...lines.map((line) => line.rule)]);
  // Beside a picture a line is no rule, but it has its colour.
  const isLine = (x: number, y: number): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < image.width &&
    y < image.height &&
    channelDistance(image.data[y * image.width + x], color) <= MAX_LINE_LEVELS;
  const [middle, level] = [whole.x + (whole.width >> 1), whole.y + (whole.height >> 1)];
  if (!has('top') && isLine(middle, whole.y - width)) {
    whole.y -= width;
    whole.height += width;
  }
  if (!has('bottom') && isLine(middle, bottom(whole) + width - 1)) whole.height += width;
  if (!has('left') && isLine(whole.x - width, level)) {
    whole.x -= width;
    whole.width += width;
  }
  if (!has('right') && isLine(right(whole) + width - 1, level)) whole.width += width;
  card.box = whole;
  card.paint.border = { color, width, sides: ['top', 'right', 'bottom', 'left'] };
  // What was taken for its shadow was the line.
  delete card.paint.shadow;
}

/** How far pixels of one line differ. */
const MAX_LINE_LEVELS = 24;

/** With its picture a card is seen whole: only the corners where it ends itself are its own, and its shadow goes around. */
function repaintCard(image: Pixels, { labels }: Segmentation, card: PaintedBox, before: Box, page: Rgb): void {
  const { box, paint, surface } = card;
  const side = box.y < before.y ? 'bottom' : 'top';
  const { radius } = measureRadius(image, before, (at) => labels[at] === surface, side);
  if (radius > 1) paint.radius = radius + (paint.border?.width ?? 0);
  // The square side was where the picture begins.
  delete paint.squareSide;
  paint.shadow ??= measureShadow(image, box, page);
  if (!paint.shadow) delete paint.shadow;
}

/** Whether a box begins where a strip ends, and is as wide. */
const isBelow = (box: Box, strip: Box): boolean =>
  Math.abs(box.y - bottom(strip)) <= 1 && Math.abs(box.x - strip.x) <= 1 && Math.abs(right(box) - right(strip)) <= 1;

/** A border between two pixels, or of several, leaves a second rule next to the one that was taken. */
function runsAlong(rule: Rule, { box, paint }: PaintedBox): boolean {
  const { color, width, accent } = paint.border!;
  const colors = accent ? [color, accent.color] : [color];
  if (!contains(box, rule, 1) || colors.every((one) => channelDistance(rule.color, one) > 90)) return false;
  const reach = Math.max(2, width, accent?.width ?? 0);
  if (rule.width > rule.height) {
    return rule.width > 0.6 * box.width && (rule.y <= box.y + reach || bottom(rule) >= bottom(box) - reach);
  }
  return rule.height > 0.5 * box.height && (rule.x <= box.x + reach || right(rule) >= right(box) - reach);
}

/** The darkest rows of a shadow, right below its box and from one of its corners to the other, are as straight as a rule. */
function isShade(rule: Rule, { box, paint }: PaintedBox): boolean {
  const radius = Math.min(paint.radius ?? 0, 0.25 * box.width);
  const least = Math.min(0.9 * box.width, box.width - 2 * radius - 2);
  return rule.width > rule.height && Math.abs(rule.y - bottom(box)) <= 1 && overlapX(rule, box) > least;
}

/** A line below a box that hardly differs from what is below it is a shadow that is too small to be measured. */
const MAX_FAINT_LEVELS = 24;

function isFaint({ data, width, height }: Pixels, rule: Rule): boolean {
  const below = Math.min(height - 1, bottom(rule) + 1) * width + rule.x + (rule.width >> 1);
  return rule.height <= 2 && channelDistance(rule.color, data[below]) <= MAX_FAINT_LEVELS;
}

/** So far out, in px, a shadow is paler than right beside its box, by so many levels; behind a line lies the ground. */
const FADE_PX = 12;
const MIN_FADE_LEVELS = 4;

/** Whether an upright line is the darkest column of a shadow that cannot be measured, as where a line and a shadow meet. */
function isShadeBeside({ data, width }: Pixels, rule: Rule, { box }: PaintedBox): boolean {
  if (rule.height < rule.width || overlapY(rule, box) < 0.9 * box.height) return false;
  const way = Math.abs(rule.x - right(box)) <= 1 ? 1 : Math.abs(right(rule) - box.x) <= 1 ? -1 : 0;
  const at = (distance: number): Rgb | undefined => {
    const x = (way > 0 ? right(rule) : rule.x - 1) + way * distance;
    return x < 0 || x >= width ? undefined : data[(rule.y + (rule.height >> 1)) * width + x];
  };
  const [near, far] = [at(0), at(FADE_PX)];
  return way !== 0 && near !== undefined && far !== undefined && channelDistance(near, far) >= MIN_FADE_LEVELS;
}

/** A frame around a grid, or one of its cells once more. */
function isOutline({ box }: Frame, cells: readonly Frame[]): boolean {
  const inside = cells.filter((cell) => contains(box, cell.box, 3)).reduce((sum, cell) => sum + area(cell.box), 0);
  return inside > 0.9 * area(box);
}

/** Nobody sees a box that differs from its ground by no more (engine-log: faint-boxes). */
const MAX_UNSEEN_LEVELS = 3;

/** Height of outlined buttons and chips. */
const MAX_PILL_HEIGHT_PX = 72;

function rowsOf<T>(items: readonly T[], boxOf: (item: T) => Box): RowIndex<T> {
  const index = new RowIndex<T>();
  for (const item of items) index.add(item, boxOf(item));
  return index;
}

/** Two borders around the same thing need only be alike; a surface without border must fill the frame. */
function isSame(a: Box, b: Box, framed: boolean): boolean {
  if (framed) return intersection(a, b) > 0.85 * area(unionBox([a, b]));
  return contains(a, b, 2) && contains(b, a, 2);
}

/** A frame is filled with the surface from side to side that something is written on; a picture has nothing on it. */
function toFramed({ box, color, width, radius, open }: Frame, surfaces: readonly Surface[]): PaintedBox {
  const written = surfaces.find(
    (surface) =>
      contains(box, surface) && surface.width >= box.width - 2 * width - 2 && surface.pixels < 0.985 * area(surface),
  );
  return {
    box,
    paint: {
      ...(written ? { fill: written.color } : {}),
      border: { color, width, sides: open ? ['top', 'right', 'left'] : ['top', 'right', 'bottom', 'left'] },
      ...(radius > 0 ? { radius } : {}),
    },
    surface: NO_SURFACE,
  };
}

/** The panel with its border, and its head on it. */
function toPanel({ box, head, color, width, surface, body }: TitledPanel): PaintedBox[] {
  const border = { color, width, sides: ['top', 'right', 'bottom', 'left'] as const };
  return [
    { box, paint: { fill: body.color, border }, surface: body.label },
    { box: head, paint: { fill: color }, surface: surface.label },
  ];
}

/** Whether less than half of a surface has the colour of its ground: the rest of it may be a shadow that falls there. */
function varies(image: Pixels, { labels }: Segmentation, surface: Surface, ground: Rgb): boolean {
  let all = 0;
  let plain = 0;
  const step = Math.max(1, Math.floor(Math.sqrt(area(surface) / 2000)));
  for (let y = surface.y; y < bottom(surface); y += step) {
    for (let x = surface.x; x < right(surface); x += step) {
      const at = y * image.width + x;
      if (labels[at] !== surface.label) continue;
      all++;
      if (channelDistance(image.data[at], ground) <= 2) plain++;
    }
  }
  return plain < 0.5 * all;
}

/** Most of each side of the bounding box must be of the surface itself, or hidden by what lies in front of it. */
function isRectangular(
  image: Pixels,
  { labels }: Segmentation,
  surface: Surface,
  isDisc: boolean,
  occluders: readonly Box[] = [],
): boolean {
  const inset = Math.min(2, surface.height >> 2, surface.width >> 2);
  const sides = edgeCoverage(labels, image.width, surface, inset, occluders);
  const isSmall = Math.max(surface.width, surface.height) <= MAX_SMALL_PX;
  if (isSmall && isSmallSolid(surface) && isNotched(surface, labels, image.width)) return false;
  if (isSmallSolid(surface) && hasRoundCorners(labels, image.width, surface)) return true;
  return (
    (sides[0] > 0.25 && sides[1] > 0.5) ||
    (sides[0] > 0.2 && isLongPill(surface, sides)) ||
    isDisc ||
    isPill(labels, image.width, surface)
  );
}

/** In px, and as a share of the bounding box. */
const [MAX_SMALL_PX, MIN_SOLID_FILL] = [64, 0.72];

const isSmallSolid = (surface: Surface): boolean =>
  Math.min(surface.width, surface.height) <= MAX_SMALL_PX && surface.pixels > MIN_SOLID_FILL * area(surface);

/** With the antialiased pixels around it. */
const withEdge = ({ x, y, width, height }: Box): Box => ({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 });

/** The round ends of a pill are straight in their middle only; its long sides are, up to the ends. */
function isLongPill({ width, height }: Surface, sides: readonly number[]): boolean {
  if (width < 1.5 * height || height > 80) return false;
  return sides[2] > (0.9 * (width - height)) / width;
}

/** Where the borders of a surface may be. */
const rowsAround = ({ y, height }: Box) => ({ y: y - 3, height: height + 6 });

function borderOf(surface: Box, rules: RowIndex<Rule>, whole: Box = surface): Edge[] {
  const found: Edge[] = [];
  const around = rowsAround(surface);
  const sides: [Side, (rule: Rule) => boolean][] = [
    [
      'top',
      (r) =>
        Math.abs(bottom(r) - surface.y) <= 2 &&
        overlapX(r, surface) > 0.7 * surface.width &&
        r.width < surface.width + 24,
    ],
    [
      'right',
      (r) =>
        Math.abs(r.x - right(surface)) <= 2 &&
        overlapY(r, surface) > 0.5 * surface.height &&
        r.height < whole.height + 24,
    ],
    [
      'bottom',
      (r) =>
        Math.abs(r.y - bottom(surface)) <= 2 &&
        overlapX(r, surface) > 0.7 * surface.width &&
        r.width < surface.width + 24,
    ],
    [
      'left',
      (r) =>
        Math.abs(right(r) - surface.x) <= 2 &&
        overlapY(r, surface) > 0.5 * surface.height &&
        r.height < whole.height + 24,
    ],
  ];
  for (const [side, test] of sides) {
    const rule = rules.find(around, test);
    if (rule) found.push({ side, rule });
  }
  return found;
}

/** What rises into the picture at the head of a card is the ring around a portrait: the card begins where the picture ends. */
function belowHead(surface: Surface, { pictures, labels }: Segmentation, stride: number): Surface {
  const head = pictures.find(
    (picture) =>
      Math.abs(picture.x - surface.x) <= 2 &&
      Math.abs(right(picture) - right(surface)) <= 2 &&
      picture.y < surface.y &&
      bottom(picture) > surface.y + 2 &&
      bottom(picture) < bottom(surface),
  );
  if (!head) return surface;
  let own = 0;
  for (let y = surface.y; y < bottom(head); y++)
    for (let x = surface.x; x < right(surface); x++) if (labels[y * stride + x] === surface.label) own++;
  // A card that lies over the lower part of a picture is seen there.
  if (own > MAX_RING_SHARE * surface.width * (bottom(head) - surface.y)) return surface;
  return { ...surface, y: bottom(head), height: bottom(surface) - bottom(head) };
}

/** Of the part of a surface that rises into a picture, what may be its own. */
const MAX_RING_SHARE = 0.2;

/** The border of a box; at the half discs of a pill no side is straight, so that above and below must do. */
function sidesOf(surface: Surface, rules: RowIndex<Rule>, whole: Box): Edge[] {
  const straight = borderOf(surface, rules, whole);
  if (straight.length >= 3 || surface.width < 1.2 * surface.height || surface.height > MAX_PILL_HEIGHT_PX)
    return straight;
  const isLevel = (rule: Rule): boolean =>
    rule.width > rule.height &&
    rule.x >= surface.x - 2 &&
    right(rule) <= right(surface) + 2 &&
    rule.width >= surface.width - surface.height - 4;
  const around = rowsAround(surface);
  const top = rules.find(around, (rule) => isLevel(rule) && Math.abs(bottom(rule) - surface.y) <= 1);
  const low = rules.find(around, (rule) => isLevel(rule) && Math.abs(rule.y - bottom(surface)) <= 1);
  if (!top || !low || Math.abs(top.x - low.x) > 3 || Math.abs(right(top) - right(low)) > 3) return straight;
  const inset = top.x - surface.x;
  if (inset < 0.25 * surface.height || Math.abs(right(surface) - right(top) - inset) > 3) return straight;
  return [
    { side: 'top', rule: top },
    { side: 'right', rule: top },
    { side: 'bottom', rule: low },
    { side: 'left', rule: low },
  ];
}

function withBorder(surface: Box, sides: Edge[]): Box {
  const width = Math.min(sides[0].rule.width, sides[0].rule.height);
  return {
    x: surface.x - width,
    y: surface.y - width,
    width: surface.width + 2 * width,
    height: surface.height + 2 * width,
  };
}

const isSameFill = ({ fill }: Paint, color: Rgb): boolean =>
  fill === undefined || channelDistance(fill, color) <= MAX_UNSEEN_LEVELS;

function overlapsPartly(a: Box, b: Box): boolean {
  const shared = intersection(a, b);
  return shared > 0 && !contains(a, b, 1) && !contains(b, a, 1) && shared > 0.02 * Math.min(area(a), area(b));
}

/** One colour, the commonest, or a straight gradient. */
/** How far a card that is found twice may be off, in px; its top is not seen where its shadow does not reach. */
const SAME_CARD_PX = 4;

const isSameCard = (a: Box, b: Box): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(right(a) - right(b)), Math.abs(bottom(a) - bottom(b))) <= SAME_CARD_PX;

/** Whether a line is where the shadow of a card begins. */
const isFoot = (rule: Rule, box: Box): boolean =>
  rule.width > rule.height &&
  Math.abs(rule.y - bottom(box)) <= 2 &&
  rule.x >= box.x - 2 &&
  right(rule) <= right(box) + 2;

function fillOf(image: Pixels, { labels }: Segmentation, surface: Surface): Paint {
  const fill = commonestColor(image, labels, surface);
  const gradient = fitGradient(image, labels, surface);
  return gradient ? { fill, gradient } : { fill };
}

function commonestColor(image: Pixels, labels: Int32Array, { label, x, y, width, height, color }: Surface): Rgb {
  const seen = new Map<Rgb, number>();
  const step = Math.max(1, Math.floor((width * height) / 2000));
  for (let i = 0; i < width * height; i += step) {
    const at = (y + Math.floor(i / width)) * image.width + x + (i % width);
    if (labels[at] === label) seen.set(image.data[at], (seen.get(image.data[at]) ?? 0) + 1);
  }
  return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? color;
}
