import type { Rgb } from '../raster/color.ts';
import type { Check } from '../segment/recognise-check.ts';
import type { TextBlock } from '../text/text-block.ts';
import type { Box } from '../types.ts';

/** How a box is painted. Radii and widths in CSS pixels. */
export type Paint = {
  fill?: Rgb;
  gradient?: Gradient;
  border?: { color: Rgb; width: number; sides: readonly Side[]; style?: 'dashed' | 'dotted' };
  radius?: number;
  shadow?: Shadow;
};

/** A straight gradient as CSS has it: the angle in degrees (180 runs down), stops at 0..1 of the way. */
export type Gradient = { angle: number; stops: { color: Rgb; at: number }[] };

/** Offsets, blur and spread in CSS pixels, `alpha` 0..1. */
export type Shadow = { x: number; y: number; blur: number; spread: number; color: Rgb; alpha: number };

export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * The page as a tree. `box` is where the CSS box has to be, `ink` what is seen of it (cuts are made between inks).
 * stack: children below each other; row: side by side; overlay: on top of each other.
 */
export type Node = {
  kind: 'stack' | 'row' | 'overlay' | 'text' | 'image' | 'rule' | 'empty';
  box: Box;
  ink: Box;
  children: Node[];
  paint?: Paint;
  text?: TextBlock;
  image?: { kind: 'photo' | 'icon'; background?: boolean };
  color?: Rgb;
  /** How far its foot reaches under the next thing, in pixels. */
  under?: number;
  /** It is a check box or a radio button. */
  check?: Check;
  /** The name that a radio button shares with the others of its group. */
  choice?: string;
  /** The HTML element it becomes. */
  role?: string;
  /** What a picture shows. */
  alt?: string;
  /** Of a field that has a label. */
  id?: string;
  /** The words of a field's label. */
  asks?: string;
  /** The id of the field that this text is the label of. */
  labels?: string;
  /** A button that sends its form. */
  submits?: boolean;
};
