import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';
import { BLOCK_CELLS, BLOCK_PX } from './block-contrast.ts';
import { CELL_PX, type PlainColors } from './find-plain-colors.ts';
import { SurfaceWindow, WINDOW_PX } from './surface-window.ts';
import { colorOf, isNearTone, toneOf } from './tone.ts';

/** Windows overlap by half. */
const STEP_BLOCKS = WINDOW_PX / BLOCK_PX / 2;
/** Cells without ink, whose channels differ by no more levels, of no plain colour: so many make it worth looking. */
const CALM_LEVELS = 28;
const MIN_CALM_CELLS = 6;
/** Levels of luma and of chroma that a colour is off the others of the page to be another one. */
const [APART_LUMA, APART_CHROMA] = [6, 5];
const MAX_IN_WINDOW = 3;
/** Blocks around those that it was seen in, which it may reach into. */
const REACH_BLOCKS = 2;

/** For each block the colours of the small surfaces in and beside it, by their number among the plain colours; null: none. */
export type SmallSurfaces = (number[] | null)[];

/**
 * Labels, badges and narrow bars have no part that compression left as it was. Their colours are what many pixels of a
 * window lie around, in one piece that ends sharply.
 * @param plain gets the colours that it has not
 */
export function findSmallSurfaces(image: Pixels, plain: PlainColors): SmallSurfaces {
  const across = Math.ceil(image.width / BLOCK_PX);
  const down = Math.ceil(image.height / BLOCK_PX);
  const surfaces: SmallSurfaces = new Array(across * down).fill(null);
  const tones = plain.colors.map(toneOf);
  const window = new SurfaceWindow();
  const addTo = (block: number, id: number): void => {
    surfaces[block] ??= [];
    if (!surfaces[block].includes(id)) surfaces[block].push(id);
  };
  for (let by = 0; by < down; by += STEP_BLOCKS) {
    for (let bx = 0; bx < across; bx += STEP_BLOCKS) {
      const known = knownIn(plain, bx, by);
      if (!known) continue;
      window.load(image, bx * BLOCK_PX, by * BLOCK_PX, plain, tones);
      const knownTones = known.map((id) => tones[id]);
      for (let k = 0; k < MAX_IN_WINDOW; k++) {
        const found = window.next(knownTones);
        if (!found) break;
        const { tone, blocks } = found;
        knownTones.push(tone);
        let id = tones.findIndex((other) => isNearTone(other, tone, APART_LUMA, APART_CHROMA));
        if (id < 0) {
          id = tones.push(tone) - 1;
          plain.colors.push(colorOf(tone));
        }
        for (const [u, v] of blocks)
          for (let y = Math.max(0, by + v - REACH_BLOCKS); y <= Math.min(down - 1, by + v + REACH_BLOCKS); y++)
            for (let x = Math.max(0, bx + u - REACH_BLOCKS); x <= Math.min(across - 1, bx + u + REACH_BLOCKS); x++)
              addTo(y * across + x, id);
      }
    }
  }
  return surfaces;
}

/** The plain colours in the window that begins at a block; null when there is no other surface in it. */
function knownIn(
  { columns, rows, cells, means, ranges, colors }: PlainColors,
  bx: number,
  by: number,
): number[] | null {
  const known = new Set<number>();
  const calm: Rgb[] = [];
  const side = WINDOW_PX / CELL_PX;
  const [left, top] = [bx * BLOCK_CELLS, by * BLOCK_CELLS];
  for (let row = top; row < Math.min(rows, top + side); row++) {
    for (let column = left; column < Math.min(columns, left + side); column++) {
      const cell = row * columns + column;
      if (cells[cell] >= 0) known.add(cells[cell]);
      else if (ranges[cell] <= CALM_LEVELS) calm.push(means[cell]);
    }
  }
  const ids = [...known];
  const isKnown = (color: Rgb): boolean => ids.some((id) => channelDistance(colors[id], color) <= APART_LUMA);
  return calm.filter((color) => !isKnown(color)).length < MIN_CALM_CELLS ? null : ids;
}
