import type { Css } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import { TAILWIND_HEAD } from './head.ts';
import type { Printed } from './print-custom.ts';
import { printDocument, printHtml } from './print-html.ts';
import { onScale } from './tailwind-scale.ts';

/** HTML with Tailwind v4 utilities only; measured values are arbitrary values, data URLs stay in `style`. */
export function printTailwind(page: PageDescription, fonts = ''): Printed {
  const { body, breakpoint } = page;
  const html = printDocument(page, {
    head: fonts + TAILWIND_HEAD,
    body: printHtml(body, (element): Record<string, string> => {
      const wide = utilities(element.wide ?? {}).map((utility) => `${breakpoint?.name}:${utility}`);
      const states = Object.entries(element.states ?? {}).flatMap(([selector, css]) =>
        utilities(css).map((utility) => `${variantOf(selector)}:${utility}`),
      );
      const classes = [...utilities(element.css), ...wide, ...states];
      const style = inlineOnly(element.css);
      return { ...(classes.length > 0 ? { class: classes.join(' ') } : {}), ...(style ? { style } : {}) };
    }),
  });
  return { html, css: '' };
}

const variantOf = (selector: string): string => VARIANTS[selector] ?? `[&${selector}]`;

const VARIANTS: Record<string, string> = { '::placeholder': 'placeholder', ':checked': 'checked' };

const NAMED: Record<string, Record<string, string>> = {
  display: { flex: 'flex', grid: 'grid', block: 'block' },
  'flex-wrap': { wrap: 'flex-wrap', nowrap: 'flex-nowrap' },
  'align-items': { center: 'items-center', 'flex-start': 'items-start' },
  'justify-content': { center: 'justify-center', 'flex-end': 'justify-end', 'space-between': 'justify-between' },
  'text-align': { center: 'text-center', right: 'text-right', left: 'text-left' },
  'background-clip': { text: 'bg-clip-text' },
  color: { transparent: 'text-transparent' },
  'font-style': { italic: 'italic' },
  'font-weight': {
    '300': 'font-light',
    '400': 'font-normal',
    '500': 'font-medium',
    '600': 'font-semibold',
    '700': 'font-bold',
    '800': 'font-extrabold',
  },
  'text-decoration': { none: 'no-underline', underline: 'underline', 'line-through': 'line-through' },
  'max-width': { '100%': 'max-w-full' },
  'min-width': { '0': 'min-w-0', 'min-content': 'min-w-min' },
  height: { auto: 'h-auto' },
  'white-space': { nowrap: 'whitespace-nowrap', 'pre-wrap': 'whitespace-pre-wrap' },
  'overflow-wrap': { 'break-word': 'wrap-break-word' },
  'align-self': { start: 'self-start', stretch: 'self-stretch' },
  'background-size': { cover: 'bg-cover' },
  opacity: { '1': 'opacity-100' },
  'border-radius': { '50%': 'rounded-full' },
  flex: { none: 'flex-none' },
  border: { '0': 'border-0' },
  'border-collapse': { collapse: 'border-collapse' },
  'table-layout': { fixed: 'table-fixed' },
  'vertical-align': { top: 'align-top' },
  'overflow-x': { auto: 'overflow-x-auto' },
  appearance: { none: 'appearance-none' },
  'background-repeat': { 'no-repeat': 'bg-no-repeat' },
  'list-style': { none: 'list-none', disc: 'list-disc', decimal: 'list-decimal' },
};

const PREFIX: Record<string, string> = {
  margin: 'm',
  'margin-top': 'mt',
  'margin-left': 'ml',
  'margin-right': 'mr',
  'padding-top': 'pt',
  'padding-bottom': 'pb',
  'padding-left': 'pl',
  'padding-right': 'pr',
  padding: 'p',
  'min-width': 'min-w',
  width: 'w',
  height: 'h',
  'max-width': 'max-w',
  'background-color': 'bg',
  'border-radius': 'rounded',
  'line-height': 'leading',
  'letter-spacing': 'tracking',
  flex: 'flex',
};

function utilities(css: Css): string[] {
  return Object.entries(css)
    .filter(([, value]) => !value.startsWith('url('))
    .map(([name, value]) => utility(name, value));
}

function utility(name: string, value: string): string {
  const named = NAMED[name]?.[value];
  if (named) return named;
  const scaled = onScale(name, value);
  if (scaled) return scaled;
  const text = value.replace(/, /g, ',').replace(/_/g, '\\_').replace(/ /g, '_');
  if (name === 'font-size') return `text-[${text}]`;
  if (name === 'color') return `text-[${text}]`;
  if (name === 'margin-left' && value === 'auto') return 'ml-auto';
  if (name === 'margin-right' && value === 'auto') return 'mr-auto';
  if (name === 'margin-top' && value.startsWith('-')) return `-mt-[${text.slice(1)}]`;
  const prefix = PREFIX[name];
  if (prefix && value === '0') return `${prefix}-0`;
  if (prefix) return `${prefix}-[${text}]`;
  return `[${name}:${text}]`;
}

function inlineOnly(css: Css): string {
  return Object.entries(css)
    .filter(([, value]) => value.startsWith('url('))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}
