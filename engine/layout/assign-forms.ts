import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, overlapX, overlapY, right } from '../raster/box.ts';
import { isColorful } from '../raster/color.ts';
import { group } from './arrange.ts';
import { nameFields } from './name-fields.ts';
import { standsBefore } from './stands-before.ts';

/** Gives fields the label that stands above or left of them, and the group that holds them all the role of a form. */
export function assignForms(root: LayoutNode): void {
  const fields = fieldsOf(root);
  if (fields.length === 0) return;
  const texts = textsOutsideControls(root).filter(isLabel);
  const labels = new Map<LayoutNode, LayoutNode>();
  for (const field of fields) {
    const label = nearest(field, texts);
    if (!label) continue;
    texts.splice(texts.indexOf(label), 1);
    labels.set(field, label);
    field.form = { label: label.text!.lines.map((line) => line.text).join(' ') };
    label.role = 'label';
  }
  for (const part of root.children) findForm(part);
  gatherForm(root);
  nameFields(root, fields, labels);
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
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((a, b) => a.distance - b.distance);
  return scored[0]?.node;
}

/** How far a text is from being the label of a field: above and flush with it, or before it on the same line. */
function labelDistance(field: LayoutNode, { ink }: LayoutNode, texts: readonly LayoutNode[]): number {
  const gap = field.box.y - bottom(ink);
  const flush = Math.abs(ink.x - field.box.x) <= 16 || overlapX(ink, field.box) > 0.9 * ink.width;
  if (flush && gap >= -2 && gap <= 24) return gap;
  // In the row of a table it is the cell before, not a label.
  const inTable = texts.some(
    (other) =>
      right(other.ink) < ink.x && ink.x - right(other.ink) < 240 && overlapY(other.ink, ink) > 0.5 * ink.height,
  );
  const inks = texts.map((text) => text.ink);
  if (standsBefore(ink, field.box, inks) && !inTable) return 10 + field.box.x - right(ink);
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
    markSubmit(node);
    return;
  }
  for (const child of node.children) findForm(child);
}

/** Of several buttons the one in colour sends the form; the others do something else. */
function markSubmit(form: LayoutNode): void {
  const buttons = buttonsOf(form);
  const strong = buttons.filter(({ paint }) => paint?.fill !== undefined && isColorful(paint.fill));
  for (const button of strong.length > 0 ? strong.slice(0, 1) : buttons)
    button.form = { ...button.form, submits: true };
}

/** Between a field and the next one or the button below it that sends it, and of all that is sent together. */
const MAX_BUTTON_GAP_PX = 120;
const MAX_FORM_HEIGHT_PX = 900;

/** Fields that are parts of the page itself have no group of their own: they get one, with their labels and their button. */
function gatherForm(root: LayoutNode): void {
  if (root.kind !== 'stack') return;
  const parts = [...root.children].sort((a, b) => a.box.y - b.box.y);
  const isAsking = (part: LayoutNode): boolean => part.role === 'label' || fieldsOf(part).length > 0;
  const first = parts.findIndex(isAsking);
  const last = parts.findLastIndex((part) => fieldsOf(part).length > 0);
  const end = hasButton(parts[last] ?? root) ? last : last + 1;
  const run = parts.slice(first, end + 1);
  const [begin, button] = [parts[first], parts[end]];
  if (run.length < 2 || fieldsOf(root).length < 2 || !button || !hasButton(button)) return;
  const asking = [...run.filter(isAsking), button];
  const isClose = asking.slice(1).every((part, i) => part.box.y - bottom(asking[i].box) <= MAX_BUTTON_GAP_PX);
  if (!isClose || bottom(button.box) - begin.box.y > MAX_FORM_HEIGHT_PX) return;
  if (run.some((part) => isLandmark(part) || holdsParts(part) || holdsForm(part))) return;
  const form: LayoutNode = { ...group('stack', run), role: 'form' };
  markSubmit(form);
  root.children = [...parts.slice(0, first), form, ...parts.slice(end + 1)];
}

/** What holds parts of the page is no form. */
const holdsParts = ({ children }: LayoutNode): boolean =>
  children.some((child) => isLandmark(child) || holdsParts(child));

const holdsForm = (node: LayoutNode): boolean => node.role === 'form' || node.children.some(holdsForm);

const isLandmark = ({ role }: LayoutNode): boolean => /^(header|footer|nav|aside|table)$/.test(role ?? '');

const buttonsOf = (node: LayoutNode): LayoutNode[] =>
  node.role === 'button' ? [node] : node.children.flatMap(buttonsOf);
const hasButton = (node: LayoutNode): boolean => buttonsOf(node).length > 0;
