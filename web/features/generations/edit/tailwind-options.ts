import palette from 'tailwindcss/colors';
import type { PageCode } from './page-code.ts';
import { readElements } from './read-elements.ts';
import { classesOf } from './set-attribute.ts';
import { isColor, isDistance, type StyleOption, type StyleProperty } from './style-property.ts';
import { readTokens, type Token } from './tokens.ts';

const SIZES = {
  xs: 12,
  sm: 14,
  base: 16,
  lg: 18,
  xl: 20,
  '2xl': 24,
  '3xl': 30,
  '4xl': 36,
  '5xl': 48,
  '6xl': 60,
  '7xl': 72,
};
const WEIGHTS = { light: 300, normal: 400, medium: 500, semibold: 600, bold: 700, extrabold: 800 };
const RADII = { none: 0, xs: 2, sm: 4, md: 6, lg: 8, xl: 12, '2xl': 16, '3xl': 24, '4xl': 32 };
const STEPS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40];
const WIDTHS = [24, 32, 40, 48, 64, 80, 96];
const SHARES = { full: '100 %', '1/2': '50 %', '1/3': '33 %', '2/3': '67 %', '1/4': '25 %', '3/4': '75 %' };
const STEP_PX = 4;

/** What Tailwind's utilities take: the page's own tokens first, then the steps of Tailwind's scale. */
export function tailwindOptions(code: PageCode, property: StyleProperty): StyleOption[] {
  const own = (group: Token['group'], prefix: string): StyleOption[] =>
    readTokens(code, 'tailwind')
      .filter((token) => token.group === group && token.name.startsWith(prefix))
      .map(({ name, value }) => ({
        value: name.slice(prefix.length),
        label: `${name.slice(prefix.length)} · ${value}`,
        group: 'Page',
      }));
  if (isColor(property)) return colorOptions(code);
  if (property === 'fontSize') return [...own('type', '--text-'), ...inPx(SIZES)];
  if (property === 'fontWeight')
    return Object.entries(WEIGHTS).map(([value, weight]) => ({ value, label: `${value} · ${weight}`, group: 'Scale' }));
  if (property === 'radius') return [...own('radii', '--radius-'), ...inPx(RADII), option('full', 'full · round')];
  const steps = (numbers: readonly number[]): StyleOption[] =>
    numbers.map((step) => option(String(step), `${step} · ${step * STEP_PX} px`));
  if (isDistance(property)) return [...own('spacing', '--spacing-'), ...steps(STEPS)];
  const shares = Object.entries(SHARES).map(([value, label]) => option(value, label));
  return [
    option('auto', 'auto'),
    option('fit', 'as its content'),
    ...shares,
    ...own('spacing', '--spacing-'),
    ...steps(WIDTHS),
  ];
}

const option = (value: string, label: string): StyleOption => ({ value, label, group: 'Scale' });
const inPx = (steps: Record<string, number>): StyleOption[] =>
  Object.entries(steps).map(([value, px]) => option(value, `${value} · ${px} px`));

/** The colour in a utility: "hover:bg-slate-900/10" has "slate-900". */
const colorOf = (name: string): string =>
  /(?:^|:)(?:text|bg|border|ring|outline|fill|stroke|from|via|to)-([a-z]+(?:-\d{2,3})?)(?:\/\d+)?$/.exec(name)?.[1] ??
  '';

/** The colours that the page names or uses already, then the whole palette of Tailwind, a group for each of its families. */
function colorOptions(code: PageCode): StyleOption[] {
  const declared = readTokens(code, 'tailwind').filter(({ group }) => group === 'palette');
  const own = declared.map(({ name, value }) => ({ value: name.slice('--color-'.length), swatch: value }));
  const all = Object.entries(palette).flatMap(([family, shades]): (StyleOption & { swatch: string })[] => {
    if (family === 'black' || family === 'white')
      return [{ value: family, label: family, swatch: String(shades), group: 'Plain' }];
    if (typeof shades === 'string') return [];
    return Object.entries(shades as Record<string, string>).map(([shade, swatch]) => {
      const value = `${family}-${shade}`;
      return { value, label: value, swatch, group: family };
    });
  });
  const names = new Set(readElements(code.html).flatMap(classesOf).map(colorOf));
  const used = all.filter(({ value }) => names.has(value) && !own.some((each) => each.value === value));
  const page = [...own, ...used].map(({ value, swatch }) => ({ value, label: value, swatch, group: 'Page' }));
  const transparent = { value: 'transparent', label: 'transparent', swatch: 'transparent', group: 'Plain' };
  return [...page, transparent, ...all];
}
