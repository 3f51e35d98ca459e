import type { Box } from '../../model/box.ts';
import type { GlyphLine } from '../../model/glyph-line.ts';
import type { PaintedBox } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Rule } from '../../model/rule.ts';
import type { Segmentation, Surface } from '../../model/segmentation.ts';
import { area, centerX, centerY, contains, intersection, unionBox } from '../../raster/box.ts';
import { clusterBoxes } from '../../raster/cluster-boxes.ts';
import { findIllustrations } from './find-illustrations.ts';

/** Shapes of an illustration, their sizes, and its own width and height (engine-log: flat-pictures). */
const MIN_SHAPE_COUNT = 5;
const MIN_SIZE_COUNT = 3;
const MIN_SIDE_PX = 48;
/** A shape that is part of a drawing is smaller than this part of a square as wide as the page. */
const MAX_SHAPE_PAGE_SHARE = 0.25;
/** What fills more of its box than this is a rectangle. */
const MAX_ODD_FILL_SHARE = 0.9;
const MIN_ODD_SIDE_PX = 8;
/** How much larger a button is than its icon, in area. */
const MAX_BUTTON_RATIO = 16;
/** A line of so many letters is text. */
const MIN_WORD_LENGTH = 5;
/** Shapes that stand no farther apart belong together. */
const MAX_GAP_PX = 3;

type Parts = { boxes: PaintedBox[]; rules: Rule[]; pictures: Box[]; glyphLines: GlyphLine[] };

/**
 * Charts and illustrations: shapes without text that touch or overlap, of several sizes, are one picture and
 * not a box each. Tiles of one size are a grid, and nothing that text is written on is part of a drawing.
 */
export function mergeIllustrations(parts: Parts, image: Pixels, segmentation: Segmentation, page: number): Parts {
  const text = parts.glyphLines.filter(isText);
  const isFree = (box: Box) => !text.some((line) => holdsMiddle(box, line));
  const shapes = [...parts.boxes.map(({ box }) => box), ...parts.pictures, ...oddSurfaces(parts, segmentation, page)]
    .filter(isFree)
    .filter((box) => area(box) < MAX_SHAPE_PAGE_SHARE * image.width * image.width);
  const known = new Set<Box>(shapes);
  const groups = shapes.length < MIN_SHAPE_COUNT ? [] : clusterBoxes<Box>([...shapes, ...parts.rules], MAX_GAP_PX);
  const cards = parts.boxes.map(({ box }) => box).filter((box) => !isFree(box));
  const drawings = groups
    .map((boxes) => withoutCards(boxes, known, cards))
    // The line below a header may touch a drawing too, and reach across the page.
    .flatMap((boxes) => {
      const own = boxes.filter((box) => known.has(box));
      return isFree(unionBox(boxes)) || own.length < MIN_SHAPE_COUNT ? [boxes] : clusterBoxes<Box>(own, MAX_GAP_PX);
    })
    .filter((boxes) => isDrawing(boxes.filter((box) => known.has(box))))
    .filter((boxes) => fewWords(unionBox(boxes), boxes.length, text))
    .map((boxes) => {
      const whole = withGround(unionBox(boxes), segmentation.surfaces, page);
      return fewWords(whole, boxes.length, text) ? whole : unionBox(boxes);
    })
    .concat(findIllustrations(image, segmentation, page, isFree))
    .filter((hull) => Math.min(hull.width, hull.height) >= MIN_SIDE_PX)
    .filter((hull, i, all) => !all.some((other, k) => k < i && intersection(other, hull) > 0));
  if (drawings.length === 0) return parts;
  const isOutside = (box: Box) => !drawings.some((hull) => contains(hull, box, MAX_GAP_PX));
  return {
    boxes: parts.boxes.filter(({ box }) => isOutside(box)),
    rules: parts.rules.filter(isOutside),
    pictures: [...parts.pictures.filter(isOutside), ...drawings],
    glyphLines: parts.glyphLines.filter(isOutside),
  };
}

/** What lies on a card with words that sticks out of a drawing is no part of the drawing behind the card. */
function withoutCards(boxes: Box[], shapes: ReadonlySet<Box>, cards: readonly Box[]): Box[] {
  const cardOf = (box: Box): Box | undefined => cards.find((card) => contains(card, box, MAX_GAP_PX));
  const behind = boxes.filter((box) => !cardOf(box));
  if (behind.filter((box) => shapes.has(box)).length < MIN_SHAPE_COUNT) return boxes;
  const hull = unionBox(behind);
  return boxes.filter((box) => {
    const card = cardOf(box);
    return !card || contains(hull, card, MAX_GAP_PX);
  });
}

/** A drawing of many shapes has some that look like a few letters; a line of text has more of them. */
function fewWords(hull: Box, shapes: number, text: readonly GlyphLine[]): boolean {
  const inside = text.filter((line) => holdsMiddle(hull, line));
  return inside.every(({ glyphs }) => glyphs.length < MIN_WORD_LENGTH) && MIN_SHAPE_COUNT * inside.length <= shapes;
}

/** Surfaces that no box has the shape of: discs, triangles, slices. */
function oddSurfaces({ boxes }: Parts, { surfaces }: Segmentation, page: number): Box[] {
  return surfaces.filter(
    (surface) =>
      surface.color !== page &&
      Math.min(surface.width, surface.height) >= MIN_ODD_SIDE_PX &&
      surface.pixels < MAX_ODD_FILL_SHARE * area(surface) &&
      // An icon on a disc is a button; the disc itself is a box already.
      !boxes.some(({ box }) => contains(box, surface, MAX_GAP_PX) && area(box) < MAX_BUTTON_RATIO * area(surface)),
  );
}

/** Letters, not a few pieces of a drawing. */
const isText = ({ glyphs, width, height }: GlyphLine): boolean =>
  (glyphs.length >= 3 && height < 24) || (glyphs.length >= 5 && width > 2.6 * height);

const holdsMiddle = (box: Box, line: Box): boolean =>
  contains(box, { x: centerX(line), y: centerY(line), width: 0, height: 0 });

function isDrawing(shapes: readonly Box[]): boolean {
  if (shapes.length < MIN_SHAPE_COUNT || sizesOf(shapes) < MIN_SIZE_COUNT) return false;
  // What everything else lies in is a container.
  return !shapes.some((box) => shapes.every((other) => contains(box, other, MAX_GAP_PX)));
}

/** How many heights shapes have; cells of a table differ by the lines between them. */
function sizesOf(shapes: readonly Box[]): number {
  const heights = shapes.map(({ height }) => height).sort((a, b) => a - b);
  return heights.filter((height, i) => i === 0 || height - heights[i - 1] > MAX_GAP_PX).length;
}

/** A drawing's own ground, of another colour than the page, belongs to it where it is not much larger. */
function withGround(hull: Box, surfaces: readonly Surface[], page: number): Box {
  const grounds = surfaces.filter(
    (surface) =>
      surface.color !== page &&
      intersection(surface, hull) > 0.4 * area(hull) &&
      area(unionBox([surface, hull])) < 4 * area(hull),
  );
  return unionBox([hull, ...grounds.map(({ x, y, width, height }) => ({ x, y, width, height }))]);
}
