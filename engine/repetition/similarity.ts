import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { centerX, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { BOLD } from '../typeface/fonts.ts';
import { alignSequences } from './align.ts';
import type { Item } from './item.ts';

/** An edge of a part may lie so far from where it lies in another instance, in pixels, or as a share of the width. */
const MAX_OFFSET_PX = 5;
const MAX_OFFSET_SHARE = 0.02;
/** A part at another place across is less likely the same part. */
const ELSEWHERE = 0.7;
/** A box against the same part without one: what sets one instance apart, or a badge that only one has. */
const FRAMED = 0.75;
/** Letters that an icon may have been read as, and the chance that they are one. */
const MAX_ICON_LETTER_COUNT = 2;
const MISREAD = 0.5;
/** What a frame that both have says against what is in it: of other size, of the same width or height, of the same size. */
const FRAME_SHARES = [0, 0.25, 0.45];
const MAX_SIZE_DIFFERENCE_PX = 2;
/** Colours that people see as one, as the largest difference of a channel. */
const MAX_SAME_COLOR = 40;

/** How much two parts are alike, 0..1: by kind, type, size and what is in them; never by what they say. */
export function similarity(a: Item, b: Item): number {
  if (a.isList !== b.isList) {
    const [list, other] = a.isList ? [a, b] : [b, a];
    return FRAMED * similarity(list.items[0], other);
  }
  if (a.isList) return similarity(a.items[0], b.items[0]);
  const [kind, otherKind] = [kindOf(a), kindOf(b)];
  if (kind === otherKind) return SIMILARITY[kind](a, b);
  if (a.node.gauge || b.node.gauge) return isBarLike(a.node, b.node) ? 1 : 0;
  if (standsFor(a, b) || standsFor(b, a)) return 1;
  if (kind === 'box' || otherKind === 'box') {
    const [box, other] = kind === 'box' ? [a, b] : [b, a];
    if (CONTROL_ROLES.has(box.node.role ?? '')) return 0;
    // An icon before a label may be missing as well.
    const texts = box.items.filter((item) => kindOf(item) !== 'picture');
    const [only] = box.items.length === 1 ? box.items : texts.length === 1 ? texts : [];
    return only ? FRAMED * similarity(only, other) : 0;
  }
  if (kind === 'picture' && otherKind === 'text') return misread(a.node, b.node);
  return kind === 'text' && otherKind === 'picture' ? misread(b.node, a.node) : 0;
}

/** How much the contents of two parts are alike, 0..1; parts that only one has count against it. */
export function likenessOfContents(a: readonly Item[], b: readonly Item[], within: Box, withinOther: Box): number {
  const weight = weightOfAll(a) + weightOfAll(b);
  if (weight === 0) return 1;
  return (2 * alignSequences(a, b, scoreWithin(within, withinOther)).total) / weight;
}

/** What it is worth that two parts are taken for the same, each in its instance. */
export const scoreWithin =
  (within: Box, withinOther: Box) =>
  (a: Item, b: Item): number => {
    const alike = similarity(a, b);
    const place = isAtSamePlace(a.node.ink, within, b.node.ink, withinOther) ? 1 : ELSEWHERE;
    return alike < MIN_PART_SIMILARITY ? 0 : (alike * place * (weightOf(a) + weightOf(b))) / 2;
  };

/** Parts that are less alike are not the same part. */
const MIN_PART_SIMILARITY = 0.4;

/** A button beside a menu is none of its entries, and a field in a sentence none of its words. */
const CONTROL_ROLES = new Set(['button', 'input', 'select', 'textarea']);

type Kind = 'box' | 'control' | 'picture' | 'rule' | 'text';

function kindOf({ node }: Item): Kind {
  if (node.kind === 'text' || node.kind === 'rule') return node.kind;
  if (node.kind === 'image') return node.check || node.gauge ? 'control' : 'picture';
  return isDrawnInPieces(node) ? 'picture' : 'box';
}

/** Pictures on top of each other, as an icon in two colours. */
const isDrawnInPieces = ({ kind, paint, children }: LayoutNode): boolean =>
  kind === 'overlay' && !paint && children.every((child) => child.kind === 'image');

const SIMILARITY: Record<Kind, (a: Item, b: Item) => number> = {
  text: (a, b) => textSimilarity(a.node.text!, b.node.text!),
  picture: (a, b) => pictureSimilarity(a.node, b.node),
  control: ({ node: a }, { node: b }) => (a.check?.type === b.check?.type && a.gauge?.kind === b.gauge?.kind ? 1 : 0),
  rule: (a, b) => (isUpright(a.node.box) === isUpright(b.node.box) ? 1 : 0),
  box: boxSimilarity,
};

/** Of the whole a text, a picture or a control is one part, and a rule hardly one. */
function weightOf(item: Item): number {
  if (item.isList) return 1.5;
  const kind = kindOf(item);
  if (kind === 'box') return 0.5 + weightOfAll(item.items);
  return kind === 'rule' ? 0.2 : 1;
}

export const weightOfAll = (items: readonly Item[]): number => items.reduce((sum, item) => sum + weightOf(item), 0);

const ratio = (a: number, b: number): number => (a === b ? 1 : Math.min(a, b) / Math.max(a, b));

/** 1 at `full` and above, falling to 0 at `none`. */
const ramp = (value: number, none: number, full: number): number =>
  Math.max(0, Math.min(1, (value - none) / (full - none)));

const wordsOf = (block: TextBlock): string => block.lines.map((line) => line.text).join(' ');
const isFigure = (text: string): boolean => /^[^\p{L}]*\p{N}[^\p{L}]*\p{L}{0,3}$/u.test(text);
const isUppercase = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

function textSimilarity(a: TextBlock, b: TextBlock): number {
  const size = ramp(ratio(a.size, b.size), 0.5, 0.93);
  if (size === 0 || a.code !== b.code) return 0;
  const [text, other] = [wordsOf(a), wordsOf(b)];
  const differences = [
    [a.font.weight >= BOLD !== b.font.weight >= BOLD, 0.15],
    [a.font.family !== b.font.family, 0.05],
    [channelDistance(a.color, b.color) > MAX_SAME_COLOR, 0.1],
    [a.lines.length > 2 !== b.lines.length > 2, 0.1],
    [isFigure(text) !== isFigure(other), 0.1],
    [isUppercase(text) !== isUppercase(other), 0.05],
    [(a.bullet !== false) !== (b.bullet !== false), 0.15],
  ] as const;
  return size * (1 - differences.reduce((sum, [differs, cost]) => sum + (differs ? cost : 0), 0));
}

function pictureSimilarity(a: LayoutNode, b: LayoutNode): number {
  const [large, other] = [a, b].map(({ box }) => Math.max(box.width, box.height));
  // What is drawn in a picture of one size differs, so that the ink does.
  const isSmall = large <= 64 && other <= 64;
  return isSmall
    ? ramp(ratio(large, other), 0.3, 0.6)
    : ramp(ratio(a.box.height, b.box.height) * ratio(a.box.width, b.box.width), 0.3, 0.7);
}

function boxSimilarity(a: Item, b: Item): number {
  const [{ box, role }, { box: otherBox, role: otherRole }] = [a.node, b.node];
  const size = ramp(ratio(box.height, otherBox.height), 0.4, 0.8);
  const isSame = role === otherRole ? 1 : 0.8;
  const [fewer, more] = a.items.length < b.items.length ? [a, b] : [b, a];
  // A sign in a disc may not have been seen.
  if (fewer.items.length === 0 && (more.items.length === 0 || isSign(more)))
    return isSame * size * ramp(ratio(box.width, otherBox.width), 0.3, 0.8);
  const frame = frameShare(a.node, b.node) || FRAME_SHARES[1] * size;
  const rest = 1 - Math.max(frame, FRAME_SHARES[1]);
  return isSame * (frame + rest * likenessOfContents(a.items, b.items, box, otherBox));
}

/** What it says that two boxes are painted alike and of one size, or of one width or height: not all in them may have been read. */
export function frameShare({ paint, box }: LayoutNode, { paint: other, box: otherBox }: LayoutNode): number {
  if (!paint || !other || paint.fill !== other.fill || paint.border?.color !== other.border?.color) return 0;
  const same = (['width', 'height'] as const).filter(
    (side) => Math.abs(box[side] - otherBox[side]) <= MAX_SIZE_DIFFERENCE_PX,
  );
  return FRAME_SHARES[same.length];
}

const isSign = ({ items }: Item): boolean => items.length === 1 && kindOf(items[0]) === 'picture';

/** A gauge that is full or empty is a bar in one colour. */
const isBarLike = (a: LayoutNode, b: LayoutNode): boolean =>
  (a.kind === 'empty' || b.kind === 'empty') &&
  Math.abs(a.box.width - b.box.width) <= MAX_SIZE_DIFFERENCE_PX &&
  Math.abs(a.box.height - b.box.height) <= MAX_SIZE_DIFFERENCE_PX;

/** Initials in a box as large as the portraits of others. */
const MAX_INITIALS_LENGTH = 3;

/** Whether a box stands where others have a portrait: of its size, with no more than initials in it. */
export function standsFor({ node, items }: Pick<Item, 'node' | 'items'>, { node: other }: Pick<Item, 'node'>): boolean {
  const [only] = items;
  return (
    node.paint !== undefined &&
    other.kind === 'image' &&
    other.image !== undefined &&
    items.length === 1 &&
    only.node.kind === 'text' &&
    wordsOf(only.node.text).length <= MAX_INITIALS_LENGTH &&
    (['width', 'height'] as const).every((side) => Math.abs(node.box[side] - other.box[side]) <= MAX_SIZE_DIFFERENCE_PX)
  );
}

/** An icon that was read as a letter. */
function misread({ box }: LayoutNode, { text, ink }: LayoutNode): number {
  const letters = wordsOf(text!).length;
  const height = ratio(box.height, Math.max(ink.height, ink.width));
  return letters <= MAX_ICON_LETTER_COUNT && height > 0.5 ? MISREAD : 0;
}

const isUpright = ({ width, height }: Box): boolean => height > width;

/** Whether the parts share an edge or the middle, each measured from its own instance. */
function isAtSamePlace(a: Box, within: Box, b: Box, withinOther: Box): boolean {
  const slack = Math.max(MAX_OFFSET_PX, MAX_OFFSET_SHARE * Math.min(within.width, withinOther.width));
  // The right edge of an instance without a frame is where its last part ends, wherever that begins.
  const isOneWidth = Math.abs(within.width - withinOther.width) <= slack;
  const edges = [(box: Box) => box.x, centerX, ...(isOneWidth ? [right] : [])];
  return edges.some((edge) => Math.abs(edge(a) - edge(within) - (edge(b) - edge(withinOther))) <= slack);
}
