import { hexOf } from './hex-of.ts';
import { boxOf } from './marker.ts';
import { type ElementStyles, STYLE_NAMES, type StyleName } from './messages.ts';

/** What the browser makes of an element: its styles as computed, colours as #rrggbb (#rrggbbaa where one sees through). */
export function readStyles(element: Element): ElementStyles {
  const computed = getComputedStyle(element);
  const styles = Object.fromEntries(
    STYLE_NAMES.map((name) => [name, /color/i.test(name) ? hexOf(computed[name]) : computed[name]]),
  ) as Record<StyleName, string>;
  const { x, y, width, height } = boxOf(element);
  const parent = element.parentElement;
  return {
    styles,
    box: { x: x + scrollX, y: y + scrollY, width, height },
    parentLayout: parent ? getComputedStyle(parent).display : 'block',
  };
}
