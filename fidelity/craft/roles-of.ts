import type { CraftElement } from './craft-facts.ts';

export const ROLES = [
  'heading',
  'link',
  'list item',
  'nav',
  'button',
  'th',
  'td',
  'label',
  'header',
  'footer',
  'quote',
] as const;
export type Role = (typeof ROLES)[number];

const OF_TAG: Record<string, Role> = {
  a: 'link',
  li: 'list item',
  nav: 'nav',
  button: 'button',
  th: 'th',
  td: 'td',
  label: 'label',
  header: 'header',
  footer: 'footer',
  blockquote: 'quote',
};

const OF_ROLE: Record<string, Role> = {
  heading: 'heading',
  link: 'link',
  listitem: 'list item',
  navigation: 'nav',
  button: 'button',
  columnheader: 'th',
  rowheader: 'th',
  cell: 'td',
  banner: 'header',
  contentinfo: 'footer',
};

const BUTTON_CLASS = /(^| )(btn|button)( |$)/;

/** What the element makes of the text in it: by its role, its tag, and, for links, by the class of a button. */
export function roleOf({ tag, role, classes }: CraftElement): Role | null {
  if (role in OF_ROLE) return OF_ROLE[role];
  if (/^h[1-6]$/.test(tag)) return 'heading';
  if (tag === 'input') return 'button';
  if (tag === 'a' && BUTTON_CLASS.test(classes)) return 'button';
  return OF_TAG[tag] ?? null;
}

/** The roles of an element and its ancestors. */
export function rolesOf(elements: readonly CraftElement[], index: number): Set<Role> {
  const roles = new Set<Role>();
  for (let at = index; at >= 0; at = elements[at].parent) {
    const role = roleOf(elements[at]);
    if (role) roles.add(role);
  }
  return roles;
}
