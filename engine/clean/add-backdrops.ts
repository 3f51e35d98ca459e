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
  const known = seenBackdrops(node, context).filter((backdrop) => sources.has(backdrop));
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
/** What is seen at once on a page, together and each for itself: four squares of 32 px, and one of 16, in square pixels. */
const MIN_SEEN_AREA_PX = 4 * 32 * 32;
const MIN_OWN_AREA_PX = 16 * 16;

function seenBackdrops({ backdrops = [], box, paint }: LayoutNode, { page }: Context): Backdrop[] {
  if (box.width <= MAX_SMALL_WIDTH_PX) return backdrops;
  const ground = paint?.fill ?? paint?.gradient?.stops[0].color ?? page;
  const areas = new Map(backdrops.map((backdrop) => [backdrop, seenArea(backdrop, ground)] as const));
  const all = [...areas.values()].reduce((sum, area) => sum + area, 0);
  return all < MIN_SEEN_AREA_PX ? [] : backdrops.filter((backdrop) => areas.get(backdrop)! >= MIN_OWN_AREA_PX);
}

/** A page is described several times: pixels are counted once. */
const counted = new WeakMap<Backdrop, { ground: Rgb; seen: number }>();

function seenArea(backdrop: Backdrop, ground: Rgb): number {
  const known = counted.get(backdrop);
  if (known?.ground === ground) return known.seen;
  let seen = 0;
  for (const color of backdrop.colors) if (color !== -1 && channelDistance(color, ground) > MIN_SEEN_LEVELS) seen++;
  counted.set(backdrop, { ground, seen });
  return seen;
}

const picture = (src: string, name: string): Element => ({
  tag: 'img',
  name,
  attributes: { src, alt: '' },
  css: { ...BEHIND, ...(name === 'photograph' ? { 'object-fit': 'cover' } : {}) },
  children: [],
});
