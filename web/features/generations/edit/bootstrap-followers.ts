import { contrastOf, formatHex, parseHex } from './hex-color.ts';
import type { Rule } from './read-rules.ts';

/**
 * What else changes in Bootstrap's block when a variable does: the twin `-rgb` that utilities read, variables that had the
 * same colour, and the shades of them (hover, pressed), which stay as much darker or lighter as they were.
 */
export function bootstrapFollowers(rule: Rule, name: string, value: string | null): [string, string | null][] {
  const values = new Map(rule.declarations.map((each) => [each.property, each.value]));
  if (value === null) return values.has(`${name}-rgb`) ? [[`${name}-rgb`, null]] : [];
  const color = parseHex(value);
  if (!color) return [];
  const before = parseHex(values.get(name) ?? '');
  const followers = new Map<string, string>();
  for (const [other, its] of values) {
    const old = parseHex(its);
    if (!old || other === name || !isThemed(name)) continue;
    const base = BASES.find(([pattern]) => pattern.test(other))?.[1];
    if (before && formatHex(old) === formatHex(before) && !isThemed(other)) followers.set(other, value);
    else if (base && before && formatHex(parseHex(values.get(base) ?? '') ?? []) === formatHex(before))
      followers.set(other, formatHex(color.map((part, i) => part * ratio(old, before, i))));
  }
  // Letters on a button have to be read on its new colour.
  const letters = parseHex(values.get('--bs-btn-color') ?? '');
  if (followers.has('--bs-btn-bg') && letters && contrastOf(letters, color) < MIN_CONTRAST)
    for (const other of values.keys()) if (LETTERS.test(other)) followers.set(other, readableOn(color));
  const twins = [[name, value] as const, ...followers].flatMap(([of, its]): [string, string][] => {
    const rgb = parseHex(its)?.join(', ');
    const hasTwin = values.has(`${of}-rgb`) || (of === name && TWINNED.test(name));
    return hasTwin && rgb ? [[`${of}-rgb`, rgb]] : [];
  });
  return [...followers, ...twins];
}

/** Letters of buttons that would not be read any more on a colour that their rule refers to, and what they become. */
export function lettersToFollow({ declarations }: Rule, name: string, value: string | null): [string, string][] {
  const color = parseHex(value ?? '');
  const isOn = declarations.some((each) => each.property === '--bs-btn-bg' && each.value === `var(${name})`);
  if (!color || !isOn) return [];
  return declarations.flatMap(({ property, value: its }): [string, string][] => {
    const letters = LETTERS.test(property) ? parseHex(its) : undefined;
    return letters && contrastOf(letters, color) < MIN_CONTRAST ? [[property, readableOn(color)]] : [];
  });
}

const LETTERS = /^--bs-btn-((hover|active|disabled)-)?color$/;
/** Of text, as WCAG wants it. */
const MIN_CONTRAST = 4.5;
const readableOn = (color: readonly number[]): string =>
  contrastOf([255, 255, 255], color) >= contrastOf([0, 0, 0], color) ? '#ffffff' : '#000000';

const THEMES = 'primary|secondary|success|info|warning|danger|light|dark';
const TWINNED = new RegExp(
  `^--bs-(${THEMES}|body-color|body-bg|emphasis-color|(secondary|tertiary)-(color|bg)|link-color)$`,
);
/** The colours of the palette. Two of them may be alike and still are two. */
const isThemed = (name: string): boolean => new RegExp(`^--bs-(${THEMES})$`).test(name);
/** Which colour these are shades of. */
const BASES: readonly [RegExp, string][] = [
  [/^--bs-btn-(hover|active)-(bg|border-color)$/, '--bs-btn-bg'],
  [/^--bs-link-hover-color$/, '--bs-link-color'],
];

const ratio = (old: readonly number[], before: readonly number[], i: number): number => {
  const sum = (color: readonly number[]): number => color.reduce((total, part) => total + part, 0);
  return before[i] ? old[i]! / before[i] : sum(old) / Math.max(1, sum(before));
};
