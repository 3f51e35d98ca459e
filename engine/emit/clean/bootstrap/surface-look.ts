import type { Element } from '../../../model/element.ts';
import { contrastRatio, fromHex } from '../../../raster/color.ts';
import { colorIn, elementsOf, groundOf, widestCss } from './css.ts';
import { isCard } from './is-card.ts';

/** What Bootstrap fills with the ground of the page unless told otherwise; links and entries of lists have looks of their own. */
const isSurface = (element: Element): boolean =>
  /^(input|select|textarea|table)$/.test(element.tag) || (!/^(a|li)$/.test(element.tag) && isCard(element));

/** What stands on a surface by itself is the text of the page (WCAG 1.4.3, for large letters). */
const MIN_CONTRAST = 3;

/** What Bootstrap calls the ground and the text of the body, as `#rrggbb`. */
export type Surface = { ground: string; text: string };

/**
 * The ground that most fields, cards and tables have: what Bootstrap calls that of the body. Where the page behind them has
 * another one, that is a class of the page, as with white cards on a grey page. Its text is that of the page where it can be read
 * there, else what most letters on it have.
 *
 * @param page ground of the page, and its text
 * @param primary what has this colour stands out, and is no surface
 */
export function surfaceLook(body: Element, page: Surface, primary?: string): Surface {
  const counts = new Map<string, number>([[page.ground, 0]]);
  const letters = new Map<string, Map<string, number>>();
  const visit = (element: Element, around: Surface): void => {
    const css = widestCss(element);
    const inside = { ground: groundOf(css) ?? around.ground, text: colorIn(css.color) ?? around.text };
    if (isSurface(element) && inside.ground !== primary)
      counts.set(inside.ground, (counts.get(inside.ground) ?? 0) + 1);
    // A link has a colour of its own.
    if (element.tag !== 'a') {
      const on = letters.get(inside.ground) ?? new Map<string, number>();
      on.set(inside.text, (on.get(inside.text) ?? 0) + lettersIn(element));
      letters.set(inside.ground, on);
    }
    for (const child of elementsOf(element)) visit(child, inside);
  };
  for (const child of elementsOf(body)) visit(child, page);
  const textOn = (ground: string): string | undefined => {
    const colors = [...(letters.get(ground) ?? [])].sort((a, b) => b[1] - a[1]).map(([color]) => color);
    return [page.text, ...colors].find((color) => contrastRatio(fromHex(color), fromHex(ground)) >= MIN_CONTRAST);
  };
  const able = [...counts].flatMap(([ground, count]) => {
    const text = ground === page.ground ? page.text : textOn(ground);
    return text === undefined ? [] : [{ ground, text, count }];
  });
  const { ground, text } = able.reduce((most, one) => (one.count > most.count ? one : most));
  return { ground, text };
}

const lettersIn = ({ children }: Element): number =>
  children.reduce((sum, child) => sum + (typeof child === 'string' ? child.length : 0), 0);
