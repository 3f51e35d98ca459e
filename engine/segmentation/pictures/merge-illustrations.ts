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
  const shapes = [...parts.boxes.map(({ box }) => box), ...parts.pictures].filter(isFree);
  const known = new Set<Box>(shapes);
  const groups = shapes.length < MIN_SHAPE_COUNT ? [] : clusterBoxes<Box>([...shapes, ...parts.rules], MAX_GAP_PX);
  const drawings = groups
    .filter((boxes) => isDrawing(boxes.filter((box) => known.has(box))))
    .map((boxes) => withGround(unionBox(boxes), segmentation.surfaces, page))
    .concat(findIllustrations(image, segmentation, page, isFree))
    .filter((hull) => Math.min(hull.width, hull.height) >= MIN_SIDE_PX && isFree(hull))
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

/** Letters, not a few pieces of a drawing. */
const isText = ({ glyphs, width, height }: GlyphLine): boolean =>
  (glyphs.length >= 3 && height < 24) || (glyphs.length >= 5 && width > 2.6 * height);

const holdsMiddle = (box: Box, line: Box): boolean =>
  contains(box, { x: centerX(line), y: centerY(line), width: 0, height: 0 });

function isDrawing(shapes: readonly Box[]): boolean {
  if (shapes.length < MIN_SHAPE_COUNT || new Set(shapes.map(({ height }) => height)).size < MIN_SIZE_COUNT)
    return false;
  // What everything else lies in is a container.
  return !shapes.some((box) => shapes.every((other) => contains(box, other, MAX_GAP_PX)));
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
