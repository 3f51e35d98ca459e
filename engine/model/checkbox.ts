import type { Box } from './box.ts';
import type { Rgb } from './color.ts';
import type { Paint } from './paint.ts';

/**
 * A check box, radio button or switch as it is drawn; `accent` is the colour of a checked one, `paint` that of one which the
 * page draws itself, `knob` the disc of a switch, on the page.
 */
export type Checkbox = {
  type: 'checkbox' | 'radio' | 'switch';
  checked: boolean;
  accent?: Rgb;
  paint?: Paint;
  knob?: { box: Box; color: Rgb };
};
