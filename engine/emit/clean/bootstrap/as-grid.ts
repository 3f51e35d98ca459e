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
  const spread = asSpreadColumns(element);
  if (spread) return spread;
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

/** No spacer makes a gap of more than this between things in a row, in px. */
const MAX_GAP_PX = 72;

/** Things of one width in the middle of a row, further apart than spacers go, are in the middle of columns of one width. */
function asSpreadColumns(element: Element): Element | undefined {
  const css = widestCss(element);
  const children = elementsOf(element);
  const [row = '0', column = row] = css.gap?.split(' ') ?? [];
  const gap = pxOf(css['column-gap'] ?? column) ?? 0;
  const widths = children.map((child) => pxOf(widestCss(child).width));
  const isRow =
    css.display === 'flex' && (css['flex-direction'] ?? 'row') === 'row' && css['justify-content'] === 'center';
  const isEven = widths.every((width) => width !== undefined && width === widths[0]);
  if (!isRow || !isEven || gap <= MAX_GAP_PX || children.length < MIN_SPREAD_COUNT || children.length > MAX_COUNT)
    return undefined;
  const plain = without(element, (property) => OF_ROW.test(property) || /gap$/.test(property));
  const width = `${children.length * ((widths[0] as number) + gap)}px`;
  return {
    ...plain,
    css: {
      ...plain.css,
      ...{ display: 'grid', gap: `${PHONE_GAP_PX}px 0`, 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' },
      ...{ 'max-width': width, 'margin-left': 'auto', 'margin-right': 'auto', 'text-align': 'center' },
    },
    at: { ...plain.at, lg: { ...plain.at?.lg, 'grid-template-columns': `repeat(${children.length}, minmax(0, 1fr))` } },
    children: children.map((child) => without(child, (property) => OF_COLUMN.test(property))),
  };
}

const MIN_SPREAD_COUNT = 3;
const PHONE_GAP_PX = 16;

const FILLER = '1fr';

/** The track that a child takes on wide screens. */
function trackOf(child: Element): string | undefined {
  const css = widestCss(child);
  const [only, ...more] = elementsOf(child);
  if (css.display === 'contents' && only && more.length === 0) return trackOf(only);
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
