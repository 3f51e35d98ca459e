import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, overlapX, overlapY, right } from '../raster/box.ts';
import { textsOf } from './assign-headings.ts';

/** Gap between a check box or radio button and its label. */
const MAX_LABEL_GAP_PX = 28;

/** What names a bar or a slider stands within this above it. */
const MAX_NAME_GAP_PX = 32;

/**
 * Gives check boxes and radio buttons the text beside them as their label, or its words as their name. Switches may be named
 * by what stands before them in their row, sliders and bars of progress by what stands above.
 */
export function assignChecks(root: LayoutNode): void {
  const texts = textsOf(root);
  let choices = 1;
  let taken = false;
  const titles = titlesBeside(root);
  checksOf(root).forEach((node, i) => {
    const title = titles.get(node);
    const level = texts
      .filter((text) => text.ink.x >= right(node.box) - 1 && isLevel(node, text))
      .sort((a, b) => a.ink.x - b.ink.x)[0];
    const beside = title ?? level;
    if (beside && (title || !beside.role) && beside.ink.x - right(node.box) <= MAX_LABEL_GAP_PX) {
      const id = `choice-${i + 1}`;
      node.form = { id };
      beside.role = 'label';
      beside.form = { labels: id };
    } else {
      const named = beside ?? (node.check!.type === 'switch' ? before(node, texts) : undefined);
      node.alt = named ? wordsOf(named) : 'Select';
    }
    if (node.check!.type !== 'radio') return;
    // Of radio buttons with one name only one is on.
    if (node.check!.checked && taken) choices++;
    taken = node.check!.checked || taken;
    node.form = { ...node.form, group: `choice-group-${choices}` };
  });
  for (const node of gaugesOf(root)) {
    const name = above(node, texts);
    if (name) node.alt = wordsOf(name);
  }
}

/** The first of several lines beside a box in its row: what it chooses, and more about that; no heading of the page. */
function titlesBeside(node: LayoutNode): Map<LayoutNode, LayoutNode> {
  const titles = new Map(node.children.flatMap((child) => [...titlesBeside(child)]));
  if (node.kind !== 'row') return titles;
  node.children.forEach((check, i) => {
    const lines = node.children[i + 1];
    const [title] = lines?.children ?? [];
    const isBeside = check.check && lines?.kind === 'stack' && !lines.paint && overlapY(check.box, lines.box) > 0;
    if (isBeside && title?.kind === 'text' && (!title.role || /^h\d$/.test(title.role))) titles.set(check, title);
  });
  return titles;
}

/** What begins first in the row of a switch, the nearest line of it. */
function before({ box }: LayoutNode, texts: readonly LayoutNode[]): LayoutNode | undefined {
  const distance = ({ ink }: LayoutNode): number => Math.abs(centerY(ink) - centerY(box));
  const level = texts.filter(({ ink }) => right(ink) <= box.x && overlapY({ ...box, height: box.height + 8 }, ink) > 0);
  const first = Math.min(...level.map(({ ink }) => ink.x));
  return level.filter(({ ink }) => ink.x - first <= 4).sort((a, b) => distance(a) - distance(b))[0];
}

/** The first of the texts right above a bar or slider. */
function above({ box }: LayoutNode, texts: readonly LayoutNode[]): LayoutNode | undefined {
  return texts
    .filter(({ ink }) => bottom(ink) <= box.y + 2 && box.y - bottom(ink) <= MAX_NAME_GAP_PX && overlapX(box, ink) > 0)
    .sort((a, b) => Math.round((b.ink.y - a.ink.y) / MAX_NAME_GAP_PX) || a.ink.x - b.ink.x)[0];
}

const gaugesOf = (node: LayoutNode): LayoutNode[] => (node.gauge ? [node] : node.children.flatMap(gaugesOf));

const checksOf = (node: LayoutNode): LayoutNode[] => (node.check ? [node] : node.children.flatMap(checksOf));

/** Whether the first line of a text is level with a box. */
function isLevel({ box }: LayoutNode, { text, box: place }: LayoutNode): boolean {
  return Math.abs(place.y + text!.lineHeight / 2 - centerY(box)) <= Math.max(5, 0.5 * box.height);
}

const wordsOf = ({ text }: LayoutNode): string => text!.lines.map((line) => line.text).join(' ');
