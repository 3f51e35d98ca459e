import type { Rgb } from '../model/color.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, overlapX, overlapY, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { MAX_PIXEL_LEVELS, MAX_SHADED_LEVELS, MIN_FADING_LEVELS, MIN_PIXELS } from './find-unexplained.ts';
import { inPaintOrder, type Painting, paintRows } from './paint-tree.ts';

/** Rows that are painted at a time. */
const BAND_PX = 512;
/** Soft pixels beside the line around a box belong to it, in px: round corners are painted without them. */
const EDGE_PX = 2;

/**
 * Takes out of backdrops what a page paints by now, since its paint was completed after they had been cut out. Nothing is to
 * be seen twice: where the page is higher than its design, a line and its copy would lie apart. Changes the tree in place; a
 * backdrop that keeps all its pixels stays the same object.
 */
export function trimBackdrops(root: LayoutNode, page: Rgb, image: Pixels): void {
  const nodes = inPaintOrder(root);
  const owners = nodes.filter(({ backdrops }) => backdrops && backdrops.length > 0);
  if (owners.length === 0) return;
  const lines = nodes.filter(({ paint }) => paint?.border);
  const explained = new Map<Backdrop, Uint8Array>();
  for (let top = 0; top < image.height; top += BAND_PX) {
    const rows = Math.min(BAND_PX, image.height - top);
    const band = { x: 0, y: top, width: image.width, height: rows };
    const here = owners.flatMap(({ backdrops }) => backdrops!).filter(({ box }) => overlapY(box, band) > 0);
    if (here.length === 0) continue;
    const painting = paintRows(nodes, page, image, top, rows);
    for (const backdrop of here) {
      const known = explained.get(backdrop) ?? new Uint8Array(backdrop.colors.length);
      explained.set(backdrop, known);
      const near = lines.filter(({ box }) => overlapX(box, backdrop.box) > 0 && overlapY(box, backdrop.box) > 0);
      explain(backdrop, known, painting, image.width, near);
    }
  }
  for (const node of owners)
    node.backdrops = node.backdrops!.flatMap((backdrop) => trim(backdrop, explained.get(backdrop)!));
}

function explain(
  { box, colors, fading }: Backdrop,
  known: Uint8Array,
  { top, colors: painted, shaded }: Painting,
  width: number,
  lines: readonly LayoutNode[],
): void {
  const end = Math.min(bottom(box), top + painted.length / width);
  for (let y = Math.max(box.y, top); y < end; y++)
    for (let x = box.x; x < right(box); x++) {
      const own = (y - box.y) * box.width + x - box.x;
      if (colors[own] === -1) continue;
      const at = (y - top) * width + x;
      const distance = channelDistance(painted[at], colors[own]);
      const unseen = fading?.[own] ? MIN_FADING_LEVELS - 1 : MAX_PIXEL_LEVELS;
      const isPainted = distance <= unseen || (shaded[at] === 1 && distance <= MAX_SHADED_LEVELS);
      if (isPainted || lines.some((line) => isOnLine(line, x + 0.5, y + 0.5))) known[own] = 1;
    }
}

/** Whether a point lies on the line around a box, which follows its round corners. */
function isOnLine({ box, paint }: LayoutNode, x: number, y: number): boolean {
  const { border, radius = 0 } = paint!;
  if (border!.sides.length !== 4) return false;
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  const r = Math.min(radius, halfWidth, halfHeight);
  const across = Math.abs(x - box.x - halfWidth) - halfWidth + r;
  const down = Math.abs(y - box.y - halfHeight) - halfHeight + r;
  const outside = Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - r;
  return outside <= EDGE_PX && outside >= -border!.width - EDGE_PX;
}

function trim(backdrop: Backdrop, explained: Uint8Array): Backdrop[] {
  if (!explained.includes(1)) return [backdrop];
  const colors = backdrop.colors.map((color, at) => (explained[at] ? -1 : color));
  // What fades goes with what it fades from.
  const left = colors.reduce((count, color, at) => count + (color === -1 || backdrop.fading?.[at] ? 0 : 1), 0);
  return left < MIN_PIXELS ? [] : [{ ...backdrop, colors }];
}
