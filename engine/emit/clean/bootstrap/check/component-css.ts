import type { Css } from '../../../../model/element.ts';

/** Values of variables by their names, without `--bs-`. */
export type Variables = Readonly<Record<string, string>>;

const gutter = (px: string): Variables => ({ 'gutter-x': px, 'gutter-y': px });
const CONTAINER: Variables = { 'gutter-x': '1.5rem', 'gutter-y': '0' };

/** What Bootstrap's classes set their own variables to, as far as these move something. */
export const SHIPPED: Readonly<Record<string, Variables>> = {
  ...{ container: CONTAINER, 'container-xxl': CONTAINER, 'container-fluid': CONTAINER, row: CONTAINER },
  ...Object.fromEntries(
    ['0', '.25rem', '.5rem', '1rem', '1.5rem', '3rem'].map((px, step) => [`g-${step}`, gutter(px)]),
  ),
  btn: {
    ...{ 'btn-padding-x': '.75rem', 'btn-padding-y': '.375rem' },
    ...{ 'btn-font-size': '1rem', 'btn-line-height': '1.5', 'btn-border-width': '1px', 'btn-font-weight': '400' },
  },
  'btn-sm': { 'btn-padding-x': '.5rem', 'btn-padding-y': '.25rem', 'btn-font-size': '.875rem' },
  'btn-lg': { 'btn-padding-x': '1rem', 'btn-padding-y': '.5rem', 'btn-font-size': '1.25rem' },
  card: {
    ...{ 'card-spacer-y': '1rem', 'card-spacer-x': '1rem', 'card-border-width': '1px' },
    ...{ 'card-cap-padding-y': '.5rem', 'card-cap-padding-x': '1rem' },
  },
  nav: { 'nav-link-padding-x': '1rem', 'nav-link-padding-y': '.5rem' },
  navbar: {
    ...{ 'navbar-padding-x': '0', 'navbar-padding-y': '.5rem', 'navbar-nav-link-padding-x': '.5rem' },
    ...{ 'navbar-brand-padding-y': '.3125rem', 'navbar-brand-margin-end': '1rem', 'navbar-brand-font-size': '1.25rem' },
  },
  'navbar-nav': { 'nav-link-padding-x': '0', 'nav-link-padding-y': '.5rem' },
  badge: {
    'badge-padding-x': '.65em',
    'badge-padding-y': '.35em',
    'badge-font-size': '.75em',
    'badge-font-weight': '700',
  },
  offcanvas: { 'offcanvas-width': '400px', 'offcanvas-padding-x': '1rem', 'offcanvas-padding-y': '1rem' },
  pagination: {
    ...{ 'pagination-padding-x': '.75rem', 'pagination-padding-y': '.375rem' },
    ...{ 'pagination-font-size': '1rem', 'pagination-border-width': '1px' },
  },
  'list-group': {
    'list-group-item-padding-x': '1rem',
    'list-group-item-padding-y': '.5rem',
    'list-group-border-width': '1px',
  },
  progress: { 'progress-height': '1rem', 'progress-font-size': '.75rem' },
};

const around = (property: 'margin' | 'padding', y: string, x: string): Css => ({
  [`${property}-top`]: y,
  [`${property}-bottom`]: y,
  [`${property}-left`]: x,
  [`${property}-right`]: x,
});
const edges = (width: string): Css => ({
  ...{ 'border-top-width': width, 'border-right-width': width },
  ...{ 'border-bottom-width': width, 'border-left-width': width },
});

const container =
  (widest: Css) =>
  (v: Variables): Css => ({
    ...{ width: '100%', 'margin-left': 'auto', 'margin-right': 'auto' },
    ...{ 'padding-left': half(v['gutter-x']), 'padding-right': half(v['gutter-x']) },
    ...widest,
  });
/** Half of a length, in its own unit. */
export const half = (value = '0'): string => `${Number.parseFloat(value) / 2}${value.replace(/^-?[\d.]+/, '')}`;
const minus = (value = '0'): string => (Number.parseFloat(value) === 0 ? '0' : `-${value}`);
const field = (y: string, x: string, size: string): Css => ({
  ...{ display: 'block', width: '100%', 'font-size': size, 'line-height': '1.5' },
  ...around('padding', y, x),
  ...edges('1px'),
});

/** What a bar says of what is in it, and of a container in it. */
export const IN_BAR: Css = {
  ...{ display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'center', 'justify-content': 'space-between' },
};

/** What components of Bootstrap's say of themselves; lengths as Bootstrap has them. */
export const COMPONENT_CSS: Readonly<Record<string, (variables: Variables) => Css>> = {
  container: container({ 'max-width': '1140px' }),
  'container-xxl': container({}),
  'container-fluid': container({}),
  row: (v) => ({
    ...{ display: 'flex', 'flex-wrap': 'wrap', 'margin-top': minus(v['gutter-y']) },
    ...{ 'margin-left': minus(half(v['gutter-x'])), 'margin-right': minus(half(v['gutter-x'])) },
  }),
  btn: (v) => ({
    ...{ display: 'inline-block', 'text-align': 'center', 'font-weight': v['btn-font-weight'] },
    ...{ 'font-size': v['btn-font-size'], 'line-height': v['btn-line-height'] },
    ...around('padding', v['btn-padding-y'], v['btn-padding-x']),
    ...edges(v['btn-border-width']),
  }),
  card: (v) => ({ display: 'flex', 'flex-direction': 'column', 'min-width': '0', ...edges(v['card-border-width']) }),
  'card-body': (v) => ({ flex: '1 1 auto', ...around('padding', v['card-spacer-y'], v['card-spacer-x']) }),
  'card-header': (v) => ({
    ...around('padding', v['card-cap-padding-y'], v['card-cap-padding-x']),
    ...{ 'margin-bottom': '0', 'border-bottom-width': v['card-border-width'] },
  }),
  'card-img-top': () => ({ width: '100%' }),
  nav: () => ({ ...{ display: 'flex', 'flex-wrap': 'wrap' }, ...{ 'padding-left': '0', 'margin-bottom': '0' } }),
  'nav-link': (v) => ({
    display: 'block',
    ...around('padding', v['nav-link-padding-y'], v['nav-link-padding-x']),
    ...(v['nav-link-font-size'] ? { 'font-size': v['nav-link-font-size'] } : {}),
    ...(v['nav-link-font-weight'] ? { 'font-weight': v['nav-link-font-weight'] } : {}),
  }),
  navbar: (v) => ({
    ...IN_BAR,
    ...around('padding', v['navbar-padding-y'], v['navbar-padding-x']),
  }),
  'navbar-brand': (v) => ({
    ...{ display: 'inline-block', 'margin-right': v['navbar-brand-margin-end'], 'white-space': 'nowrap' },
    ...{ 'padding-top': v['navbar-brand-padding-y'], 'padding-bottom': v['navbar-brand-padding-y'] },
    'font-size': v['navbar-brand-font-size'],
  }),
  'navbar-nav': () => ({ display: 'flex', 'flex-direction': 'column', 'padding-left': '0', 'margin-bottom': '0' }),
  'navbar-toggler': () => ({ display: 'none' }),
  badge: (v) => ({
    ...{ display: 'inline-block', 'line-height': '1', 'white-space': 'nowrap', 'text-align': 'center' },
    ...{ 'font-size': v['badge-font-size'], 'font-weight': v['badge-font-weight'] },
    ...around('padding', v['badge-padding-y'], v['badge-padding-x']),
  }),
  offcanvas: (v) => ({
    display: 'flex',
    'flex-direction': 'column',
    width: v['offcanvas-width'],
    position: 'absolute',
  }),
  'offcanvas-lg': () => ({ display: 'block', width: 'auto', position: 'static', 'flex-grow': '1' }),
  'offcanvas-header': () => ({ display: 'none' }),
  'offcanvas-body': (v) => ({
    'flex-grow': '1',
    ...around('padding', v['offcanvas-padding-y'] ?? '0', v['offcanvas-padding-x'] ?? '0'),
  }),
  'form-control': () => field('.375rem', '.75rem', '1rem'),
  'form-control-sm': () => field('.25rem', '.5rem', '.875rem'),
  'form-control-lg': () => field('.5rem', '1rem', '1.25rem'),
  'form-select': () => ({ ...field('.375rem', '.75rem', '1rem'), 'padding-right': '2.25rem' }),
  'form-select-sm': () => field('.25rem', '.5rem', '.875rem'),
  'form-select-lg': () => field('.5rem', '1rem', '1.25rem'),
  'form-label': () => ({ display: 'inline-block', 'margin-bottom': '.5rem' }),
  'form-check': () => ({
    display: 'block',
    'min-height': '1.5rem',
    'padding-left': '1.5em',
    'margin-bottom': '.125rem',
  }),
  'form-check-input': () => ({ width: '1em', height: '1em', 'margin-top': '.25em', 'flex-shrink': '0' }),
  'list-unstyled': () => ({ 'padding-left': '0' }),
  'list-group': () => ({ display: 'flex', 'flex-direction': 'column', 'padding-left': '0', 'margin-bottom': '0' }),
  'list-group-item': (v) => ({
    ...{ display: 'block', ...around('padding', v['list-group-item-padding-y'], v['list-group-item-padding-x']) },
    ...{ 'border-bottom-width': v['list-group-border-width'] },
  }),
  pagination: () => ({ display: 'flex', 'padding-left': '0' }),
  breadcrumb: () => ({ display: 'flex', 'flex-wrap': 'wrap', 'padding-left': '0', 'margin-bottom': '1rem' }),
  'page-link': (v) => ({
    ...{ display: 'block', 'font-size': v['pagination-font-size'] },
    ...around('padding', v['pagination-padding-y'], v['pagination-padding-x']),
    ...edges(v['pagination-border-width']),
  }),
  progress: (v) => ({
    display: 'flex',
    height: v['progress-height'],
    'font-size': v['progress-font-size'],
    overflow: 'hidden',
  }),
  'img-fluid': () => ({ 'max-width': '100%', height: 'auto' }),
  vr: () => ({ display: 'inline-block', 'align-self': 'stretch', width: '1px', 'min-height': '1em' }),
  lead: () => ({ 'font-size': '1.25rem', 'font-weight': '300' }),
  small: () => ({ 'font-size': '.875em' }),
};

const HEADINGS: Readonly<Record<string, string>> = {
  ...{ h1: '2.5rem', h2: '2rem', h3: '1.75rem', h4: '1.5rem', h5: '1.25rem', h6: '1rem' },
};
const DISPLAYS = ['5rem', '4.5rem', '4rem', '3.5rem', '3rem', '2.5rem'];
const LINES: Readonly<Record<string, string>> = { 'lh-1': '1', 'lh-sm': '1.25', 'lh-base': '1.5', 'lh-lg': '2' };

/** Type that a class sets. */
export function typeCss(name: string): Css {
  const heading = /^fs-([1-6])$/.exec(name)?.[1];
  if (heading) return { 'font-size': HEADINGS[`h${heading}`] };
  const display = /^display-([1-6])$/.exec(name)?.[1];
  if (display) return { 'font-size': DISPLAYS[Number(display) - 1], 'font-weight': '300', 'line-height': '1.2' };
  return LINES[name] ? { 'line-height': LINES[name] } : {};
}

/** What Bootstrap's Reboot, and browsers, say of elements without a class. */
export function rebootCss(tag: string): Css {
  if (HEADINGS[tag])
    return { 'margin-bottom': '.5rem', 'font-weight': '500', 'line-height': '1.2', 'font-size': HEADINGS[tag] };
  return REBOOT[tag] ?? {};
}

const REBOOT: Readonly<Record<string, Css>> = {
  ...Object.fromEntries(
    ['p', 'dl', 'blockquote', 'figure', 'pre', 'address'].map((tag) => [tag, { 'margin-bottom': '1rem' }]),
  ),
  ul: { 'margin-bottom': '1rem', 'padding-left': '2rem' },
  ol: { 'margin-bottom': '1rem', 'padding-left': '2rem' },
  hr: { 'margin-top': '1rem', 'margin-bottom': '1rem', 'border-top-width': '1px' },
  small: { 'font-size': '.875em' },
  label: { display: 'inline-block' },
  img: { display: 'inline-block' },
  svg: { display: 'inline-block' },
  button: { 'text-align': 'center' },
  table: { width: '100%' },
  legend: { 'font-size': '1.5rem', 'margin-bottom': '.5rem' },
  dd: { 'margin-bottom': '.5rem' },
};
