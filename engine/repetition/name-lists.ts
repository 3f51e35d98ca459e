import { isEvent } from '../clean/build-event.ts';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { overlapY, right } from '../raster/box.ts';
import type { Lists } from './item.ts';
import { isRule } from './regroup.ts';

/** So many rows are a list. */
const MIN_COUNT = 3;
/** A row of a list is no higher than so many times its words: a person with a portrait, a payment with its date. */
const MAX_HEIGHT_EM = 4.5;
/** What is in a row of a list are words and signs: a paragraph makes it an article. */
const MAX_LINE_COUNT = 2;

/** With more columns of words than these, rows are those of a table; a row in a frame may be one, too. */
const MAX_COLUMN_COUNT = 3;
const MAX_CARD_COLUMN_COUNT = 2;

/** What has entries of its own kind, or none: rows in it are no list. */
const CLOSED_ROLES = new Set(['nav', 'ul', 'ol', 'table', 'form', 'a', 'button', 'footer']);
/** What a low row was taken for where nothing was known of the others. */
const CARD_ROLES = new Set([undefined, 'article', 'section']);
/** What is filled in belongs to a form, whatever stands beside it. */
const FIELD_ROLES = new Set(['input', 'select', 'textarea', 'label']);

/** Low rows below each other that are one component are a list, with lines between them or without. Changes the tree in place. */
export function nameLists(node: LayoutNode, lists: Lists): void {
  if (CLOSED_ROLES.has(node.role ?? '')) return;
  const instances = lists.get(node)?.instances ?? [];
  if (isListOfRows(node, instances)) {
    node.role = 'ul';
    for (const item of instances) delete item.role;
    return;
  }
  for (const child of node.children) nameLists(child, lists);
}

function isListOfRows({ kind, role, image, children }: LayoutNode, instances: readonly LayoutNode[]): boolean {
  return (
    kind === 'stack' &&
    !role &&
    !image &&
    instances.length >= MIN_COUNT &&
    (children.every((child) => isRule(child) || instances.includes(child)) || areRowsOf(children, instances)) &&
    instances.every(isListRow)
  );
}

/** Whether all things of a grid are instances with one text each, and those of each row begin where those of the first do. */
const areRowsOf = (rows: readonly LayoutNode[], instances: readonly LayoutNode[]): boolean =>
  rows.every(
    ({ kind, role, paint, children }) =>
      kind === 'row' &&
      !role &&
      !paint &&
      children.every(
        (child, i) =>
          instances.includes(child) &&
          partsIn(child.children).filter(({ kind: part }) => part === 'text').length === 1 &&
          Math.abs(child.box.x - (rows[0].children[i]?.box.x ?? Number.NaN)) <= SAME_EDGE_PX,
      ),
  );

/** Where things of one column begin, in px. */
const SAME_EDGE_PX = 4;

function isListRow(node: LayoutNode): boolean {
  const { kind, role, component, paint, image, box, children } = node;
  if ((kind !== 'row' && (kind !== 'stack' || paint)) || image || component || !CARD_ROLES.has(role)) return false;
  const parts = partsIn(children);
  const texts = parts.flatMap(({ text }) => text ?? []);
  return (
    texts.length > 0 &&
    texts.every(({ lines }) => lines.length <= MAX_LINE_COUNT) &&
    !parts.some((part) => FIELD_ROLES.has(part.role ?? '')) &&
    (box.height <= MAX_HEIGHT_EM * Math.max(...texts.map(({ size }) => size)) || isEvent(node)) &&
    columnCountOf(texts) <= (paint ? MAX_CARD_COLUMN_COUNT : MAX_COLUMN_COUNT)
  );
}

/** How many texts stand side by side. */
const columnCountOf = (texts: readonly TextBlock[]): number =>
  Math.max(
    ...texts.map(({ ink }) => countApart(texts.map((other) => other.ink).filter((other) => overlapY(other, ink) > 0))),
  );

/** How many boxes lie beside each other, at most. */
function countApart(boxes: readonly Box[]): number {
  let [count, end] = [0, Number.NEGATIVE_INFINITY];
  for (const box of boxes.toSorted((a, b) => right(a) - right(b))) {
    if (box.x < end) continue;
    count++;
    end = right(box);
  }
  return count;
}

const partsIn = (nodes: readonly LayoutNode[]): LayoutNode[] =>
  nodes.flatMap((node) => [node, ...partsIn(node.children)]);
