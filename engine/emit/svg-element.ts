import type { Box } from '../model/box.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Element } from '../model/element.ts';
import { toHex } from '../raster/color.ts';
import { printHtml } from './print-html.ts';

/** An icon as an `<svg>`, in the colour of its text. */
export function svgElement(
  { viewBox, body }: Drawing,
  { width, height }: Box,
  attributes: Record<string, string>,
): Element {
  return {
    tag: 'svg',
    name: 'icon',
    attributes: { ...attributes, viewBox: viewBox.join(' '), width: String(width), height: String(height) },
    css: {},
    children: body,
  };
}

/** The address of an icon as a file, in its own colour: a background has no `currentColor`. */
export function svgSource(drawing: Drawing, box: Box): string {
  const element = svgElement(drawing, box, { xmlns: 'http://www.w3.org/2000/svg', color: toHex(drawing.color) });
  // In a style attribute and in `url('…')` neither quote may occur.
  const written = printHtml(element, () => ({})).replaceAll('"', "'");
  return svgAddress(written);
}

/** The address of a drawing that ends at no quote and no bracket, wherever it is written. */
export const svgAddress = (drawing: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
