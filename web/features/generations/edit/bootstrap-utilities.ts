import type { StyleProperty } from './style-property.ts';

const THEMES = ['primary', 'secondary', 'success', 'danger', 'warning', 'info', 'light', 'dark'];
const INFIX = '(?:-(sm|md|lg|xl|xxl))?';
const spacing = (names: string): RegExp => new RegExp(`^(?:${names})${INFIX}-(?:\\d|auto)$`);
const TEXT_COLORS = [
  ...THEMES.map((name) => `text-${name}`),
  ...['body', 'body-emphasis', 'body-secondary', 'body-tertiary', 'white', 'black'].map((name) => `text-${name}`),
  ...THEMES.map((name) => `text-${name}-emphasis`),
];
const GROUNDS = [
  ...THEMES.map((name) => `bg-${name}`),
  ...['body', 'body-secondary', 'body-tertiary', 'white', 'black', 'transparent'].map((name) => `bg-${name}`),
  ...THEMES.map((name) => `bg-${name}-subtle`),
];
const SPACER_PX = [0, 4, 8, 16, 24, 48];

/** The utilities that a property has, which of them are offered, and which of the classes of an element they replace. */
export const UTILITIES: Record<StyleProperty, { replaces: RegExp; offered: readonly (readonly [string, string])[] }> = {
  color: {
    replaces: classList([...TEXT_COLORS, 'text-muted', 'text-reset', 'text-black-50', 'text-white-50']),
    offered: named(TEXT_COLORS),
  },
  background: {
    replaces: classList([...GROUNDS, 'bg-gradient', ...THEMES.map((name) => `text-bg-${name}`)]),
    offered: named(GROUNDS),
  },
  fontSize: {
    replaces: /^(fs-[1-6]|small|lead|display-[1-6]|h[1-6])$/,
    offered: [
      ['small', 'small · 14 px'],
      ...[16, 20, 24, 28, 32, 40].map((px, i) => [`fs-${6 - i}`, `fs-${6 - i} · ${px} px`] as const),
      ['lead', 'lead · 20 px, light'],
      ...[40, 48, 56, 64, 72, 80].map((px, i) => [`display-${6 - i}`, `display-${6 - i} · ${px} px`] as const),
    ],
  },
  fontWeight: {
    replaces: /^fw-/,
    offered: named(['fw-light', 'fw-normal', 'fw-medium', 'fw-semibold', 'fw-bold']),
  },
  padding: { replaces: spacing('p|px|py|pt|pb|ps|pe'), offered: steps('p') },
  paddingX: { replaces: spacing('px|ps|pe'), offered: steps('px') },
  paddingY: { replaces: spacing('py|pt|pb'), offered: steps('py') },
  margin: { replaces: spacing('m|mx|my|mt|mb|ms|me'), offered: steps('m') },
  marginTop: { replaces: spacing('mt'), offered: steps('mt') },
  marginBottom: { replaces: spacing('mb'), offered: steps('mb') },
  gap: { replaces: spacing('gap|row-gap|column-gap|g|gx|gy'), offered: steps('gap') },
  width: {
    replaces: /^w-(25|50|75|100|auto)$/,
    offered: ['auto', '25', '50', '75', '100'].map((step) => [`w-${step}`, step === 'auto' ? 'auto' : `${step} %`]),
  },
  radius: {
    replaces: /^rounded(-[0-5]|-circle|-pill)?$/,
    offered: [
      ['rounded-0', 'none'],
      ...[1, 2, 3, 4, 5].map((step) => [`rounded-${step}`, `step ${step}`] as const),
      ['rounded-pill', 'pill'],
      ['rounded-circle', 'circle'],
    ],
  },
};
/** Utilities for more sides, where one for some of them is missing. */
export const WIDER: Partial<Record<StyleProperty, RegExp>> = {
  paddingX: spacing('p'),
  paddingY: spacing('p'),
  marginTop: spacing('m|my'),
  marginBottom: spacing('m|my'),
};

function named(names: readonly string[]): (readonly [string, string])[] {
  return names.map((name) => [name, name.replace(/^[a-z]+-/, '')] as const);
}

function steps(prefix: string): (readonly [string, string])[] {
  return SPACER_PX.map((px, step) => [`${prefix}-${step}`, `${step} · ${px} px`] as const);
}

function classList(names: readonly string[]): RegExp {
  return new RegExp(`^(${names.join('|')})$`);
}
