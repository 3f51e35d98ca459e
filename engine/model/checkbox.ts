import type { Rgb } from './color.ts';
import type { Paint } from './paint.ts';

/**
 * A check box or radio button as it is drawn; `accent` is the colour of a checked one, `paint` that of one which the page
 * draws itself.
 */
export type Checkbox = { type: 'checkbox' | 'radio'; checked: boolean; accent?: Rgb; paint?: Paint };
