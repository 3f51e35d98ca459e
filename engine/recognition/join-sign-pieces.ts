import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { centerX, centerY, contains, unionBox } from '../raster/box.ts';
import { isBefore, SAME_COLUMN_PX } from './signs-in-column.ts';

/** So many drawings in a column, each before words, say where the others stand and how large they are. */
const MIN_DRAWN_COUNT = 3;
/** A sign is no larger, in px, and may be larger than those of its column by so much at each side. */
const MAX_SIGN_PX = 28;
const MAX_ROOM_PX = 1.5;

/** A sign that was found in several pieces: lines that were read in it, drawings, and all of it. */
export type Pieced = { lines: TextLine[]; drawings: Box[]; sign: Box };

/**
 * Where the drawings of a column say that one stands before words, what lies there is one drawing, however it was read: the
 * points and strokes of a list are no `1D —`.
 */
export function joinSignPieces(lines: readonly TextLine[], drawings: readonly Box[]): Pieced[] {
  const marked = drawings.flatMap((drawing) => {
    if (Math.max(drawing.width, drawing.height) > MAX_SIGN_PX) return [];
    const line = lines.find(({ box }) => isBefore(drawing, box));
    return line ? [{ drawing, line }] : [];
  });
  return lines.flatMap((line): Pieced[] => {
    if (line.grid || line.said) return [];
    const column = marked.filter((one) => one.line !== line && Math.abs(one.line.box.x - line.box.x) <= SAME_COLUMN_PX);
    const [first] = column;
    const signs = column
      .map(({ drawing }) => drawing)
      .filter((one) => Math.abs(centerX(one) - centerX(first.drawing)) <= SAME_COLUMN_PX);
    if (signs.length < MIN_DRAWN_COUNT) return [];
    const width = Math.max(...signs.map((one) => one.width)) + 2 * MAX_ROOM_PX;
    const height = Math.max(...signs.map((one) => one.height)) + 2 * MAX_ROOM_PX;
    const middle = signs.reduce((sum, one) => sum + centerX(one), 0) / signs.length;
    const place = { x: middle - width / 2, y: centerY(line.box) - height / 2, width, height };
    const read = lines.filter(({ box, grid, said }) => !grid && !said && contains(place, box));
    const drawn = drawings.filter((one) => contains(place, one));
    if (read.length === 0 || read.length + drawn.length < 2) return [];
    return [{ lines: read, drawings: drawn, sign: unionBox([...read.map(({ box }) => box), ...drawn]) }];
  });
}
