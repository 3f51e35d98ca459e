/** Stretches of one row, in reading order: `starts` to `ends` are indices of pixels, row y has those from `rows[y]` to `rows[y + 1]`. */
export type Runs = { starts: Int32Array; ends: Int32Array; rows: Int32Array };

/** Stretches of one colour: designs have a few for every hundred pixels, which makes them the cheaper unit to work with. */
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
  let run = -1;
  for (let y = 0, at = 0; y < height; y++) {
    rows[y] = ++run;
    starts[run] = at;
    at++;
    const end = (y + 1) * width;
    for (; at < end; at++) {
      if (data[at] === data[at - 1]) continue;
      ends[run] = at;
      starts[++run] = at;
    }
    ends[run] = end;
  }
  rows[height] = count;
  return { starts, ends, rows };
}

/** Stretches of pixels for which `isIn` holds; only `within` is searched, if it is given. */
export function findMaskRuns(width: number, height: number, mask: Uint8Array): Runs {
  const starts: number[] = [];
  const ends: number[] = [];
  const rows = new Int32Array(height + 1);
  for (let y = 0; y < height; y++) {
    rows[y] = starts.length;
    const end = (y + 1) * width;
    for (let at = y * width; at < end; at++) {
      if (mask[at] === 0) continue;
      starts.push(at);
      while (at < end && mask[at] !== 0) at++;
      ends.push(at);
    }
  }
  rows[height] = starts.length;
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends), rows };
}
