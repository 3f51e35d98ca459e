import type { Rgb } from '../model/color.ts';
import type { Css, Element } from '../model/element.ts';
import type { TextBlock } from '../model/text-block.ts';
import type { InlineCode } from '../model/text-line.ts';
import { toHex } from '../raster/color.ts';
import { fontStackOf } from '../typeface/families.ts';
import { px } from './lengths.ts';
import { paintCss } from './paint-css.ts';

/** Code within a sentence: its own font and size, on a little box if it has one; it wraps like the words around it. */
export function buildCodeRunElement(
  text: string,
  color: Rgb,
  { font, size, chip }: InlineCode,
  block: TextBlock,
): Element {
  // Font, size and colour are always said: browsers and Bootstrap set `code` in ones of their own.
  const css: Css = { 'font-family': fontStackOf(font.family), 'font-size': px(size) };
  if (font.weight !== block.font.weight) css['font-weight'] = String(font.weight);
  // A font with other proportions would make its line higher.
  css['line-height'] = '1';
  css.color = toHex(color);
  if (chip) {
    Object.assign(css, paintCss(chip.paint));
    css.padding = [chip.top, chip.side, ...(chip.bottom === chip.top ? [] : [chip.bottom])].map(px).join(' ');
  }
  return { tag: 'code', name: 'inline-code', css, children: [chip?.trailing ? `${text} ` : text] };
}
