import type { Rgb } from './color.ts';

/** A check box or radio button as it is drawn; `accent` is the colour of a checked one. */
export type Checkbox = { type: 'checkbox' | 'radio'; checked: boolean; accent?: Rgb };
