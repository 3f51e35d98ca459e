/**
 * Stretches of pixels within a row, in reading order. `starts` and `ends` (exclusive) are indices of pixels; row y has the
 * runs from `rows[y]` to `rows[y + 1]`. Designs have a few for every hundred pixels, so they are the cheaper unit.
 */
export type Runs = { starts: Int32Array; ends: Int32Array; rows: Int32Array };

/** All pixels, parted where the colour changes. */
export function findColorRuns(data: Int32Array, width: number, height: number): Runs {
  let count = 0;
  for (let y = 0, at = 0; y < height; y++) {
    count++;
    at++;
    for (const end = (y + 1) * width; at < end; at++) if (data[at] !== data[at - 1]) count++;
  }
  const starts = new Int32Array(count);
  const ends = new Int32Array(count);
  const rows = new Int32Array(height + 1);
  let run = 0;
  for (let y = 0, at = 0; y < height; y++) {
    rows[y] = run;
    const end = (y + 1) * width;
    while (at < end) {
      const color = data[at];
      starts[run] = at++;
      while (at < end && data[at] === color) at++;
      ends[run++] = at;
    }
  }
  rows[height] = count;
  return { starts, ends, rows };
}

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
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #rows: Int32Array;

  constructor(height: number) {
    this.#rows = new Int32Array(height + 1);
  }

  beginRow(y: number): void {
    this.#rows[y] = this.#starts.length;
  }

  search(from: number, to: number, isIn: (at: number) => boolean): void {
    for (let at = from; at < to; ) {
      if (!isIn(at++)) continue;
      this.#starts.push(at - 1);
      while (at < to && isIn(at)) at++;
      this.#ends.push(at);
    }
  }

  done(): Runs {
    this.beginRow(this.#rows.length - 1);
    return { starts: Int32Array.from(this.#starts), ends: Int32Array.from(this.#ends), rows: this.#rows };
  }
}

/**
 * Calls `onTouch(run, above, count)` for each pair of runs in neighbouring rows that share `count` columns, in reading
 * order; with `diagonal`, also for those that touch at a corner only.
 */
export function touchRows(
  { starts, ends, rows }: Runs,
  width: number,
  y: number,
  diagonal: 0 | 1,
  onTouch: (run: number, above: number, count: number) => void,
): void {
  let above = rows[y - 1];
  for (let run = rows[y]; run < rows[y + 1]; run++) {
    const from = starts[run] - width;
    const to = ends[run] - width;
    while (above < rows[y] && ends[above] + diagonal <= from) above++;
    for (let k = above; k < rows[y] && starts[k] < to + diagonal; k++) {
      onTouch(run, k, Math.min(to, ends[k]) - Math.max(from, starts[k]));
    }
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
