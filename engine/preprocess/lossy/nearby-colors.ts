import { BLOCK_CELLS } from './block-contrast.ts';
import type { PlainColors } from './find-plain-colors.ts';
import type { SmallSurfaces } from './find-small-surfaces.ts';

/** Colours of surfaces so many blocks away are thought of, and the next on each side, however far. */
const REACH_BLOCKS = 3;

/** Which plain colours a block may show, and for each the share of the blocks around that have it. */
export type Nearby = { ids: number[]; shares: number[] };

/** Which cells are of a gradient, and the number that these have as a ground. */
type SlopeCells = { id: number; isPart(cell: number): boolean };

/** What comes back tells the plain colours near the block in a column and a row of blocks. */
export function nearbyColors(
  plain: PlainColors,
  small: SmallSurfaces,
  slope: SlopeCells | null,
  across: number,
  down: number,
): (bx: number, by: number) => Nearby {
  const inBlock = colorsOfBlocks(plain, slope, across, down);
  const sides = [1, -1, across, -across].map((step) => nextWithColors(inBlock, across, step));
  return (bx, by) => {
    const found = new Map<number, number>();
    let all = 0;
    const add = (id: number): void => {
      found.set(id, (found.get(id) ?? 0) + 1);
      all++;
    };
    for (let v = Math.max(0, by - REACH_BLOCKS); v <= Math.min(down - 1, by + REACH_BLOCKS); v++)
      for (let u = Math.max(0, bx - REACH_BLOCKS); u <= Math.min(across - 1, bx + REACH_BLOCKS); u++)
        inBlock[v * across + u].forEach(add);
    for (const next of sides) inBlock[next[by * across + bx]]?.forEach(add);
    small[by * across + bx]?.forEach(add);
    return { ids: [...found.keys()], shares: [...found.values()].map((count) => count / all) };
  };
}

function colorsOfBlocks(
  { columns, rows, cells }: PlainColors,
  slope: SlopeCells | null,
  across: number,
  down: number,
): number[][] {
  const inBlock: number[][] = Array.from({ length: across * down }, () => []);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const id = slope?.isPart(cell) ? slope.id : cells[cell];
      if (id < 0) continue;
      const block = inBlock[Math.floor(row / BLOCK_CELLS) * across + Math.floor(column / BLOCK_CELLS)];
      if (!block.includes(id)) block.push(id);
    }
  }
  return inBlock;
}

/** For each block itself, if it has a colour, or the first that has one against the direction of `step`; -1 when none has. */
function nextWithColors(inBlock: readonly number[][], across: number, step: number): Int32Array {
  const next = new Int32Array(inBlock.length).fill(-1);
  for (let k = 0; k < inBlock.length; k++) {
    const at = step > 0 ? k : inBlock.length - 1 - k;
    const from = at - step;
    const isInside =
      from >= 0 &&
      from < inBlock.length &&
      (Math.abs(step) > 1 || Math.floor(from / across) === Math.floor(at / across));
    if (inBlock[at].length > 0) next[at] = at;
    else if (isInside) next[at] = next[from];
  }
  return next;
}
