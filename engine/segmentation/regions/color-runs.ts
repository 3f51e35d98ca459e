/**
 * A picture split into stretches of one colour within a row, in reading order. Run r has the pixels from `starts[r]` to
 * `starts[r + 1]`, which is there for the last one too; row y has the runs from `rows[y]` to `rows[y + 1]`. Designs have a
 * few for every hundred pixels, so they are the cheaper unit.
 */
export type ColorRuns = { starts: Int32Array; rows: Int32Array };

export function findColorRuns(data: Int32Array, width: number, height: number): ColorRuns {
  let count = 0;
  for (let y = 0, at = 0; y < height; y++) {
    count++;
    at++;
    for (const end = (y + 1) * width; at < end; at++) if (data[at] !== data[at - 1]) count++;
  }
  const starts = new Int32Array(count + 1);
  const rows = new Int32Array(height + 1);
  let run = 0;
  for (let y = 0, at = 0; y < height; y++) {
    rows[y] = run;
    const end = (y + 1) * width;
    while (at < end) {
      const color = data[at];
      starts[run++] = at++;
      while (at < end && data[at] === color) at++;
    }
  }
  rows[height] = count;
  starts[count] = width * height;
  return { starts, rows };
}
