import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerY, overlapX, overlapY, right } from '../raster/box.ts';
import { isColorful } from '../raster/color.ts';

/** Gives fields the label that stands above or left of them, and the group that holds them all the role of a form. */
export function assignForms(root: LayoutNode): void {
  const fields = fieldsOf(root);
  if (fields.length === 0) return;
  const texts = textsOutsideControls(root).filter(isLabel);
  fields.forEach((field, i) => {
    const label = nearest(field, texts);
    if (!label) return;
    texts.splice(texts.indexOf(label), 1);
    const id = `field-${i + 1}`;
    field.form = { id, label: label.text!.lines.map((line) => line.text).join(' ') };
    label.role = 'label';
    label.form = { labels: id };
  });
  for (const part of root.children) findForm(part);
}

/** Drawn controls have their label elsewhere and are no fields. */
export const isField = (node: LayoutNode): boolean =>
  !node.check && !node.gauge && (node.role === 'input' || node.role === 'textarea' || node.role === 'select');

const textsOutsideControls = (node: LayoutNode): LayoutNode[] =>
  isField(node) || node.role === 'button' || node.role === 'a'
    ? []
    : node.kind === 'text'
      ? [node]
      : node.children.flatMap(textsOutsideControls);

const fieldsOf = (node: LayoutNode): LayoutNode[] => (isField(node) ? [node] : node.children.flatMap(fieldsOf));

function isLabel(node: LayoutNode): boolean {
  const text = node.text!.lines.map((line) => line.text).join(' ');
  return !node.role && text.length <= 60 && !node.text!.bullet && /\p{L}/u.test(text);
}

function nearest(field: LayoutNode, texts: readonly LayoutNode[]): LayoutNode | undefined {
  const scored = texts
    .map((node) => ({ node, distance: labelDistance(field, node, texts) }))
    .filter(({ distance }) => distance < 200)
    .sort((a, b) => a.distance - b.distance);
  return scored[0]?.node;
}

/** How far a text is from being the label of a field: above and flush with it, or before it on the same line. */
function labelDistance(field: LayoutNode, { ink }: LayoutNode, texts: readonly LayoutNode[]): number {
  const gap = field.box.y - bottom(ink);
  const flush = Math.abs(ink.x - field.box.x) <= 16 || overlapX(ink, field.box) > 0.9 * ink.width;
  if (flush && gap >= -2 && gap <= 24) return gap;
  const before = field.box.x - right(ink);
  const level = Math.abs(centerY(ink) - centerY(field.box)) <= Math.max(6, 0.25 * field.box.height);
  // In the row of a table it is the cell before, not a label.
  const inTable = texts.some(
    (other) =>
      right(other.ink) < ink.x && ink.x - right(other.ink) < 240 && overlapY(other.ink, ink) > 0.5 * ink.height,
  );
  if (level && before >= 0 && before < 160 && !inTable) return 10 + before;
  return Number.POSITIVE_INFINITY;
}

/** Of a form with a single field. */
const MAX_SEARCH_HEIGHT_PX = 420;

/**
 * The smallest group around all fields with a button is the form: without one it could not be sent. The button may also follow
 * the group of fields. Else every group that holds a field with its button is one.
 */
function findForm(node: LayoutNode): void {
  const inside = fieldsOf(node).length;
  if (inside === 0 || isField(node)) return;
  const smaller = node.children.find((child) => fieldsOf(child).length === inside);
  if (smaller && !isField(smaller) && (smaller.kind === 'stack' || smaller.kind === 'row')) {
    const following = inside === 1 ? node : node.children[node.children.indexOf(smaller) + 1];
    const lacksButton = following !== undefined && hasButton(following) && !hasButton(smaller);
    if (!lacksButton) {
      findForm(smaller);
      return;
    }
  }
  const free = (!node.role || node.role === 'section') && !holdsParts(node);
  const small = inside < 2 || node.box.height < 1600;
  const isCompact = inside > 1 || node.box.height <= MAX_SEARCH_HEIGHT_PX;
  if (free && small && isCompact && (node.kind === 'stack' || node.kind === 'row') && hasButton(node)) {
    node.role = 'form';
    const buttons = buttonsOf(node);
    // Of several the one in colour sends the form; the others do something else.
    const strong = buttons.filter(({ paint }) => paint?.fill !== undefined && isColorful(paint.fill));
    for (const button of strong.length > 0 ? strong.slice(0, 1) : buttons)
      button.form = { ...button.form, submits: true };
    return;
  }
  for (const child of node.children) findForm(child);
}

/** What holds parts of the page is no form. */
const holdsParts = ({ children }: LayoutNode): boolean =>
  children.some((child) => /^(header|footer|nav|aside|table)$/.test(child.role ?? '') || holdsParts(child));

const buttonsOf = (node: LayoutNode): LayoutNode[] =>
  node.role === 'button' ? [node] : node.children.flatMap(buttonsOf);
const hasButton = (node: LayoutNode): boolean => buttonsOf(node).length > 0;
