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
  /** What more holds from a width of the screen up, narrowest first; for pages in Clean mode, in place of `wide`. */
  at?: Partial<Record<Screen, Css>>;
  /** It is one of several parts of the page that are written alike. */
  instance?: Instance;
  /** Which part of its component it is, in words of a class name (`title`). */
  part?: string;
  /** What a reader of the code should know of the part that begins here. */
  comment?: string;
  states?: Record<string, Css>;
  children: (Element | string)[];
};

/** The screen width from which `wide` declarations hold, in CSS pixels, under the name that Tailwind and Bootstrap give it. */
export type Breakpoint = { name: 'md' | 'sm'; width: number };

/** Widths of screens by the names that Tailwind and Bootstrap share; each framework has its own number of pixels for them. */
export type Screen = 'sm' | 'md' | 'lg' | 'xl';

/**
 * Something that the page has several of, such as cards or entries of a menu. `component`: what it is, in words of a class
 * name (`price-card`), one for all that are written alike. `modifier`: how this one is set apart from the others (`featured`).
 */
export type Instance = { component: string; modifier?: string };
