import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, contains, right, unionBox } from '../raster/box.ts';
import { isColorful } from '../raster/color.ts';
import {
  hasPlainGround,
  isArrow,
  isFramed,
  isGrip,
  isPlaceholder,
  isPrompt,
  isRowOfDots,
  partsOfField,
} from './find-field.ts';

export type FieldRole = 'input' | 'select' | 'textarea';

/** The height of a line of text with its padding; a field that is higher takes several. */
const MAX_LINE_HEIGHT_PX = 72;
const MAX_FIELD_HEIGHT_PX = 260;
const MIN_WIDTH_PX = 60;
/** Room before what is written in a field, with and without a sign in it. */
const MAX_INSET_PX = 28;
const MAX_SIGNED_INSET_PX = 64;
const MAX_SIGN_PX = 28;
/** Between the text of a list and its arrow; that of a button stands by its words. */
const MIN_ARROW_GAP_PX = 24;
/** Room above what is written in a field of several lines, and what its line has above the letters. */
const [MAX_TOP_PX, MAX_LEADING_PX] = [24, 10];
/** Share of the boxes that look alike which have to speak for fields. */
const MIN_PROVEN_SHARE = 2 / 3;

/** A box with the content of a field; `isProven` when something besides its look says that it is one. */
type Candidate = { node: LayoutNode; role: FieldRole; inset?: number; isProven: boolean };

/**
 * Fields that their like prove. A page paints its fields in one way, so of the boxes that are painted alike and hold no more
 * than a text at their left, all are fields when one is for certain, or when at least two, and most, have a label above them,
 * ask for something in a pale text, or can be made larger.
 * @param nodes candidates and others, those with a role left out
 * @param certain fields that need no proof
 */
export function findAlikeFields(
  nodes: readonly LayoutNode[],
  certain: readonly LayoutNode[],
  hasLabel: (node: LayoutNode) => boolean,
): Map<LayoutNode, FieldRole> {
  const candidates = nodes
    .filter((node) => !nodes.some((around) => fillsWidth(node, around)))
    .map((node) => candidateOf(node, hasLabel))
    .filter((one) => one !== undefined);
  const looks = Map.groupBy(candidates, ({ node }) => lookOf(node));
  const fields = new Map<LayoutNode, FieldRole>();
  for (const [look, alike] of looks) {
    const models = certain.filter((node) => lookOf(node) === look).map((node) => candidateOf(node, hasLabel));
    const proven = alike.filter(({ isProven }) => isProven);
    if (models.length === 0 && (proven.length < 2 || proven.length < MIN_PROVEN_SHARE * alike.length)) continue;
    const insets = [...models, ...proven].flatMap((model) => model?.inset ?? []);
    for (const { node, role, inset, isProven } of alike) {
      const isLevel = inset === undefined || insets.some((other) => Math.abs(other - inset) <= 2);
      if (isProven || (isLevel && role !== 'textarea')) fields.set(node, role);
    }
  }
  return fields;
}

function candidateOf(node: LayoutNode, hasLabel: (node: LayoutNode) => boolean): Candidate | undefined {
  const { box, paint } = node;
  if (!paint || !(isFramed(paint) || hasPlainGround(paint))) return undefined;
  if (box.width < MIN_WIDTH_PX || box.height < 22 || box.height > MAX_FIELD_HEIGHT_PX) return undefined;
  const parts = partsOfField(node);
  if (!parts || parts.texts.length > 1) return undefined;
  const grip = parts.images.some((image) => isGrip(image, node));
  const signs = parts.images.filter((image) => !isGrip(image, node));
  const role = box.height > MAX_LINE_HEIGHT_PX ? 'textarea' : 'input';
  const [text] = parts.texts;
  if (!text) {
    const isEmpty = signs.every((sign) => isRowOfDots(sign, node) || isAtEnd(sign, node));
    return isEmpty ? { node, role, isProven: hasLabel(node) || grip } : undefined;
  }
  const inset = text.ink.x - box.x;
  const after = right(box) - right(text.ink);
  if (signs.length > 1 || inset > (signs.length > 0 ? MAX_SIGNED_INSET_PX : MAX_INSET_PX)) return undefined;
  // In the middle of a button, with its icon.
  const isClose = signs.every((sign) => sign.box.x - right(text.ink) < MIN_ARROW_GAP_PX);
  const content = unionBox([text.ink, ...signs.map((sign) => sign.box)]);
  const isCentred = isClose && Math.abs(content.x - box.x - (right(box) - right(content))) <= 4;
  if (after < 4 || isCentred || text.role === 'h1') return undefined;
  const { color, font } = text.text!;
  // Titles are bold, or have the colour of what they stand for, as badges do.
  const isPale = isPlaceholder(text) && !isColorful(color) && font.weight < 600;
  const isProven = hasLabel(node) || grip || isPrompt(text) || isPale;
  // As far below the edge as behind it, and the room above its letters.
  const isAtTop = text.ink.y - box.y <= Math.max(MAX_TOP_PX, inset + MAX_LEADING_PX);
  if (role === 'textarea')
    return (grip || isAtTop) && bottom(box) - bottom(text.ink) > 12
      ? { node, role, inset, isProven: isProven && (grip || text.text!.lines.length === 1) }
      : undefined;
  if (text.text!.lines.length > 1) return undefined;
  if (signs[0] && isArrow(signs[0], text, node)) return { node, role: 'select', inset, isProven };
  return { node, role, inset, isProven };
}

/** A sign at the beginning of a field, or a button at its end: that which shows a password. */
function isAtEnd({ box }: LayoutNode, field: LayoutNode): boolean {
  const inset = Math.min(box.x - field.box.x, right(field.box) - right(box));
  return Math.max(box.width, box.height) <= MAX_SIGN_PX && inset <= MAX_INSET_PX;
}

/** The head of a card goes from edge to edge. */
const fillsWidth = ({ box }: LayoutNode, { box: around }: LayoutNode): boolean =>
  box !== around && contains(around, box, 2) && around.width - box.width <= 4 && around.height > box.height + 4;

/** How a box is painted: fields that are, say, invalid have a border of another colour, and are found by themselves. */
function lookOf({ paint }: LayoutNode): string {
  const { fill, border, radius = 0, shadow } = paint!;
  return [fill, border?.color, border?.width, border?.sides.length, Math.round(radius / 2), Boolean(shadow)].join(' ');
}
