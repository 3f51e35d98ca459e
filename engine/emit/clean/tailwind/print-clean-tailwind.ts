import type { Purpose } from '../../../design-system/collect-color-uses.ts';
import { matchTailwind } from '../../../design-system/match-tailwind.ts';
import { nameFamilies } from '../../../design-system/name-families.ts';
import { nameOf, type Palette } from '../../../design-system/palette.ts';
import type { Css, Element } from '../../../model/element.ts';
import type { PageDescription } from '../../../model/page-description.ts';
import { SCREENS } from '../../../model/screens.ts';
import { rgb, toHex } from '../../../raster/color.ts';
import { TAILWIND_HEAD } from '../../head.ts';
import type { Printed } from '../../print-custom.ts';
import { cleanPage } from '../clean-page.ts';
import { type DressedPage, withAttributes } from '../dressed-page.ts';
import { printCleanDocument } from '../print-document.ts';
import { printMarkup } from '../print-markup.ts';
import { Tokens, unnamedColor } from '../tokens.ts';
import { typeScale } from '../type-scale.ts';
import type { ColorName } from './paint.ts';
import { type Naming, utilitiesOf } from './utilities.ts';

/** HTML with documented Tailwind utilities only. Not formatted yet. */
export function printCleanTailwind(page: PageDescription, fonts: string): Printed {
  const { body, sheet } = dressTailwind(page);
  const style = sheet ? [`<style type="text/tailwindcss">\n${sheet}\n</style>`] : [];
  const head = [...(fonts ? [fonts] : []), TAILWIND_HEAD, ...style];
  return { html: printCleanDocument(page, { head, body: printMarkup(body, () => ({})) }), css: '' };
}

/** Gives every element its utilities. What no step of Tailwind's scale has is a variable of the theme, in one block. */
export function dressTailwind(page: PageDescription): DressedPage {
  const { body, palette, primary } = cleanPage(page);
  const families = nameFamilies(body);
  // The family of the page is Tailwind's default one when it is called `sans`.
  const main = body.css['font-family'];
  const isSans = main !== undefined && families.get(main) === 'sans';
  if (isSans) delete body.css['font-family'];
  const scale = typeScale(body);
  const classesWith = (tokens: Tokens): Map<Element, string> => {
    if (isSans) tokens.name('font', main, 'sans');
    const color = colorNames(palette, tokens);
    const family = (stack: string): string => tokens.name('font', stack, families.get(stack) ?? 'sans');
    const classes = new Map<Element, string>();
    nameClasses(body, { tokens, scale, color, family, name: 'page', size: 16 }, classes);
    return classes.set(body, [classes.get(body) ?? '', ...statesOfAll(body, primary, color)].join(' ').trim());
  };
  const asked = new Tokens();
  classesWith(asked);
  const tokens = asked.inOrder();
  const classes = classesWith(tokens);
  const dressed = withAttributes(body, (element): Record<string, string> => {
    const names = classes.get(element);
    return names ? { class: names } : {};
  });
  const theme = tokens.lines();
  return { body: dressed, sheet: theme.length > 0 ? `@theme {\n${theme.join('\n')}\n}` : '' };
}

/** What holds for everything on the page in a state, said once. */
const statesOfAll = (body: Element, primary: string | undefined, color: ColorName): string[] => [
  '**:focus-visible:outline-2',
  '**:focus-visible:outline-offset-2',
  ...(primary ? [`**:focus-visible:outline-${color(primary, 'edge')}`] : []),
  ...(canBeDisabled(body) ? ['**:disabled:opacity-50'] : []),
];

const canBeDisabled = ({ tag, children }: Element): boolean =>
  /^(button|input|select|textarea)$/.test(tag) ||
  children.some((child) => typeof child !== 'string' && canBeDisabled(child));

/** A colour of Tailwind's by its name, any other one by what it does. */
function colorNames(palette: Palette, tokens: Tokens): ColorName {
  const { shades = new Set() } = palette;
  const measured = [...palette.roles.values(), ...palette.names.keys()].filter((hex) => !shades.has(hex));
  const known = matchTailwind([...new Set(measured)], palette.tolerances, shades);
  const name = (value: string, purpose: Purpose): string => {
    const mixed = /^color-mix\(in srgb, (#\w+) (\d+)%, transparent\)$/.exec(value);
    if (mixed) return `${name(mixed[1], purpose)}/${mixed[2]}`;
    const translucent = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(value);
    if (translucent) {
      const [r, g, b, alpha] = translucent.slice(1).map(Number);
      return `${name(toHex(rgb(r, g, b)), purpose)}/${Math.round(100 * alpha)}`;
    }
    if (!value.startsWith('#')) return WORDS[value] ?? value;
    const own = known.names.get(value);
    const former = own && known.former.get(own);
    // A colour that Tailwind had by this name, and has no more, goes by it on this page.
    if (own) return former ? tokens.set('color', own, former) : own;
    const named = nameOf(palette, value, purpose);
    return named ? tokens.set('color', named, value) : tokens.name('color', value, unnamedColor(purpose));
  };
  return name;
}

const WORDS: Record<string, string> = { transparent: 'transparent', currentColor: 'current', inherit: 'inherit' };

function nameClasses(element: Element, naming: Naming, classes: Map<Element, string>): void {
  const { css, at = {}, states = {} } = element;
  const place = { ...naming, name: tokenStem(element) };
  const sized = (declarations: Css, size: number): Naming => ({
    ...place,
    size: Number.parseFloat(declarations['font-size'] ?? '') || size,
  });
  let size = naming.size;
  const names = utilitiesOf(css, place);
  size = sized(css, size).size;
  for (const [state, held] of Object.entries(states)) {
    for (const name of utilitiesOf(held, { ...place, size })) names.push(`${variantOf(state)}:${name}`);
    if (state === ':hover' && held['background-color']) names.push('motion-safe:transition-colors');
  }
  let wide = size;
  for (const screen of SCREENS) {
    const hasLeading = names.some((name) => /^(\w+:)?leading-/.test(name));
    for (const name of utilitiesOf(at[screen] ?? {}, { ...place, size: wide, hasLeading }))
      names.push(`${screen}:${name}`);
    wide = sized(at[screen] ?? {}, wide).size;
  }
  if (names.length > 0) classes.set(element, names.join(' '));
  for (const child of element.children) if (typeof child !== 'string') nameClasses(child, { ...naming, size }, classes);
}

/** What a token is named after that an element needs. */
const tokenStem = ({ name, tag, instance }: Element): string =>
  (instance?.component ?? name ?? tag)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|[-\d]+$/g, '') || tag;

const variantOf = (state: string): string => VARIANTS[state] ?? state.replace(/^:+/, '');

/** Tailwind's words for states that CSS calls otherwise. */
const VARIANTS: Record<string, string> = {
  ':nth-child(odd)': 'odd',
  ':nth-child(even)': 'even',
  ':first-child': 'first',
  ':last-child': 'last',
  ':popover-open': 'open',
};
