import type { Element } from '../../../model/element.ts';
import type { Theme } from './theme.ts';
import type { TextStyle } from './type-classes.ts';
import { widthsIn } from './widths.ts';

/** Where an element stands: what it inherits, and what it has room for. */
export type Around = TextStyle & {
  /** What is painted behind it. */
  ground: string;
  align: string;
  /** As a multiple of the type size. */
  lineHeight: number;
  /** Room that a row of the grid has for its negative margins, and the width there is on the design's screen, in px. */
  gutter: number;
  /** The same from `md` up. */
  wideGutter: number;
  width: number;
  /** Whether its parent lays it out as an item of a flexible box, and whether those stand below each other. */
  isItem: boolean | 'below';
  /** Whether its parent makes it as high or wide as all the others. */
  isStretched: boolean;
  /** Whether its parent pushes its items apart. */
  isPushed: boolean;
  hasContainer: boolean;
  isInNavbar: boolean;
};

export type Context = {
  theme: Theme;
  /** Where components whose look is measured put what they dress. */
  seen?: Seen | undefined;
  /** Dresses an element and all that is in it: hands back its classes as attribute, and no declarations. */
  dress(element: Element, around: Around): Element;
};

/** What became a card and a button, with where it stands. */
export type Seen = Record<'cards' | 'buttons', { element: Element; around: Around }[]>;

/** One of Bootstrap's components: which elements it is for, and how it dresses them. */
export type ComponentOf = {
  is(element: Element, around: Around): boolean;
  dress(element: Element, around: Around, context: Context): Element;
};

/** An element with more classes, before those that it has; of its declarations only how it is laid out is left. */
export function dressed(element: Element, classes: readonly string[], children: Element['children']): Element {
  const { css, at: _, states: __, attributes: { class: known = '', ...attributes } = {}, ...rest } = element;
  const names = [...new Set([...classes, known].flatMap((name) => name.split(' ')))].filter((name) => name !== '');
  return {
    ...rest,
    css: css.display ? { display: css.display } : {},
    attributes: { ...(names.length > 0 ? { class: names.join(' ') } : {}), ...attributes },
    children,
  };
}

/** A dressed element with these classes in place of those that it has. */
export const withClasses = (element: Element, names: readonly string[]): Element => ({
  ...element,
  attributes: { ...element.attributes, class: [...new Set(names)].join(' ') },
});

export const classesOf = ({ attributes }: Element): string[] => attributes?.class?.split(' ') ?? [];

/** Dresses the children of an element, each with the room that it has beside the others. */
export function dressChildren(element: Element, around: Around, { dress }: Context): Element['children'] {
  const widthOf = widthsIn(element, around.width);
  return element.children.map((child) =>
    typeof child === 'string' ? child : dress(child, { ...around, width: widthOf(child) }),
  );
}
