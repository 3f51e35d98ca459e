import type { Css, Element } from '../../../model/element.ts';
import type { Around } from './context.ts';
import { elementsOf, pxOf, textOf, widestCss } from './css.ts';
import { SMALL, sizeClasses } from './type-classes.ts';

/** Type that is off by more than the first of these, as a share, is small type of the next step where that is off by less than the second. */
const MIN_OFF = 0.055;
const MAX_OFF = 0.035;
const TAGS = /^(p|h[1-6]|div|span|li|dt|dd|figcaption|blockquote)$/;
const INLINE = /^(a|span|strong|b|em|i|br|code|mark)$/;

const off = (size: number, wanted: number): number => Math.abs(size / wanted - 1);

/** Words between two steps of Bootstrap's type: 18 px are small type in 20. What holds them keeps all else, and takes the step above. */
export function asSmallType(element: Element, around: Around): Element {
  const css = widestCss(element);
  const wanted = pxOf(css['font-size']);
  if (wanted === undefined || !isWords(element)) return element;
  if (off(sizeClasses(element.tag, wanted, around).size, wanted) <= MIN_OFF) return element;
  const outer = sizeClasses(element.tag, wanted / SMALL, around).size;
  if (off(SMALL * outer, wanted) >= MAX_OFF) return element;
  const { tag, name, attributes, instance, at = {} } = element;
  const height = pxOf(css['line-height']);
  const ratio = height && (height < 4 ? height : height / wanted);
  const type: Css = {
    'font-size': `${wanted / SMALL}px`,
    ...(ratio ? { 'line-height': `${(ratio * wanted) / SMALL}px` } : {}),
  };
  const wider = Object.entries(at).map(([screen, one]) => [screen, withoutType(one)]);
  // Its number goes along to the words.
  const words: Element = {
    ...element,
    tag: 'small',
    attributes: undefined,
    instance: undefined,
    css: SMALL_CSS,
    at: undefined,
  };
  return {
    ...{ tag, name, css: { ...withoutType(element.css), ...type }, children: [words] },
    ...(attributes ? { attributes } : {}),
    ...(instance ? { instance } : {}),
    ...(element.at ? { at: Object.fromEntries(wider) } : {}),
  };
}

const SMALL_CSS: Css = { display: 'block' };

const isWords = (element: Element): boolean =>
  TAGS.test(element.tag) &&
  textOf(element).trim() !== '' &&
  element.children.some((child) => typeof child === 'string') &&
  elementsOf(element).every(({ tag }) => INLINE.test(tag));

function withoutType({ 'font-size': _, 'line-height': __, ...css }: Css): Css {
  return css;
}
