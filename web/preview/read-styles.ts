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

let painter: CanvasRenderingContext2D | null | undefined;

/** Tailwind's colours are oklch(): what a colour picker takes is painted and read back. */
export function hexOf(color: string): string {
  painter ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!painter) return color;
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = color;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
  const parts = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
