/** CSS declarations in writing order. */
export type Css = Record<string, string>;

/**
 * The page description that all three emitters print. `css` applies always, `wide` from the breakpoint up.
 * `name` becomes a readable class in the custom style sheet. `states`: what holds for a pseudo-class or pseudo-element of it,
 * such as `:checked` or `::placeholder`.
 */
export type Element = {
  tag: string;
  name: string;
  attributes?: Record<string, string>;
  css: Css;
  wide?: Css;
  states?: Record<string, Css>;
  children: (Element | string)[];
};

/** The screen width from which `wide` declarations hold, in CSS pixels, under the name that Tailwind and Bootstrap give it. */
export type Breakpoint = { name: 'md' | 'sm'; width: number };
