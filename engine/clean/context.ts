import type { Sources } from '../emit/image-sources.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { Rgb } from '../model/color.ts';
import type { Css, Element, Screen } from '../model/element.ts';
import type { FontFamily } from '../model/font.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { SCREEN_WIDTHS, SCREENS } from '../model/screens.ts';
import type { TextBlock } from '../model/text-block.ts';
import type { Manners } from './check/manners.ts';
import type { Consensus } from './consensus.ts';
import type { SpacingScale } from './spacing-scale.ts';
import type { TypeStyle } from './type-styles.ts';

/**
 * The columns of the design, in px, that an element fills; `hugs` what is in it, as an item of a line does. In one that
 * `endsRight` all texts stand at the right edge; where one `isProven`, most paragraphs break their lines at its edge.
 * Texts in it that begin near `start` begin there, and paragraphs are as wide as `measure` where that breaks their lines.
 */
export type Frame = {
  x0: number;
  x1: number;
  hugs?: boolean;
  endsRight?: boolean;
  isProven?: boolean;
  start?: number;
  measure?: number;
};

/**
 * An element with where it begins in the design and how high it comes out, in px: type and distances on a scale make it a
 * little higher or lower than what was measured.
 */
export type Built = { element: Element; top: number; height: number };

/** What every describing function needs to know of the page. */
export type Context = {
  designWidth: number;
  designHeight: number;
  /** The ground of the page. */
  page: Rgb;
  language?: LanguageCode;
  /** Inherited from the body. */
  base: { family: FontFamily; size: number; color: Rgb };
  sources: Sources;
  spacing: SpacingScale;
  consensus: Consensus;
  /** Groups that are not described as usual. */
  manners: Manners;
  /** Where groups begin from the top of the page, by their keys, in px; empty the first time. */
  tops: ReadonlyMap<string, number>;
  /** How high they come out. */
  heights: ReadonlyMap<string, number>;
  /** How wide they come out. */
  widths: ReadonlyMap<string, number>;
  typeOf(block: TextBlock): TypeStyle;
  build(node: LayoutNode, frame: Frame): Built;
};

/** Distances from the side that a phone has no room for, in px. */
const MAX_PHONE_SIDE_PX = 24;

/** Sets distances at the sides: large ones hold from tablets up, and are small or none on a phone. */
export function addSides(element: Element, css: Css, onPhone: number, context: Pick<Context, 'designWidth'>): void {
  for (const [property, value] of Object.entries(css)) {
    if (Number.parseFloat(value) <= MAX_PHONE_SIDE_PX) element.css[property] = value;
    else {
      if (onPhone > 0 && context.designWidth >= 640) element.css[property] = `${onPhone}px`;
      addAt(element, 'md', { [property]: value }, context);
    }
  }
}

/** The widest step up to the one that is wanted that the design itself reaches; none for designs of phones. */
export function screenFor(wanted: Screen, { designWidth }: Pick<Context, 'designWidth'>): Screen | undefined {
  return SCREENS.slice(0, SCREENS.indexOf(wanted) + 1).findLast((name) => SCREEN_WIDTHS[name] <= designWidth);
}

/** Declares what holds from a width of the screen up, and always where the design is narrower than that. */
export function addAt(element: Element, wanted: Screen, css: Css, context: Pick<Context, 'designWidth'>): void {
  const screen = screenFor(wanted, context);
  if (screen) element.at = { ...element.at, [screen]: { ...element.at?.[screen], ...css } };
  else Object.assign(element.css, css);
}

/** Takes back what an element says on any screen. */
export function unset(element: Element, properties: readonly string[]): void {
  for (const css of [element.css, ...Object.values(element.at ?? {})]) for (const name of properties) delete css[name];
}
