import type { Breakpoint, Css } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import { BOOTSTRAP_HEAD } from './head.ts';
import type { Printed } from './print-custom.ts';
import { printDocument, printHtml } from './print-html.ts';

/** HTML with Bootstrap 5.3 classes; only measured values are inline styles. */
export function printBootstrap(page: PageDescription, fonts = ''): Printed {
  const { body, breakpoint } = page;
  const rules = new Map<string, string>();
  const held = new Map<string, string>();
  const printed = printHtml(body, (element): Record<string, string> => {
    const css: Css = { ...DEFAULTS[element.tag], ...element.css };
    const classes: string[] = [];
    const style: string[] = [];
    for (const [name, value] of Object.entries(css)) {
      const known = CLASSES[`${name}:${value}`];
      if (known && !isOverruled(name, { ...css, ...element.wide })) classes.push(known);
      else style.push(`${name}: ${value}`);
    }
    for (const [name, value] of Object.entries(element.wide ?? {})) {
      const known = WIDE[`${name}:${value}`];
      const own = `${breakpoint?.name}-${name}-${value.replace(/[^\w]+/g, '-')}`;
      if (!known) rules.set(own, `.${own} { ${name}: ${value} !important; }`);
      classes.push(known?.replace('-', `-${breakpoint?.name}-`) ?? own);
    }
    const states = Object.entries(element.states ?? {});
    if (states.length > 0) {
      const key = JSON.stringify(states);
      const own = held.get(key) ?? `${element.name}-${held.size + 1}`;
      held.set(key, own);
      classes.push(own);
    }
    return {
      ...(classes.length > 0 ? { class: classes.join(' ') } : {}),
      ...(style.length > 0 ? { style: style.join('; ') } : {}),
    };
  });
  const sheets = [
    ...[...held].flatMap(([states, name]) => rulesOf(name, JSON.parse(states))),
    ...(breakpoint && rules.size > 0 ? [mediaOf(breakpoint, [...rules.values()])] : []),
  ];
  const sheet = sheets.length > 0 ? `\n  <style>\n${sheets.join('\n')}\n  </style>` : '';
  return { html: printDocument(page, { head: fonts + BOOTSTRAP_HEAD + sheet, body: printed }), css: '' };
}

/** Whether a side has a value of its own: Bootstrap's classes are stronger than the style attribute. */
const isOverruled = (name: string, css: Css): boolean =>
  (name === 'margin' || name === 'border') &&
  ['top', 'right', 'bottom', 'left'].some((side) => css[`${name}-${side}`] !== undefined);

/** What holds in a state of an element is stronger than its own style attribute. */
const rulesOf = (name: string, states: [string, Css][]): string[] =>
  states.map(
    ([selector, css]) =>
      `    .${name}${selector} { ${Object.entries(css)
        .map(([property, value]) => `${property}: ${value} !important;`)
        .join(' ')} }`,
  );

/** What Bootstrap has no class for from a breakpoint up. */
const mediaOf = ({ width }: Breakpoint, rules: string[]): string =>
  `    @media (min-width: ${width}px) {\n${rules.map((rule) => `      ${rule}`).join('\n')}\n    }`;

/** What Bootstrap sets on elements and the design does not have. */
const MARGIN_BOTTOM = { 'margin-bottom': '0' };
const DEFAULTS: Record<string, Css> = {
  p: MARGIN_BOTTOM,
  h1: MARGIN_BOTTOM,
  h2: MARGIN_BOTTOM,
  h3: MARGIN_BOTTOM,
  ul: { ...MARGIN_BOTTOM, 'padding-left': '0' },
  ol: { ...MARGIN_BOTTOM, 'padding-left': '0' },
  hr: { 'margin-top': '0', ...MARGIN_BOTTOM },
};

const CLASSES: Record<string, string> = {
  'display:flex': 'd-flex',
  'display:grid': 'd-grid',
  'display:block': 'd-block',
  'flex-wrap:wrap': 'flex-wrap',
  'flex-wrap:nowrap': 'flex-nowrap',
  'align-items:center': 'align-items-center',
  'align-items:flex-start': 'align-items-start',
  'align-self:start': 'align-self-start',
  'border-radius:50%': 'rounded-circle',
  'align-self:stretch': 'align-self-stretch',
  'justify-content:center': 'justify-content-center',
  'justify-content:flex-end': 'justify-content-end',
  'text-align:center': 'text-center',
  'text-align:right': 'text-end',
  'font-style:italic': 'fst-italic',
  'font-weight:300': 'fw-light',
  'font-weight:500': 'fw-medium',
  'font-weight:600': 'fw-semibold',
  'font-weight:700': 'fw-bold',
  'font-weight:400': 'fw-normal',
  'text-decoration:none': 'text-decoration-none',
  'text-decoration:underline': 'text-decoration-underline',
  'text-decoration:line-through': 'text-decoration-line-through',
  'margin:0': 'm-0',
  'margin-top:0': 'mt-0',
  'margin-bottom:0': 'mb-0',
  'margin-left:auto': 'ms-auto',
  'margin-right:auto': 'me-auto',
  'padding-left:0': 'ps-0',
  'padding-right:0': 'pe-0',
  'max-width:100%': 'mw-100',
  'opacity:1': 'opacity-100',
  'border:0': 'border-0',
  'list-style:none': 'list-unstyled',
};

/** The breakpoint goes behind the first word of these. */
const WIDE: Record<string, string> = {
  'flex-wrap:nowrap': 'flex-nowrap',
};
