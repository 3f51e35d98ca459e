import type { Box } from './box.ts';
import type { Checkbox } from './checkbox.ts';
import type { Rgb } from './color.ts';
import type { Paint } from './paint.ts';
import type { TextBlock } from './text-block.ts';

/**
 * The page as a tree. `box` is where the CSS box has to be, `ink` what is seen of it (cuts are made between inks).
 * stack: children below each other; row: side by side; overlay: on top of each other.
 */
export type LayoutNode = {
  kind: 'stack' | 'row' | 'overlay' | 'text' | 'image' | 'rule' | 'empty';
  box: Box;
  ink: Box;
  children: LayoutNode[];
  paint?: Paint;
  text?: TextBlock;
  image?: { kind: 'photo' | 'icon'; background?: boolean };
  color?: Rgb;
  /** How far its foot reaches under the next thing, in pixels. */
  under?: number;
  /** It is a check box or a radio button. */
  check?: Checkbox;
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
