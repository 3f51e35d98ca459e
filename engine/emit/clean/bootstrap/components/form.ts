import type { Css, Element } from '../../../../model/element.ts';
import { type ComponentOf, dressChildren, dressed } from '../context.ts';
import { elementsOf, groundOf, pxOf, sidesOf, widestCss, without } from '../css.ts';
import { fieldLook, haveSameCorners, isTyped } from '../field-look.ts';
import { overCorners, radiusClass } from '../paint-classes.ts';
import { SPACERS_PX, spacerOf } from '../spacers.ts';
import { groundClass, textClass } from '../theme.ts';
import { MIN_COLUMN_PX, textStyleOf, utilities } from '../utilities.ts';

const isCheckbox = ({ tag, attributes }: Element): boolean =>
  tag === 'input' && /^(checkbox|radio)$/.test(attributes?.type ?? '');

/** Heights and letters of Bootstrap's fields, in px, with what makes them; `-sm` and `-lg` go with the name of the field. */
const SIZES: readonly { names: readonly string[]; height: number; size: number }[] = [
  { names: [], height: 38, size: 16 },
  { names: ['-sm'], height: 31, size: 14 },
  { names: ['-lg'], height: 48, size: 20 },
  { names: ['-sm', 'py-2'], height: 39, size: 14 },
  { names: ['py-2'], height: 42, size: 16 },
  { names: ['-sm', 'py-3'], height: 55, size: 14 },
  { names: ['py-3'], height: 58, size: 16 },
  { names: ['lh-lg'], height: 46, size: 16 },
  { names: ['py-2', 'lh-lg'], height: 50, size: 16 },
  { names: ['-sm', 'py-2', 'lh-lg'], height: 46, size: 14 },
];

/** A px of their letters is seen as much as so many of the height of a field. */
const LETTERS_WEIGHT = 2;

/** Fields have Bootstrap's own look, in the colours of the page. */
export const FIELD: ComponentOf = {
  is: (element) => isTyped(element) || (element.tag === 'input' && element.attributes?.type === 'range'),
  dress(element, around, { theme }) {
    const { tag, attributes } = element;
    const name = tag === 'select' ? 'form-select' : attributes?.type === 'range' ? 'form-range' : 'form-control';
    const kept = without(element, (property) => !PLACES.test(property));
    const css = widestCss(element);
    const width = pxOf(css.width);
    const isSmall = width !== undefined && width < MIN_COLUMN_PX;
    const look = fieldLook(element, { ground: around.ground, text: around.color });
    const most = theme.field ?? look;
    const places = utilities(kept, around, theme, { type: null }).filter((name) => name !== 'w-100');
    // A field is as wide as what it stands in, whatever its own class for columns says.
    const isColumn = places.some((name) => /^(col|offset|m[xse]-lg)-/.test(name));
    const written = [
      ...(isColumn ? [] : places),
      ...(around.isItem && isSmall ? ['w-auto', 'flex-shrink-0'] : []),
      ...(look.ground === most.ground ? [] : [groundClass(theme, look.ground)]),
      ...(look.text === most.text ? [] : [textClass(theme, look.text)]),
      ...(haveSameCorners(look, most) ? [] : overCorners(radiusClass(css, theme))),
    ];
    const size = name === 'form-range' || tag === 'textarea' ? [] : sizeOf(element).names;
    const sized = size.map((one) => (one.startsWith('-') ? `${name}${one}` : one));
    const room = name === 'form-range' ? [] : sideRoom(element, SIDE_PX[size.find((one) => one in SIDE_PX) ?? '']);
    const field = dressed(
      { ...element, css: { display: 'block' }, ...(tag === 'textarea' ? { attributes: withRows(element) } : {}) },
      [name, ...sized, ...room, ...written],
      element.children,
    );
    return isColumn ? dressed({ tag: 'div', name: 'column', css: {}, children: [] }, places, [field]) : field;
  },
};

/** A line of a field is so high, and its padding and border together, in px. */
const ROW_PX = 24;
const FIELD_ROOM_PX = 14;

/** A field for several lines is as high as they are. */
function withRows(element: Element): Element['attributes'] {
  const { attributes } = element;
  const wide = widestCss(element);
  const height = pxOf(wide.height) ?? pxOf(wide['min-height']);
  return height
    ? { ...attributes, rows: String(Math.max(2, Math.round((height - FIELD_ROOM_PX) / ROW_PX))) }
    : attributes;
}

/** What places a field; it fills the room that it has. */
const PLACES = /^(margin|flex|align-self|order|width|max-width)/;

/** The size that comes nearest to the height and the letters of a field. */
function sizeOf(element: Element): (typeof SIZES)[number] {
  const size = pxOf(widestCss(element)['font-size']) ?? 16;
  const height = heightOf(element);
  const off = (one: (typeof SIZES)[number]): number =>
    Math.abs(one.height - height) + LETTERS_WEIGHT * Math.abs(one.size - size);
  return SIZES.reduce((best, one) => (off(one) < off(best) ? one : best));
}

function heightOf(element: Element): number {
  const css = widestCss(element);
  const line = pxOf(css['line-height']) ?? 24;
  return pxOf(css.height) ?? line + 2 * (pxOf(css['padding-top'] ?? css.padding) ?? 6) + 2;
}

/** How high a field is in the design, and as it comes out, in px. */
export const fieldHeights = (element: Element): { design: number; result: number } =>
  element.tag === 'textarea' ? { design: 0, result: 0 } : { design: heightOf(element), result: sizeOf(element).height };

/** Room at the sides of a field in Bootstrap, by the end of its name, in px. */
const SIDE_PX: Record<string, number> = { '': 12, '-sm': 8, '-lg': 16 };
/** Room at a side that differs by more than this, in px, is seen: pills have more, and so has what holds an icon. */
const MIN_SIDE_DIFFERENCE_PX = 4;

function sideRoom(element: Element, own: number): string[] {
  const [, end, , start] = sidesOf(widestCss(element), 'padding').map((side) => pxOf(side) ?? own);
  const isOther = (px: number): boolean =>
    Math.abs(px - own) >= MIN_SIDE_DIFFERENCE_PX &&
    px > 0 &&
    Math.abs(SPACERS_PX[spacerOf(px)] - px) < Math.abs(own - px);
  // The arrow of a list stands at its end.
  if (element.tag === 'select') return isOther(start) ? [`ps-${spacerOf(start)}`] : [];
  if (isOther(start) && spacerOf(start) === spacerOf(end)) return [`px-${spacerOf(start)}`];
  return [...(isOther(start) ? [`ps-${spacerOf(start)}`] : []), ...(isOther(end) ? [`pe-${spacerOf(end)}`] : [])];
}

const keep = (css: Css, pattern: RegExp): Css =>
  Object.fromEntries(Object.entries(css).filter(([property]) => pattern.test(property)));

/** A box to check with its words: one component. */
export const CHECK: ComponentOf = {
  is(element) {
    const children = elementsOf(element);
    const boxes = children.filter(isCheckbox);
    return (
      boxes.length === 1 &&
      children.length === element.children.length &&
      children.length === 2 &&
      children[0] === boxes[0]
    );
  },
  dress(element, around, context) {
    const { theme } = context;
    const [box, words] = elementsOf(element) as [Element, Element];
    const isSwitch = box.attributes?.role === 'switch';
    const own = {
      covers: ['display', 'align-items', 'gap', 'row-gap', 'column-gap', 'flex-direction'],
      padding: null,
      type: null,
    };
    const inner = textStyleOf(element, around, theme);
    const text = utilities(words, inner, theme);
    return dressed(
      element.tag === 'label' ? { ...element, tag: 'div' } : element,
      ['form-check', ...(isSwitch ? ['form-switch'] : []), ...utilities(element, around, theme, own)],
      [
        dressed(box, ['form-check-input'], []),
        dressed(words, ['form-check-label', ...text], dressChildren(words, inner, context)),
      ],
    );
  },
};

/** A switch is one by what is around it. */
export const CHECKBOX: ComponentOf = {
  is: isCheckbox,
  dress(element) {
    const box = dressed(element, ['form-check-input', 'mt-0', 'align-middle'], []);
    if (element.attributes?.role !== 'switch') return box;
    return dressed({ tag: 'div', name: 'switch', css: {}, children: [] }, ['form-check', 'form-switch', 'mb-0'], [box]);
  },
};

/** Bootstrap gives a label some room below. */
const LABEL_MARGINS = [0, 0, 8, 0];

/** The words of a field above it. */
export const LABEL: ComponentOf = {
  is: ({ tag, attributes }) => tag === 'label' && attributes?.for !== undefined,
  dress(element, around, context) {
    const { theme } = context;
    const { display: _, ...css } = element.css;
    const written = utilities({ ...element, css }, around, theme, { margin: LABEL_MARGINS, padding: null });
    return dressed(
      element,
      ['form-label', ...written],
      dressChildren(element, textStyleOf(element, around, theme), context),
    );
  },
};

/** A bar that is filled up to a value; the filled part is as many of twelve columns wide. */
export const PROGRESS: ComponentOf = {
  is: ({ attributes, tag }) => attributes?.role === 'meter' && tag === 'div',
  dress(element, around, { theme }) {
    const [bar] = elementsOf(element);
    const share = Number.parseFloat(bar?.css.width ?? element.attributes?.['aria-valuenow'] ?? '0');
    const columns = Math.round((12 * share) / 100);
    const ground = bar && groundOf(bar.css);
    // Beside others it would be as wide as what is in it: nothing.
    const kept = { ...keep(element.css, /^(margin|flex$|align-self)/), ...(around.isItem ? { 'flex-grow': '1' } : {}) };
    const color = ground ? [groundClass(theme, ground)] : [];
    const filled: Element = { tag: 'div', name: 'progress-bar', css: {}, children: [] };
    return dressed(
      element,
      ['progress', ...utilities({ ...element, css: kept }, around, theme, { type: null })],
      [dressed(filled, ['progress-bar', columns === 12 ? 'w-100' : `col-${Math.max(1, columns)}`, ...color], [])],
    );
  },
};
