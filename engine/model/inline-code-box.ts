import type { Box } from './box.ts';
import type { FontFit } from './font.ts';
import type { PaintedBox } from './paint.ts';
import type { TextLine } from './text-line.ts';

/**
 * A painted box with one line of text in it, and the monospaced font that the line may be set in. `mark` is a full stop or
 * comma right after it; `bullet`: it begins an item of a list.
 */
export type InlineCodeBox = {
  painted: PaintedBox;
  line: TextLine;
  fit: FontFit;
  baseline: number;
  mark?: { text: string; box: Box };
  bullet: boolean;
};
