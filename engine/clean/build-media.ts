import { isPortraitRow } from '../emit/build-portraits.ts';
import { px } from '../emit/lengths.ts';
import { paintCss, radiusCss } from '../emit/paint-css.ts';
import { svgElement } from '../emit/svg-element.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { right } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { addAt, addSides, type Built, type Context, type Frame, screenFor, unset } from './context.ts';
import { isDiscRow } from './gather-discs.ts';
import { placeOf } from './place.ts';

/** Pictures up to this width, in px, keep their size on every screen. */
const MAX_SMALL_WIDTH_PX = 128;
/** Higher than wide, a picture is cut to this height on a phone, in px. */
const PHONE_HEIGHT_PX = 256;

/** What the sides of a square may differ, as a share, and those of a small one, in px. */
const MAX_SQUARE_ERROR = 0.01;
const SAME_SIDE_PX = 2;

/** A picture: as wide as its columns, or of a size on the scale. */
export function buildImage(node: LayoutNode, frame: Frame, context: Context): Built {
  const { box, image } = node;
  if (image?.drawing) return buildIcon(node, context);
  const { consensus, spacing } = context;
  const isIcon = image?.kind === 'icon';
  const isFull = consensus.choice(node, 'full', box.width > 64 && placeOf(box, frame) === 'full');
  // Icons of one place are of one size, drawn or not.
  const isSquareIcon = isIcon && Math.abs(box.width - box.height) <= SAME_SIDE_PX;
  const size = isSquareIcon ? consensus.size(node, 'size', Math.max(box.width, box.height)) : undefined;
  const width = size ?? consensus.size(node, 'width', box.width);
  const height = size ?? consensus.size(node, 'height', box.height);
  const css: Css = {};
  const attributes = { width: String(Math.round(box.width)), height: String(Math.round(box.height)) };
  let shown = box.height;
  let tall: Css | undefined;
  if (isFull) {
    Object.assign(css, { width: '100%', 'object-fit': 'cover' });
    if (node.slot && Math.abs(width - height) <= MAX_SQUARE_ERROR * width) {
      // Square pictures stay square, however wide their columns are.
      Object.assign(css, { height: 'auto', 'aspect-ratio': '1 / 1' });
      shown = frame.x1 - frame.x0;
    } else if (node.slot) {
      shown = spacing.step(height);
      css.height = px(shown);
    } else {
      css.height = 'auto';
      shown = ((frame.x1 - frame.x0) * box.height) / box.width;
      // What stands beside text on a wide screen would fill that of a phone.
      if (box.height > box.width && screenFor('lg', context) === 'lg') {
        css.height = px(PHONE_HEIGHT_PX);
        tall = { height: 'auto' };
      }
    }
  } else if (width <= MAX_SMALL_WIDTH_PX) {
    const isSquare = Math.abs(width - height) <= SAME_SIDE_PX;
    const sized = (length: number): number => (isIcon ? spacing.size(length) : spacing.step(length));
    const own = sized(isSquare ? Math.max(width, height) : width);
    shown = isSquare ? own : sized(height);
    Object.assign(attributes, { width: String(own), height: String(shown) });
    Object.assign(css, { width: px(own), height: px(shown), 'flex-shrink': '0' });
    if (!isIcon) css['object-fit'] = 'cover';
  } else Object.assign(css, { width: px(spacing.step(width)), 'max-width': '100%', height: 'auto' });
  if (image?.round) css['border-radius'] = '50%';
  else if (image?.corners) css['border-radius'] = radiusCss(px(image.corners.radius), image.corners.squareSide);
  return {
    element: {
      ...(tall ? { at: { lg: tall } } : {}),
      tag: 'img',
      name: isIcon ? 'icon' : image?.round ? 'avatar' : 'image',
      attributes: {
        src: context.sources.get(node) ?? '',
        alt: isIcon ? '' : (node.alt ?? 'Image'),
        ...attributes,
      },
      css,
      children: [],
    },
    top: box.y + (box.height - shown) / 2,
    height: shown,
  };
}

function buildIcon(node: LayoutNode, { consensus, spacing }: Context): Built {
  const { drawing } = node.image!;
  const { label, color, viewBox } = drawing!;
  const size = consensus.size(node, 'size', Math.max(node.box.width, node.box.height));
  const isSquare = Math.abs(viewBox[2] - viewBox[3]) <= 0.2 * viewBox[2];
  const height = spacing.size(isSquare ? size : consensus.size(node, 'height', node.box.height));
  const width = isSquare ? height : spacing.size(consensus.size(node, 'width', node.box.width));
  const element = svgElement(
    drawing!,
    { ...node.box, width, height },
    label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' },
  );
  const { width: _, height: __, ...attributes } = element.attributes!;
  return {
    element: {
      ...element,
      attributes,
      css: { width: px(width), height: px(height), 'flex-shrink': '0', color: toHex(color) },
    },
    top: node.box.y + (node.box.height - height) / 2,
    height,
  };
}

/** A line that takes less of its columns, as a share of them, does not divide them: it underlines something. */
const MIN_FULL_RULE_SHARE = 0.5;

/** What a line keeps from the sides of its columns, in px, when that is meant. */
const MIN_INSET_PX = 8;

/** A line across its columns, or a shorter one where it is drawn. */
export function buildRule(node: LayoutNode, frame: Frame, context: Context): Built {
  const { consensus, spacing } = context;
  const { width, height, y } = node.box;
  const color = toHex(node.color ?? 0);
  if (width >= height) {
    const css: Css = { border: '0', 'border-top': `${px(Math.round(height))} solid ${color}` };
    const element: Element = { tag: 'hr', name: 'divider', css, children: [] };
    if (consensus.choice(node, 'short', width < MIN_FULL_RULE_SHARE * (frame.x1 - frame.x0))) {
      Object.assign(css, widthCss(spacing.step(consensus.size(node, 'width', width))));
      const place = consensus.choice(node, 'place', placeOf(node.box, frame));
      if (place === 'center' || place === 'right') css['margin-left'] = 'auto';
      if (place === 'center') css['margin-right'] = 'auto';
    } else {
      const before = spacing.step(Math.max(0, consensus.number(node, 'before', node.box.x - frame.x0)));
      const after = spacing.step(Math.max(0, consensus.number(node, 'after', frame.x1 - right(node.box))));
      if (before >= MIN_INSET_PX) addSides(element, { 'margin-left': px(before) }, 0, context);
      if (after >= MIN_INSET_PX) addSides(element, { 'margin-right': px(after) }, 0, context);
    }
    return { element, top: y, height };
  }
  return {
    element: {
      tag: 'div',
      name: 'divider',
      css: { width: px(Math.max(1, Math.round(width))), height: px(Math.round(height)), 'background-color': color },
      children: [],
    },
    top: y,
    height,
  };
}

/** A width that gives way where there is less room: on a phone, only what is small keeps its own. */
const widthCss = (width: number): Css => ({
  width: px(width),
  ...(width > MAX_SMALL_WIDTH_PX ? { 'max-width': '100%' } : {}),
});

/** A painted box with nothing in it: a dot, a swatch, a bar. */
export function buildEmpty(node: LayoutNode, frame: Frame, { consensus, spacing }: Context): Built {
  const { box, paint } = node;
  const height = spacing.step(consensus.size(node, 'height', box.height));
  const isFull = placeOf(box, frame) === 'full' && box.width > MAX_SMALL_WIDTH_PX;
  const css: Css = { ...paintCss(paint), height: px(height) };
  if (!isFull) Object.assign(css, widthCss(spacing.step(consensus.size(node, 'width', box.width))));
  return { element: { tag: 'div', name: 'shape', css, children: [] }, top: box.y + (box.height - height) / 2, height };
}

/** Things on top of each other share one cell of a grid; round portraits lie over each other in a line. */
export function buildOverlay(node: LayoutNode, frame: Frame, context: Context): Built {
  const { spacing } = context;
  if (isPortraitRow(node) || isDiscRow(node)) return buildPortraits(node, context);
  const { box } = node;
  const own = { x0: box.x, x1: right(box) };
  // What lies over each other on a wide screen stands below each other on a phone, unless it is small.
  const screen = box.width > MAX_KEPT_WIDTH_PX ? 'lg' : undefined;
  const set = (element: Element, css: Css): void => {
    if (screen) addAt(element, screen, css, context);
    else Object.assign(element.css, css);
  };
  // A photograph behind its children is one of the things that lie there.
  const { image } = node;
  const lowest = image ? [buildImage(node, own, context)] : [];
  const isRigid = context.manners.of(node).rigid;
  const frameOf = ({ box: { x, width } }: LayoutNode): Frame => (isRigid ? { x0: x, x1: x + width + SPARE_PX } : own);
  const built = [...lowest, ...node.children.map((child) => context.build(child, frameOf(child)))];
  const children = built.map(({ element, top }, i): Element => {
    const child = node.children[i - lowest.length] ?? node;
    const drop = spacing.step(Math.max(0, Math.round(top - box.y)));
    if (isRigid && child !== node) pin(element, child, { x: child.box.x - box.x, y: top - box.y }, set, context);
    if (isRigid) return element;
    const indent = placeOf(child.box, own) === 'left' ? spacing.step(Math.max(0, child.box.x - box.x)) : 0;
    set(element, {
      'grid-area': '1 / 1',
      'align-self': 'start',
      ...(drop > 0 ? { 'margin-top': px(drop) } : {}),
      ...(indent > 0 && child.kind !== 'text' ? { 'margin-left': px(indent) } : {}),
    });
    // A box fills its cell by itself; all of the width, and an indent besides, would reach beyond it.
    if (indent > 0 && FILLS_CELL.has(element.tag) && element.css.width === '100%') delete element.css.width;
    return element;
  });
  // Nothing in a small tile reaches its far sides.
  const isTile = node.paint !== undefined && box.width <= MAX_SMALL_WIDTH_PX;
  const element: Element = {
    tag: 'div',
    name: 'overlay',
    // Without a column of its own the cell would be as wide as the widest thing in it, whatever room there is.
    css: {
      ...paintCss(node.paint),
      ...(isTile
        ? { width: px(spacing.step(box.width)), 'min-height': px(spacing.step(box.height)), 'flex-shrink': '0' }
        : {}),
      display: 'grid',
      'grid-template-columns': 'minmax(0, 1fr)',
    },
    children,
    ...(node.instance ? { instance: node.instance } : {}),
  };
  const indent = spacing.step(Math.max(0, box.x - frame.x0));
  if (indent > 2) addSides(element, { 'margin-left': px(indent) }, 0, context);
  return { element, top: box.y, height: box.height };
}

/** Room beside a thing, in px, that is surely no edge of its columns. */
const SPARE_PX = 40;

/** Puts a thing where it is drawn in its cell, as wide as it is drawn. */
function pin(
  element: Element,
  child: LayoutNode,
  { x, y }: { x: number; y: number },
  set: (element: Element, css: Css) => void,
  { spacing }: Context,
): void {
  const { css } = element;
  unset(element, ['margin-left', 'margin-right', 'max-width', 'text-align']);
  if (css.width === '100%') delete css.width;
  const isLine = child.text?.lines.length === 1;
  const start = spacing.step(isLine ? child.ink.x - child.box.x + x : x);
  const drop = spacing.step(y);
  set(element, {
    'grid-area': '1 / 1',
    'align-self': 'start',
    ...(drop !== 0 ? { 'margin-top': px(drop) } : {}),
    ...(start !== 0 ? { 'margin-left': px(start) } : {}),
    ...(isLine ? { 'white-space': 'nowrap' } : {}),
    ...(isLine || css.width !== undefined ? {} : { width: px(spacing.step(child.box.width)) }),
  });
}

/** Elements that a cell stretches, which pictures and fields are not. */
const FILLS_CELL = new Set([
  'div',
  'section',
  'article',
  'aside',
  'nav',
  'header',
  'footer',
  'ul',
  'ol',
  'a',
  'button',
]);

/** Wider things are arranged anew on a phone, in px. */
const MAX_KEPT_WIDTH_PX = 320;

function buildPortraits(node: LayoutNode, { sources, spacing }: Context): Built {
  const portraits = [...node.children].sort((a, b) => a.box.x - b.box.x);
  const size = spacing.step(portraits[0].box.width);
  const children = portraits.map((portrait, i): Element => {
    const over = i > 0 ? right(portraits[i - 1].box) - portrait.box.x : 0;
    const css: Css = {
      width: px(size),
      height: px(size),
      'border-radius': '50%',
      'flex-shrink': '0',
      ...(i > 0 ? { 'margin-left': px(-spacing.step(over)) } : {}),
    };
    if (portrait.kind === 'empty')
      return { tag: 'div', name: 'portrait', css: { ...paintCss(portrait.paint), ...css }, children: [] };
    return {
      tag: 'img',
      name: 'portrait',
      attributes: { src: sources.get(portrait) ?? '', alt: 'Portrait', width: String(size), height: String(size) },
      css: { ...css, 'object-fit': 'cover' },
      children: [],
    };
  });
  return {
    element: { tag: 'div', name: 'portraits', css: { display: 'flex' }, children },
    top: node.box.y,
    height: size,
  };
}
