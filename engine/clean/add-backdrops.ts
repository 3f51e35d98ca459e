import type { Rgb } from '../model/color.ts';
import type { Element } from '../model/element.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import { channelDistance } from '../raster/color.ts';
import { addAt, type Context } from './context.ts';

/** What lies behind the content of a box fills it. */
const BEHIND = { position: 'absolute', inset: '0', 'z-index': '-10', width: '100%', height: '100%' };

/**
 * Puts a photograph, and what the paint of a box does not explain, behind its content: pictures that fill the box, so that
 * no distance has to be written down.
 */
export function addBackdrops(element: Element, node: LayoutNode, context: Context): void {
  const { sources } = context;
  const pictures: Element[] = [];
  const photograph = node.image && sources.get(node);
  if (photograph) pictures.push(picture(photograph, 'photograph'));
  const known = (node.backdrops ?? []).filter(
    (backdrop) => sources.has(backdrop) && isKept(backdrop, node, context.page),
  );
  if (known.length > 0 && node.box.width > 0) {
    const { x, y, width, height } = node.box;
    const images = known.map(
      (backdrop) =>
        `<image href="${sources.get(backdrop)}" x="${backdrop.box.x - x}" y="${backdrop.box.y - y}" width="${backdrop.box.width}" height="${backdrop.box.height}"/>`,
    );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${images.join('')}</svg>`;
    const backdrop = picture(`data:image/svg+xml,${encodeURIComponent(drawing)}`, 'backdrop');
    // Where things are arranged anew, what lay behind one would lie behind another.
    if (context.designWidth >= 1024) backdrop.css.display = 'none';
    addAt(backdrop, 'lg', { display: 'block' }, context);
    pictures.push(backdrop);
  }
  if (pictures.length === 0) return;
  Object.assign(element.css, { position: 'relative', isolation: 'isolate' });
  element.children = [...pictures, ...element.children];
}

/** On wider things a stain here and there is no part of the design system: the edge of something. */
const MAX_SMALL_WIDTH_PX = 420;
/** A shadow takes less, in levels of the channel that loses most. */
const MIN_SEEN_LEVELS = 40;
/** What is seen at once on a page: four squares of 32 px, in square pixels. */
const MIN_SEEN_AREA_PX = 4 * 32 * 32;

function isKept({ colors }: Backdrop, { box, paint }: LayoutNode, page: Rgb): boolean {
  if (box.width <= MAX_SMALL_WIDTH_PX) return true;
  const ground = paint?.fill ?? paint?.gradient?.stops[0].color ?? page;
  let seen = 0;
  for (const color of colors) if (color !== -1 && channelDistance(color, ground) > MIN_SEEN_LEVELS) seen++;
  return seen >= MIN_SEEN_AREA_PX;
}

const picture = (src: string, name: string): Element => ({
  tag: 'img',
  name,
  attributes: { src, alt: '' },
  css: { ...BEHIND, ...(name === 'photograph' ? { 'object-fit': 'cover' } : {}) },
  children: [],
});
