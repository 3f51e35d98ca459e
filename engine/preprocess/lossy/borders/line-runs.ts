/** Luma of a picture, 0..255 a pixel, row-major. */
export type Lumas = { width: number; height: number; data: Uint8Array };

/** A level line: its middle row, its columns from `from` to `to`, and how many levels it is darker than its ground (below 0: lighter). */
export type LineRun = { y: number; from: number; to: number; contrast: number };

/** Levels that a line is darker or lighter than what is on either side of it, and its thickness at most. */
const MIN_CONTRAST = 6;
const MAX_THICKNESS_PX = 3;
/** Shorter, it is a stroke of a letter. */
const MIN_LENGTH_PX = 20;
/** Pixels that compression may have lost of it in one place, also as a share of what is before; and the share that is seen in all. */
const [MAX_GAP_PX, MAX_LONG_GAP_PX, MAX_GAP_SHARE] = [4, 24, 0.3];
const MIN_SEEN_SHARE = 0.8;
/** Levels of contrast, and share of it, that a line varies by from end to end: beyond, another one begins. */
const [MAX_STEP, MAX_STEP_SHARE] = [8, 0.5];

/** How many levels a pixel is darker than both sides of a level or upright line that it may be of, below 0: lighter; 0 when it is of none. */
export function responseAt({ data }: Lumas, at: number, across: number): number {
  const own = data[at];
  const [before, after] = [data[at - 2 * across], data[at + 2 * across]];
  if (own < before && own < after) return Math.min(before, after) - own;
  if (own > before && own > after) return Math.max(before, after) - own;
  return 0;
}

/** The thin level lines of a picture, from above. */
export function findLineRuns(lumas: Lumas): LineRun[] {
  const { width, height } = lumas;
  const runs: LineRun[] = [];
  for (let y = MAX_THICKNESS_PX + 1; y < height - MAX_THICKNESS_PX - 1; y++) {
    let run: LineRun | null = null;
    let sum = 0;
    let count = 0;
    const end = (): void => {
      const length = run ? run.to - run.from + 1 : 0;
      if (run && length >= MIN_LENGTH_PX && count >= MIN_SEEN_SHARE * length)
        runs.push({ ...run, contrast: sum / count });
      run = null;
      sum = 0;
      count = 0;
    };
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const response = responseAt(lumas, at, width);
      const isStrongest =
        Math.abs(response) >= MIN_CONTRAST &&
        Math.abs(response) >= Math.abs(responseAt(lumas, at - width, width)) &&
        Math.abs(response) > Math.abs(responseAt(lumas, at + width, width));
      if (!isStrongest || (count > 0 && !isAlike(response, sum / count))) {
        if (run && x - (run as LineRun).to > maxGap(run)) end();
        continue;
      }
      run ??= { y, from: x, to: x, contrast: 0 };
      run.to = x;
      sum += response;
      count++;
    }
    end();
  }
  return runs;
}

const maxGap = ({ from, to }: LineRun): number =>
  Math.max(MAX_GAP_PX, Math.min(MAX_LONG_GAP_PX, MAX_GAP_SHARE * (to - from)));

const isAlike = (response: number, mean: number): boolean =>
  Math.abs(response - mean) <= Math.max(MAX_STEP, MAX_STEP_SHARE * Math.abs(mean));
