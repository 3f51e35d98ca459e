import { expandShorthands } from '../../emit/clean/expand-shorthands.ts';
import { displayOf } from '../../emit/clean/reset.ts';
import type { Css, Element, Screen } from '../../model/element.ts';
import { SCREEN_WIDTHS } from '../../model/screens.ts';

/** What words inherit from the elements around them; lengths in px. */
export type TextStyle = {
  family: string;
  weight: number;
  italic: boolean;
  size: number;
  lineHeight: number;
  letterSpacing: number;
  align: string;
  /** Breaks of its lines are kept, as in code. */
  keeps: boolean;
  wraps: boolean;
};

export const INITIAL_TEXT: TextStyle = {
  ...{ family: '', weight: 400, italic: false, size: 16, lineHeight: 24 },
  ...{ letterSpacing: 0, align: 'left', keeps: false, wraps: true },
};

/** The styles of a page's elements, each found once: an element is asked for by those around it, too. */
export class Styles {
  readonly #width: number;
  readonly #known = new Map<string | undefined, Map<Element, Css>>();

  /** @param width of the screen, in px */
  constructor(width: number) {
    this.#width = width;
  }

  /**
   * What holds for an element: one declaration for each side, with its `display`.
   *
   * @param around `display` of what it stands in
   */
  of(element: Element, around: string | undefined): Css {
    const known = this.#known.get(around) ?? new Map<Element, Css>();
    this.#known.set(around, known);
    const style = known.get(element) ?? computedStyle(element, this.#width, around);
    known.set(element, style);
    return style;
  }
}

/** What holds for an element on a screen of some width, in px; see `Styles`. */
export function computedStyle({ tag, css, at = {} }: Element, width: number, around: string | undefined): Css {
  const declared: Css = { ...css };
  for (const [screen, more] of Object.entries(at))
    if (SCREEN_WIDTHS[screen as Screen] <= width) Object.assign(declared, more);
  const own = expandShorthands(declared);
  const display = own.display ?? displayOf(tag, around);
  // Items of a flex box or a grid are blocks, whatever they say.
  const isItem = around?.includes('flex') || around?.includes('grid');
  return { ...own, display: isItem && display.startsWith('inline') ? display.slice(7) || 'block' : display };
}

const ITALIC = /^(em|i|cite|address)$/;

/** What the words in an element look like. */
export function textStyleOf(tag: string, css: Css, inherited: TextStyle): TextStyle {
  const size = pixelsOf(css['font-size']) ?? inherited.size;
  const spacing = css['letter-spacing'];
  const isBold = tag === 'b' || tag === 'strong' || tag === 'th';
  return {
    family: css['font-family'] ?? inherited.family,
    weight: Number(css['font-weight'] ?? (isBold ? Math.max(700, inherited.weight) : inherited.weight)),
    italic: css['font-style'] ? css['font-style'] === 'italic' : ITALIC.test(tag) || inherited.italic,
    size,
    lineHeight:
      pixelsOf(css['line-height']) ?? (size === inherited.size ? inherited.lineHeight : Math.round(1.5 * size)),
    letterSpacing:
      spacing === undefined
        ? inherited.letterSpacing
        : spacing.endsWith('em')
          ? Number.parseFloat(spacing) * size
          : (pixelsOf(spacing) ?? 0),
    align: css['text-align'] ?? (tag === 'button' ? 'center' : inherited.align),
    keeps: css['white-space'] ? css['white-space'].startsWith('pre') : inherited.keeps,
    wraps: css['white-space'] ? css['white-space'] !== 'nowrap' && css['white-space'] !== 'pre' : inherited.wraps,
  };
}

/** A length in px as a number. */
export const pixelsOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^-?[\d.]+(px)?$/.test(value) ? Number.parseFloat(value) : undefined;
