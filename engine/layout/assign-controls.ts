import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right } from '../raster/box.ts';
import { isField } from './assign-forms.ts';
import { textsOf } from './assign-headings.ts';
import { type FieldRole, findAlikeFields } from './find-alike-fields.ts';
import { findField } from './find-field.ts';
import { findFieldWithButton } from './find-field-with-button.ts';
import { isIconButton, isSignButton, isToolOf } from './find-icon-button.ts';
import { isInColumn, standsBefore } from './stands-before.ts';

/** Buttons, links that look like buttons, and fields. */
export function assignControls(root: LayoutNode): void {
  const labels = textsOutsideBoxes(root).filter(mayLabel);
  const inks = labels.map(({ ink }) => ink);
  // A column of words before boxes names them; a single one may be anything.
  const hasLabel = (field: LayoutNode): boolean =>
    labels.some((label) => standsAbove(label, field)) ||
    inks.some((ink) => standsBefore(ink, field.box, inks) && isInColumn(ink, inks));
  const painted = partsOf(root).filter((node) => node.paint);
  const free = painted.filter((node) => !node.role);
  const certain = new Map(
    painted.flatMap((node) => {
      const role = isField(node) ? (node.role as FieldRole) : node.role ? undefined : findField(node, hasLabel);
      return role ? [[node, role] as const] : [];
    }),
  );
  const others = free.filter((node) => !certain.has(node));
  const fields = new Map([...certain, ...findAlikeFields(others, [...certain.keys()], hasLabel)]);
  for (const [node, role] of fields) {
    node.role = role;
    for (const text of textsOf(node)) text.role = undefined;
  }
  for (const node of others) {
    const field = fields.has(node) ? undefined : findFieldWithButton(node);
    if (field) fields.set(field, 'input');
  }
  const tools = new Set(others.filter((node) => isToolOf(node, others, [...fields.keys()])));
  for (const node of others) {
    const isWide = node.box.width >= MIN_WIDE_BUTTON_PX;
    const above = [...fields.keys(), ...others.filter(({ role }) => role === 'button')];
    if (painted.some((box) => isHeadOf(node, box))) continue;
    const isInForm = above.some((control) => isFlush(control, node));
    const hasTwin = others.some((other) => areTwins(node, other));
    if (isIconButton(node, isInForm, hasTwin)) assignIconButton(node);
    else if (isSignButton(node) || tools.has(node)) node.role = 'button';
    else if (!isWide || isInForm || isPill(node)) assignButton(node);
  }
}

/** A box of this width with a text in its middle is a button only in the column of a field. */
const MIN_WIDE_BUTTON_PX = 420;

/** Boxes of one size and look side by side. */
const areTwins = (a: LayoutNode, b: LayoutNode): boolean =>
  a !== b &&
  a.paint?.fill === b.paint?.fill &&
  a.paint?.border?.color === b.paint?.border?.color &&
  Math.abs(a.box.y - b.box.y) <= MAX_TWIN_DIFFERENCE_PX &&
  Math.abs(a.box.width - b.box.width) <= MAX_TWIN_DIFFERENCE_PX &&
  Math.abs(a.box.height - b.box.height) <= MAX_TWIN_DIFFERENCE_PX;

const MAX_TWIN_DIFFERENCE_PX = 2;

/** A filled box with round ends: a field of that shape has its words at the left. */
const isPill = ({ box, paint }: LayoutNode): boolean =>
  paint?.fill !== undefined && (paint.radius ?? 0) >= 0.45 * box.height;

function assignIconButton(node: LayoutNode): void {
  const [label] = textsOf(node);
  label.role = undefined;
  node.role = LEADS.test(label.text!.lines[0].text) ? 'a' : 'button';
}

/** What leads to another page, though it looks like a button. */
const LEADS =
  /^(get started|get it on|learn|read|discover|explore|download (on|for)|available (on|at)|view (on|it|all|more|details|our)|see (all|more|how|our|details)|more (info|details|about)|contact us|(github|help with a) star|back to|go to)\b/i;

/** A small box with one line in its middle, or a line and a sign. */
function assignButton(node: LayoutNode): void {
  if (!node.paint || node.role || node.box.height < 18 || node.box.height > 72) return;
  const label = node.children.length === 1 ? node.children[0] : undefined;
  if (label?.kind !== 'text' || label.text!.lines.length > 1 || label.role === 'h1') return;
  // One letter in a square is the initial of somebody, and so are two capitals.
  if (/^(.|\p{Lu}{2})$/u.test(label.text!.lines[0].text) && Math.abs(node.box.width - node.box.height) <= 4) return;
  // A badge with a dot before its words says how something is; the dot is drawn as that of a list.
  if (label.text!.bullet) return;
  const before = label.ink.x - node.box.x;
  const after = right(node.box) - right(label.ink);
  if (Math.abs(before - after) > Math.max(4, 0.15 * node.box.width)) return;
  // A question in a box of its own is answered beside it.
  if (/\?( |$)/.test(label.text!.lines[0].text)) return;
  label.role = undefined;
  const leads = LEADS.test(label.text!.lines[0].text);
  node.role = (node.paint.radius || node.paint.border) && !leads ? 'button' : 'a';
}

const partsOf = (node: LayoutNode): LayoutNode[] => [node, ...node.children.flatMap(partsOf)];

/** A box as wide as the higher one right below it is the head of that. */
const isHeadOf = ({ box }: LayoutNode, { box: other }: LayoutNode): boolean =>
  Math.abs(other.x - box.x) <= 2 &&
  Math.abs(right(other) - right(box)) <= 2 &&
  Math.abs(other.y - bottom(box)) <= 2 &&
  other.height > 2 * box.height;

const isFlush = ({ box }: LayoutNode, { box: other }: LayoutNode): boolean =>
  other.y > box.y && Math.abs(other.x - box.x) <= 4 && Math.abs(right(other) - right(box)) <= 4;

/** Texts that do not stand in a small box of their own: the cells of a table are no labels. */
function textsOutsideBoxes(node: LayoutNode): LayoutNode[] {
  if (node.kind === 'text') return [node];
  return node.paint && node.box.height <= 72 ? [] : node.children.flatMap(textsOutsideBoxes);
}

function mayLabel(node: LayoutNode): boolean {
  const { lines, size } = node.text!;
  return lines.length === 1 && lines[0].text.length <= 40 && size <= 20 && /\p{L}/u.test(lines[0].text);
}

/** Flush with the field, or with where its round corner ends, and next to it. */
function standsAbove({ ink }: LayoutNode, { box, paint }: LayoutNode): boolean {
  const gap = box.y - bottom(ink);
  const inset = ink.x - box.x;
  return gap >= 2 && gap <= 18 && inset >= -6 && inset <= Math.max(6, Math.min(24, paint?.radius ?? 0));
}
