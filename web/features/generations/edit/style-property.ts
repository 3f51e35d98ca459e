/** What can be changed of an element without writing CSS. */
export const STYLE_PROPERTIES = [
  'color',
  'background',
  'fontSize',
  'fontWeight',
  'padding',
  'paddingX',
  'paddingY',
  'margin',
  'marginTop',
  'marginBottom',
  'gap',
  'width',
  'radius',
] as const;
export type StyleProperty = (typeof STYLE_PROPERTIES)[number];

export const isColor = (property: StyleProperty): boolean => property === 'color' || property === 'background';
export const isDistance = (property: StyleProperty): boolean => /^(padding|margin|gap)/.test(property);

/** A value that is offered: as the framework writes it, and for people. */
export interface StyleOption {
  value: string;
  label: string;
  /** A colour as CSS writes it. */
  swatch?: string;
  group: string;
}

/** What an element says of a property: always (`variant` is empty) and under a condition, as on wide screens. */
export interface StyleSaid {
  /** `lg` in Tailwind and Bootstrap, `@media (width >= 1024px)` in custom CSS. */
  variant: string;
  value: string;
}
