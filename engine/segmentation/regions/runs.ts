import { release } from '../../raster/release.ts';

/**
 * Stretches of pixels within a row, in reading order. `starts` and `ends` (exclusive) are indices of pixels; row y has the
 * runs from `rows[y]` to `rows[y + 1]`.
 */
export type Runs = { starts: Int32Array; ends: Int32Array; rows: Int32Array };

/** The pixels for which `isIn` holds. */
export function findRuns(width: number, height: number, isIn: (at: number) => boolean): Runs {
  const found = new RunList(height);
  for (let y = 0; y < height; y++) {
    found.beginRow(y);
    found.search(y * width, (y + 1) * width, isIn);
  }
  return found.done();
}

/** The pixels of `runs` for which `isIn` holds. */
export function findRunsWithin({ starts, ends, rows }: Runs, isIn: (at: number) => boolean): Runs {
  const found = new RunList(rows.length - 1);
  for (let y = 0; y + 1 < rows.length; y++) {
    found.beginRow(y);
    for (let run = rows[y]; run < rows[y + 1]; run++) found.search(starts[run], ends[run], isIn);
  }
  return found.done();
}

class RunList {
  #starts = new Int32Array(1024);
  #ends = new Int32Array(1024);
  #count = 0;
  readonly #rows: Int32Array;

  constructor(height: number) {
    this.#rows = new Int32Array(height + 1);
  }

  beginRow(y: number): void {
    this.#rows[y] = this.#count;
  }

  search(from: number, to: number, isIn: (at: number) => boolean): void {
    for (let at = from; at < to; ) {
      if (!isIn(at++)) continue;
      const start = at - 1;
      while (at < to && isIn(at)) at++;
      if (this.#count === this.#starts.length) this.#grow();
      this.#starts[this.#count] = start;
      this.#ends[this.#count++] = at;
    }
  }

  #grow(): void {
    const [starts, ends] = [this.#starts, this.#ends];
    this.#starts = new Int32Array(2 * starts.length);
    this.#ends = new Int32Array(2 * ends.length);
    this.#starts.set(starts);
    this.#ends.set(ends);
    release(starts, ends);
  }

  done(): Runs {
    this.beginRow(this.#rows.length - 1);
    const [starts, ends] = [this.#starts.slice(0, this.#count), this.#ends.slice(0, this.#count)];
    release(this.#starts, this.#ends);
    return { starts, ends, rows: this.#rows };
  }
}

/** Calls `onTouch(run, above)` for each pair of runs in neighbouring rows that touch, be it at a corner, in reading order. */
export function touchRows(
  { starts, ends, rows }: Runs,
  width: number,
  y: number,
  onTouch: (run: number, above: number) => void,
): void {
  let above = rows[y - 1];
  for (let run = rows[y]; run < rows[y + 1]; run++) {
    const from = starts[run] - width;
    const to = ends[run] - width;
    while (above < rows[y] && ends[above] < from) above++;
    for (let k = above; k < rows[y] && starts[k] <= to; k++) onTouch(run, k);
  }
}

/** The first run of the set that a run is in; `parent[run] === run` for the first of a set. */
export function rootOf(parent: Int32Array, run: number): number {
  let at = run;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]];
    at = parent[at];
  }
  return at;
}

/** Makes one set of the sets of two runs. */
export function unite(parent: Int32Array, a: number, b: number): void {
  const first = rootOf(parent, a);
  const second = rootOf(parent, b);
  if (first < second) parent[second] = first;
  else if (second < first) parent[first] = second;
}

/** Each run in a set of its own. */
export function singletons(count: number): Int32Array {
  const parent = new Int32Array(count);
  for (let run = 0; run < count; run++) parent[run] = run;
  return parent;
}
