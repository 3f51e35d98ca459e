/** A rectangle in CSS pixels, measured from the top left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number };

/** sRGB, three integers 0–255. */
export type Rgb = readonly [number, number, number];

/** The text of one element, as Design2Code groups it: every text node whose nearest text-bearing ancestor is that element. */
export type TextBlock = Box & {
  /** White space collapsed, lower case: what the scores compare. */
  text: string;
  /** The same text as the page shows it (after text-transform). */
  original: string;
  /** Composited over the background when the text is translucent. */
  color: Rgb;
  /** Nearest solid colour behind the text; null over a picture or a gradient. */
  background: Rgb | null;
  fontSize: number;
  tag: string;
};

/** One visible word (a run without white space), in document order. `block` indexes `PageFacts.blocks`, −1 for text inside form controls. */
export type Word = Box & { text: string; color: Rgb; fontSize: number; block: number; type?: Type };

/** What CSS sets a word in: the families in order of preference, as computed, and the weight, 1–1000. */
export type Type = { families: string; weight: number };

/** A line of text as the engine read it in the picture: pixels of the picture, a CSS colour, size in the same pixels. */
export type AnalysedLine = Box & { text: string; color: string; fontSize: number };

/** Something visible that is not text: a picture, or a box with a background or a border of its own. */
export type Region = Box & { kind: 'image' | 'box' };

export type TreeFacts = {
  elements: number;
  /** Elements with position absolute or fixed that take part in the page. */
  positioned: number;
  main: number;
  landmarks: number;
  headings: number;
  h1: number;
  maxDepth: number;
};

/** Everything the measure needs to know of a rendered page. Plain data: it survives JSON and postMessage. */
export type PageFacts = {
  width: number;
  height: number;
  blocks: TextBlock[];
  words: Word[];
  regions: Region[];
  /** The page scrolls sideways in its present window. */
  overflow: boolean;
  tree: TreeFacts;
};

/** Pixels, row by row, four bytes each (RGBA), as in the browser's ImageData. */
export type Raster = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };
