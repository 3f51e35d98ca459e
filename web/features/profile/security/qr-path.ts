/**
 * The dark modules of a QR code as one SVG path, one unit each: runs of a row are drawn as one rectangle.
 * @param modules rows of a square, true is dark
 */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      const width = x - start + 1;
      runs.push(`M${start} ${y}h${width}v1h-${width}z`);
    }
  });
  return runs.join('');
}
