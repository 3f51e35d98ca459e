import { plainName } from '../icons/name-icon.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { centerX, overlapX, right, unionBox } from '../raster/box.ts';
import { isColorful } from '../raster/color.ts';
import { textsOf } from './assign-headings.ts';
import { nameOfSign } from './components/item.ts';
import { holdsNetworks } from './link-signs.ts';

const MIN_HEIGHT_PX = 26;
const MAX_HEIGHT_PX = 72;
const MIN_WIDTH_PX = 64;
const MAX_WIDTH_PX = 420;
/** Of a box in a colour of its own, which asks for a click. */
const MAX_COLORED_WIDTH_PX = 560;
const MAX_SIGN_PX = 32;
const MAX_LENGTH = 40;
const MAX_OFF_CENTRE_SHARE = 0.08;
/** Between the words and their sign. */
const MAX_GAP_PX = 32;
/** Between a button's edge and what stands at its ends. */
const MAX_INSET_PX = 28;

/**
 * A box around a few words with a sign beside them: both in its middle, or at its two ends.
 * @param isFlush as wide as a field or button above it
 * @param hasTwin beside another box of its size and look: there a patch of colour is a sign as well
 */
export function isIconButton(node: LayoutNode, isFlush = false, hasTwin = false): boolean {
  const { box, paint } = node;
  if (!paint || node.role || node.component || (node.kind !== 'row' && node.kind !== 'stack')) return false;
  if (box.height < MIN_HEIGHT_PX || box.height > MAX_HEIGHT_PX) return false;
  const isColored = paint.fill !== undefined && isColorful(paint.fill);
  if (box.width < MIN_WIDTH_PX || box.width > (isColored || isFlush ? MAX_COLORED_WIDTH_PX : MAX_WIDTH_PX))
    return false;
  if (!paint.radius && !paint.border && !paint.shadow) return false;
  const texts = textsOf(node);
  const signs = signsOf(node, hasTwin);
  const [text] = texts;
  if (texts.length !== 1 || !signs || signs.length === 0 || signs.length > 2 || !isLabel(text)) return false;
  const content = unionBox([text.ink, ...signs.map(({ box: sign }) => sign)]);
  const isClose = signs.every((sign) => -overlapX(sign.box, text.ink) <= MAX_GAP_PX);
  const isCentred =
    isClose && Math.abs(centerX(content) - centerX(box)) <= Math.max(4, MAX_OFF_CENTRE_SHARE * box.width);
  const reachesEnds = content.x - box.x <= MAX_INSET_PX && right(box) - right(content) <= MAX_INSET_PX;
  // The head of a card has its title and its menu at its ends.
  return isCentred || (reachesEnds && isColored && box.width <= MAX_WIDTH_PX);
}

/** Words that say what happens, in one line: a figure with an arrow says how something has changed. */
function isLabel({ text, role }: LayoutNode): boolean {
  const [line] = text!.lines;
  return (
    text!.lines.length === 1 &&
    !text!.bullet &&
    role !== 'h1' &&
    line.text.length <= MAX_LENGTH &&
    /\p{L}{2}/u.test(line.text)
  );
}

/** The small pictures of a box, which may stand on a ground of their own; nothing where it holds anything else. */
function signsOf(node: LayoutNode, mayBePatch: boolean): LayoutNode[] | undefined {
  const signs: LayoutNode[] = [];
  for (const child of node.children) {
    if (child.kind === 'text' || child.kind === 'rule') continue;
    const isSmall = Math.max(child.box.width, child.box.height) <= MAX_SIGN_PX;
    if (child.kind === 'image') {
      if (child.check || !isSmall) return undefined;
      signs.push(child);
    } else if (mayBePatch && child.kind === 'empty' && isSmall && child.box.height >= MIN_PATCH_PX) signs.push(child);
    else {
      const inner = signsOf(child, mayBePatch);
      if (!inner) return undefined;
      signs.push(...inner);
    }
  }
  return signs;
}

/** A smaller one is the dot of a state. */
const MIN_PATCH_PX = 12;

/** A control with a sign alone, in px. */
const MIN_SIGN_BOX_PX = 24;
const MAX_SIDE_DIFFERENCE_PX = 4;

/** What only controls show. A tile with any other sign may as well illustrate something, and one up or down a change. */
const ACTS =
  /^(chevron|angle|caret|arrow|navigate)-(small-)?(left|right|back|forward|before|next)|^(x|xmark|x-mark|times|close|plus|minus|ellipsis|dots|more|bars|menu|play|pause)\b/;

/** A square or disc around nothing but the sign of an act: back and forth, close, more, play. */
export const isSignButton = (node: LayoutNode): boolean =>
  holdsSign(node) && ACTS.test(plainName(nameOfSign(node.children[0])));

/** Buttons of one toolbar are no farther from each other, in px, and so many. */
const MAX_TOOL_GAP_PX = 6;
const MIN_TOOL_COUNT = 3;

/**
 * A box with a sign alone that is pressed because of what it stands beside: a field that it sends, or others that make a toolbar with
 * it, whatever their signs are. Those of networks are links.
 *
 * @param boxes all of the page
 * @param fields those that are known
 */
export function isToolOf(node: LayoutNode, boxes: readonly LayoutNode[], fields: readonly LayoutNode[]): boolean {
  if (!holdsSign(node)) return false;
  if (fields.some((field) => follows(field, node))) return true;
  const { border, radius = 0 } = node.paint!;
  if (!border || radius >= 0.45 * node.box.height) return false;
  const tools = boxes
    .filter((box) => box.paint?.border && holdsSign(box) && isLevel(box, node))
    .sort((a, b) => a.box.x - b.box.x);
  let run: LayoutNode[] = [];
  for (const tool of tools) {
    if (run.length > 0 && !follows(run[run.length - 1], tool)) {
      if (run.includes(node)) break;
      run = [];
    }
    run.push(tool);
  }
  return run.includes(node) && run.length >= MIN_TOOL_COUNT && !holdsNetworks(run.flatMap(({ children }) => children));
}

const isLevel = ({ box }: LayoutNode, { box: other }: LayoutNode): boolean =>
  Math.abs(box.y - other.y) <= 1 && Math.abs(box.height - other.height) <= 1;

const follows = (before: LayoutNode, node: LayoutNode): boolean =>
  isLevel(before, node) &&
  node.box.x >= right(before.box) - MAX_SHARED_LINE_PX &&
  node.box.x - right(before.box) <= MAX_TOOL_GAP_PX;

/** Boxes that share a line overlap by its width. */
const MAX_SHARED_LINE_PX = 2;

function holdsSign({ box, paint, role, component, children }: LayoutNode): boolean {
  const [sign, ...others] = children;
  return (
    paint !== undefined &&
    !role &&
    !component &&
    others.length === 0 &&
    sign?.kind === 'image' &&
    !sign.check &&
    Math.min(box.width, box.height) >= MIN_SIGN_BOX_PX &&
    Math.max(box.width, box.height) <= MAX_HEIGHT_PX &&
    Math.abs(box.width - box.height) <= MAX_SIDE_DIFFERENCE_PX
  );
}
