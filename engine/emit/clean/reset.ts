import type { Css } from '../../model/element.ts';
import { CORNERS, SIDES } from './expand-shorthands.ts';

/** Properties whose values go on to what is inside. */
export const INHERITED: ReadonlySet<string> = new Set([
  ...['color', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'line-height'],
  ...[
    '--line-height-factor',
    'list-style',
    'overflow-wrap',
    'text-align',
    'text-transform',
    'white-space',
    'accent-color',
  ],
]);

/** What a page begins with. */
export const INITIAL: Css = {
  color: '#000000',
  'font-size': '16px',
  'line-height': '24px',
  '--line-height-factor': '1.5',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  'text-transform': 'none',
  'text-align': 'left',
  'white-space': 'normal',
  'overflow-wrap': 'normal',
  'list-style': 'none',
};

/** What holds for every element after Tailwind's preflight, and after the reset of our own style sheets, which says the same. */
const EVERY: Css = {
  ...Object.fromEntries(
    SIDES.flatMap((side) =>
      [`margin-${side}`, `padding-${side}`, `border-${side}-width`].map((property) => [property, '0']),
    ),
  ),
  ...Object.fromEntries(SIDES.map((side) => [`border-${side}-style`, 'solid'])),
  ...Object.fromEntries(CORNERS.map((corner) => [`border-${corner}-radius`, '0'])),
  ...{ 'row-gap': '0', 'column-gap': '0', 'background-color': 'transparent', opacity: '1', 'text-decoration': 'none' },
  ...{ width: 'auto', height: 'auto', 'min-width': 'auto', 'min-height': 'auto', 'max-width': 'none' },
  ...{
    'flex-direction': 'row',
    'flex-wrap': 'nowrap',
    'flex-shrink': '1',
    'flex-grow': '0',
    'border-collapse': 'separate',
  },
  ...{
    'justify-content': 'normal',
    'align-items': 'normal',
    'box-shadow': 'none',
    position: 'static',
    overflow: 'visible',
  },
  ...{
    'align-self': 'auto',
    'justify-self': 'auto',
    appearance: 'auto',
    'box-sizing': 'border-box',
    'vertical-align': 'baseline',
  },
};

const DISPLAYS: Record<string, string> = {
  ...each('a abbr b br cite code em i label s small span strong sub sup time', 'inline'),
  ...each('button input select textarea', 'inline-block'),
  ...each('li summary', 'list-item'),
  ...{ table: 'table', thead: 'table-header-group', tbody: 'table-row-group', tfoot: 'table-footer-group' },
  ...{ colgroup: 'table-column-group', col: 'table-column' },
  ...{ tr: 'table-row', th: 'table-cell', td: 'table-cell', caption: 'table-caption' },
};

const TAGS: Record<string, Css> = {
  ...each('em i cite address', { 'font-style': 'italic' }),
  ...each('b strong', { 'font-weight': 'bolder' }),
  // The browser's own, which no reset takes away.
  th: { 'font-weight': '700', 'text-align': 'center', 'vertical-align': 'middle' },
  td: { 'vertical-align': 'middle' },
  caption: { 'text-align': 'center' },
  button: { 'text-align': 'center', appearance: 'button' },
  ...each('img video', { 'max-width': '100%', height: 'auto', 'vertical-align': 'middle' }),
  svg: { 'vertical-align': 'middle' },
  hr: { 'border-top-width': '1px', height: '0' },
  table: { 'border-collapse': 'collapse' },
  textarea: { 'white-space': 'pre-wrap', 'overflow-wrap': 'break-word' },
  pre: { 'white-space': 'pre' },
};

/** What browsers say of an element that opens on top of the page, where no reset says otherwise. */
export const POPOVER: Css = {
  ...{ display: 'none', position: 'fixed', overflow: 'auto', width: 'fit-content', height: 'fit-content' },
  ...{ color: 'canvastext', 'background-color': 'canvas', top: '0', right: '0', bottom: '0', left: '0' },
};

function each<T>(names: string, value: T): Record<string, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

/** Items of these are blocks whatever they are elsewhere. */
const MAKES_BLOCKS = new Set(['flex', 'grid', 'inline-flex', 'inline-grid']);

/** How an element is displayed when it says nothing. @param around the `display` of its parent */
export function displayOf(tag: string, around: string | undefined): string {
  const own = DISPLAYS[tag] ?? 'block';
  return around && MAKES_BLOCKS.has(around) && (own === 'inline' || own === 'inline-block') ? 'block' : own;
}

/** What holds for an element that says nothing. @param inherited what is around its text */
export function defaultsOf(tag: string, inherited: Css, around: string | undefined): Css {
  const css: Css = { ...EVERY, ...TAGS[tag], display: displayOf(tag, around) };
  if (css['font-weight'] === 'bolder') css['font-weight'] = Number(inherited['font-weight']) < 600 ? '700' : '900';
  return css;
}
