import { px } from '../emit/lengths.ts';
import { radiusCss } from '../emit/paint-css.ts';
import { svgAddress } from '../emit/svg-element.ts';
import type { Box } from '../model/box.ts';
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
  const { pattern } = node.paint ?? {};
  if (pattern) pictures.push(picture(tiled(pattern), 'pattern'));
  const photograph = node.image && sources.get(node);
  if (photograph) {
    const behind = picture(photograph, 'photograph');
    const { corners } = node.image!;
    if (corners) behind.css['border-radius'] = radiusCss(px(corners.radius), corners.squareSide);
    pictures.push(behind);
  }
  const known = seenBackdrops(node, context).filter((backdrop) => sources.has(backdrop));
  if (known.length > 0 && node.box.width > 0) {
    const images = known.map((backdrop) => place(backdrop, node.box, sources.get(backdrop)!));
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${images.join('')}</svg>`;
    const backdrop = picture(svgAddress(drawing), 'backdrop');
    // Where things are arranged anew, what lay behind one would lie behind another; what is no wider than a phone stays as it is.
    if (context.designWidth >= 1024 && node.box.width > PHONE_WIDTH_PX) {
      backdrop.css.display = 'none';
      addAt(backdrop, 'lg', { display: 'block' }, context);
    }
    pictures.push(backdrop);
  }
  if (pictures.length === 0) return;
  Object.assign(element.css, { position: 'relative', isolation: 'isolate' });
  element.children = [...(isList(element) ? pictures.map(inItem) : pictures), ...element.children];
}

const isList = ({ tag }: Element): boolean => tag === 'ul' || tag === 'ol';

/** A list has nothing but items. */
const inItem = (child: Element): Element => ({
  ...{ tag: 'li', name: 'ground', attributes: { 'aria-hidden': 'true' }, css: { display: 'contents' } },
  children: [child],
});

/** A drawing that fills its box with tiles, from the top left. */
function tiled(tile: string): string {
  const drawing = decodeURIComponent(tile.slice(tile.indexOf(',') + 1));
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(drawing)![0];
  const pattern = `<pattern id="tile" patternUnits="userSpaceOnUse" ${size}>${drawing}</pattern>`;
  const fill = '<rect width="100%" height="100%" fill="url(#tile)"/>';
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${pattern}${fill}</svg>`;
  return svgAddress(whole);
}

/** Lies the side of a backdrop this near to that of its box, it is as wide as the box. In pixels. */
const SIDE_PX = 2;

/**
 * Pictures keep their shape and their distance from the top, however large their box becomes. Free room on both sides of one
 * keeps its proportion, and one from side to side grows with its box.
 */
function place({ box }: Backdrop, around: Box, source: string): string {
  const free = around.width - box.width;
  const y = box.y - around.y;
  const size = `width="${box.width}" height="${box.height}"`;
  if (free <= 2 * SIDE_PX) {
    const viewBox = `viewBox="0 0 ${box.width} ${box.height}"`;
    // Its height is never what limits it.
    const frame = `y="${y}" width="100%" height="${MAX_HEIGHT_SHARE * box.height}"`;
    return `<svg ${frame} ${viewBox} preserveAspectRatio="xMidYMin"><image href="${source}" ${size}/></svg>`;
  }
  const share = Math.min(1, Math.max(0, (box.x - around.x) / free));
  const x = `x="${Number((100 * share).toFixed(2))}%"`;
  return `<svg ${x} y="${y}" overflow="visible"><image href="${source}" x="${-Math.round(share * box.width)}" ${size}/></svg>`;
}

/** Screens are no wider than so many designs. */
const MAX_HEIGHT_SHARE = 10;

/** Of a phone, in px. */
const PHONE_WIDTH_PX = 375;

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

/** A surface in one colour is seen where a shadow that takes as much is not; it has so much of a picture. */
const MIN_FLAT_LEVELS = 18;
const MIN_FLAT_SHARE = 0.4;

/** A page is described several times: pixels are counted once. */
const counted = new WeakMap<Backdrop, { ground: Rgb; seen: number }>();

function seenArea(backdrop: Backdrop, ground: Rgb): number {
  const known = counted.get(backdrop);
  if (known?.ground === ground) return known.seen;
  const flat = flatColor(backdrop);
  let seen = 0;
  for (const color of backdrop.colors) {
    const least = color === flat ? MIN_FLAT_LEVELS : MIN_SEEN_LEVELS;
    if (color !== -1 && channelDistance(color, ground) > least) seen++;
  }
  counted.set(backdrop, { ground, seen });
  return seen;
}

/** The colour that most of a backdrop has; nothing where it has many. */
function flatColor({ colors }: Backdrop): Rgb | undefined {
  const counts = new Map<Rgb, number>();
  let all = 0;
  for (const color of colors) {
    if (color === -1) continue;
    all++;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [color, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return count >= MIN_FLAT_SHARE * all ? color : undefined;
}

const picture = (src: string, name: string): Element => ({
  tag: 'img',
  name,
  attributes: { src, alt: '' },
  css: { ...BEHIND, ...(name === 'photograph' ? { 'object-fit': 'cover' } : {}) },
  children: [],
});
