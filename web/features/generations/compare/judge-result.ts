import type { GenerationResult, LayoutNode } from '#contract/generations.ts';
import {
  type Box,
  type CellComparison,
  type Design2Code,
  type Difference,
  dropInvisible,
  type FaithfulParts,
  faithfulness,
  linesAtLayout,
  type PageFacts,
  placesOf,
  type Raster,
  scoreAgainstLines,
} from '#fidelity/index.ts';
import { layoutSize, pageAreaOf, toLayout } from './page-area.ts';

/** What is known of a design: what the engine read in it, and where the page lies. */
export type Known = Pick<GenerationResult, 'lines' | 'width' | 'height' | 'pageArea'> &
  Partial<Pick<GenerationResult, 'layout'>>;

/** The design and the rendered result, one pixel per CSS pixel. */
export interface Pictures {
  design: Raster;
  result: Raster;
}

export interface Judgement {
  /** 0–1; null when this browser could not compare pixels. */
  faithful: number | null;
  parts: Design2Code & Partial<FaithfulParts>;
  cells: CellComparison | null;
  /** Of the page, in the window that it was designed for, CSS px. */
  height: number;
  /** Worst first. */
  differences: Difference[];
}

/**
 * How faithful a page is to its design. The facts and the result's pixels come from a frame that runs generated pages.
 */
export function judgeResult(known: Known, facts: PageFacts, pictures: Pictures | null): Judgement {
  const area = pageAreaOf(known);
  // Text that the rendering does not show is no text to whoever looks at it.
  const seen = pictures ? dropInvisible(facts, pictures.result, 1) : facts;
  const scores = scoreAgainstLines(linesAtLayout(known.lines, area), layoutSize(area), seen);
  const { block, text, position, color, words, differences } = scores;
  const ofText = { block, text, position, color };
  const { height } = facts;
  if (!pictures) return { faithful: null, parts: ofText, cells: null, height, differences };
  const { design, result } = pictures;
  const photos = known.layout ? picturesIn(known.layout).map((box) => toLayout(box, area)) : [];
  const figure = faithfulness({
    design: { raster: design, words, pictures: photos },
    result: { raster: result, words: facts.words, regions: seen.regions },
    text: ofText,
  });
  const { faithful, parts, cells } = figure;
  return { faithful, parts, cells, height, differences: placesOf(figure, differences, design, result) };
}

const picturesIn = (node: LayoutNode): Box[] => [
  ...(node.image === 'photo' ? [node.box] : []),
  ...(node.children ?? []).flatMap(picturesIn),
];
