/** What Bootstrap's utilities take colours from: a variable of its own that can be set once for the page. */
export type Slot = {
  variable: string;
  /** Its value where the page sets none. */
  color: string;
  /** The variable's twin `-rgb` is what utilities read. */
  hasRgb: boolean;
  /** As shipped it shines through, and `color` is what is seen of it on white: any other ground needs it said. */
  isTranslucent?: boolean;
  text?: string;
  ground?: string;
  edge?: string;
};

export const THEMES = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Base, emphasis for text, subtle ground and subtle border of each theme colour, as Bootstrap 5.3 ships them. */
const COLORS: Record<ThemeName, readonly [string, string, string, string]> = {
  primary: ['#0d6efd', '#052c65', '#cfe2ff', '#9ec5fe'],
  secondary: ['#6c757d', '#2b2f32', '#e2e3e5', '#c4c8cb'],
  success: ['#198754', '#0a3622', '#d1e7dd', '#a3cfbb'],
  info: ['#0dcaf0', '#055160', '#cff4fc', '#9eeaf9'],
  warning: ['#ffc107', '#664d03', '#fff3cd', '#ffe69c'],
  danger: ['#dc3545', '#58151c', '#f8d7da', '#f1aeb5'],
  light: ['#f8f9fa', '#495057', '#fcfcfd', '#e9ecef'],
  dark: ['#212529', '#495057', '#ced4da', '#adb5bd'],
};

/** In the order of Bootstrap's own list of variables. */
export const SLOTS: readonly Slot[] = [
  ...THEMES.map(
    (name): Slot => ({
      variable: `--bs-${name}`,
      color: COLORS[name][0],
      hasRgb: true,
      ...{ text: `text-${name}`, ground: `bg-${name}`, edge: `border-${name}` },
    }),
  ),
  ...THEMES.flatMap((name): Slot[] => [
    slot(`--bs-${name}-text-emphasis`, COLORS[name][1], { text: `text-${name}-emphasis` }),
    slot(`--bs-${name}-bg-subtle`, COLORS[name][2], { ground: `bg-${name}-subtle` }),
    slot(`--bs-${name}-border-subtle`, COLORS[name][3], { edge: `border-${name}-subtle` }),
  ]),
  slot('--bs-white', '#ffffff', { text: 'text-white', ground: 'bg-white', edge: 'border-white' }),
  slot('--bs-black', '#000000', { text: 'text-black', ground: 'bg-black', edge: 'border-black' }),
  { ...slot('--bs-body-color', '#212529', { text: 'text-body' }), hasRgb: true },
  { ...slot('--bs-body-bg', '#ffffff', { ground: 'bg-body' }), hasRgb: true },
  { ...slot('--bs-emphasis-color', '#000000', { text: 'text-body-emphasis' }), hasRgb: true },
  { ...slot('--bs-secondary-color', '#585b5f', { text: 'text-body-secondary' }), isTranslucent: true },
  { ...slot('--bs-secondary-bg', '#e9ecef', { ground: 'bg-body-secondary' }), hasRgb: true },
  { ...slot('--bs-tertiary-color', '#909294', { text: 'text-body-tertiary' }), isTranslucent: true },
  { ...slot('--bs-tertiary-bg', '#f8f9fa', { ground: 'bg-body-tertiary' }), hasRgb: true },
  slot('--bs-border-color', '#dee2e6', { edge: 'border' }),
];

function slot(variable: string, color: string, classes: Pick<Slot, 'text' | 'ground' | 'edge'>): Slot {
  return { variable, color, hasRgb: false, ...classes };
}

/** Bootstrap means something by these: they are never given another colour. */
export const FIXED = new Set(['--bs-white', '--bs-black']);
