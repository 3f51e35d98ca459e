import { BLOCK_CELLS, type Contrast } from './block-contrast.ts';
import type { PlainColors } from './find-plain-colors.ts';
import { type Tone, toneOf } from './tone.ts';

/** Levels of luma in a block, below which its edges are soft: compression leaves no high frequencies of them. */
const MAX_CONTRAST = 16;
/** Levels of luma that compression goes beyond such grounds by, and of chroma that a pixel is off its own by, at most. */
const [BEYOND_LUMA, OFF_CHROMA] = [2.5, 8];
/** Levels of luma that two grounds differ by whose edge can be seen. */
const MIN_STEP_LUMA = 2.5;

/** Which of its grounds a pixel of a block is of; -1 when it is of none. */
export type GroundOf = (tone: Tone) => number;

/**
 * Where two pale grounds a few levels apart meet, compression leads softly from the one to the other, in steps as small as
 * those within one surface: the edge is where its pixels come nearer to the other. What is darker or lighter than both is
 * a shadow or ink.
 *
 * @param isSloped whether a cell is of a gradient
 * @returns tells for the block in a column and a row of blocks which ground a tone is of; null when two do not meet there
 */
export function paleEdges(
  { columns, rows, cells, colors }: PlainColors,
  isSloped: (cell: number) => boolean,
): (bx: number, by: number, contrast: Contrast) => GroundOf | null {
  const tones = colors.map(toneOf);
  return (bx, by, { low, high }) => {
    if (high - low >= MAX_CONTRAST) return null;
    const beside = groundsBeside(bx, by);
    if (!beside || beside.length < 2) return null;
    const isWithin = ({ y }: Tone): boolean => y >= low - BEYOND_LUMA && y <= high + BEYOND_LUMA;
    const ids = beside.filter((id) => isWithin(tones[id]));
    const lumas = ids.map((id) => tones[id].y);
    const [darkest, lightest] = [Math.min(...lumas), Math.max(...lumas)];
    if (ids.length < 2 || lightest - darkest < MIN_STEP_LUMA) return null;
    if (low < darkest - BEYOND_LUMA || high > lightest + BEYOND_LUMA) return null;
    return (tone) => {
      const [nearest] = ids.toSorted((a, b) => Math.abs(tones[a].y - tone.y) - Math.abs(tones[b].y - tone.y));
      const off = Math.max(Math.abs(tones[nearest].cb - tone.cb), Math.abs(tones[nearest].cr - tone.cr));
      return off <= OFF_CHROMA ? nearest : -1;
    };
  };

  /** The grounds in a block and the eight around it; null where a gradient is. */
  function groundsBeside(bx: number, by: number): number[] | null {
    const found = new Set<number>();
    for (let v = Math.max(0, (by - 1) * BLOCK_CELLS); v < Math.min(rows, (by + 2) * BLOCK_CELLS); v++) {
      for (let u = Math.max(0, (bx - 1) * BLOCK_CELLS); u < Math.min(columns, (bx + 2) * BLOCK_CELLS); u++) {
        const cell = v * columns + u;
        if (isSloped(cell)) return null;
        if (cells[cell] >= 0) found.add(cells[cell]);
      }
    }
    return [...found];
  }
}
