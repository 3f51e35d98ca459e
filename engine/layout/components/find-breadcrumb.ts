import type { LayoutNode } from '../../model/layout-node.ts';
import { inReadingOrder, itemOf, nameOfSign } from './item.ts';

/** A trail stands above what it leads to. */
const MAX_TOP_PX = 420;
const MAX_HEIGHT_PX = 40;
const MAX_SIGN_PX = 24;
/** Three places or more, or two of which the first is where everything begins; all with the same sign between. */
const TRAIL = /^(?:[^/›»>]{1,40}(?: ?([/›»>]) ?))(?:[^/›»>]{1,40} ?\1 ?)+[^/›»>]{1,60}$/;
const SHORT_TRAIL = /^(?:home|start) ?[/›»>] ?[^/›»>]{1,60}$/i;

/** The way to the page: names of places with the same sign between them, in one line. */
export function findBreadcrumb(node: LayoutNode): LayoutNode | undefined {
  const isLine = node.kind === 'row' || (node.kind === 'text' && node.text.lines.length === 1);
  if (!isLine || node.role === 'h1' || node.paint || node.box.y > MAX_TOP_PX || node.box.height > MAX_HEIGHT_PX)
    return undefined;
  const words = node.kind === 'text' ? itemOf(node).words : trailOf(node);
  if (words === undefined || !/\p{L}/u.test(words) || /\d[/]\d/.test(words)) return undefined;
  if (!TRAIL.test(words) && !SHORT_TRAIL.test(words)) return undefined;
  if (words.split(/[/›»>]/).some((place) => !/\p{L}/u.test(place))) return undefined;
  node.role = 'nav';
  node.component = { kind: 'breadcrumb', name: 'Breadcrumb' };
  for (const child of node.children) if (child.kind === 'text' && child.role !== 'label') child.role = 'a';
  return node;
}

/** The words of a row with its chevrons between them; nothing where there is something else. */
function trailOf(row: LayoutNode): string | undefined {
  const parts = inReadingOrder(row).map((child) => {
    if (child.kind === 'text') return itemOf(child).words;
    const isSmall = child.kind === 'image' && Math.max(child.box.width, child.box.height) <= MAX_SIGN_PX;
    if (!isSmall) return undefined;
    const name = nameOfSign(child);
    return /right|next|forward/.test(name) ? '›' : /home|house/.test(name) ? 'home' : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
}
