import type { Framework } from '#contract/generations.ts';
import { declarationsOf } from './custom-styles.ts';
import type { PageCode } from './page-code.ts';
import { setAttribute } from './set-attribute.ts';
import { dialects } from './set-style.ts';
import { isColor, type StyleOption, type StyleProperty } from './style-property.ts';

/** A value as a framework says it. */
export interface SaidStyle {
  property: StyleProperty;
  value: string;
}

const PROPERTY_OF: Record<string, StyleProperty> = {
  color: 'color',
  background: 'background',
  'background-color': 'background',
  'font-size': 'fontSize',
  'font-weight': 'fontWeight',
  padding: 'padding',
  'padding-inline': 'paddingX',
  'padding-block': 'paddingY',
  margin: 'margin',
  'margin-top': 'marginTop',
  'margin-bottom': 'marginBottom',
  gap: 'gap',
  width: 'width',
  'border-radius': 'radius',
};
const WEIGHTS: Record<string, string> = {
  ...{ 300: 'light', 400: 'normal', normal: 'normal', 500: 'medium' },
  ...{ 600: 'semibold', 700: 'bold', bold: 'bold', 800: 'extrabold' },
};
const LENGTH = /^([\d.]+)(px|rem)$/;
const PX_PER_REM = 16;

/**
 * What a style attribute says, as Tailwind or Bootstrap says it: lengths in the nearest step, colours where there is the same.
 * Undefined where one of its declarations cannot be said.
 * @param hexOf any colour of CSS as #rrggbb
 */
export function sayStyle(
  code: PageCode,
  framework: Framework,
  style: string,
  hexOf: (color: string) => string,
): SaidStyle[] | undefined {
  const said = declarationsOf(style).map(({ property: declared, value }) => {
    const property = PROPERTY_OF[declared];
    const option = property && optionFor(dialects[framework].options(code, property), property, value, hexOf);
    return option && { property, value: option.value };
  });
  const known = said.filter((each) => each !== undefined);
  return known.length === said.length && known.length > 0 ? known : undefined;
}

/** Takes the style attribute of an element away and says it as the framework does, on screens of all widths. */
export function replaceStyle(code: PageCode, framework: Framework, at: number, said: readonly SaidStyle[]): PageCode {
  const { read, set } = dialects[framework];
  return said.reduce(
    (page, { property, value }) => {
      // A style attribute holds wherever it stands, so what was said for wide screens alone was not seen.
      const hidden = read(page, at, property).filter(({ variant }) => variant !== '');
      const bare = hidden.reduce((one, { variant }) => set(one, [at], property, null, variant), page);
      return set(bare, [at], property, value, '');
    },
    setAttribute(code, at, 'style', null),
  );
}

/** The class with the nearest size of type in place of one in brackets: `md:text-sm` for `md:text-[13.5px]`. */
export function nearestType(code: PageCode, name: string): string | undefined {
  const [, before, size] = /^(.*\btext-)\[([\d.]+(?:px|rem))\]$/.exec(name) ?? [];
  const option = size && nearest(dialects.tailwind.options(code, 'fontSize'), size);
  return option ? `${before}${option.value}` : undefined;
}

function optionFor(
  options: readonly StyleOption[],
  property: StyleProperty,
  value: string,
  hexOf: (color: string) => string,
): StyleOption | undefined {
  if (isColor(property)) {
    const wanted = hexOf(value);
    // What is no colour is read as nothing at all.
    if (wanted.length > 7) return undefined;
    return options.find(({ swatch }) => swatch !== undefined && hexOf(swatch) === wanted);
  }
  if (property === 'fontWeight') {
    const name = WEIGHTS[value];
    return options.find((option) => option.value.replace(/^fw-/, '') === name);
  }
  if (property === 'width' && !LENGTH.test(value))
    return options.find(
      ({ value: step, label }) => label === value.replace('%', ' %') || step.replace(/^w-/, '') === value,
    );
  return nearest(options, value === '0' ? '0px' : value);
}

/** The option of nearest length; none where the length is beyond the last one. */
function nearest(options: readonly StyleOption[], length: string): StyleOption | undefined {
  const wanted = pxOf(length);
  const steps = options.flatMap((option) => {
    const px = pxOf(/([\d.]+) ?(?:px|rem)\b/.exec(option.label)?.[0].replace(' ', '') ?? '');
    return px === undefined ? [] : [{ option, px }];
  });
  if (wanted === undefined || wanted > Math.max(...steps.map(({ px }) => px))) return undefined;
  const distance = ({ px }: { px: number }): number => Math.abs(px - wanted);
  return steps.sort((a, b) => distance(a) - distance(b))[0]?.option;
}

function pxOf(length: string): number | undefined {
  const [, number, unit] = LENGTH.exec(length) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 'rem' ? PX_PER_REM : 1);
}
