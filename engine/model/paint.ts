import type { Box } from './box.ts';
import type { Rgb } from './color.ts';

/** How a box is painted. Radii and widths in CSS pixels. */
export type Paint = {
  fill?: Rgb;
  gradient?: Gradient;
  /** What lies behind shines through: `fill` is what is seen of it then, in the middle of what lies behind. */
  translucent?: Translucent;
  border?: {
    color: Rgb;
    width: number;
    sides: readonly Side[];
    style?: 'dashed' | 'dotted';
    translucent?: Translucent;
    /** The one side that has a line of its own: the coloured top of a card. */
    accent?: Accent;
  };
  radius?: number;
  /** The corners on this side are square all the same: a filled part of a bar, a head that hangs below something. */
  squareSide?: Side;
  shadow?: Shadow;
  /** What repeats on its fill, from its top left on: the address of a drawing that is one tile. */
  pattern?: string;
};

/** A colour and how much of it covers what is behind, 0..1. */
export type Translucent = { color: Rgb; alpha: number };

/** A straight gradient as CSS has it: the angle in degrees (180 runs down), stops at 0..1 of the way. */
export type Gradient = { angle: number; stops: { color: Rgb; at: number }[] };

/** Offsets, blur and spread in CSS pixels, `alpha` 0..1. */
export type Shadow = { x: number; y: number; blur: number; spread: number; color: Rgb; alpha: number };

export type Accent = { side: Side; color: Rgb; width: number };

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** The `surface` of a box that was found by its border alone. */
export const NO_SURFACE = -1;

/** A painted rectangle of the page. Of those that overlap, what has a higher `layer` (0 without one) lies in front. */
export type PaintedBox = { box: Box; paint: Paint; surface: number; layer?: number };
