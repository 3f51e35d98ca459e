import type { Css, Element } from '../model/element.ts';
import type { PageDescription } from '../model/page-description.ts';
import { CUSTOM_HEAD } from './head.ts';
import { nameElements } from './name-elements.ts';
import { nameColors, nameSizes } from './name-tokens.ts';
import { printDocument, printHtml } from './print-html.ts';

export type Printed = { html: string; css: string };

/** Plain HTML with a style sheet: readable class names, variables for the palette and the type scale, one media query. */
export function printCustom(page: PageDescription, fonts = ''): Printed {
  const { body: plain, breakpoint, palette, typeScale } = page;
  const prefixed = (names: Map<string, string>, prefix: string) =>
    new Map([...names].map(([value, name]) => [value, `${prefix}${name}`]));
  const variables = prefixed(nameColors(plain, palette), '--color-');
  const sizes = prefixed(nameSizes(plain, typeScale), '--text-');
  const body = nameElements(plain);
  const classes = nameClasses(body);
  const value = (name: string, text: string) => {
    if (name === 'font-size') return sizes.has(text) ? `var(${sizes.get(text)})` : text;
    return text.replace(/#[0-9a-f]{6}\b/g, (color) => (variables.has(color) ? `var(${variables.get(color)})` : color));
  };
  const block = (selector: string, css: Css, indent = '') =>
    `${indent}${selector} {\n${Object.entries(css)
      .map(([name, text]) => `${indent}  ${name}: ${value(name, text)};`)
      .join('\n')}\n${indent}}`;
  const rules: string[] = [];
  const wide: string[] = [];
  for (const { name, css, wide: extra, states = {} } of classes.rules) {
    const selector = name === 'body' ? 'body' : `.${name}`;
    if (Object.keys(css).length > 0) rules.push(block(selector, css));
    for (const [state, held] of Object.entries(states)) rules.push(block(`${selector}${state}`, held));
    if (extra && Object.keys(extra).length > 0) wide.push(block(selector, extra, '  '));
  }
  const root = [
    ...[...variables].map(([color, name]) => `  ${name}: ${color};`),
    ...[...sizes].map(([size, name]) => `  ${name}: ${size};`),
  ];
  const css = [
    ...(root.length > 0 ? [`:root {\n${root.join('\n')}\n}`] : []),
    RESET,
    ...rules,
    ...(breakpoint && wide.length > 0 ? [`@media (min-width: ${breakpoint.width}px) {\n${wide.join('\n\n')}\n}`] : []),
  ].join('\n\n');
  const html = printDocument(page, {
    head: fonts + CUSTOM_HEAD,
    body: printHtml(body, (element): Record<string, string> => {
      const name = classes.of.get(element);
      return name && name !== 'body' ? { class: name } : {};
    }),
  });
  return { html, css: `${css}\n` };
}

const RESET = `*,
*::before,
*::after {
  box-sizing: border-box;
}

h1,
h2,
h3,
p,
ul,
ol,
hr {
  margin: 0;
  padding: 0;
}

button,
input,
select,
textarea {
  font: inherit;
}`;

type StyleRule = Pick<Element, 'name' | 'css' | 'wide' | 'states'>;

/** Equal declarations under one name share a class; others get a number. */
function nameClasses(body: Element): { of: Map<Element, string>; rules: StyleRule[] } {
  const of = new Map<Element, string>();
  const byKey = new Map<string, string>();
  const used = new Map<string, number>();
  const rules: StyleRule[] = [];
  const visit = (element: Element) => {
    const empty = Object.keys(element.css).length === 0 && Object.keys(element.wide ?? {}).length === 0;
    if (!empty) {
      const key = JSON.stringify([element.name, element.css, element.wide ?? {}, element.states ?? {}]);
      let name = byKey.get(key);
      if (!name) {
        const count = (used.get(element.name) ?? 0) + 1;
        used.set(element.name, count);
        name = element.tag === 'body' ? 'body' : count === 1 ? element.name : `${element.name}-${count}`;
        byKey.set(key, name);
        rules.push({ name, css: element.css, wide: element.wide, states: element.states });
      }
      of.set(element, name);
    }
    for (const child of element.children) if (typeof child !== 'string') visit(child);
  };
  visit(body);
  return { of, rules };
}
