import { nameFamilies } from '../../../design-system/name-families.ts';
import type { Css, Element, Screen } from '../../../model/element.ts';
import type { PageDescription } from '../../../model/page-description.ts';
import { SCREEN_WIDTHS, SCREENS } from '../../../model/screens.ts';
import { CUSTOM_HEAD } from '../../head.ts';
import type { Printed } from '../../print-custom.ts';
import { cleanPage } from '../clean-page.ts';
import { type DressedPage, withAttributes } from '../dressed-page.ts';
import { printCleanDocument } from '../print-document.ts';
import { printMarkup } from '../print-markup.ts';
import { defaultsOf, INHERITED, INITIAL } from '../reset.ts';
import { Tokens } from '../tokens.ts';
import { typeScale } from '../type-scale.ts';
import { type Classes, nameClasses, type Rule } from './name-classes.ts';
import { resetSheet, stateSheet } from './reset-sheet.ts';
import { shorten } from './shorten.ts';
import { splitContainers } from './split-containers.ts';
import { type Style, styleOf } from './stages.ts';
import { valueWriter, type Writer } from './variables.ts';

/** HTML with a style sheet. Not formatted yet. */
export function printCleanCss(page: PageDescription, fonts: string): Printed {
  const { body, sheet } = dressCss(page);
  const head = [...(fonts ? [fonts] : []), CUSTOM_HEAD];
  return { html: printCleanDocument(page, { head, body: printMarkup(body, () => ({})) }), css: sheet };
}

/**
 * Gives every element its class. The style sheet has variables for the design system, a small reset, then a group of rules for each
 * component in the order of the page, with blocks, elements and modifiers.
 */
export function dressCss(page: PageDescription): DressedPage {
  const { palette, primary, body: clean } = cleanPage(page);
  const { body, style: container, contained } = splitContainers(relativeLeading(clean, 16));
  const scale = typeScale(clean);
  const families = nameFamilies(body);
  const classes = nameClasses(body, palette, unsaid);
  const tags = tagsOf(body);
  const sheetsWith = (variables: Tokens): string[] => {
    const write = valueWriter(palette, families, scale, variables);
    return [
      resetSheet(tags),
      pageSheet(body, write),
      stateSheet(tags, primary ? write('outline-color', primary, body) : 'currentcolor'),
      ...(container ? [containerSheet(container, write, body)] : []),
      ...blocksOf(classes).map(([block, rules]) => sheetOf(block, rules, write)),
    ];
  };
  const asked = new Tokens();
  sheetsWith(asked);
  const variables = asked.inOrder();
  const sheets = sheetsWith(variables);
  const root = `:root {\n${variables.lines().join('\n')}\n}`;
  const dressed = withAttributes(body, (element): Record<string, string> => {
    const names = [contained.has(element) ? 'container' : '', classes.of.get(element) ?? ''].join(' ').trim();
    return names ? { class: names } : {};
  });
  return { body: dressed, sheet: `${[NAMING, root, ...sheets].join('\n\n')}\n` };
}

/** Stylelint's standard rules know no blocks and elements. */
const NAMING = '/* Classes are named block__element--modifier. */\n/* stylelint-disable selector-class-pattern */';

/** The value that an element has when no class says anything. */
function unsaid(property: string, tag: string): string {
  const own = defaultsOf(tag, INITIAL, undefined)[property];
  return own ?? (INHERITED.has(property) ? 'inherit' : 'initial');
}

/** Line heights as factors of their type size, so that they go with it. @param around the type size around, in px */
function relativeLeading(element: Element, around: number): Element {
  const turned = (css: Css, size: number): { css: Css; size: number } => {
    const own = Number.parseFloat(css['font-size'] ?? '') || size;
    const height = css['line-height'];
    if (!height) return { css, size: own };
    return {
      css: { ...css, 'line-height': String(Math.round((10_000 * Number.parseFloat(height)) / own) / 10_000) },
      size: own,
    };
  };
  const base = turned(element.css, around);
  let { size } = base;
  const at: Partial<Record<Screen, Css>> = {};
  for (const screen of SCREENS) {
    const own = element.at?.[screen];
    if (!own) continue;
    const wide = turned(own, size);
    at[screen] = wide.css;
    size = wide.size;
  }
  return {
    ...element,
    css: base.css,
    ...(element.at ? { at } : {}),
    children: element.children.map((child) => (typeof child === 'string' ? child : relativeLeading(child, base.size))),
  };
}

const tagsOf = (element: Element): Set<string> =>
  new Set([element.tag, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : [...tagsOf(child)]))]);

/** The rules of each block, modifiers behind what they modify. */
function blocksOf({ rules }: Classes): [block: string, rules: Rule[]][] {
  return [...Map.groupBy(rules, ({ block }) => block)];
}

/** The element around all others has no class. */
const pageSheet = (body: Element, write: Writer): string =>
  groupOf('Page', [{ selector: 'body', style: styleOf(body), owner: body }], write);

function sheetOf(block: string, rules: readonly Rule[], write: Writer): string {
  const selected = rules.map(({ name, style, owner }) => ({ selector: `.${name}`, style, owner }));
  return groupOf(titleOf(block), selected, write);
}

type Selected = { selector: string; style: Style; owner: Element };

/** Rules under one title: what holds always, then what holds from each screen up. */
function groupOf(title: string, rules: readonly Selected[], write: Writer): string {
  const always = rules.flatMap(({ selector, style, owner }) => [
    ruleOf(selector, style.css, write, owner),
    ...Object.entries(style.states).map(([state, css]) => ruleOf(`${selector}${state}`, css, write, owner)),
  ]);
  const wide = SCREENS.flatMap((screen) => {
    const own = rules
      .map(({ selector, style, owner }) => ruleOf(selector, style.at[screen] ?? {}, write, owner))
      .filter(Boolean);
    return own.length > 0 ? [`@media (width >= ${SCREEN_WIDTHS[screen]}px) {\n${own.join('\n\n')}\n}`] : [];
  });
  return [`/* ${title} */`, ...always.filter(Boolean), ...wide].join('\n\n');
}

function containerSheet(style: Style, write: Writer, owner: Element): string {
  return sheetOf('container', [{ block: 'container', name: 'container', style, owner }], (property, value, on) =>
    property === 'max-width' ? write('--container', value, on) : write(property, value, on),
  );
}

/** `price-card` as `Price card`. */
const titleOf = (block: string): string => `${block[0].toUpperCase()}${block.slice(1)}`.replaceAll('-', ' ');

function ruleOf(selector: string, css: Css, write: Writer, owner: Element): string {
  const written = Object.fromEntries(
    Object.entries(css).map(([property, value]) => [
      property,
      write(property, value, { tag: owner.tag, name: stemOf(owner) }),
    ]),
  );
  const lines = Object.entries(shorten(written)).map(([property, value]) => `${property}: ${value};`);
  return lines.length > 0 ? `${selector} {\n${lines.join('\n')}\n}` : '';
}

/** What a variable is named after that an element needs. */
const stemOf = ({ instance, name, tag }: Element): string =>
  (instance?.component ?? name ?? tag)
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '') || tag;
