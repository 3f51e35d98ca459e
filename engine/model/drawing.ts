import type { Rgb } from './color.ts';
import type { Element } from './element.ts';

/** An icon as a vector: what its `<svg>` holds, to be painted with `currentColor`. */
export type Drawing = {
  /** Left, top, width and height. */
  viewBox: readonly number[];
  body: Element[];
  color: Rgb;
  /** Of an icon of an open set: the name that it has there, and whose it is. */
  known?: { name: string; credit: string };
  /** What it shows, where no label beside it says so. */
  label?: string;
};
