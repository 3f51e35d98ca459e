/** The variable that a utility takes its colour from: `text-body-secondary` is --bs-secondary-color. */
export function variableOf(utility: string): string {
  const [, kind, name = ''] = /^(text|bg)-(.*)$/.exec(utility) ?? [];
  const role = /^body-(secondary|tertiary|emphasis)$/.exec(name)?.[1];
  if (role === 'emphasis') return '--bs-emphasis-color';
  if (role) return `--bs-${role}-${kind === 'text' ? 'color' : 'bg'}`;
  if (name === 'body') return `--bs-body-${kind === 'text' ? 'color' : 'bg'}`;
  if (name.endsWith('-emphasis')) return `--bs-${name.replace('-emphasis', '-text-emphasis')}`;
  if (name.endsWith('-subtle')) return `--bs-${name.replace('-subtle', '-bg-subtle')}`;
  return `--bs-${name}`;
}

/** Bootstrap's own colours, where the page says nothing else (5.3). */
const DEFAULTS: Record<string, string> = {
  ...{ primary: '#0d6efd', secondary: '#6c757d', success: '#198754', danger: '#dc3545', warning: '#ffc107' },
  ...{ info: '#0dcaf0', light: '#f8f9fa', dark: '#212529', white: '#ffffff', black: '#000000' },
  ...{ 'body-color': '#212529', 'body-bg': '#ffffff', 'emphasis-color': '#000000', 'secondary-bg': '#e9ecef' },
  ...{
    // See-through letters: what is seen of them depends on their ground.
    'secondary-color': '#212529bf',
    'tertiary-color': '#21252980',
    'tertiary-bg': '#f8f9fa',
    transparent: 'transparent',
  },
  ...{ 'primary-text-emphasis': '#052c65', 'secondary-text-emphasis': '#2b2f32', 'success-text-emphasis': '#0a3622' },
  ...{ 'danger-text-emphasis': '#58151c', 'warning-text-emphasis': '#664d03', 'info-text-emphasis': '#055160' },
  ...{ 'light-text-emphasis': '#495057', 'dark-text-emphasis': '#495057', 'primary-bg-subtle': '#cfe2ff' },
  ...{ 'secondary-bg-subtle': '#e2e3e5', 'success-bg-subtle': '#d1e7dd', 'danger-bg-subtle': '#f8d7da' },
  ...{
    'warning-bg-subtle': '#fff3cd',
    'info-bg-subtle': '#cff4fc',
    'light-bg-subtle': '#fcfcfd',
    'dark-bg-subtle': '#ced4da',
  },
};

/** Whether a colour is another one in a dark part of the page, or in one with a colour mode of its own. */
export const followsTheme = (utility: string): boolean => /^(text|bg)-body|-(emphasis|subtle)$/.test(utility);

/** The colour of a utility: the page's own, or Bootstrap's. */
export function swatchOf(utility: string, tokens: ReadonlyMap<string, string>): string | undefined {
  const variable = variableOf(utility);
  return tokens.get(variable) ?? DEFAULTS[variable.replace('--bs-', '')];
}
