import type { Element } from '../../../model/element.ts';
import { cssByScreen, elementsOf, pxOf, sidesOf, widestCss, without } from './css.ts';
import { MIN_COLUMN_PX } from './utilities.ts';

const MIN_COUNT = 2;
const MAX_COUNT = 4;

/**
 * Things that stand side by side on wide screens, each with a width of its own or with what is left, as columns of a row: shares
 * of twelve never stick out, as widths with gaps between them do.
 */
export function asGrid(element: Element): Element {
  const wide = widestCss(element);
  const screen = cssByScreen(element).find(([, css]) => css['flex-direction'] === 'row')?.[0];
  const children = elementsOf(element);
  const isRow = wide.display === 'flex' && element.css['flex-direction'] === 'column' && screen;
  if (!isRow || children.length < element.children.length) return element;
  if (children.length < MIN_COUNT || children.length > MAX_COUNT) return element;
  const tracks = children.map(trackOf);
  if (!tracks.every((track) => track !== undefined)) return element;
  const isFilled = tracks.includes(FILLER);
  // Without one that takes the rest, widths are shares of all there is.
  const template = tracks.map((track) => (track === FILLER || isFilled ? track : `${Number.parseFloat(track)}fr`));
  const plain = without(element, (property) => OF_ROW.test(property));
  const name = screen.slice(1) as keyof NonNullable<Element['at']>;
  return {
    ...plain,
    css: { ...plain.css, display: 'grid' },
    at: { ...plain.at, [name]: { ...plain.at?.[name], 'grid-template-columns': template.join(' ') } },
    children: children.map((child) => without(child, (property) => OF_COLUMN.test(property))).map(unpushed),
  };
}

const FILLER = '1fr';

/** The track that a child takes on wide screens. */
function trackOf(child: Element): string | undefined {
  const css = widestCss(child);
  const width = pxOf(css.width) ?? pxOf(css['max-width']);
  if (width !== undefined) return width >= MIN_COLUMN_PX ? `${width}px` : undefined;
  return css.flex?.startsWith('1') || css['flex-grow'] === '1' ? FILLER : undefined;
}

/** A column stands where those before it end. */
function unpushed(child: Element): Element {
  const [, , , left] = sidesOf(widestCss(child), 'margin');
  return left === 'auto' ? without(child, (property) => property === 'margin-left') : child;
}

const OF_ROW = /^(display|flex-direction|flex-wrap|justify-content)$/;
const OF_COLUMN = /^(flex|flex-grow|flex-shrink|flex-basis|width|max-width|min-width)$/;
