import { asItem } from '../emit/as-item.ts';
import { holdsLabel } from '../emit/build-button.ts';
import { asPhrasing, buildShell, isShell, withPurpose } from '../emit/build-shell.ts';
import { dressComponent } from '../emit/dress-component.ts';
import { px } from '../emit/lengths.ts';
import { isField } from '../layout/assign-forms.ts';
import type { Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, centerX, centerY, right } from '../raster/box.ts';
import { buildButton, buildDrawnControl, buildField } from './build-control.ts';
import { buildEvent, isEvent } from './build-event.ts';
import { joinGrids } from './build-grid.ts';
import { buildEmpty, buildImage, buildOverlay, buildRule } from './build-media.ts';
import { buildRigid } from './build-rigid.ts';
import { buildRow } from './build-row.ts';
import { agreedPlace, buildStack, tagOf } from './build-stack.ts';
import { buildTable } from './build-table.ts';
import { buildText } from './build-text.ts';
import { isCenteredText } from './centered-columns.ts';
import { keyOf, trace } from './check/origin.ts';
import { Consensus } from './consensus.ts';
import { addSides, type Built, type Context, type Frame } from './context.ts';
import { dividedCells } from './divided-cells.ts';
import { isCompact } from './is-compact.ts';
import { isShrunk } from './is-shrunk.ts';
import type { Place } from './place.ts';

/** Describes a node for the columns it may fill. */
export function buildNode(node: LayoutNode, frame: Frame, context: Context): Built {
  const { apart, together, rigid } = context.manners.of(node);
  const describe = (own: Context): Built =>
    rigid && isGroup(node) ? buildRigid(node, frame, own) : buildBare(node, frame, own);
  const built = apart
    ? describe(agreeingIn(new Consensus(undefined, true), context))
    : together
      ? describeTogether(node, describe, context)
      : describe(context);
  const { width } = built.element.css;
  const element = isShell(node)
    ? buildShell(built.element, node, context)
    : isDottedBadge(node)
      ? asBadge(built.element)
      : built.element;
  if (isShell(node) && width === undefined && isSnug(node, element, frame)) delete element.css.width;
  if (node.instance) element.instance ??= node.instance;
  else if (node.slot) element.part ??= node.slot.slice(node.slot.lastIndexOf('/') + 1);
  const dressed = withPurpose(node.component ? dressComponent(element, node.component) : element, node);
  trace(dressed, node);
  return { ...built, element: dressed, height: context.heights.get(keyOf(node)) ?? built.height };
}

/** By what its instances agree on, without those elsewhere: twice, as the page itself. */
function describeTogether(node: LayoutNode, describe: (own: Context) => Built, context: Context): Built {
  const consensus = new Consensus(node);
  const own = agreeingIn(consensus, context);
  describe(own);
  consensus.settle();
  return describe(own);
}

function agreeingIn(consensus: Consensus, context: Context): Context {
  const own: Context = { ...context, consensus, build: (node, frame) => buildNode(node, frame, own) };
  return own;
}

const isGroup = (node: LayoutNode): boolean =>
  (node.kind === 'row' || node.kind === 'stack') &&
  node.role !== 'table' &&
  !isField(node) &&
  !holdsLabel(node) &&
  !isEvent(node);

/** Whether a painted button is as wide as its sign and words: nothing in it takes the rest of its columns. */
const isSnug = (node: LayoutNode, { css }: Element, frame: Frame): boolean =>
  node.paint !== undefined && isShrunk(node, frame) && css['justify-content'] !== 'space-between';

/** A badge with a dot before its words is as wide as both. */
const isDottedBadge = ({ kind, component }: LayoutNode): boolean => kind === 'row' && component?.kind === 'badge';

const asBadge = (element: Element): Element => ({
  ...element,
  tag: 'span',
  css: { ...element.css, display: 'inline-flex' },
  children: element.children.map(asPhrasing),
});

function buildBare(node: LayoutNode, frame: Frame, context: Context): Built {
  const { kind, role } = node;
  if (kind === 'text') return buildText(node, frame, context);
  if (node.check || node.gauge) return buildDrawnControl(node, frame, context);
  if (kind === 'image') return buildImage(node, frame, context);
  if (kind === 'rule') return buildRule(node, frame, context);
  if (isField(node)) return buildField(node, frame, context);
  if (holdsLabel(node)) return buildButton(node, frame, context);
  if (role === 'table') return buildTable(node, frame, context);
  if (isEvent(node)) return buildEvent(node, frame, context);
  if (kind === 'empty') return buildEmpty(node, frame, context);
  if (kind === 'overlay')
    return hangsOver(node) && !context.manners.of(node).rigid
      ? buildGroup({ ...node, kind: 'stack' }, frame, context)
      : buildOverlay(node, frame, context);
  return buildGroup(node, frame, context);
}

/** Whether the second of two things begins on the lower half of the first and reaches below it: a card that overlaps its picture. */
const hangsOver = ({ children: [first, second, ...more] }: LayoutNode): boolean =>
  more.length === 0 &&
  second !== undefined &&
  second.box.y > first.box.y + first.box.height / 2 &&
  bottom(second.box) > bottom(first.box);

/** A group in the middle of its columns, or a box that does not fill them, gets a width; any other group fills its columns. */
function buildGroup(node: LayoutNode, frame: Frame, context: Context): Built {
  const grid = wholeGrid(node);
  if (grid) return buildGroup(grid, frame, context);
  const [only] = node.children;
  const isAlone = node.children.length === 1 && !node.paint && !node.image && !node.component;
  // A group that lacks what others have in it is one all the same.
  const isUsual = context.consensus.choice(node, 'alone', isAlone);
  if (isAlone && isUsual) {
    if (!node.role && !node.instance) return context.build(only, frame);
    if (only.kind === 'row' && only.role && node.role) return wrapped(node, context.build(only, frame));
  }
  const { consensus, spacing } = context;
  if (isBadgeLike(node)) {
    const built = (node.kind === 'row' ? buildRow : buildStack)(node, { x0: node.box.x, x1: right(node.box) }, context);
    Object.assign(built.element.css, sizeOf(node, built, context));
    return built;
  }
  const isBox = Boolean(node.paint || node.image);
  const place = agreedPlace(node, frame, context);
  const build = (own: Frame): Built => (node.kind === 'row' ? buildRow : buildStack)(node, own, context);
  const isFree =
    place === 'full' ||
    (!isBox && node.kind === 'row' && dividedCells(node, frame) !== undefined) ||
    (!isBox && (place === 'left' || isCenteredText(node) || (node.kind === 'row' && node.children.every(isCompact))));
  if (isFree) return build(frame);
  const inset = insetOf(node, place, frame, context);
  if (inset !== undefined) {
    const inside = build({ x0: frame.x0 + inset, x1: frame.x1 - inset });
    addSides(inside.element, { 'padding-left': px(inset), 'padding-right': px(inset) }, 24, context);
    return inside;
  }
  const built = build({ x0: node.box.x, x1: right(node.box) });
  const { css } = built.element;
  if (isShrunk(node, frame)) return built;
  if (node.kin !== undefined && place === 'center') return keptFromSides(node, frame, build, context);
  const width = spacing.step(consensus.number(node, 'max-width', node.box.width));
  css.width = '100%';
  css['max-width'] = px(width);
  if (place === 'center') css['margin-left'] = css['margin-right'] = 'auto';
  else if (place === 'right') css['margin-left'] = 'auto';
  return built;
}

/** The grid that all rows of a stack are, in its place. */
function wholeGrid({
  kind,
  children,
  paint,
  image,
  component,
  backdrops,
  role,
  slot,
  instance,
}: LayoutNode): LayoutNode | undefined {
  if (kind !== 'stack' || paint || image || component || backdrops || instance) return undefined;
  const [grid, ...others] = joinGrids([...children].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x));
  if (!grid || others.length > 0 || !('rows' in grid)) return undefined;
  return { ...grid, ...(role ? { role } : {}), ...(slot ? { slot } : {}) } as LayoutNode;
}

/** The frame of an entry reaches through its menu, however wide that is, and keeps from both sides what it does in the design. */
function keptFromSides(
  node: LayoutNode,
  { x0, x1 }: Frame,
  build: (frame: Frame) => Built,
  { consensus, spacing }: Context,
): Built {
  const side = spacing.step(consensus.number(node, 'side', (node.box.x - x0 + x1 - right(node.box)) / 2));
  const built = build({ x0: x0 + side, x1: x1 - side });
  Object.assign(built.element.css, { 'margin-left': px(side), 'margin-right': px(side) });
  return built;
}

/** What a row of a list keeps from both sides, up to this, in px, is its padding: the lines between rows go from side to side. */
const MAX_INSET_PX = 48;

function insetOf(node: LayoutNode, place: Place, frame: Frame, { consensus, spacing }: Context): number | undefined {
  const [before, after] = [node.box.x - frame.x0, frame.x1 - right(node.box)];
  const isRow = node.kind === 'row' && !node.paint && !node.image && node.instance !== undefined;
  const isInset = isRow && place === 'center' && Math.max(before, after) <= MAX_INSET_PX;
  if (!consensus.choice(node, 'keeps-sides', isInset)) return undefined;
  return spacing.step(Math.max(0, consensus.number(node, 'side', Math.min(before, after))));
}

/** A part with a role of its own around another one; a list of one entry is a list. */
const wrapped = (node: LayoutNode, built: Built): Built => {
  const isList = node.role === 'ul' || node.role === 'ol';
  return {
    ...built,
    element: {
      tag: tagOf(node),
      name: node.role ?? 'group',
      css: isList ? { 'list-style': 'none' } : {},
      children: [isList ? asItem(built.element) : built.element],
      ...(node.instance ? { instance: node.instance } : {}),
    },
  };
};

/** Boxes around a sign, and square ones with an icon in their middle, up to these sizes in px. */
const [MAX_BADGE_PX, MAX_TILE_PX] = [96, 176];
const MAX_OFF_CENTRE_PX = 8;

function isBadgeLike({ paint, box, children }: LayoutNode): boolean {
  const [only, ...others] = children;
  if (!paint || !only || others.length > 0) return false;
  // The line below the current entry of a menu is no box around it.
  if (only.kind === 'text' && paint.fill === undefined && paint.border?.sides.length !== 4) return false;
  const isSquare = Math.abs(box.width - box.height) <= 4;
  if (Math.max(box.width, box.height) <= MAX_BADGE_PX)
    return only.kind === 'image' || (only.kind === 'text' && isSquare);
  const isCentred =
    Math.abs(centerX(box) - centerX(only.ink)) <= MAX_OFF_CENTRE_PX &&
    Math.abs(centerY(box) - centerY(only.ink)) <= MAX_OFF_CENTRE_PX;
  return isSquare && isCentred && box.width <= MAX_TILE_PX && only.image?.kind === 'icon';
}

/** A small box around one thing has a size of its own, and that thing in its middle. */
function sizeOf(node: LayoutNode, built: Built, { spacing, consensus }: Context): Record<string, string> {
  const { css } = built.element;
  for (const side of ['top', 'right', 'bottom', 'left']) delete css[`padding-${side}`];
  // Where exactly the letters of a sign begin says nothing about its middle.
  for (const child of built.element.children) {
    if (typeof child === 'string') continue;
    for (const side of ['left', 'right', 'top']) delete child.css[`margin-${side}`];
  }
  const width = spacing.step(consensus.size(node, 'width', node.box.width));
  const height = spacing.step(consensus.size(node, 'height', node.box.height));
  built.height = height;
  built.top = node.box.y + (node.box.height - height) / 2;
  delete css['flex-direction'];
  return {
    display: 'flex',
    'align-items': 'center',
    'justify-content': 'center',
    width: px(width),
    height: px(height),
    'flex-shrink': '0',
  };
}
