import type { LayoutNode } from '../model/layout-node.ts';
import { centerY } from '../raster/box.ts';
import { MAX_LENGTH_DIFFERENCE_PX, MAX_SIZE_RATIO, mostFrequent } from './middle.ts';

/** Things of one size in another have the same proportions; what was cut out of the design wrongly has not. */
const MAX_ASPECT_DIFFERENCE = 0.04;
/** From the base on, in the usual words. More sizes are no sizes: each thing is as large as it happens to be. */
const SMALLER = ['small', 'x-small'];
const LARGER = ['large', 'x-large', '2x-large'];

/**
 * Which size each instance is of, where a component comes in several, as buttons and avatars do: `undefined` for the one
 * that most are of, the modifier for the others. The frames say so that do not grow with what is written in them: those of
 * pictures, of icons, and around one line. Type that goes the other way says that it is none of this.
 *
 * @param rows what each instance has of each part
 */
export function findSizes(
  members: readonly (LayoutNode | undefined)[],
  rows: readonly (readonly (LayoutNode | undefined)[])[],
): (string | undefined)[] {
  const none = members.map(() => undefined);
  const present = members.flatMap((member, i) => (member ? [i] : []));
  const frames = [members, ...rows].flatMap((nodes) => {
    const held = present.map((i) => nodes[i]);
    return held.every((node) => node !== undefined && isRigid(node)) && haveOneAspect(held as LayoutNode[])
      ? [held.map((node) => node!.box.height)]
      : [];
  });
  if (present.length < 2 || frames.length === 0) return none;
  const sizes = present.map(
    (_, at) => frames.reduce((product, heights) => product * heights[at], 1) ** (1 / frames.length),
  );
  const steps = stepsOf(sizes);
  const of = sizes.map((size) => steps.findIndex((step) => step.includes(size)));
  const texts = rows.map((nodes) => present.map((i) => nodes[i]?.text?.size));
  if (steps.length === 1 || texts.some((type) => goesAgainst(type, of))) return none;
  const counts = steps.map((_, step) => of.filter((other) => other === step).length);
  // Of sizes that are there equally often it is the lower of the middle two.
  const often = counts.flatMap((count, step) => (count === Math.max(...counts) ? [step] : []));
  const base = often[Math.floor((often.length - 1) / 2)];
  if (base > SMALLER.length || steps.length - 1 - base > LARGER.length) return none;
  const names = none.slice() as (string | undefined)[];
  present.forEach((i, at) => {
    const off = of[at] - base;
    names[i] = off < 0 ? SMALLER[-off - 1] : off > 0 ? LARGER[off - 1] : undefined;
  });
  return names;
}

/** Whether the frame of a thing is as high as it was made, whatever is in it: words stand in its middle, in one line. */
function isRigid({ kind, image, paint, children, box }: LayoutNode): boolean {
  if (kind === 'image') return image?.kind === 'photo';
  if (!paint || (kind !== 'row' && children.length !== 1)) return false;
  return children.every(
    (child) =>
      child.kind === 'image' ||
      (child.text?.lines.length === 1 && Math.abs(centerY(child.box) - centerY(box)) <= MAX_LENGTH_DIFFERENCE_PX) ||
      (child.paint && child.children.every((part) => part.kind === 'image')),
  );
}

/** Frames around words are as wide as these; what frames pictures keeps its proportions. */
function haveOneAspect(nodes: readonly LayoutNode[]): boolean {
  if (nodes.some(({ children }) => children.some(({ text }) => text))) return true;
  const aspects = nodes.map(({ box }) => box.width / box.height);
  return Math.max(...aspects) <= (1 + MAX_ASPECT_DIFFERENCE) * Math.min(...aspects);
}

/** Sizes in ascending order, those together that differ by what they were measured wrong. */
function stepsOf(sizes: readonly number[]): number[][] {
  const steps: number[][] = [];
  for (const size of [...sizes].sort((a, b) => a - b)) {
    const last = steps.at(-1)?.at(-1);
    if (last !== undefined && size - last <= Math.max(MAX_LENGTH_DIFFERENCE_PX, MAX_SIZE_RATIO * last))
      steps.at(-1)!.push(size);
    else steps.push([size]);
  }
  return steps;
}

/** Whether the type of a part is smaller in an instance of a larger size. */
function goesAgainst(type: readonly (number | undefined)[], of: readonly number[]): boolean {
  const usual = [...new Set(of)]
    .sort((a, b) => a - b)
    .map((step) => mostFrequent(type.filter((_, at) => of[at] === step)));
  const known = usual.filter((size) => size !== undefined);
  return known.slice(1).some((size, i) => size < known[i] * (1 - MAX_SIZE_RATIO));
}
