import { type Claimed, claimPlaces } from './corrections/claim-places.ts';
import { shrinkPlaces } from './corrections/place-corrections.ts';
import { isSaidGlyph, isSaidText, tellText } from './corrections/tell-text.ts';
import { inkReader, type ReadInk } from './icons/read-ink.ts';
import type { Box } from './model/box.ts';
import type { Rgb } from './model/color.ts';
import type { NarrowScreen } from './model/conversion.ts';
import { NO_PLACES, type Places } from './model/corrections.ts';
import type { GlyphLine } from './model/glyph-line.ts';
import type { PageArea } from './model/page-area.ts';
import type { PaintedBox } from './model/paint.ts';
import type { Pixels } from './model/pixels.ts';
import type { Rule } from './model/rule.ts';
import type { Ink, Segmentation, Sign } from './model/segmentation.ts';
import { denoise, smoothGrain } from './preprocess/denoise.ts';
import { estimateDensity, mayBeDense } from './preprocess/estimate-density.ts';
import { isNoisy } from './preprocess/estimate-noise.ts';
import type { Frame } from './preprocess/find-frame.ts';
import { hasBlocks } from './preprocess/lossy/has-blocks.ts';
import { removeArtefacts } from './preprocess/lossy/remove-artefacts.ts';
import { shrinkPixels } from './preprocess/shrink.ts';
import { stripPatterns } from './preprocess/strip-patterns.ts';
import { area, contains, intersection } from './raster/box.ts';
import { cropPacked } from './raster/crop.ts';
import { release } from './raster/release.ts';
import { addDashedFrames } from './segmentation/boxes/add-dashed-frames.ts';
import { findBoxes } from './segmentation/boxes/find-boxes.ts';
import { findDashedFrames } from './segmentation/boxes/find-dashed-frames.ts';
import { findRings } from './segmentation/boxes/find-rings.ts';
import { findUnfilledRects } from './segmentation/boxes/find-unfilled-rects.ts';
import { findCharts } from './segmentation/charts/find-charts.ts';
import { findCurves } from './segmentation/charts/find-curves.ts';
import { findDials } from './segmentation/charts/find-dials.ts';
import { findBarIcons } from './segmentation/pictures/find-bar-icons.ts';
import { findDotIcons } from './segmentation/pictures/find-dot-icons.ts';
import { findLoneIcons } from './segmentation/pictures/find-lone-icons.ts';
import { findPaneIcons } from './segmentation/pictures/find-pane-icons.ts';
import { findTilted } from './segmentation/pictures/find-tilted.ts';
import { joinTileIcons } from './segmentation/pictures/join-tile-icons.ts';
import { mergeIllustrations } from './segmentation/pictures/merge-illustrations.ts';
import { withPictures } from './segmentation/pictures/with-pictures.ts';
import { dropShades } from './segmentation/rules/drop-shades.ts';
import { dropStairs } from './segmentation/rules/drop-stairs.ts';
import { findDottedRules } from './segmentation/rules/find-dotted-rules.ts';
import { joinInterrupted } from './segmentation/rules/join-interrupted.ts';
import { segmentImage } from './segmentation/segment-image.ts';
import { addPatterns } from './synthesis/draw-pattern.ts';
import { attachPunctuation } from './text-detection/attach-punctuation.ts';
import { detectListMarkers } from './text-detection/detect-list-markers.ts';
import { dropLattice } from './text-detection/drop-lattice.ts';
import { findButtonSigns } from './text-detection/find-button-signs.ts';
import { findCheckboxes } from './text-detection/find-checkboxes.ts';
import { findLoneDashes } from './text-detection/find-lone-dashes.ts';
import { groupLines } from './text-detection/group-lines.ts';
import { joinAcrossSurfaces } from './text-detection/join-across-surfaces.ts';
import { separateMaskedLines } from './text-detection/separate-masked-lines.ts';
import { splitAlikeMarks } from './text-detection/split-alike-marks.ts';
import { splitAtColumns } from './text-detection/split-at-columns.ts';
import { splitIcons } from './text-detection/split-icons.ts';
import { splitSizes } from './text-detection/split-sizes.ts';

/** What can be seen before anything is read. All boxes are in CSS pixels of the page, that is in pixels of `image`. */
export type DetectedContent = {
  /** The page at density 1. */
  image: Pixels;
  /** The same part of the picture as it came: pictures are cut out of it. */
  native: Pixels;
  /** Pixels of `native` a pixel of `image`. */
  density: number;
  ink: Ink & Pick<Segmentation, 'isSurface'>;
  boxes: PaintedBox[];
  rules: Rule[];
  /** Rows of dots; they are drawn only where they underline. */
  dotted: Rule[];
  /** Photographs, illustrations, charts. */
  pictures: Box[];
  /** Of the pictures, those that were put together from what is drawn on a plain ground. */
  charts: readonly Box[];
  pageColor: Rgb;
  /** Icons on pictures, as far as their shape tells. */
  signs: Sign[];
  /** Checkboxes, dots, swatches, and icons beside text: small shapes that are no text. */
  shapes: Box[];
  glyphLines: GlyphLine[];
  /** What is said to be an icon or a picture. */
  claimed: Claimed;
  /** Small ink that is part of no line: a full stop that stands alone. */
  specks: Box[];
  /** Where the page lies in the picture that was given. */
  pageArea: PageArea;
  /** The picture is a photograph of a page: its light and its grain are not those of a design. */
  photographed: boolean;
  /** Left and right are exchanged. */
  mirrored: boolean;
  /** The artefacts of compression were taken off. */
  isLossy: boolean;
  /** Reads icons in `image`, and in `native`. */
  readInk: { image: ReadInk; native: ReadInk };
  /** From a box of the page to the picture that was given. */
  toPicture<T extends Box>(box: T): T;
};

/** @param places what is said about the page, in its pixels @param screen what it is said to be seen on */
export function detectContent(
  { page, x, y, scale, onScreen, mirrored = false }: Omit<Frame, 'bars'>,
  places: Places = NO_PLACES,
  screen?: NarrowScreen,
): DetectedContent {
  // What is cut out for the page keeps its grain: it may be a photograph on the page, not of the page.
  const grainless = onScreen ? smoothGrain(page) : denoise(page);
  const smooth = grainless !== page;
  const isLossy = !smooth && hasBlocks(page) && isNoisy(page);
  const plain = isLossy ? removeArtefacts(page) : grainless;
  const { image: clean, patterns } = onScreen ? { image: plain, patterns: [] } : stripPatterns(plain);
  const native = plain === page ? clean : page;
  // The first screens of a tall page tell its density: all of it at density 2 would take four times the memory.
  const part = isLarge(clean) && mayBeDense(clean.width) ? cropPacked(clean, firstScreens(clean)) : clean;
  const first = detectAtDensity(part, smooth, shrinkPlaces(places, 1, part));
  const density = estimateDensity(native.width, first.glyphLines.flatMap(letterHeights), screen);
  const isDone = density === 1 && part === clean;
  if (!isDone) release(first.ink.background, first.ink.labels);
  const whole = isDone || density === 1 ? clean : shrinkPixels(clean, density);
  const seen = isDone ? first : detectAtDensity(whole, smooth, shrinkPlaces(places, density, whole));
  if (density !== 1 && clean !== native) release(clean.data);
  const onPage = inkReader(seen.image, isLossy && density === 1 ? native : undefined);
  const readInk = { image: onPage, native: density === 1 ? onPage : inkReader(native, isLossy ? native : undefined) };
  const pixel = density * scale;
  const pageArea = { x, y, width: native.width * scale, height: native.height * scale, density: pixel };
  const toPicture = <T extends Box>(box: T): T => ({
    ...box,
    x: (mirrored ? native.width / density - box.x - box.width : box.x) * pixel + x,
    y: box.y * pixel + y,
    width: box.width * pixel,
    height: box.height * pixel,
  });
  const boxes = addPatterns(seen.boxes, patterns, density);
  return { ...seen, boxes, native, density, photographed: smooth, mirrored, isLossy, readInk, pageArea, toPicture };
}

/** Full stops, commas and bullets are no larger. */
const MAX_SPECK_SIZE_PX = 10;

function detectAtDensity(image: Pixels, smooth: boolean, places: Places) {
  const isText = (box: Box): boolean => isSaidText(places, box);
  const segments = segmentImage(image, smooth, isText);
  const plots = findCharts(image, segments.glyphs);
  const curves = findCurves(segments, image).filter((curve) => !plots.some((plot) => intersection(plot, curve) > 0));
  const drawn = [...plots, ...curves, ...findTilted(image, segments.labels, segments.surfaces)];
  const segmentation = withPictures(
    segments,
    drawn.filter((box) => !isText(box)),
  );
  const dials = findDials(segmentation, image.width);
  const found = findBoxes(image, segmentation);
  const dashed = findDashedFrames(image, [...segmentation.glyphs, ...segmentation.antialiasedEdges]);
  const said = segmentation.glyphs.filter((glyph) => isSaidGlyph(places, glyph));
  const told = tellText(said, places);
  const isSaid = new Set(said);
  const rings = findRings(
    image,
    segmentation.labels,
    segmentation.glyphs.filter((glyph) => !dashed.isPart(glyph) && !isSaid.has(glyph)),
  );
  // Before each pane is taken for a box to tick, or a frame.
  const { letters: glyphs, icons: paneIcons } = findPaneIcons(rings.glyphs);
  const { letters: others, boxes: unfilled } = findUnfilledRects(image, { ...segmentation, glyphs });
  const { letters: unchecked, checks } = findCheckboxes(image, segmentation, others);
  const { letters: single, icons } = findLoneIcons(image, segmentation, unchecked);
  const { letters: undotted, icons: dotIcons } = findDotIcons(single);
  const { letters: written, icons: barIcons } = findBarIcons(undotted);
  const { letters, dotted } = findDottedRules(image, written);
  const grouped = groupLines(dropLattice(letters));
  const listings = grouped.filter(({ grid }) => grid);
  const lined = joinAcrossSurfaces(attachPunctuation(splitAtColumns(grouped.filter(({ grid }) => !grid))));
  const split = splitIcons(image, segmentation, splitSizes(lined));
  const alike = splitAlikeMarks(split.lines, split.icons);
  const marked = detectListMarkers(image, segmentation, alike.lines);
  const { lines: spoken, masks } = separateMaskedLines(marked.lines);
  const lines = [...spoken, ...listings].sort((a, b) => a.y - b.y || a.x - b.x);
  const merged = mergeIllustrations(
    {
      boxes: [...addDashedFrames(found.boxes, dashed.frames), ...rings.boxes],
      rules: found.rules,
      pictures: segmentation.pictures,
      glyphLines: lines,
    },
    image,
    segmentation,
    found.page,
  );
  const rules = joinInterrupted(dropShades(dropStairs(merged.rules)), merged.boxes);
  const pressed = findButtonSigns(
    merged.boxes.map(({ box }) => box),
    letters,
    merged.glyphLines,
  );
  const glyphLines =
    told.length > 0 ? [...pressed.lines, ...told].sort((a, b) => a.y - b.y || a.x - b.x) : pressed.lines;
  const pictures = merged.pictures.filter((box) => !isText(box));
  // A thick letter may be found as a box.
  const boxes = merged.boxes.filter(({ box }) => !(isText(box) && told.some((line) => contains(line, box, 1))));
  const taken = new Set(glyphLines.flatMap((line) => line.glyphs));
  const dashes = findLoneDashes(image, letters, taken).map(({ x, y, width, height }) => ({ x, y, width, height }));
  const shapes = [
    ...unfilled,
    ...checks,
    ...found.shapes,
    ...dials,
    ...icons,
    ...dotIcons,
    ...barIcons,
    ...paneIcons,
    ...split.icons,
    ...alike.marks,
    ...marked.dots,
    ...dashes,
    ...masks,
    ...pressed.signs,
  ].filter(
    (shape) =>
      !pictures.some((picture) => contains(picture, shape) && !isOnBox(shape, picture, boxes)) && !isText(shape),
  );
  const specks = letters.filter(
    (glyph) => Math.max(glyph.width, glyph.height) <= MAX_SPECK_SIZE_PX && !taken.has(glyph),
  );
  const { background, labels, isSurface } = segmentation;
  const ink = { background, labels, isSurface };
  const signs = segmentation.signs.filter(({ box }) => pictures.some((picture) => contains(picture, box)));
  const joined = joinTileIcons({ boxes, rules, glyphLines, shapes });
  const charts = segmentation.charts ?? [];
  const seen = { image, ink, ...joined, dotted, pictures, charts, pageColor: found.page, signs, specks };
  return claimPlaces(seen, places);
}

/** Whether a shape within a picture lies on a box that stands in front of that. */
const isOnBox = (shape: Box, picture: Box, boxes: readonly PaintedBox[]): boolean =>
  boxes.some(
    ({ box }) => contains(box, shape) && contains(picture, box) && area(box) > area(shape) && area(box) < area(picture),
  );

const LARGE_PIXELS = 12e6;
const isLarge = ({ width, height }: Pixels): boolean => width * height > LARGE_PIXELS;
const firstScreens = ({ width }: Pixels): Box => ({ x: 0, y: 0, width, height: Math.floor(LARGE_PIXELS / width) });

/** Dots and dashes are no letters; neither is what stands in lines of fewer than three or lower than any type. */
function letterHeights({ glyphs, height }: GlyphLine): number[] {
  if (glyphs.length < 3 || height < MIN_TYPE_PX) return [];
  return glyphs.map((glyph) => glyph.height).filter((own) => own > MIN_LETTER_SHARE * height);
}

const MIN_TYPE_PX = 6;
const MIN_LETTER_SHARE = 0.4;
