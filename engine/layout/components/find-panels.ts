import type { LayoutNode } from '../../model/layout-node.ts';
import { right } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { styleSignature } from '../style-signature.ts';
import { inReadingOrder, nameOfSign } from './item.ts';

const MIN_PANEL_COUNT = 3;
const MIN_CLOSED_COUNT = 2;
const MIN_SIGN_GAP_PX = 40;
const MAX_SIGN_PX = 24;
const MAX_EDGE_PX = 3;
const MAX_STYLES = 2;

/** A line of words with a sign at the far end. */
type Head = { node: LayoutNode; text: LayoutNode; sign: LayoutNode; icon?: LayoutNode };

/**
 * Questions that can be opened: three or more lines of one style, each with a sign at the same far end, on boxes of their own
 * or between rules; what follows one of them without a rule is what it has opened.
 */
export function findPanels(stack: LayoutNode): boolean {
  if (stack.kind !== 'stack' || stack.component) return false;
  const heads = stack.children.flatMap((node) => headOf(node) ?? []);
  const alike = heads.filter((head) => isAlike(head, heads[0]));
  if (alike.length < MIN_CLOSED_COUNT) return false;
  const opened = new Map(stack.children.map((node) => [node, openIn(node, alike[0])]));
  const count = alike.length + [...opened.values()].filter(Boolean).length;
  if (count < MIN_PANEL_COUNT) return false;
  // An arrow to the right leads to another page.
  if (alike.some(({ sign }) => /right|next|external|link/.test(nameOfSign(sign)))) return false;
  if (new Set(alike.map(({ sign }) => nameOfSign(sign))).size > MAX_STYLES) return false;
  // Behind entries with icons an unknown sign may count them, or say that they are new.
  if (alike.some(({ icon, sign }) => icon && !nameOfSign(sign))) return false;
  const children: LayoutNode[] = [];
  for (let i = 0; i < stack.children.length; i++) {
    const node = stack.children[i];
    const head = alike.find((one) => one.node === node);
    if (!head) {
      const answer = stack.children[i + 1];
      if (answer && isLostHead(node, answer, alike[0])) {
        children.push({
          ...group('stack', [node, answer]),
          role: 'div',
          component: { kind: 'panel', isCurrent: true },
        });
        i++;
        continue;
      }
      const open = opened.get(node);
      if (open) open.component = { kind: 'panel', isCurrent: true };
      children.push(open ?? node);
      continue;
    }
    let end = i + 1;
    const isAnswer = (one: LayoutNode): boolean => one.kind === 'text' && !one.paint && one.role !== 'h2';
    // A strip of its own colour may end with a line.
    if (node.paint && stack.children[end]?.kind === 'rule' && isMarked(head, alike)) end++;
    if (!node.paint || end > i + 1) while (end < stack.children.length && isAnswer(stack.children[end])) end++;
    if (stack.children[end - 1].kind === 'rule') end = i + 1;
    const answer = stack.children.slice(i + 1, end);
    const isLast = alike[alike.length - 1] === head;
    // What follows the last one may be anything.
    if (answer.length === 0 || isLast) {
      node.component = { kind: 'panel' };
      node.role = node.kind === 'stack' ? node.role : 'div';
      children.push(node);
      continue;
    }
    node.role = 'div';
    children.push({ ...group('stack', [node, ...answer]), role: 'div', component: { kind: 'panel', isCurrent: true } });
    i = end - 1;
  }
  stack.children = children;
  return true;
}

/** A sign may stand before the words as well. */
function headOf(node: LayoutNode): Head | undefined {
  if (node.kind !== 'row') return undefined;
  const parts = inReadingOrder(node).flatMap(membersOf);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const [sign, text, icon] = parts.reverse();
  if (!isSign(sign) || (icon && !isSign(icon))) return undefined;
  if (text.kind !== 'text' || text.text.lines.length > 1) return undefined;
  return sign.ink.x - right(text.ink) >= MIN_SIGN_GAP_PX ? { node, text, sign, icon } : undefined;
}

const isSign = ({ kind, check, box }: LayoutNode): boolean =>
  kind === 'image' && !check && Math.max(box.width, box.height) <= MAX_SIGN_PX;

/** The parts of a row without paint. */
const membersOf = (node: LayoutNode): LayoutNode[] =>
  node.kind === 'row' && !node.paint ? inReadingOrder(node).flatMap(membersOf) : [node];

/** A box that shows its answer. */
const openIn = (node: LayoutNode, model: Head): LayoutNode | undefined =>
  isOpen(node, model) ? node : partOpen(node, model);

/**
 * Parts a box in which the answer stands below its question between the signs of that: the head with both signs first, then
 * the answer.
 */
function partOpen(node: LayoutNode, model: Head): LayoutNode | undefined {
  if (node.kind !== 'row' || !node.paint) return undefined;
  const parts = inReadingOrder(node);
  const words = parts.find(({ kind, paint }) => kind === 'stack' && !paint);
  const [text, ...answer] = words?.children ?? [];
  if (!words || answer.length === 0 || !answer.every(({ kind }) => kind === 'text')) return undefined;
  const row = group(
    'row',
    parts.map((part) => (part === words ? text : part)),
  );
  const head = headOf(row);
  if (!head || !isAlike(head, model)) return undefined;
  return { ...node, kind: 'stack', children: [row, ...answer] } as LayoutNode;
}

const isAlike = (head: Head, first: Head): boolean =>
  Math.abs(head.text.ink.x - first.text.ink.x) <= MAX_EDGE_PX &&
  Math.abs(right(head.sign.box) - right(first.sign.box)) <= MAX_EDGE_PX &&
  Math.abs(head.text.text!.size - first.text.text!.size) <= 0.06 * first.text.text!.size;

/** Whether one alone of the lines has a ground of its own. */
const isMarked = ({ node }: Head, all: readonly Head[]): boolean =>
  node.paint?.fill !== undefined && all.every((other) => other.node === node || !other.node.paint);

/** A line in the style of the others whose sign, a stroke, was taken for a rule; its answer is in another style. */
const isLostHead = (node: LayoutNode, answer: LayoutNode, { text }: Head): boolean =>
  node.kind === 'text' &&
  answer.kind === 'text' &&
  node.text.lines.length === 1 &&
  Math.abs(node.ink.x - text.ink.x) <= MAX_EDGE_PX &&
  styleSignature(node) === styleSignature(text) &&
  styleSignature(answer) !== styleSignature(text);

/** A box as wide as those of the others that begins with a head like theirs, or a line of their style. */
function isOpen(node: LayoutNode, model: Head): boolean {
  const { box, paint } = model.node;
  if (!node.paint || !paint || node.kind !== 'stack') return false;
  if (Math.abs(node.box.x - box.x) > 2 || Math.abs(node.box.width - box.width) > 2) return false;
  const [first] = node.children;
  if (!first) return false;
  const head = headOf(first);
  if (head) return isAlike(head, model) && node.children.length > 1;
  const title = first.kind === 'row' ? inReadingOrder(first)[0] : first;
  return (
    title.kind === 'text' &&
    Math.abs(title.ink.x - model.text.ink.x) <= MAX_EDGE_PX &&
    styleSignature(title) === styleSignature(model.text)
  );
}
