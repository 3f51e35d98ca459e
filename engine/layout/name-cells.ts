import type { LayoutNode } from '../model/layout-node.ts';
import { isField } from './assign-forms.ts';
import { textsOf } from './assign-headings.ts';

/**
 * Names what tables are about, by the heading before them, and the fields and check boxes in their cells: a field by its column
 * and its row, the box in the head by what it does.
 */
export function nameCells(root: LayoutNode): void {
  visit(root, undefined);
}

/** @returns the last heading so far */
function visit(node: LayoutNode, heading: LayoutNode | undefined): LayoutNode | undefined {
  if (/^h[1-3]$/.test(node.role ?? '')) return node;
  if (node.role === 'table') {
    if (heading) node.alt = wordsIn(heading);
    nameControls(node);
    return heading;
  }
  const inside = [...node.children]
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
    .reduce((last, child) => visit(child, last), heading);
  // The heading of a card is no heading of what comes after it.
  return /^(nav|aside|footer|article)$/.test(node.role ?? '') ? heading : inside;
}

function nameControls(table: LayoutNode): void {
  const [head, ...rows] = table.children.filter(({ kind }) => kind === 'row');
  if (!head?.children.some(({ role }) => role === 'th')) return;
  for (const check of controlsIn(head)) if (check.check && !check.form?.id) check.alt = 'Select all';
  for (const row of rows) {
    const [name] = row.children.map((cell) => (controlsIn(cell).length > 0 ? '' : wordsIn(cell))).filter(Boolean);
    row.children.forEach((cell, i) => {
      const column = row.children.length === head.children.length ? wordsIn(head.children[i]) : '';
      const label = [column, name].filter(Boolean).join(': ');
      for (const field of controlsIn(cell)) {
        if (isField(field) && column && !field.form?.id) field.form = { ...field.form, label };
      }
    });
  }
}

const controlsIn = (node: LayoutNode): LayoutNode[] =>
  node.check || isField(node) ? [node] : node.children.flatMap(controlsIn);

const wordsIn = (node: LayoutNode): string =>
  textsOf(node)
    .flatMap(({ text }) => text!.lines.map((line) => line.text))
    .join(' ');
