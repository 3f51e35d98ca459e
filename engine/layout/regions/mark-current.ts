import type { LayoutNode } from '../../model/layout-node.ts';
import { channelDistance } from '../../raster/color.ts';
import { MAX_COLOR_DISTANCE } from '../../repetition/middle.ts';
import { BOLD } from '../../typeface/fonts.ts';
import { textsOf } from '../assign-headings.ts';
import { wordsOf } from './entries.ts';

const MIN_ENTRY_COUNT = 3;
/** What stands out in a bar because one is asked to do it. */
const ASKS = /^((log|sign) ?(in|up|out|on)|join|register|get|try|buy|book|donate|subscribe|contact|start)\b/i;

/** Marks the entry of each menu that leads to this very page: the one that looks unlike all others, which look alike. */
export function markCurrent(node: LayoutNode, isInMenu = false): void {
  if (node.role === 'footer' || node.component) return;
  const entries = node.children.filter(({ role }) => role === 'a');
  if (isInMenu && entries.length >= MIN_ENTRY_COUNT) {
    const current = currentOf(entries);
    if (current && !ASKS.test(wordsOf(current))) current.isCurrent = true;
  }
  const isMenu = isInMenu || node.role === 'nav';
  for (const child of node.children) markCurrent(child, isMenu);
}

/** By each of its looks one entry may stand out; where two do, none is meant. */
function currentOf(entries: readonly LayoutNode[]): LayoutNode | undefined {
  const ways: ((a: LayoutNode, b: LayoutNode) => boolean)[] = [
    (a, b) => isMarked(a) === isMarked(b),
    (a, b) => channelDistance(colorOf(a), colorOf(b)) <= MAX_COLOR_DISTANCE,
    (a, b) => isBold(a) === isBold(b),
  ];
  const found = new Set(ways.flatMap((isAlike) => oddOneOf(entries, isAlike) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The one that is unlike all others, where those are alike. */
function oddOneOf(
  entries: readonly LayoutNode[],
  isAlike: (a: LayoutNode, b: LayoutNode) => boolean,
): LayoutNode | undefined {
  const odd = entries.filter((one) => entries.every((other) => other === one || !isAlike(one, other)));
  const others = entries.filter((one) => one !== odd[0]);
  return odd.length === 1 && others.every((one) => isAlike(one, others[0])) ? odd[0] : undefined;
}

const isMarked = ({ paint }: LayoutNode): boolean => paint?.fill !== undefined || paint?.border !== undefined;
const colorOf = (entry: LayoutNode): number => textsOf(entry)[0]?.text?.color ?? 0;
const isBold = (entry: LayoutNode): boolean => (textsOf(entry)[0]?.text?.font.weight ?? 0) >= BOLD;
