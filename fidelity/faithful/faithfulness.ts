import type { Design2Code } from '../design2code.ts';
import type { Box, PageFacts, Raster, Word } from '../facts.ts';
import { overlap } from '../score-regions.ts';
import { connectedCells } from '../visual/connected-cells.ts';
import { type CellComparison, compareCells } from './compare-cells.ts';
import { type CornerComparison, compareCorners } from './compare-corners.ts';
import { comparePicture } from './compare-picture.ts';
import { type LostContrast, lostContrast } from './lost-contrast.ts';

/** A blemish of this many connected cells is seen at once, however large the page: each costs this factor. */
export const BLEMISH_CELLS = 4;
const BLEMISH = 0.994;
/** Smaller pictures are icons: the cells judge them. */
const MIN_PICTURE = 24;
/** Of the page: fewer pictures than these cost no more than their share of so much, or one sign that moved would be all there is. */
const PICTURES_SHARE = 0.02;
/** What a page loses whose corners are all wrong: each is small. */
const CORNERS = 0.25;

/** The parts of the figure, each 0–1. */
export type FaithfulParts = Design2Code & {
  /** Cells whose colour is right, less a little for each connected group of broken ones. */
  pixels: number;
  /** How near the mean colours of the cells are, also of those that are not broken: pale grounds, shadows, the weight of text. */
  shades: number;
  /** Boxes and pictures are as round as in the design. */
  corners: number;
  /** What is drawn in the design and not in the result, and the reverse. */
  regions: number;
  /** Photographs and illustrations show what they should. */
  pictures: number;
  /** Text can be read where the design's can. */
  contrast: number;
};

export interface Faithfulness {
  /** The figure in front, 0–1: the product of the parts. */
  faithful: number;
  parts: FaithfulParts;
  cells: CellComparison;
  contrast: LostContrast;
  corners: CornerComparison[];
  /** Pictures that show something else, or nothing, and how far they agree. */
  wrongPictures: { box: Box; agreement: number }[];
}

export interface FaithfulnessInput {
  /** `pictures`: where photographs and illustrations are known to be; those of the result are looked at in any case. */
  design: { raster: Raster; words: readonly Word[]; pictures?: readonly Box[] };
  /** `words` are all that the document has, also those that cannot be seen. */
  result: { raster: Raster } & Pick<PageFacts, 'words' | 'regions'>;
  /** How its text compares: from `design2code` where there is a reference page, else from `scoreAgainstLines`. */
  text: Design2Code;
}

/**
 * How faithful a rendered result is to its design: one figure that falls when any of its parts falls, because it is their
 * product. See docs/decisions/0035. Both rasters have one pixel per CSS pixel and begin at the same corner of the page.
 */
export function faithfulness({ design, result, text }: FaithfulnessInput): Faithfulness {
  const cells = compareCells(design.raster, result.raster);
  const blemishes = connectedCells(cells.broken, cells.columns).filter(({ length }) => length >= BLEMISH_CELLS);
  const contrast = lostContrast(design.raster, design.words, result.raster, result.words);
  const corners = compareCorners(design.raster, result.raster, result.regions);
  const found = result.regions.filter(({ kind }) => kind === 'image');
  const pictures = distinct([...(design.pictures ?? []), ...found])
    .filter(({ width, height }) => Math.min(width, height) >= MIN_PICTURE)
    .map((box) => ({ box, agreement: comparePicture(design.raster, result.raster, box) }));
  const parts: FaithfulParts = {
    block: text.block,
    text: text.text,
    position: text.position,
    color: text.color,
    pixels: (1 - cells.shares.broken) * BLEMISH ** blemishes.length,
    shades: 1 - cells.tint,
    corners: 1 - CORNERS * shareOfWrong(corners),
    regions: (1 - cells.shares.missing) * (1 - cells.shares.invented),
    pictures: 1 - wrongByArea(pictures, design.raster.width * design.raster.height),
    contrast: 1 - contrast.share,
  };
  return {
    faithful: Object.values(parts).reduce((product, part) => product * Math.min(1, Math.max(0, part)), 1),
    parts,
    cells,
    contrast,
    corners,
    wrongPictures: pictures.filter(({ agreement }) => agreement < 0.75),
  };
}

/** Without boxes that are nearly one that came before. */
function distinct(boxes: readonly Box[]): Box[] {
  const kept: Box[] = [];
  for (const { x, y, width, height } of boxes) {
    const box = { x, y, width, height };
    if (!kept.some((other) => overlap(other, box) > 0.5)) kept.push(box);
  }
  return kept;
}

function shareOfWrong(corners: readonly CornerComparison[]): number {
  const seen = corners.reduce((sum, one) => sum + one.seen, 0);
  return corners.reduce((sum, { rounder, lessRound }) => sum + rounder + lessRound, 0) / Math.max(1, seen);
}

/** Of the area of all pictures, the share that shows something else. @param page in px² */
function wrongByArea(pictures: readonly { box: Box; agreement: number }[], page: number): number {
  const areaOf = ({ width, height }: Box) => width * height;
  const area = pictures.reduce((sum, { box }) => sum + areaOf(box), 0);
  const wrong = pictures.reduce((sum, { box, agreement }) => sum + (1 - agreement) * areaOf(box), 0);
  return wrong / Math.max(area, PICTURES_SHARE * page);
}
