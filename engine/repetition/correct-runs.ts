import type { Drawing } from '../model/drawing.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { mostFrequent } from './middle.ts';

/** So many of one icon in a row are a run: the stars of a rating. */
const MIN_COUNT = 3;
/** As how many characters an icon is read, and how far its ink may be off the size of the others, as a share. */
const MAX_SIGN_LENGTH = 2;
const MAX_SIZE_DIFFERENCE = 0.35;

/** Where a row shows one icon again and again, what was read in its place as a character is that icon, too. Changes the tree in place. */
export function correctRuns(node: LayoutNode): void {
  for (const child of node.children) correctRuns(child);
  if (node.kind !== 'row') return;
  const icons = node.children.filter(({ image }) => image?.drawing?.known);
  const name = mostFrequent(icons.map(({ image }) => image!.drawing!.known!.name));
  const run = icons.filter(({ image }) => image!.drawing!.known!.name === name);
  if (run.length < MIN_COUNT || 2 * run.length <= node.children.length) return;
  const [{ box, image }] = run;
  node.children = node.children.map((child) => (isMisread(child, box) ? drawn(child, box, image!.drawing!) : child));
}

function isMisread({ text, ink }: LayoutNode, { width, height }: LayoutNode['box']): boolean {
  if (text?.lines.length !== 1 || text.lines[0].text.length > MAX_SIGN_LENGTH) return false;
  const isNear = (own: number, usual: number): boolean => Math.abs(own - usual) <= MAX_SIZE_DIFFERENCE * usual;
  return isNear(ink.width, width) && isNear(ink.height, height);
}

/** The icon in the colour and in the middle of what was read. */
function drawn({ ink, text }: LayoutNode, { width, height }: LayoutNode['box'], drawing: Drawing): LayoutNode {
  const box = { x: ink.x + (ink.width - width) / 2, y: ink.y + (ink.height - height) / 2, width, height };
  return {
    kind: 'image',
    box,
    ink: box,
    children: [],
    image: { kind: 'icon', drawing: { ...drawing, color: text!.color } },
  };
}
