import { type ColorUse, collectColorUses, type Purpose } from '../../../design-system/collect-color-uses.ts';
import { LETTERS_PER_USE, toleranceOf, weightOf } from '../../../design-system/merge-colors.ts';
import type { Role } from '../../../design-system/name-colors.ts';
import { areNearHues, isChromatic, nearestShade } from '../../../design-system/nearest-shade.ts';
import type { Palette } from '../../../design-system/palette.ts';
import type { Element } from '../../../model/element.ts';
import { contrastRatio, fromHex, luminance } from '../../../raster/color.ts';
import { colorDifference } from '../../../raster/color-difference.ts';
import { elementsOf, groundOf, isDrawn, widestCss } from './css.ts';
import { FIXED, SLOTS, type Slot, THEMES, type ThemeName } from './slots.ts';
import type { Surface } from './surface-look.ts';

/** The slots that the roles of a palette have in Bootstrap. */
const ROLE_SLOTS: readonly [Role, string][] = [
  ['background', '--bs-body-bg'],
  ['text', '--bs-body-color'],
  ['primary', '--bs-primary'],
  ['success', '--bs-success'],
  ['warning', '--bs-warning'],
  ['danger', '--bs-danger'],
  ['info', '--bs-info'],
  ['muted', '--bs-secondary-color'],
  ['surface', '--bs-tertiary-bg'],
  ['border', '--bs-border-color'],
];

/** White and black have slots of their own; those of the page itself are said all the same. */
const FIXED_COLORS = new Set(['#ffffff', '#000000']);
const OF_PAGE: ReadonlySet<Role> = new Set<Role>(['background', 'text']);

/** Which colour each slot has on a page. Those that no colour of the page was given keep Bootstrap's own. */
export type SlotColors = ReadonlyMap<Slot, string>;

/** The purposes of a colour by the class that a slot has for each. */
const CLASS_OF = { text: 'text', ground: 'ground', edge: 'edge' } as const satisfies Record<Purpose, keyof Slot>;

/**
 * Gives each colour of a page one of Bootstrap's slots for what it is used for: first by its role, then what is left, most used
 * first, and grounds by what stands on them, to a slot that fits and is free. What finds none takes the nearest.
 *
 * @param surface what Bootstrap calls ground and text of the body
 */
export function assignColors(body: Element, { roles }: Palette, surface: Partial<Surface> = {}): SlotColors {
  const { ground = roles.get('background'), text = roles.get('text') } = surface;
  const given = new Map<Slot, string>();
  for (const [role, variable] of ROLE_SLOTS) {
    const own = role === 'background' ? ground : role === 'text' ? text : roles.get(role);
    // Buttons and links call the primary colour by its name, whatever else has it.
    const color = role !== 'background' && role !== 'primary' && own === ground ? undefined : own;
    if (color && (!FIXED_COLORS.has(color) || OF_PAGE.has(role))) given.set(slotOf(variable), color);
  }
  const { uses } = collectColorUses(paintedByUtilities(body));
  const standing = lettersOn(uses);
  const wishes = [...uses].flatMap(([color, use]) =>
    purposesOf(use).map((purpose) => ({
      ...{ color, use, purpose },
      // A sidebar is one ground, however much stands on it.
      weight: purpose === 'ground' ? use.grounds + (standing.get(color) ?? 0) / LETTERS_PER_USE : weightOf(use),
    })),
  );
  for (const { color, use, purpose } of wishes.sort((a, b) => b.weight - a.weight)) {
    const { slot, difference } = nearestSlot(given, color, purpose);
    if (difference <= toleranceOf(use)) {
      // What a page uses as Bootstrap ships it is given no other colour.
      if (!given.has(slot)) given.set(slot, slot.color);
      continue;
    }
    const suited = freeSlots(given, color, purpose, ground ?? '#ffffff');
    const [free] = suited.length > 0 || difference <= FAR ? suited : otherSlots(given, color, purpose);
    if (free) given.set(free, color);
  }
  return given;
}

/** A colour that is further from the nearest slot than this (CIEDE2000) looks wrong in it. */
const FAR = 10;

/** A page without what takes its colours from elsewhere: gradients are one variable, and buttons have variants. */
function paintedByUtilities({ at, states: _, ...element }: Element, parent?: string): Element {
  const css = widestCss({ ...element, at });
  const isPainted = groundOf(css) !== undefined || isDrawn(css.border);
  // Entries of lists are painted by classes.
  const isButton = element.tag === 'button' || (element.tag === 'a' && isPainted && parent !== 'li');
  const kept = Object.entries(css).filter(
    ([property, value]) =>
      !value.includes('gradient(') && !(isButton && /^(color|background|border|outline)/.test(property)),
  );
  const children = isButton ? elementsOf(element) : element.children;
  return {
    ...element,
    css: Object.fromEntries(kept),
    children: children.map((child) => (typeof child === 'string' ? child : paintedByUtilities(child, element.tag))),
  };
}

/** How many letters stand on each ground. */
function lettersOn(uses: ReadonlyMap<string, ColorUse>): Map<string, number> {
  const standing = new Map<string, number>();
  for (const { on } of uses.values())
    for (const [ground, letters] of on) standing.set(ground, (standing.get(ground) ?? 0) + letters);
  return standing;
}

const slotOf = (variable: string): Slot => SLOTS.find((slot) => slot.variable === variable) as Slot;

const purposesOf = ({ letters, grounds, edges }: ColorUse): Purpose[] => [
  ...(grounds > 0 ? (['ground'] as const) : []),
  ...(letters > 0 ? (['text'] as const) : []),
  ...(edges > 0 ? (['edge'] as const) : []),
];

/** The slot whose colour looks most like this one, of those that have a class for the purpose. */
export function nearestSlot(
  given: SlotColors,
  color: string,
  purpose: Purpose,
): { slot: Slot; name: string; difference: number } {
  const wanted = fromHex(color);
  const [best] = SLOTS.flatMap((slot) => {
    const name = slot[CLASS_OF[purpose]];
    const difference = colorDifference(wanted, fromHex(given.get(slot) ?? slot.color));
    return name ? [{ slot, name, difference, isGiven: given.has(slot) }] : [];
  }).sort((a, b) => a.difference - b.difference || Number(b.isGiven) - Number(a.isGiven));
  return best;
}

/** Contrast with the page from which a ground is its opposite. */
const MIN_INVERSE_CONTRAST = 4.5;
/** Letters with less stand on something darker. */
const MIN_READABLE_CONTRAST = 1.8;
/** Paler colours are grounds of something in the colour itself. */
const MIN_PALE_LUMINANCE = 0.6;

/** Slots that a colour may be given, the one that suits it best first. */
function freeSlots(given: SlotColors, color: string, purpose: Purpose, page: string): Slot[] {
  const rgb = fromHex(color);
  const contrast = contrastRatio(rgb, fromHex(page));
  const free = (variables: readonly string[]): Slot[] =>
    variables.map(slotOf).filter((slot) => slot[CLASS_OF[purpose]] && !given.has(slot) && !FIXED.has(slot.variable));
  if (!isChromatic(rgb)) {
    if (purpose === 'edge')
      return free(['--bs-secondary-border-subtle', '--bs-light-border-subtle', '--bs-dark-border-subtle']);
    const isInverse = contrast >= MIN_INVERSE_CONTRAST;
    if (purpose === 'ground')
      return free(
        isInverse
          ? ['--bs-dark', '--bs-secondary', '--bs-dark-bg-subtle', '--bs-secondary-bg-subtle']
          : ['--bs-tertiary-bg', '--bs-secondary-bg', '--bs-light', '--bs-light-bg-subtle', '--bs-secondary-bg-subtle'],
      );
    if (contrast < MIN_READABLE_CONTRAST) return free(['--bs-light', '--bs-light-text-emphasis']);
    const body = given.get(slotOf('--bs-body-color')) ?? '#212529';
    const isStronger = contrast > contrastRatio(fromHex(body), fromHex(page));
    return free(
      isStronger
        ? ['--bs-emphasis-color']
        : ['--bs-secondary-color', '--bs-tertiary-color', '--bs-secondary-text-emphasis', '--bs-light-text-emphasis'],
    );
  }
  const { family } = nearestShade(color);
  const isNear = (hex: string): boolean => isChromatic(fromHex(hex)) && areNearHues(nearestShade(hex).family, family);
  const part = PARTS[purpose];
  const ofKin = THEMES.filter((theme) => isNear(given.get(slotOf(`--bs-${theme}`)) ?? '#808080')).map(
    (theme) => `--bs-${theme}-${part}`,
  );
  const meant = MEANT.filter((theme) => isNear(slotOf(`--bs-${theme}`).color));
  // Red is danger also where the primary colour is orange.
  const exact = meant.filter((theme) => HUES[theme].includes(family));
  const isPale = luminance(rgb) > MIN_PALE_LUMINANCE;
  if (purpose === 'ground' && isPale)
    return free([
      ...exact.map((theme) => `--bs-${theme}-${part}`),
      ...ofKin,
      ...meant.map((theme) => `--bs-${theme}-${part}`),
      ...['--bs-secondary-bg', '--bs-tertiary-bg', '--bs-light', '--bs-secondary-bg-subtle', '--bs-light-bg-subtle'],
    ]);
  const plain = isPale
    ? ['light', 'secondary']
    : contrast >= MIN_INVERSE_CONTRAST
      ? ['secondary', 'dark']
      : ['secondary'];
  return free([
    '--bs-primary',
    ...exact.map((theme) => `--bs-${theme}`),
    // Subtle grounds are for pale colours.
    ...(purpose === 'ground' ? [] : ofKin),
    ...[...meant, ...plain].map((theme) => `--bs-${theme}`),
    ...['secondary', isPale ? 'light' : 'dark'].map((theme) => `--bs-${theme}-${part}`),
    ...(purpose === 'ground' ? ofKin : []),
    '--bs-tertiary-color',
  ]);
}

const PARTS = { text: 'text-emphasis', ground: 'bg-subtle', edge: 'border-subtle' } as const;

/** Slots that mean something, which only colours near to their own hue can, with the hues that mean nothing else. */
const MEANT = ['success', 'info', 'warning', 'danger'] as const satisfies readonly ThemeName[];
const HUES: Record<(typeof MEANT)[number], readonly string[]> = {
  success: ['green', 'emerald'],
  info: ['cyan', 'sky'],
  warning: ['amber', 'yellow'],
  danger: ['red', 'rose'],
};

/** Slots of any meaning, for a colour that would be lost otherwise; the nearest to what Bootstrap ships first. */
const otherSlots = (given: SlotColors, color: string, purpose: Purpose): Slot[] =>
  SLOTS.filter((slot) => slot[CLASS_OF[purpose]] && !given.has(slot) && OF_THEME.test(slot.variable)).sort(
    (a, b) => colorDifference(fromHex(a.color), fromHex(color)) - colorDifference(fromHex(b.color), fromHex(color)),
  );
const OF_THEME = new RegExp(`^--bs-(${THEMES.join('|')})(-(text-emphasis|bg-subtle|border-subtle))?$`);
