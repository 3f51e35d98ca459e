import type { LayoutNode } from '../../model/layout-node.ts';
import { centerY } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { inReadingOrder, itemOf, nameOfSign } from './item.ts';

const MIN_STEP_COUNT = 3;
const MIN_DISC_PX = 20;
const MAX_DISC_PX = 60;

/**
 * Discs of one size in a row, each with its words beside or below it, that are numbered or ticked off. Discs with signs
 * alone are what a product can do.
 */
export function findSteps(row: LayoutNode): LayoutNode | undefined {
  if (row.kind !== 'row') return undefined;
  const children = inReadingOrder(row);
  const parts = children.filter(({ kind }) => kind !== 'rule');
  const columns = parts.filter((part) => part.kind === 'stack' && !part.paint && part.children.length === 2);
  const isStacked = columns.length === parts.length;
  const discs = isStacked ? columns.map(({ children: [disc] }) => disc) : parts.filter((_, i) => i % 2 === 0);
  const words = isStacked ? columns.map(({ children: [, text] }) => text) : parts.filter((_, i) => i % 2 === 1);
  if (discs.length < MIN_STEP_COUNT || discs.length !== words.length) return undefined;
  if (!discs.every((disc) => isDisc(disc) && isLike(disc, discs[0]))) return undefined;
  if (!words.every((text) => text.kind === 'text' && text.text.lines.length === 1)) return undefined;
  const numbers = discs.filter((disc) => /^\d$/.test(itemOf(disc).words)).length;
  const ticked = discs.filter(isTicked).length;
  const isJoined = parts.length < children.length;
  if (numbers === 0 && !(ticked > 0 && isJoined)) return undefined;
  const current = discs.findIndex((disc) => !isTicked(disc));
  row.role = 'ol';
  row.component = { kind: 'steps', name: 'Steps' };
  for (const disc of discs) if (disc.role === 'button' || disc.role === 'a') disc.role = 'span';
  if (!isStacked) row.children = inSteps(children);
  const step = (isStacked ? columns : row.children)[Math.max(0, current)];
  step.component = { kind: 'step', isCurrent: true };
  return row;
}

/** A disc, its words, and the line that leads to the next. */
function inSteps(children: readonly LayoutNode[]): LayoutNode[] {
  const steps: LayoutNode[][] = [];
  let part = 0;
  for (const child of children) {
    if (child.kind === 'rule' && steps.length > 0) steps[steps.length - 1].push(child);
    else if (part++ % 2 === 0) steps.push([child]);
    else steps[steps.length - 1].push(child);
  }
  return steps.map((step) => ({ ...group('row', step), role: 'div' }));
}

function isDisc({ box, paint, kind }: LayoutNode): boolean {
  const isSized = box.width >= MIN_DISC_PX && box.width <= MAX_DISC_PX && Math.abs(box.width - box.height) <= 2;
  return isSized && (kind === 'image' || (paint?.radius ?? 0) >= 0.4 * box.width);
}

const isLike = (a: LayoutNode, b: LayoutNode): boolean =>
  Math.abs(a.box.width - b.box.width) <= 2 && Math.abs(centerY(a.box) - centerY(b.box)) <= 3;

const isTicked = (disc: LayoutNode): boolean =>
  itemOf(disc).signs.some((sign) => /check|tick|done/.test(nameOfSign(sign)));
