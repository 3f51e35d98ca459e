import type { Element } from '../../../model/element.ts';
import { contrastRatio, fromHex } from '../../../raster/color.ts';
import { elementsOf, groundOf, widestCss } from './css.ts';
import { isCard } from './is-card.ts';

/** What Bootstrap fills with the ground of the page unless told otherwise; links and entries of lists have looks of their own. */
const isSurface = (element: Element): boolean =>
  /^(input|select|textarea|table)$/.test(element.tag) || (!/^(a|li)$/.test(element.tag) && isCard(element));

/** What stands on a surface by itself is the text of the page (WCAG 1.4.3, for large letters). */
const MIN_CONTRAST = 3;

/**
 * The ground that most fields, cards and tables have: what Bootstrap calls that of the body. Where the page behind them has
 * another one, that is a class of the page, as with white cards on a grey page.
 *
 * @param page ground of the page, and its text, as the result `#rrggbb`
 */
export function surfaceGround(body: Element, page: string, text: string): string {
  const counts = new Map<string, number>([[page, 0]]);
  const visit = (element: Element, around: string): void => {
    const ground = groundOf(widestCss(element)) ?? around;
    if (isSurface(element)) counts.set(ground, (counts.get(ground) ?? 0) + 1);
    for (const child of elementsOf(element)) visit(child, ground);
  };
  for (const child of elementsOf(body)) visit(child, page);
  const isReadable = (ground: string): boolean => contrastRatio(fromHex(text), fromHex(ground)) >= MIN_CONTRAST;
  const able = [...counts].filter(([ground]) => ground === page || isReadable(ground));
  return able.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
