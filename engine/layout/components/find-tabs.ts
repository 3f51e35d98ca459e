import type { LayoutNode } from '../../model/layout-node.ts';
import { bottom, right } from '../../raster/box.ts';
import { isField } from '../assign-forms.ts';
import { type Item, inReadingOrder, itemOf } from './item.ts';

const MIN_TAB_COUNT = 2;
/** In a pill of their own two words could be anything, unless both have the same room. */
const MIN_PILL_TAB_COUNT = 3;
/** By which the room of one may differ from that of the other, in px. */
const MAX_ROOM_DIFFERENCE_PX = 5;
const MAX_TAB_COUNT = 9;
const MAX_WORDS_LENGTH = 24;
const MAX_HEIGHT_PX = 72;
/** Of the line that all tabs stand on from the foot of the open one. */
const MAX_LINE_GAP_PX = 4;

/**
 * Words of one size side by side of which exactly one has a box or a line of its own, and that stand on one line or in one
 * pill.
 * @param line the next thing below the row
 */
export function findTabs(row: LayoutNode, line?: LayoutNode): LayoutNode | undefined {
  // A list of links is the menu of the page.
  if (row.kind !== 'row' || row.role === 'ul' || row.box.height > MAX_HEIGHT_PX) return undefined;
  const items = inReadingOrder(row).map(itemOf);
  if (items.length < MIN_TAB_COUNT || items.length > MAX_TAB_COUNT || !items.every(isTab)) return undefined;
  const sizes = items.map(({ texts: [text] }) => text.text!.size);
  if (Math.max(...sizes) > 1.15 * Math.min(...sizes)) return undefined;
  const isSeen = ({ paint }: LayoutNode): boolean => paint !== undefined && Object.keys(paint).length > 0;
  const open = items.filter((item) => isSeen(item.node) || item.rules.some((rule) => !isBaseline(rule, line)));
  if (open.length !== 1) return undefined;
  const [shown] = open;
  const sides = shown.node.paint?.border?.sides.length ?? 0;
  const isOnLine = line?.kind === 'rule' && Math.abs(line.box.y - bottom(row.box)) <= MAX_LINE_GAP_PX;
  // In a pill of their own, or each with the room of one.
  const isFramed = items.every(({ node }) => node.paint);
  const isInPill =
    (Boolean(row.paint) || isFramed) &&
    shown.node.paint?.fill !== undefined &&
    (items.length >= MIN_PILL_TAB_COUNT || isToggle(row, items, shown));
  if (!isInPill && !(isOnLine && (sides >= 3 || shown.rules.length > 0))) return undefined;
  row.role = 'div';
  row.component = { kind: 'tabs', name: 'Sections' };
  for (const item of items) {
    const { node, texts } = item;
    for (const text of texts) text.role = undefined;
    // Above a line of their own the words are the tab, as those of the others are.
    const tab = node.kind === 'stack' && !node.paint ? texts[0] : node;
    tab.component = { kind: 'tab', isCurrent: item === shown };
    if (tab.kind === 'text' || isFramed) tab.role = 'button';
  }
  return row;
}

const isTab = ({ node, texts, words, signs }: Item): boolean =>
  !isField(node) &&
  texts.length === 1 &&
  signs.length === 0 &&
  texts[0].text!.lines.length === 1 &&
  words.length <= MAX_WORDS_LENGTH;

/** A pill with a filled half: as its words keep their distance from its edge, so do the others from the edge of theirs. */
function isToggle({ box, paint }: LayoutNode, items: readonly Item[], shown: Item): boolean {
  if (paint?.fill === undefined || (paint.radius ?? 0) < MIN_PILL_SHARE * box.height) return false;
  const { node, texts } = shown;
  const inset = node.box.y - box.y;
  const room = texts[0].ink.x - node.box.x;
  const other = items.find((item) => item !== shown)!.texts[0].ink;
  const isFirst = node === items[0].node;
  const [outer, inner, beside] = isFirst
    ? [node.box.x - box.x, other.x - right(node.box), right(box) - right(other)]
    : [right(box) - right(node.box), node.box.x - right(other), other.x - box.x];
  const areClose = (a: number, b: number): boolean => Math.abs(a - b) <= MAX_ROOM_DIFFERENCE_PX;
  return inset <= MAX_INSET_PX && areClose(outer, inset) && areClose(inner, room) && areClose(beside, room + inset);
}

/** Of the radius of a pill, of its height, and of the filled half from the edge, in px. */
const MIN_PILL_SHARE = 0.4;
const MAX_INSET_PX = 8;

/** A piece of the line that goes on below all tabs. */
const isBaseline = (rule: LayoutNode, line: LayoutNode | undefined): boolean =>
  line?.kind === 'rule' && line.color === rule.color && right(rule.box) > 0;
