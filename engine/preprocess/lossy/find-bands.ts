import { blue, channelDistance, green, red } from '../../raster/color.ts';
import { rootOf } from '../../segmentation/regions/runs.ts';
import { neighbours } from './neighbours.ts';

/** Levels from one band of a slow gradient to the next, at most, and those that a cell of it varies by. */
const [MAX_STEP_LEVELS, MAX_RANGE_LEVELS] = [8, 3];
/** Cells that a band is high or wide at most, and the share of its ends at which it goes on, to either side. */
const [MAX_BAND_CELLS, MIN_END_SHARE] = [32, 0.1];
/** … and what is no wider is taken for the part of a gradient that it agrees with. */
const MAX_THIN_CELLS = 16;
/** Cells beyond a band that tell how its gradient goes on, and how far at most: compression changes the next ones by chance. */
const BEYOND_CELLS = [4, 8, 12];
const MAX_BEYOND_LEVELS = 24;

/** What a surface is to a gradient: none of it, perhaps a part if that agrees, or surely one of its bands. */
export const [NO_BAND, THIN, BAND] = [0, 1, 2];

type Cells = { columns: number; means: Int32Array; ranges: Uint8Array };

/** How a surface goes on to one side: in how many cells, and how far the channels are from its own beyond those, in all. */
type Side = { ends: number; off: [number, number, number] };

/**
 * Compression makes bands of one colour each of a slow gradient. These go on to two opposite sides, and away from the
 * colours of one towards those of the other; a stripe has the same on both.
 *
 * @param parent of the flat cells, joined to surfaces of one colour
 * @returns tells what a surface is, by its root and how many cells of others are at its ends
 */
export function findBands(
  { columns, means, ranges }: Cells,
  parent: Int32Array,
): (root: number, ends: number) => number {
  const count = means.length;
  const squares = new Uint16Array(count);
  const surfaces = new Map<number, { sides: Side[]; square: number }>();
  for (let cell = 0; cell < count; cell++) {
    if (ranges[cell] !== 0) continue;
    const root = rootOf(parent, cell);
    let surface = surfaces.get(root);
    if (!surface) {
      surface = { sides: [0, 1, 2, 3].map(() => ({ ends: 0, off: [0, 0, 0] })), square: 0 };
      surfaces.set(root, surface);
    }
    const isSame = (other: number): boolean => ranges[other] === 0 && means[other] === means[cell];
    const [left, above] = [cell - 1, cell - columns];
    const isInside = cell % columns > 0 && above > 0 && isSame(left) && isSame(above) && isSame(above - 1);
    squares[cell] = isInside ? 1 + Math.min(squares[left], squares[above], squares[above - 1]) : 1;
    surface.square = Math.max(surface.square, squares[cell]);
    const around = neighbours(cell, columns, count);
    for (let k = 0; k < around.length; k++) {
      const next = around[k];
      if (isSame(next) || ranges[next] > MAX_RANGE_LEVELS) continue;
      if (channelDistance(means[cell], means[next]) > MAX_STEP_LEVELS) continue;
      const { off } = surface.sides[k];
      surface.sides[k].ends++;
      for (const cells of BEYOND_CELLS) {
        const beyond = cell + (next - cell) * cells;
        if (beyond < 0 || beyond >= count || ranges[beyond] > MAX_RANGE_LEVELS) break;
        if (channelDistance(means[beyond], means[cell]) > MAX_BEYOND_LEVELS) break;
        off[0] += red(means[beyond]) - red(means[cell]);
        off[1] += green(means[beyond]) - green(means[cell]);
        off[2] += blue(means[beyond]) - blue(means[cell]);
      }
    }
  }
  return (root, ends) => {
    const { sides, square } = surfaces.get(root)!;
    const goesOn = (a: Side, b: Side): boolean =>
      Math.min(a.ends, b.ends) > MIN_END_SHARE * ends && a.off.reduce((sum, level, k) => sum + level * b.off[k], 0) < 0;
    if (square <= MAX_BAND_CELLS && (goesOn(sides[0], sides[2]) || goesOn(sides[1], sides[3]))) return BAND;
    return square <= MAX_THIN_CELLS ? THIN : NO_BAND;
  };
}
