import type { Box } from '../model/box.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, intersection, unionBox } from '../raster/box.ts';
import { clusterBoxes } from '../raster/cluster-boxes.ts';
import { blue, channelDistance, green, red } from '../raster/color.ts';
import { RowIndex } from '../raster/row-index.ts';
import type { Painting } from './paint-tree.ts';

/** Half the side of the cells that the measure of broken cells has: finer, since several things may share a cell. */
export const CELL_PX = 16;
/** Mean levels that a cell is off, in its worst channel, before somebody sees it. */
const MAX_CELL_LEVELS = 10;
/** Levels that a pixel is off to be part of what is not explained. */
export const MAX_PIXEL_LEVELS = 8;
/** Levels down to which it goes on outwards where it has no edge: a glow fades until nobody sees where it ends. */
export const MIN_FADING_LEVELS = 2;
/** Share of its outline where what is not explained goes on so. */
const MIN_FADING_SHARE = 0.5;
/** The same where a shadow falls on it: the browser would paint the shadow over the picture too. */
export const MAX_SHADED_LEVELS = 40;
/** Fewer pixels are an edge. */
export const MIN_PIXELS = 24;
/** Cells with this many wrong pixels belong to a broken one beside them: the edge of a slanted shape. */
const MIN_EDGE_PIXELS = 6;

/** What a mask says of a pixel: the page explains it, paints another colour, or one that is off by less than is seen by itself. */
export const [WRONG, FADING] = [1, 2];

/** Pixels of the design that the page would paint in another colour, all in one node's area: not 0 in `mask`. */
export type Unexplained = { owner: number; box: Box; mask: Uint8Array };

/** Collects what paintings of bands do not explain. All bands but the last have a height that is a multiple of `CELL_PX`. */
export class Residue {
  private readonly cells: (Box & { owner: number; broken: boolean })[] = [];
  /** Of each pixel, 1 + the owner whose colour is wrong there, its negative where it is a little off, or 0. */
  private readonly wrong: Int32Array;
  private readonly width: number;
  private readonly drawn: RowIndex<Box>;

  /** @param drawn where every wrong pixel counts, however little of its cell is wrong */
  constructor({ width, height }: Pixels, drawn: readonly Box[] = []) {
    this.width = width;
    this.drawn = new RowIndex<Box>();
    for (const box of drawn) this.drawn.add(box, box);
    this.wrong = new Int32Array(width * height);
  }

  /** @param target what the page should be at each pixel of the painting, 0xRRGGBB */
  add(painting: Painting, target: Int32Array): void {
    const { width } = this;
    const rows = painting.colors.length / width;
    for (let y = 0; y < rows; y += CELL_PX)
      for (let x = 0; x < width; x += CELL_PX) {
        const height = Math.min(CELL_PX, rows - y);
        this.addCell({ x, y, width: Math.min(CELL_PX, width - x), height }, painting, target);
      }
  }

  private addCell(cell: Box, { top, colors, owners, shaded }: Painting, target: Int32Array): void {
    let [reds, greens, blues] = [0, 0, 0];
    // Of nearly all cells nothing is wrong: they are asked for millions of pixels, and nothing is made for them.
    let counts: Map<number, number> | undefined;
    for (let y = cell.y; y < cell.y + cell.height; y++)
      for (let at = y * this.width + cell.x, end = at + cell.width; at < end; at++) {
        const ours = colors[at];
        const wanted = target[at];
        if (ours === wanted) continue;
        const there = at + top * this.width;
        const distance = channelDistance(ours, wanted);
        if (shaded[at] && distance <= MAX_SHADED_LEVELS) continue;
        reds += red(ours) - red(wanted);
        greens += green(ours) - green(wanted);
        blues += blue(ours) - blue(wanted);
        if (distance < MIN_FADING_LEVELS) continue;
        this.wrong[there] = distance > MAX_PIXEL_LEVELS ? 1 + owners[at] : -1 - owners[at];
        if (distance <= MAX_PIXEL_LEVELS) continue;
        counts ??= new Map();
        counts.set(owners[at], (counts.get(owners[at]) ?? 0) + 1);
      }
    if (!counts) return;
    const there = { ...cell, y: cell.y + top };
    const isDrawn = this.drawn.find(there, (box) => intersection(box, there) > 0) !== undefined;
    const off = Math.max(Math.abs(reds), Math.abs(greens), Math.abs(blues));
    const broken = isDrawn || off > MAX_CELL_LEVELS * cell.width * cell.height;
    for (const [owner, count] of counts)
      if (broken || count >= MIN_EDGE_PIXELS) this.cells.push({ ...there, owner, broken });
  }

  /** What hangs together, by the node that it is a part of. */
  parts(): Unexplained[] {
    const owners = new Set(this.cells.map(({ owner }) => owner));
    return [...owners].flatMap((owner) => {
      const own = this.cells.filter((cell) => cell.owner === owner);
      return clusterBoxes(own, 0)
        .filter((cells) => cells.some(({ broken }) => broken))
        .map((cells) => this.cut(owner, unionBox(cells)))
        .filter((part) => part !== undefined);
    });
  }

  private cut(owner: number, hull: Box): Unexplained | undefined {
    const { width, wrong } = this;
    const seen: number[] = [];
    for (let y = hull.y; y < bottom(hull); y++)
      for (let at = y * width + hull.x, end = at + hull.width; at < end; at++)
        if (wrong[at] === owner + 1) seen.push(at);
    if (seen.length < MIN_PIXELS) return undefined;
    const fading = this.fadingFrom(owner, seen);
    let [x0, x1, y0, y1] = [width, 0, Number.POSITIVE_INFINITY, 0];
    for (const all of [seen, fading])
      for (const at of all) {
        const x = at % width;
        const y = (at - x) / width;
        if (x < x0) x0 = x;
        if (x > x1) x1 = x;
        if (y < y0) y0 = y;
        if (y > y1) y1 = y;
      }
    const box = { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
    const mask = new Uint8Array(box.width * box.height);
    const placeOf = (at: number): number => (Math.floor(at / width) - y0) * box.width + (at % width) - x0;
    for (const at of seen) mask[placeOf(at)] = WRONG;
    for (const at of fading) mask[placeOf(at)] = FADING;
    return { owner, box, mask };
  }

  /** The pixels around that are a little off, one after the other; none where most of the outline is an edge. Each is found once. */
  private fadingFrom(owner: number, seen: readonly number[]): number[] {
    const { width, wrong } = this;
    const steps = [-1, 1, -width, width];
    // There is nothing beyond the page, nor beyond the ends of a row.
    const isBeyond = (at: number, next: number): boolean =>
      next < 0 ||
      next >= wrong.length ||
      (next === at - 1 && at % width === 0) ||
      (next === at + 1 && next % width === 0);
    let [outline, open] = [0, 0];
    for (const at of seen)
      for (const step of steps) {
        const next = at + step;
        if (wrong[next] === owner + 1 || isBeyond(at, next)) continue;
        outline++;
        if (wrong[next] === -1 - owner) open++;
      }
    if (open < MIN_FADING_SHARE * outline) return [];
    const fading: number[] = [];
    const take = (at: number): void => {
      for (const step of steps) {
        const next = at + step;
        if (wrong[next] !== -1 - owner || isBeyond(at, next)) continue;
        wrong[next] = 0;
        fading.push(next);
      }
    };
    for (const at of seen) take(at);
    for (let i = 0; i < fading.length; i++) take(fading[i]);
    return fading;
  }
}
