import type { Box } from './box.ts';

/** What a place of the picture is, whatever it would be taken for. `ignore`: nothing. */
export type PlaceKind = 'text' | 'icon' | 'picture' | 'ignore';

/** What somebody who knows the design says about it. Boxes in pixels of the picture. */
export type Corrections = {
  boxes?: readonly { box: Box; kind: PlaceKind }[];
  /** What the line at a place says. */
  words?: readonly { box: Box; text: string }[];
  /** The name of the family that the page is set in. */
  typeface?: string;
};

/** Corrected places in pixels of the page, by what they are. */
export type Places = {
  text: readonly Box[];
  words: readonly { box: Box; text: string }[];
  icons: readonly Box[];
  pictures: readonly Box[];
  ignored: readonly Box[];
};

export const NO_PLACES: Places = { text: [], words: [], icons: [], pictures: [], ignored: [] };
