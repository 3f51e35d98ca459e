/** What is looked for, in the order of the table: form controls first. */
export const KINDS = [
  'field',
  'select',
  'list',
  'textarea',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'progress',
  'tabs',
  'badge',
  'pagination',
  'breadcrumb',
  'avatar',
  'rating',
  'stepper',
  'accordion',
  'alert',
  'modal',
  'menu',
  'calendar',
] as const;

export type Kind = (typeof KINDS)[number];

/** In pixels of the page. */
export type Component = { kind: Kind; x: number; y: number; width: number; height: number };
