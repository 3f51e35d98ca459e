/** Utilities for values that are words. */
export const KEYWORDS: Record<string, Record<string, string>> = {
  position: same('static fixed absolute relative sticky'),
  visibility: { hidden: 'invisible', visible: 'visible' },
  isolation: { isolate: 'isolate' },
  float: { left: 'float-left', right: 'float-right' },
  display: {
    ...same('block inline-block inline flex inline-flex grid inline-grid contents table list-item flow-root'),
    ...same('table-cell table-row table-row-group table-header-group table-footer-group table-caption'),
    none: 'hidden',
  },
  'box-sizing': { 'border-box': 'box-border', 'content-box': 'box-content' },
  'aspect-ratio': { '1 / 1': 'aspect-square', '1': 'aspect-square', '16 / 9': 'aspect-video', auto: 'aspect-auto' },
  'table-layout': { fixed: 'table-fixed', auto: 'table-auto' },
  'border-collapse': { collapse: 'border-collapse', separate: 'border-separate' },
  cursor: prefixed('cursor', 'auto default pointer wait text move help not-allowed none'),
  resize: { none: 'resize-none', vertical: 'resize-y', horizontal: 'resize-x', both: 'resize' },
  'list-style': prefixed('list', 'none disc decimal inside outside'),
  'list-style-type': prefixed('list', 'none disc decimal'),
  'list-style-position': prefixed('list', 'inside outside'),
  appearance: prefixed('appearance', 'none auto'),
  'flex-direction': {
    row: 'flex-row',
    column: 'flex-col',
    'row-reverse': 'flex-row-reverse',
    'column-reverse': 'flex-col-reverse',
  },
  'flex-wrap': { wrap: 'flex-wrap', nowrap: 'flex-nowrap', 'wrap-reverse': 'flex-wrap-reverse' },
  flex: {
    '1 1 0%': 'flex-1',
    '1 1 0': 'flex-1',
    '1': 'flex-1',
    '1 1 auto': 'flex-auto',
    auto: 'flex-auto',
    none: 'flex-none',
    '0 0 auto': 'flex-none',
    '0 1 auto': 'flex-initial',
    initial: 'flex-initial',
  },
  'flex-grow': { '1': 'grow', '0': 'grow-0' },
  'flex-shrink': { '1': 'shrink', '0': 'shrink-0' },
  'grid-auto-flow': { row: 'grid-flow-row', column: 'grid-flow-col', dense: 'grid-flow-dense' },
  'align-content': {
    center: 'content-center',
    start: 'content-start',
    end: 'content-end',
    'space-between': 'content-between',
  },
  'align-items': { ...aligned('items'), baseline: 'items-baseline', stretch: 'items-stretch', normal: 'items-normal' },
  'justify-content': {
    ...aligned('justify'),
    ...{
      'space-between': 'justify-between',
      'space-around': 'justify-around',
      'space-evenly': 'justify-evenly',
      normal: 'justify-normal',
    },
  },
  'justify-items': { ...aligned('justify-items'), stretch: 'justify-items-stretch', normal: 'justify-items-normal' },
  'align-self': { ...aligned('self'), auto: 'self-auto', stretch: 'self-stretch', baseline: 'self-baseline' },
  'justify-self': { ...aligned('justify-self'), auto: 'justify-self-auto', stretch: 'justify-self-stretch' },
  'place-items': { ...aligned('place-items'), stretch: 'place-items-stretch' },
  'place-content': { ...aligned('place-content'), 'space-between': 'place-content-between' },
  overflow: prefixed('overflow', 'auto hidden visible scroll clip'),
  'overflow-x': prefixed('overflow-x', 'auto hidden visible scroll clip'),
  'overflow-y': prefixed('overflow-y', 'auto hidden visible scroll clip'),
  'object-fit': prefixed('object', 'contain cover fill none scale-down'),
  'object-position': prefixed('object', 'center top bottom left right'),
  'background-size': prefixed('bg', 'cover contain auto'),
  'background-position': prefixed('bg', 'center top bottom left right'),
  'background-repeat': {
    'no-repeat': 'bg-no-repeat',
    repeat: 'bg-repeat',
    'repeat-x': 'bg-repeat-x',
    'repeat-y': 'bg-repeat-y',
  },
  'background-clip': { text: 'bg-clip-text' },
  'text-align': prefixed('text', 'left center right justify start end'),
  'vertical-align': prefixed('align', 'baseline top middle bottom text-top text-bottom sub super'),
  'font-style': { italic: 'italic', normal: 'not-italic' },
  'font-weight': {
    ...{
      '100': 'font-thin',
      '200': 'font-extralight',
      '300': 'font-light',
      '400': 'font-normal',
      '500': 'font-medium',
    },
    ...{ '600': 'font-semibold', '700': 'font-bold', '800': 'font-extrabold', '900': 'font-black' },
  },
  'font-variant-numeric': { 'tabular-nums': 'tabular-nums' },
  'text-transform': { ...same('uppercase lowercase capitalize'), none: 'normal-case' },
  'text-wrap': prefixed('text', 'wrap nowrap balance pretty'),
  'white-space': prefixed('whitespace', 'normal nowrap pre pre-line pre-wrap break-spaces'),
  'overflow-wrap': { 'break-word': 'wrap-break-word', anywhere: 'wrap-anywhere', normal: 'wrap-normal' },
  'word-break': { 'break-all': 'break-all', 'keep-all': 'break-keep' },
  'text-overflow': { ellipsis: 'text-ellipsis', clip: 'text-clip' },
  'text-decoration': { ...same('underline overline line-through'), none: 'no-underline' },
  'text-decoration-line': { ...same('underline overline line-through'), none: 'no-underline' },
  'pointer-events': prefixed('pointer-events', 'none auto'),
};

function same(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, name]));
}

function prefixed(prefix: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, `${prefix}-${name}`]));
}

function aligned(prefix: string): Record<string, string> {
  const end = `${prefix}-end`;
  const start = `${prefix}-start`;
  return { center: `${prefix}-center`, start, 'flex-start': start, end, 'flex-end': end };
}
