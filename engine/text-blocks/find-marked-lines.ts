import type { Box } from '../model/box.ts';
import type { TextLine } from '../model/text-line.ts';
import { centerX, centerY, right } from '../raster/box.ts';

/** A sign before a line, as a share of its type size: its size, how far off the middle of the line it stands, and how far before it. */
const MIN_SIGN_EM = 0.5;
const MAX_SIGN_EM = 1.7;
const MAX_OFF_MIDDLE_EM = 0.35;
const MAX_GAP_EM = 1.5;
/** Signs in a column, and lines that begin below each other, in px. */
const SAME_MIDDLE_PX = 4;
const SAME_EDGE_PX = 3;

/** Lines with a sign before them, as others below or above have: each is the first of an item. */
export function findMarkedLines(lines: readonly TextLine[], signs: readonly Box[]): Set<TextLine> {
  const marked = lines.flatMap((line) => {
    const sign = signs.find((one) => isBefore(one, line));
    return sign ? [{ line, sign }] : [];
  });
  const hasOther = ({ line, sign }: (typeof marked)[number]): boolean =>
    marked.some(
      (other) =>
        other.line !== line &&
        other.sign !== sign &&
        Math.abs(other.line.box.x - line.box.x) <= SAME_EDGE_PX &&
        Math.abs(centerX(other.sign) - centerX(sign)) <= SAME_MIDDLE_PX,
    );
  return new Set(marked.filter(hasOther).map(({ line }) => line));
}

function isBefore(sign: Box, { box, fit: { size } }: TextLine): boolean {
  const gap = box.x - right(sign);
  const height = Math.max(sign.width, sign.height);
  return (
    height >= MIN_SIGN_EM * size &&
    height <= MAX_SIGN_EM * size &&
    gap > 0 &&
    gap <= MAX_GAP_EM * size &&
    Math.abs(centerY(sign) - centerY(box)) <= MAX_OFF_MIDDLE_EM * size
  );
}
