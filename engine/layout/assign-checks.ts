import type { LayoutNode } from '../model/layout-node.ts';
import { centerY, right } from '../raster/box.ts';
import { textsOf } from './assign-headings.ts';

/** Gap between a check box or radio button and its label. */
const MAX_LABEL_GAP_PX = 28;

/** Gives check boxes and radio buttons the text beside them as their label, or its words as their name. */
export function assignChecks(root: LayoutNode): void {
  const texts = textsOf(root);
  let choices = 1;
  let taken = false;
  checksOf(root).forEach((node, i) => {
    const beside = texts
      .filter((text) => text.ink.x >= right(node.box) - 1 && isLevel(node, text))
      .sort((a, b) => a.ink.x - b.ink.x)[0];
    if (beside && !beside.role && beside.ink.x - right(node.box) <= MAX_LABEL_GAP_PX) {
      const id = `choice-${i + 1}`;
      node.form = { id };
      beside.role = 'label';
      beside.form = { labels: id };
    } else node.alt = beside ? wordsOf(beside) : 'Select';
    if (node.check!.type !== 'radio') return;
    // Of radio buttons with one name only one is on.
    if (node.check!.checked && taken) choices++;
    taken = node.check!.checked || taken;
    node.form = { ...node.form, group: `choice-group-${choices}` };
  });
}

const checksOf = (node: LayoutNode): LayoutNode[] => (node.check ? [node] : node.children.flatMap(checksOf));

/** Whether the first line of a text is level with a box. */
function isLevel({ box }: LayoutNode, { text, box: place }: LayoutNode): boolean {
  return Math.abs(place.y + text!.lineHeight / 2 - centerY(box)) <= Math.max(5, 0.5 * box.height);
}

const wordsOf = ({ text }: LayoutNode): string => text!.lines.map((line) => line.text).join(' ');
