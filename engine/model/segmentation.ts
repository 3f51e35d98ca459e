import type { Box } from './box.ts';
import type { Rgb } from './color.ts';
import type { ConnectedComponent } from './connected-component.ts';
import type { Rule } from './rule.ts';

/** A flat or softly shaded area, with the line around it if it has one. */
export type Surface = Region & { border?: { color: number; width: number } };

export type Segmentation = {
  /** 0xRRGGBB of the page without ink. */
  background: Int32Array;
  /**
   * For each pixel the label of its surface or, where ink is, the id of its connected component: ids begin above all
   * labels, so that one map of a tall page (40 MB) holds both.
   */
  labels: Int32Array;
  isSurface: Uint8Array;
  surfaces: Surface[];
  /** Pieces of ink that may be letters or icons. */
  glyphs: ConnectedComponent[];
  /** Pieces between two surfaces: soft edges, and the dashes of a border. */
  antialiasedEdges: ConnectedComponent[];
  rules: Rule[];
  /** Borders of small surfaces, by the surface's label. */
  borderOutlines: Map<number, BorderOutline>;
  pictures: Box[];
  /** Those that were put together from what is drawn on a plain ground. */
  charts?: readonly Box[];
  signs: Sign[];
};

/** What may be an icon in one colour on a photograph. */
export type Sign = { box: Box; color: Rgb };

/** What reading needs of it: the rest of a large picture's memory is free by then. */
export type Ink = Pick<Segmentation, 'background' | 'labels'>;

/** A connected area whose neighbouring pixels differ by no more than the tolerance; `color` is that of its thickest part. */
export type Region = Box & { label: number; pixels: number; color: number; maxSquare: number };

/** `labels` has the region of each pixel; pixels of regions that are too small to count have `regions.length`. */
export type Labelling = { labels: Int32Array; regions: Region[] };

/** An area of one exact colour that is thick enough to have been painted, and ends softly or sharply. */
export const SOFT_SOLID = 1;
export const SHARP_SOLID = 2;

/** With `solid`, which of these each pixel belongs to, or 0. */
export type SolidLabelling = Labelling & { solid: Uint8Array };

/** Labels of this and below are photographs that letters stand on: each is a surface to them. */
export const LIFTED = -2;

/** The border of a small box: too short for rules, one closed line around what lies in it. */
export type BorderOutline = { box: Box; color: Rgb; width: number };
