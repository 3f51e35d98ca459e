import type { Framework, Mode } from '#contract/generations.ts';

/** What differs between modes of what a model is told. */
type Rules = {
  styles: Record<Framework, string>;
  /** How near to the picture values have to be. */
  values: string;
  /** How the code has to be built, where more is asked than meaning and accessibility. */
  structure: string[];
};

const EXACT: Rules = {
  styles: {
    tailwind:
      'Style with Tailwind CSS v4 utility classes only, arbitrary values such as text-[15px] included. No <style>, no own classes; "css" is an empty string.',
    bootstrap:
      'Style with Bootstrap 5.3 classes only. Where Bootstrap has no class for a measured value, use an inline style attribute. No <style>, no own classes; "css" is an empty string.',
    custom:
      'Write all styles as plain CSS into "css": readable class names, custom properties for the palette and the type scale, media queries for the widths. No <style>, no framework, no inline styles.',
  },
  values: 'Trust them for positions, sizes and colours.',
  structure: [],
};

const CLEAN: Rules = {
  styles: {
    tailwind:
      'Style with Tailwind CSS v4 utility classes of its documented scale only: no values in brackets, no steps in between such as pl-4.25. What the scale does not have is a token, in one <style type="text/tailwindcss">@theme { --color-primary: …; --font-sans: …; }</style> in the head, used as bg-primary or font-sans. No other <style>, no own classes, no style attributes; "css" is an empty string.',
    bootstrap:
      'Style with the components, the grid and the utilities of Bootstrap 5.3 only: container, row, col-md-4, card, btn btn-primary, navbar, list-group, table, form-control, badge. The look of the design comes from its variables, in one <style>:root { --bs-primary: …; }</style> in the head that holds nothing but --bs-* variables. No own classes, no style attributes; "css" is an empty string.',
    custom:
      'Write all styles as plain CSS into "css": custom properties for the tokens; one class for each component, with its elements and modifiers (.price-card, .price-card__title, .price-card--featured), named after what it is and never numbered; media queries for the widths. No <style>, no framework, no style attributes.',
  },
  values:
    'Trust them for order, alignment and colours. "system" holds the tokens of the design: take sizes, distances, radii and colours from it rather than the measured pixel.',
  structure: [
    'What repeats is a component. "components" lists those that were found: name, count, tags of one in the notation of Emmet, first words of each. All of one component have the same tags and the same classes; one that is set apart is the same with a modifier.',
    'Lay out as a person would: a centred container with a maximum width, grids, stacks with one gap, alignment instead of margins that place one thing by pixels. No arithmetic with page widths. Sensible nesting; a comment where a section begins.',
    '"outline" is the page as its elements were found by look, place and words: [element, words or what is inside …], wrappers and pictures left out, an instance as element.component with its first words. Keep these elements and their order unless the picture clearly says otherwise.',
    'Tables are tables, with th and scope, in a box of their own that scrolls sideways; entries of a menu, and whatever else is listed, are lists; quotations are blockquotes, pictures with a caption figures; each field has a label and the type of its content (email, password, search, tel, date).',
    'Menus collapse on phones without a script (details, a checkbox, popover); sidebars move above the content. Hover, focus and disabled states fit the palette; motion respects prefers-reduced-motion.',
    'The document has a title of its own and a meta description, both from the words of the page.',
  ],
};

export const rulesOf = (mode: Mode): Rules => (mode === 'clean' ? CLEAN : EXACT);
