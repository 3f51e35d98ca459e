import type { Box } from '../../model/box.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, bottom, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { RowIndex } from '../../raster/row-index.ts';

/** A surface as the design has it: `box` may be larger than the visible part that says what it looks like. */
type WholeSurface = { surface: Surface; box: Box; parts: readonly Surface[] };

type Whole = { parts: Surface[]; box: Box; order: number };

/** Thickness of a divider. */
const MAX_DIVIDER_PX = 3;
/** Shadows fade over more rows. */
const MIN_SHADOW_HEIGHT_PX = 6;

/**
 * Dividers and bars from edge to edge cut one background into pieces of one colour and one width (or height). The pieces
 * come back as one, unless `isFramed` says that each has a border of its own, like the cells of a table.
 */
export function joinSplitSurfaces(
  image: Pixels,
  surfaces: readonly Surface[],
  isFramed: (surface: Surface) => boolean,
): WholeSurface[] {
  const wholes: Whole[] = [];
  const bySide = new SideIndex();
  const rows = new RowIndex<Surface>();
  for (const surface of surfaces) rows.add(surface, surface);
  const framed = new Map(surfaces.map((surface) => [surface, isFramed(surface)]));
  for (const surface of [...surfaces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const candidate = !framed.get(surface) && surface.width >= 40 && surface.height >= 12 && !isCell(surface, rows);
    const joined = candidate
      ? bySide.near(surface).find(({ parts, box }) => {
          const last = parts[parts.length - 1];
          return (
            channelDistance(last.color, surface.color) <= 1 &&
            !framed.get(last) &&
            (followsAcross(image, box, surface) || followsDown(image, box, surface, surfaces))
          );
        })
      : undefined;
    if (joined) {
      joined.parts.push(surface);
      joined.box = unionBox([joined.box, surface]);
      bySide.add(joined);
    } else {
      const whole = { parts: [surface], box: toBox(surface), order: wholes.length };
      wholes.push(whole);
      bySide.add(whole);
    }
  }
  return wholes.map(({ parts, box }) => ({
    surface: parts.reduce((largest, part) => (area(part) > area(largest) ? part : largest)),
    box,
    parts,
  }));
}

/** Wholes by their left and their upper edge: what goes on below or beside one begins where it does, within a pixel. */
class SideIndex {
  readonly #lefts = new Map<number, Set<Whole>>();
  readonly #tops = new Map<number, Set<Whole>>();

  add(whole: Whole): void {
    for (const [map, edge] of [
      [this.#lefts, whole.box.x],
      [this.#tops, whole.box.y],
    ] as const) {
      const set = map.get(edge);
      if (set) set.add(whole);
      else map.set(edge, new Set([whole]));
    }
  }

  /** In the order in which they came. */
  near({ x, y }: Box): Whole[] {
    const found = new Set<Whole>();
    for (const off of [-1, 0, 1]) {
      for (const whole of this.#lefts.get(x + off) ?? []) found.add(whole);
      for (const whole of this.#tops.get(y + off) ?? []) found.add(whole);
    }
    return [...found].sort((a, b) => a.order - b.order);
  }
}

const toBox = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

/** With a neighbour of its height beside it and one of its width below or above it, a surface is the cell of a grid. */
function isCell(surface: Surface, surfaces: RowIndex<Surface>): boolean {
  const around = { y: surface.y - MAX_DIVIDER_PX - 1, height: surface.height + 2 * MAX_DIVIDER_PX + 2 };
  const near = (gap: number): boolean => gap >= 1 && gap <= MAX_DIVIDER_PX;
  const beside = surfaces.find(
    around,
    (other) =>
      Math.abs(other.y - surface.y) <= 1 &&
      Math.abs(other.height - surface.height) <= 1 &&
      (near(other.x - right(surface)) || near(surface.x - right(other))),
  );
  if (!beside) return false;
  const above = surfaces.find(
    around,
    (other) =>
      Math.abs(other.x - surface.x) <= 1 &&
      Math.abs(other.width - surface.width) <= 1 &&
      (near(other.y - bottom(surface)) || near(surface.y - bottom(other))),
  );
  return above !== undefined;
}

/** Beside the box, with the same top and bottom and no more than a divider between. */
function followsAcross(image: Pixels, box: Box, next: Box): boolean {
  const gap = next.x - right(box);
  if (gap < 1 || gap > MAX_DIVIDER_PX || Math.abs(next.y - box.y) > 1 || Math.abs(bottom(next) - bottom(box)) > 1)
    return false;
  const x = right(box) + (gap >> 1);
  return isLine(image, { x, y: next.y + (next.height >> 1) }, { x, y: box.y - 2 });
}

/** A gap through which the ground is seen separates two boxes; a line of its own colour lies on one. */
function isLine({ width, data }: Pixels, gap: { x: number; y: number }, beyond: { x: number; y: number }): boolean {
  if (beyond.x < 0 || beyond.y < 0) return true;
  return channelDistance(data[gap.y * width + gap.x], data[beyond.y * width + beyond.x]) > 6;
}

/** Above a shadow lies another sheet, even where the first row of the shadow is as sharp as a divider. */
function isShaded({ width, data }: Pixels, { x, y, width: span, height }: Box): boolean {
  const at = (down: number): number => data[(y + Math.min(down, height - 1)) * width + x + (span >> 2)];
  return (
    channelDistance(at(0), at(MIN_SHADOW_HEIGHT_PX)) > 8 && channelDistance(at(0), at(MIN_SHADOW_HEIGHT_PX >> 1)) > 2
  );
}

/** Below the box, with the same sides, and between them nothing but a divider or bars of the same width. */
function followsDown(image: Pixels, box: Box, next: Surface, surfaces: readonly Surface[]): boolean {
  if (Math.abs(next.x - box.x) > 1 || Math.abs(right(next) - right(box)) > 1) return false;
  const gap = next.y - bottom(box);
  if (gap < 1) return false;
  if (gap <= MAX_DIVIDER_PX) {
    const y = bottom(box) + (gap >> 1);
    if (isShaded(image, next)) return false;
    return isLine(image, { x: next.x + (next.width >> 1), y }, { x: next.x - 2, y });
  }
  // Sections of a page alternate; only something narrower is a container with bars in it.
  if (next.width > 0.97 * image.width || gap > 0.4 * (bottom(next) - box.y)) return false;
  const between = { x: box.x, y: bottom(box), width: box.width, height: gap };
  const bars = surfaces.filter((other) => overlapY(other, between) > 0 && overlapX(other, between) > 0);
  const filled = bars.reduce((sum, bar) => sum + overlapY(bar, between), 0);
  // What has the colour of both is no bar on them: the three stand in a column.
  const isBar = (other: Surface) =>
    Math.abs(other.x - box.x) <= 1 &&
    Math.abs(right(other) - right(box)) <= 1 &&
    channelDistance(other.color, next.color) > 1;
  return bars.every(isBar) && filled > 0.75 * gap;
}
