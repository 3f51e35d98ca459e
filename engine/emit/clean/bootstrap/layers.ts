import type { Css, Element } from '../../../model/element.ts';
import { wholeHeight } from './content-height.ts';
import { classesOf } from './context.ts';
import { elementsOf, pxOf, sidesOf, textOf, widestCss, without } from './css.ts';
import { SPACERS_PX } from './spacers.ts';

/** A layer with where it lies in the box that all share, in px on the design's screen. */
type Layer = { element: Element; x: number; y: number; width: number; height: number };

const ON_TOP = '1 / 1';
/** What says where a layer lies. */
const PLACE = /^(grid-area|align-self|justify-self|margin-top|margin-left|margin-inline|margin)$/;

const isLayered = (element: Element): boolean =>
  widestCss(element).display === 'grid' &&
  elementsOf(element).length === element.children.length &&
  elementsOf(element).filter((child) => widestCss(child)['grid-area'] === ON_TOP).length > 1;

/**
 * Things that share one cell of a grid, for which Bootstrap has no class: the largest stays in the flow, and so does what begins
 * below it, side by side as it lies there; what lies on it is placed at the nearest of its edges and middles.
 *
 * @param width that there is for the element on the design's screen, in px
 */
export function asLayers(element: Element, width: number): Element {
  if (!isLayered(element)) return element;
  const found = elementsOf(element).map((child) => layerOf(child, width));
  const base = found.reduce((best, one) => (areaOf(one) > areaOf(best) ? one : best));
  const layers = inRows(found, (layer) => layer !== base && !isOnTop(layer, base));
  let bottom = base.y + base.height;
  const children = layers.map((layer): Element => {
    if (layer === base) return inFlow(layer.element, layer.y);
    if (!isOnTop(layer, base)) {
      const flowing = layer.y >= base.y ? below(layer, bottom) : inFlow(layer.element, 0);
      bottom = Math.max(bottom, layer.y + layer.height);
      return flowing;
    }
    return onTop(layer, { width, height: base.y + base.height });
  });
  const plain = without(element, (property) => property === 'display' || property === 'grid-template-columns');
  const isHolding = children.some(({ css }) => css.position === 'absolute');
  return { ...plain, css: { ...plain.css, ...(isHolding ? { position: 'relative' } : {}) }, children };
}

function layerOf(element: Element, room: number): Layer {
  const css = widestCss(element);
  const [top, right, , left] = sidesOf(css, 'margin');
  const y = pxOf(top) ?? 0;
  const own = pxOf(css.width) ?? pxOf(element.attributes?.width) ?? Math.min(room, pxOf(css['max-width']) ?? room);
  const isWords = textOf(element) !== '' && css.width === undefined && css['white-space'] === 'nowrap';
  const x = left === 'auto' ? (right === 'auto' ? (room - own) / 2 : room - own) : (pxOf(left) ?? 0);
  return { element, x, y, width: isWords ? 0 : Math.min(own, room), height: wholeHeight(element, own) };
}

/** Layers of which those that stand side by side are one, a row. @param canFlow whether a layer stays in the flow */
function inRows(layers: readonly Layer[], canFlow: (layer: Layer) => boolean): Layer[] {
  const rows: Layer[][] = [];
  for (const layer of layers) {
    const row = canFlow(layer)
      ? rows.find((one) => one.every((other) => canFlow(other) && areBeside(layer, other)))
      : undefined;
    if (row) row.push(layer);
    else rows.push([layer]);
  }
  return rows.map((row) => (row.length > 1 ? rowOf(row.toSorted((a, b) => a.x - b.x)) : row[0]));
}

/** Whether boxes lie in one row: by half of their heights at least, and neither before the other. */
function areBeside(a: Layer, b: Layer): boolean {
  const within = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return a.width > 0 && b.width > 0 && isApart && within >= Math.min(a.height, b.height) / 2;
}

function rowOf(layers: readonly Layer[]): Layer {
  const [first] = layers;
  const last = layers[layers.length - 1];
  const y = Math.min(...layers.map((layer) => layer.y));
  const element: Element = {
    tag: 'div',
    name: 'row',
    css: { display: 'flex', 'flex-direction': 'column', gap: '16px' },
    at: { lg: { 'flex-direction': 'row', 'align-items': 'flex-start' } },
    children: layers.map((layer) =>
      without(layer.element, (property) => PLACE.test(property) || property === 'margin-right'),
    ),
  };
  const height = Math.max(...layers.map((layer) => layer.y + layer.height)) - y;
  return { element, x: first.x, y, width: last.x + last.width - first.x, height };
}

const areaOf = ({ width, height }: Layer): number => width * height;

/** A layer that is mostly within the base, in height; on a phone, what has words needs room of its own. */
function isOnTop({ element, y, height }: Layer, base: Layer): boolean {
  const within = Math.min(y + height, base.y + base.height) - Math.max(y, base.y);
  const isOnAll = element.css['grid-area'] === ON_TOP;
  return within >= height / 2 && (isOnAll || isDecoration(element));
}

const isDecoration = (element: Element): boolean =>
  textOf(element) === '' && !CONTROL.test(element.tag) && elementsOf(element).every(isDecoration);
const CONTROL = /^(a|button|input|select|textarea)$/;

/** A part of the flow, so far below what comes before it, in px. */
function inFlow(element: Element, margin: number): Element {
  const plain = without(element, (property) => /^(grid-area|align-self|margin-top)$/.test(property));
  return margin > 0 ? { ...plain, css: { ...plain.css, 'margin-top': `${margin}px` } } : plain;
}

/** What lies half over the end of what comes before it begins there instead, with less room above its content. */
function below({ element, y }: Layer, bottom: number): Element {
  // A picture of what shines through from there is none any more.
  const isBare = (child: Element | string): boolean => typeof child === 'string' || child.name !== 'backdrop';
  const kept = y < bottom ? { ...element, children: element.children.filter(isBare) } : element;
  const plain = inFlow(kept, y - bottom);
  const top = pxOf(sidesOf(widestCss(plain), 'padding')[0]) ?? 0;
  if (y >= bottom || top === 0) return plain;
  const rest = `${Math.max(0, top - (bottom - y))}px`;
  const cut = (css: Css): Css => (css['padding-top'] ? { ...css, 'padding-top': rest } : css);
  const at = Object.fromEntries(Object.entries(plain.at ?? {}).map(([screen, css]) => [screen, cut(css)]));
  return { ...plain, css: cut(plain.css), ...(plain.at ? { at } : {}) };
}

function onTop({ element, ...box }: Layer, base: { width: number; height: number }): Element {
  const plain = without(element, (property) => PLACE.test(property));
  const names = [...classesOf(element), 'position-absolute', ...placeClasses(box, base)];
  return {
    ...plain,
    css: { ...plain.css, position: 'absolute' },
    attributes: { ...element.attributes, class: [...new Set(names)].join(' ') },
  };
}

/** A way to place something along one axis: its beginning, in px, with the classes that do it. */
type Way = { at: number; names: readonly string[]; isMiddle?: boolean };

/** Each class more must bring this much, in px. */
const CLASS_COST_PX = 2;

/** Fits on a phone with a margin, in px. */
const MAX_NARROW_PX = 240;

type Rect = { x: number; y: number; width: number; height: number };

/** Classes for the place of a box in one of another size: at an edge with a spacer, or with its middle on an edge or a middle. */
export function placeClasses({ x, y, width, height }: Rect, base: { width: number; height: number }): string[] {
  // On a phone, what is wide has no room for margins.
  const isWide = width > MAX_NARROW_PX;
  const all = waysAlong(width, base.width, ['start', 'end', 'ms', 'me']);
  const across = nearest(x, isWide ? all.filter(({ names }) => names.length === 1) : all);
  const down = nearest(y, waysAlong(height, base.height, ['top', 'bottom', 'mt', 'mb']));
  const middle =
    across.isMiddle && down.isMiddle
      ? ['translate-middle']
      : across.isMiddle
        ? ['translate-middle-x']
        : down.isMiddle
          ? ['translate-middle-y']
          : [];
  return [...down.names, ...across.names, ...middle];
}

const EDGES = [0, 50, 100] as const;

function waysAlong(size: number, room: number, [start, end, before, after]: readonly string[]): Way[] {
  const margins = SPACERS_PX.flatMap((px, step): Way[] => [
    { at: px, names: [`${start}-0`, ...(step > 0 ? [`${before}-${step}`] : [])] },
    ...(size > 0 ? [{ at: room - size - px, names: [`${end}-0`, ...(step > 0 ? [`${after}-${step}`] : [])] }] : []),
  ]);
  const edges = EDGES.map((share): Way => ({ at: (room * share) / 100, names: [`${start}-${share}`] }));
  const middles = EDGES.map(
    (share): Way => ({ at: (room * share) / 100 - size / 2, names: [`${start}-${share}`], isMiddle: true }),
  );
  return [...margins, ...edges.slice(0, 2), ...(size > 0 ? middles : [])];
}

const nearest = (wanted: number, ways: readonly Way[]): Way => {
  const off = ({ at, names, isMiddle }: Way): number =>
    Math.abs(at - wanted) + CLASS_COST_PX * (names.length + (isMiddle ? 1 : 0));
  return ways.reduce((best, one) => (off(one) < off(best) ? one : best));
};
