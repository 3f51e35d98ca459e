import { isField } from '../layout/assign-forms.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { bottom } from '../raster/box.ts';
import { toHex } from '../raster/color.ts';
import { addBackdropCss } from './backdrop-css.ts';
import { borderWidthsOf } from './border-widths.ts';
import { buildButtonElement, holdsLabel } from './build-button.ts';
import { buildCheckboxElement } from './build-checkbox.ts';
import { buildFieldElement } from './build-field.ts';
import { buildGaugeElement } from './build-gauge.ts';
import { buildIconElement } from './build-icon.ts';
import { flowsLikeWords } from './build-inline.ts';
import { buildPortraitsElement, isPortraitRow } from './build-portraits.ts';
import { buildRowElement } from './build-row.ts';
import { buildShell, isShell, withPurpose } from './build-shell.ts';
import { buildStackElement } from './build-stack.ts';
import { buildTableElement } from './build-table.ts';
import { buildTextElement } from './build-text.ts';
import type { Context, Frame } from './context.ts';
import { dressComponent } from './dress-component.ts';
import { fluidVertical, px } from './lengths.ts';
import { paintCss } from './paint-css.ts';
import { indentOf, isPageWide, placeBox, placementOf } from './place.ts';

/** Describes a node for the columns it may use. The caller adds the vertical distance. */
export function buildElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const bare = buildBareElement(node, frame, context);
  const element = isShell(node) ? buildShell(bare, node, context) : bare;
  addBackdropCss(element, node, context);
  return withPurpose(node.component ? dressComponent(element, node.component) : element, node);
}

function buildBareElement(node: LayoutNode, frame: Frame, context: Context): Element {
  switch (node.kind) {
    case 'text':
      return buildTextElement(node, frame, context);
    case 'image':
      return buildImageElement(node, frame, context);
    case 'rule':
      return buildRuleElement(node, frame, context);
    case 'overlay':
      if (isPortraitRow(node)) return buildPortraitsElement(node, frame, context);
      return buildOverlayElement(node, frame, context);
    default:
      break;
  }
  if (isField(node)) return buildFieldElement(node, frame, context);
  if (holdsLabel(node)) return buildButtonElement(node, frame, context);
  if (node.role === 'table') return buildTableElement(node, frame, context);
  if (node.kind === 'empty') {
    return {
      tag: 'div',
      name: 'panel',
      // A dot or swatch keeps its width among the words of its row.
      css: {
        ...paintCss(node.paint),
        height: px(node.box.height),
        ...placeBox(node.box, frame, context, node.box.width <= 64),
      },
      children: [],
    };
  }
  const fixed = Boolean(node.paint || node.image);
  // Short things in a row are centred or pushed to the right by the row itself, in all the room there is.
  if (!fixed && node.kind === 'row' && flowsLikeWords(node)) return buildRowElement(node, frame, context);
  // At the level of the page the free room is padding: both sides keep its gutter.
  if (!fixed && (frame.part || isPageWide(frame, context)))
    return node.kind === 'row' ? buildRowElement(node, frame, context) : buildStackElement(node, frame, context);
  const placement = placementOf(node.box, frame);
  // An unpainted group may use the free room to its right; a painted one is as wide as it looks.
  const own =
    fixed || placement.kind === 'center' || placement.kind === 'right'
      ? { x0: node.box.x, x1: node.box.x + node.box.width }
      : { x0: node.box.x, x1: Math.max(frame.x1, node.box.x + node.box.width) };
  if (!fixed && own.x0 === frame.x0) own.x1 = frame.x1;
  const element = node.kind === 'row' ? buildRowElement(node, own, context) : buildStackElement(node, own, context);
  if (fixed || placement.kind === 'center' || placement.kind === 'right') {
    if (own.x0 !== frame.x0 || fixed) Object.assign(element.css, placeBox(node.box, frame, context));
  } else if (placement.before >= 1) {
    element.css['margin-left'] = indentOf(placement.before, frame, context);
  }
  const source = context.sources.get(node);
  if (source) {
    element.css['background-image'] = `url('${source}')`;
    element.css['background-size'] = 'cover';
  }
  return element;
}

function buildImageElement(node: LayoutNode, frame: Frame, context: Context): Element {
  if (node.check) return buildCheckboxElement(node, frame, context);
  if (node.gauge) return buildGaugeElement(node, node.gauge, frame, context);
  if (node.image?.drawing) return buildIconElement(node, node.image.drawing, frame, context);
  const icon = node.image?.kind === 'icon';
  const css: Css = { display: 'block', ...placeBox(node.box, frame, context, true), height: 'auto' };
  if (node.image?.round) css['border-radius'] = '50%';
  return {
    tag: 'img',
    name: icon ? 'icon' : 'image',
    attributes: {
      src: context.sources.get(node) ?? '',
      alt: icon ? '' : (node.alt ?? 'Image'),
      width: String(node.box.width),
      height: String(node.box.height),
    },
    css,
    children: [],
  };
}

function buildRuleElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const { width, height } = node.box;
  const css: Css = { 'background-color': toHex(node.color ?? 0), height: px(height), border: '0', opacity: '1' };
  if (width >= height)
    return { tag: 'hr', name: 'divider', css: { ...css, ...placeBox(node.box, frame, context) }, children: [] };
  css.width = px(width);
  css['max-width'] = '100%';
  const indent = node.box.x - frame.x0;
  // A bar at the right edge of its column stays inside when the column becomes narrow.
  if (indent >= 1) css['margin-left'] = `min(${indentOf(indent, frame, context)}, 100% - ${px(width)})`;
  return { tag: 'div', name: 'bar', css, children: [] };
}

/** Things on top of each other share one grid cell: they overlap without being taken out of the flow. */
function buildOverlayElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const own = { x0: node.box.x, x1: Math.max(frame.x1, node.box.x + node.box.width) };
  const children = node.children.map((child) => {
    const element = context.build(child, own);
    element.css['grid-area'] = '1 / 1';
    element.css['min-width'] ??= '0';
    element.css['align-self'] = 'start';
    const drop = Math.round(child.box.y - node.box.y);
    const over = Math.round(bottom(child.box) - bottom(node.box));
    const isFixed = Boolean(node.paint || node.image);
    if (drop > 0 || (drop < 0 && isFixed)) element.css['margin-top'] = px(drop);
    // What sticks out of a box or picture must not make it higher.
    if (over > 0 && isFixed) element.css['margin-bottom'] = px(-over);
    // Automatic margins would make a grid item as narrow as its content.
    if (element.css['margin-left'] === 'auto' && !element.css.width) element.css.width = '100%';
    return element;
  });
  const css: Css = { ...paintCss(node.paint), display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' };
  const before = node.box.x - frame.x0;
  if (before >= 1) css['margin-left'] = indentOf(before, frame, context);
  if (node.paint) {
    const below =
      bottom(node.box) -
      borderWidthsOf(node.paint).bottom -
      Math.max(...node.children.map((child) => bottom(child.box)));
    if (below > 0) css['padding-bottom'] = fluidVertical(below, 48, context.designWidth);
  }
  return { tag: node.role ?? 'div', name: 'overlay', css, children };
}
