import { contains } from './raster/box.ts';
import type { Rgb } from './raster/color.ts';
import { cropPacked } from './raster/crop.ts';
import { findArtboard } from './raster/find-artboard.ts';
import type { Pixels } from './raster/pack.ts';
import { release } from './raster/release.ts';
import { shrinkPixels } from './raster/shrink.ts';
import { smoothGrain } from './raster/smooth-grain.ts';
import { addDashedFrames } from './segment/add-dashed-frames.ts';
import { estimateDensity } from './segment/estimate-density.ts';
import { findBoxes, type PaintedBox } from './segment/find-boxes.ts';
import { findDashedFrames } from './segment/find-dashed-frames.ts';
import { joinDrawings } from './segment/join-drawings.ts';
import { type Ink, segmentImage } from './segment/segment.ts';
import type { Rule } from './segment/split-rules.ts';
import { findChecks } from './text/find-checks.ts';
import { findDottedRules } from './text/find-dotted-rules.ts';
import { findHollowBoxes } from './text/find-hollow-boxes.ts';
import { findMarks } from './text/find-marks.ts';
import { type GlyphLine, groupLines } from './text/group-lines.ts';
import { joinAcross } from './text/join-across.ts';
import { joinMarks } from './text/join-marks.ts';
import { partMarks } from './text/part-marks.ts';
import { partSizes } from './text/part-sizes.ts';
import { stripBullets } from './text/strip-bullets.ts';
import type { Box } from './types.ts';

/** What can be seen before anything is read. All boxes are in CSS pixels of the page, that is in pixels of `image`. */
export type SeenPage = {
  /** The page at density 1, without a canvas around it. */
  image: Pixels;
  /** The same part of the picture as it came: pictures are cut out of it. */
  native: Pixels;
  /** Pixels of `native` a pixel of `image`. */
  density: number;
  ink: Ink;
  boxes: PaintedBox[];
  rules: Rule[];
  /** Rows of dots; they are drawn only where they underline. */
  dotted: Rule[];
  /** Photographs, illustrations, charts. */
  pictures: Box[];
  pageColor: Rgb;
  /** Checkboxes, dots, swatches, and icons beside text: small shapes that are no text. */
  shapes: Box[];
  glyphLines: GlyphLine[];
  /** Small ink that is part of no line: a full stop that stands alone. */
  specks: Box[];
  /** From a box of the page to the picture that was given. */
  toPicture<T extends Box>(box: T): T;
};

export function seePage(picture: Pixels): SeenPage {
  const artboard = findArtboard(picture);
  const native = artboard ? cropPacked(picture, artboard) : picture;
  // What is cut out for the page keeps its grain: it may be a photograph on the page, not of the page.
  const clean = smoothGrain(native);
  const smooth = clean !== native;
  const first = look(clean, smooth);
  const density = estimateDensity(native.width, first.glyphLines.filter(isText), first.boxes, first.rules);
  if (density !== 1) release(first.ink.background, first.ink.ids);
  const seen = density === 1 ? first : look(shrinkPixels(clean, density), smooth);
  const toPicture = <T extends Box>(box: T): T => ({
    ...box,
    x: box.x * density + (artboard?.x ?? 0),
    y: box.y * density + (artboard?.y ?? 0),
    width: box.width * density,
    height: box.height * density,
  });
  return { ...seen, native, density, toPicture };
}

/** Full stops, commas and bullets are no larger, in pixels. */
const SPECK = 10;

function look(image: Pixels, smooth: boolean) {
  const segmentation = segmentImage(image, smooth);
  const found = findBoxes(image, segmentation);
  const dashed = findDashedFrames(image, [...segmentation.glyphs, ...segmentation.seams]);
  const glyphs = segmentation.glyphs.filter((glyph) => !dashed.isPart(glyph));
  const { letters: others, boxes: hollow } = findHollowBoxes(image, { ...segmentation, glyphs });
  const { letters: unchecked, checks } = findChecks(image, segmentation, others);
  const { letters: written, marks } = findMarks(image, segmentation, unchecked);
  const { letters, dotted } = findDottedRules(image, written);
  const grouped = groupLines(letters);
  const listings = grouped.filter(({ grid }) => grid);
  const joined = joinAcross(joinMarks(grouped.filter(({ grid }) => !grid)));
  const parted = partMarks(image, segmentation, partSizes(joined));
  const bare = stripBullets(image, segmentation, parted.lines);
  const lines = [...bare, ...listings].sort((a, b) => a.y - b.y || a.x - b.x);
  const { boxes, rules, pictures, glyphLines } = joinDrawings(
    {
      boxes: addDashedFrames(found.boxes, dashed.frames),
      rules: found.rules,
      pictures: segmentation.pictures,
      glyphLines: lines,
    },
    image,
    segmentation,
    found.page,
  );
  const shapes = [...hollow, ...checks, ...marks, ...parted.marks].filter(
    (shape) => !pictures.some((picture) => contains(picture, shape)),
  );
  const taken = new Set(glyphLines.flatMap((line) => line.glyphs));
  const specks = letters.filter((glyph) => Math.max(glyph.width, glyph.height) <= SPECK && !taken.has(glyph));
  const ink = { background: segmentation.background, ids: segmentation.ids };
  return { image, ink, boxes, rules, dotted, pictures, pageColor: found.page, shapes, glyphLines, specks };
}

const isText = (line: GlyphLine): boolean => line.glyphs.length >= 3;
