/** CSS declarations in writing order. */
export type Css = Record<string, string>;

/**
 * The page description that all three emitters print. `css` applies always, `wide` from the breakpoint up.
 * `name` becomes a readable class in the custom style sheet.
 */
export type Element = {
  tag: string;
  name: string;
  attributes?: Record<string, string>;
  css: Css;
  wide?: Css;
  children: (Element | string)[];
};

/** Elements without an end tag. */
export const VOID_TAGS = new Set(['img', 'input', 'hr', 'br', 'meta', 'link']);
