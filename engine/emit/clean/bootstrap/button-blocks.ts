import { fromHex, luminance } from '../../../raster/color.ts';
import { TRANSLUCENT } from './as-opaque.ts';
import type { Block } from './block.ts';
import { type ButtonClass, sizeVariables } from './button-sizes.ts';
import { type ButtonColors, isShipped } from './button-variants.ts';
import { ACTIVE_SHADE, channels, darker, HOVER_SHADE } from './shades.ts';
import { THEMES } from './slots.ts';
import type { Theme } from './theme.ts';

const SIZES: readonly ButtonClass[] = ['', 'btn-sm', 'btn-lg'];

/** The blocks of the buttons: of their sizes, then of their variants. */
export function buttonBlocks(theme: Theme, classes: ReadonlySet<string>): Block[] {
  const { buttonSizes, buttonVariants } = theme;
  if (!classes.has('btn')) return [];
  const base = sizeVariables(buttonSizes, '');
  const sizes = SIZES.filter((name) => name === '' || classes.has(name)).map(
    (name): Block => [`.${name || 'btn'}`, name === '' ? base : sizeVariables(buttonSizes, name)],
  );
  const variants = [...buttonVariants]
    .filter(([name, colors]) => classes.has(`btn-${name}`) && !isShipped(name, colors))
    .map(([name, colors]): Block => [`.btn-${name}`, variantVariables(theme, colors)]);
  return [...sizes, ...variants];
}

/** Darker grounds become lighter under the mouse. */
const MIN_SHADED_LUMINANCE = 0.02;

/** A colour as it is written, its channels, and a share of black or white mixed into it: by the page's variable where it has one. */
type Ink = { plain: string; channels: string; mixed(share: number, other: string): string };

/** What has the colour of the page's variable follows it, also when somebody changes that. */
function inkOf({ colors, primary }: Theme, hex: string): Ink {
  const [, red, green, blue, alpha] = TRANSLUCENT.exec(hex) ?? [];
  // More of it instead of a darker one.
  if (alpha !== undefined) {
    const mixed = (share: number): string => withAlpha(Math.min(1, Number(alpha) + share));
    const withAlpha = (value: number): string => `rgba(${red}, ${green}, ${blue}, ${Math.round(100 * value) / 100})`;
    return { plain: hex, channels: [red, green, blue].join(', '), mixed };
  }
  const given = [...colors].find(([{ variable }, color]) => THEME_VARIABLES.has(variable) && color === hex)?.[0];
  const variable = hex === primary ? '--bs-primary' : given?.variable;
  if (!variable)
    return {
      plain: hex,
      channels: channels(hex),
      mixed: (share, other) => darker(hex, other === 'black' ? share : -share),
    };
  const plain = `var(${variable})`;
  return {
    plain,
    channels: `var(${variable}-rgb)`,
    mixed: (share, other) => `color-mix(in srgb, ${plain}, ${other} ${Math.round(100 * share)}%)`,
  };
}

const THEME_VARIABLES = new Set<string>(THEMES.map((name) => `--bs-${name}`));

function variantVariables(theme: Theme, { ground, letters, line = ground }: ButtonColors): Record<string, string> {
  const edge = inkOf(theme, line ?? letters);
  const ink = inkOf(theme, letters);
  if (!ground) {
    const on = luminance(fromHex(letters)) > 0.45 ? '#000000' : '#ffffff';
    return {
      '--bs-btn-color': ink.plain,
      '--bs-btn-border-color': edge.plain,
      '--bs-btn-hover-color': on,
      '--bs-btn-hover-bg': ink.plain,
      '--bs-btn-hover-border-color': ink.plain,
      '--bs-btn-focus-shadow-rgb': ink.channels,
      '--bs-btn-active-color': on,
      '--bs-btn-active-bg': ink.plain,
      '--bs-btn-active-border-color': ink.plain,
      '--bs-btn-disabled-color': ink.plain,
      '--bs-btn-disabled-border-color': edge.plain,
    };
  }
  const other = ground.startsWith('#') && luminance(fromHex(ground)) < MIN_SHADED_LUMINANCE ? 'white' : 'black';
  const fill = inkOf(theme, ground);
  return {
    '--bs-btn-color': letters,
    '--bs-btn-bg': fill.plain,
    '--bs-btn-border-color': edge.plain,
    '--bs-btn-hover-color': letters,
    '--bs-btn-hover-bg': fill.mixed(HOVER_SHADE, other),
    '--bs-btn-hover-border-color': edge.mixed(ACTIVE_SHADE, other),
    '--bs-btn-focus-shadow-rgb': edge.channels,
    '--bs-btn-active-color': letters,
    '--bs-btn-active-bg': fill.mixed(ACTIVE_SHADE, other),
    '--bs-btn-active-border-color': edge.mixed(ACTIVE_SHADE, other),
    '--bs-btn-disabled-color': letters,
    '--bs-btn-disabled-bg': fill.plain,
    '--bs-btn-disabled-border-color': edge.plain,
  };
}
