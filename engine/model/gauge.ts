import type { Box } from './box.ts';
import type { Rgb } from './color.ts';

/**
 * A bar that is filled up to a value, with a knob there when it can be moved. `track` is the bar itself, `value` the filled
 * share of it (of a slider, of the way that its knob has), 0..1.
 */
export type Gauge = {
  kind: 'slider' | 'progress';
  value: number;
  track: Box;
  /** From where it begins to the value; two where it is a gradient. */
  fill: readonly Rgb[];
  rest: Rgb;
  /** Of the corners of the track, in px; `endRadius`: of those where what is filled ends. */
  radius: number;
  endRadius: number;
  knob?: { box: Box; color: Rgb; border?: { width: number; color: Rgb } };
};
