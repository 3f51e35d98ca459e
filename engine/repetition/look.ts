import type { Rgb } from '../model/color.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { channelDistance } from '../raster/color.ts';

/** A colour that sets one instance apart differs by more from that of the others, in its most different channel. */
const MAX_UNMARKED_DISTANCE = 40;
/** More are not set apart: each has a colour of its own. */
const MAX_MARKED_SHARE = 1 / 3;

/** Which instances are set apart from most: by their frame, or by the colour of their text. */
export function findMarked(roots: readonly LayoutNode[]): boolean[] {
  const alike = roots.map((root) => roots.filter((other) => haveSameLook(root, other)).length);
  const marked = alike.map((count) => 2 * count < roots.length);
  const isSome = 2 * Math.max(...alike) > roots.length;
  return isSome && marked.filter(Boolean).length <= Math.max(1, MAX_MARKED_SHARE * roots.length)
    ? marked
    : roots.map(() => false);
}

/** Whether two instances have frames of one colour, and texts of one colour. */
export const haveSameLook = (a: LayoutNode, b: LayoutNode): boolean => {
  const [look, other] = [lookOf(a), lookOf(b)];
  return look.every((color, i) => isSameColor(color, other[i]));
};

function lookOf({ paint, text, children }: LayoutNode): (Rgb | undefined)[] {
  const type = text ?? children.find((child) => child.text)?.text;
  // A gradient looks like no surface, whatever its colours.
  const [from] = paint?.gradient?.stops ?? [];
  const surface = from ? undefined : paint?.fill;
  return [surface, from?.color, paint?.border?.color, type?.color];
}

const isSameColor = (a: Rgb | undefined, b: Rgb | undefined): boolean =>
  a === undefined || b === undefined ? a === b : channelDistance(a, b) <= MAX_UNMARKED_DISTANCE;
