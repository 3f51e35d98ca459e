import type { GenerationResult, LayoutNode, PageArea } from '#contract/generations.ts';
import { layoutSize, pageAreaOf } from './page-area.ts';

type Designed = Pick<GenerationResult, 'width' | 'height' | 'pageArea' | 'layout'>;

/** A design that is no higher may show one window, CSS pixels. */
const MAX_WINDOW_HEIGHT_PX = 1200;
/** How high a window is taken to be when a design shows more than one, CSS pixels. */
const WINDOW_HEIGHT_PX = 720;
/** A part of a page that is lower is as high as its content, CSS pixels. */
const MIN_WINDOW_HEIGHT_PX = 480;
/** What ends so far before the page does, in CSS pixels, does not reach down as far as it does. */
const MIN_SCROLLED_PX = 24;
const MAX_SIDEBAR_WIDTH_SHARE = 1 / 3;

/**
 * The size of the window in which the design was seen, CSS pixels: what is as high as the window (`100vh`) is so high in a
 * design, too. A sidebar that ends before the page does says where the window ended.
 */
export function windowSize(design: Designed): { width: number; height: number } {
  const area = pageAreaOf(design);
  const { width, height } = layoutSize(area);
  const ends = design.layout ? sidebarEnds(design.layout, area) : [];
  const shown = height <= MAX_WINDOW_HEIGHT_PX ? height : WINDOW_HEIGHT_PX;
  return { width, height: ends.length > 0 ? Math.round(Math.min(...ends)) : shown };
}

/** Where the page's sidebars end that do not reach its end, CSS pixels. */
function sidebarEnds(node: LayoutNode, area: PageArea): number[] {
  const { x, y, width, height } = node.box;
  const end = (y + height - area.y) / area.density;
  const isSidebar =
    width <= MAX_SIDEBAR_WIDTH_SHARE * area.width &&
    y - area.y <= 2 * area.density &&
    (x - area.x <= 2 * area.density || x + width >= area.x + area.width - 2 * area.density);
  const isCut = end >= MIN_WINDOW_HEIGHT_PX && end <= area.height / area.density - MIN_SCROLLED_PX;
  if (isSidebar) return isCut ? [end] : [];
  return (node.children ?? []).flatMap((child) => sidebarEnds(child, area));
}
