import type { Box, PageFacts, Raster, Region } from '#fidelity/index.ts';

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const area = (box: Box): number => box.width * box.height;

/** What a region looks like, in words that name a cause: its size, how its edge shows, what lies over or beside it. */
export function lookOfRegion(region: Region, page: PageFacts, image: Raster): string {
  const scale = image.width / page.width;
  return [region.kind, sizeOf(region, page.width), edgeOf(region, image, scale), relationOf(region, page.regions)]
    .filter(Boolean)
    .join(', ');
}

function sizeOf({ width, height }: Box, pageWidth: number): string {
  const longest = Math.max(width, height);
  if (longest <= 24) return 'tiny';
  if (longest <= 64) return 'small';
  if (Math.min(width, height) < 16) return 'thin';
  return width > 0.95 * pageWidth ? 'page-wide' : 'normal';
}

/** How far the colours inside (four pixels deep) and at the edge itself are from those outside: the median around the box. */
function edgeOf(region: Box, image: Raster, scale: number): string {
  const x0 = Math.round(region.x * scale);
  const y0 = Math.round(region.y * scale);
  const x1 = Math.round((region.x + region.width) * scale) - 1;
  const y1 = Math.round((region.y + region.height) * scale) - 1;
  const distance = (ax: number, ay: number, bx: number, by: number): number => {
    const a = 4 * (ay * image.width + ax);
    const b = 4 * (by * image.width + bx);
    return Math.max(...[0, 1, 2].map((c) => Math.abs((image.data[a + c] ?? 0) - (image.data[b + c] ?? 0))));
  };
  const fills: number[] = [];
  const lines: number[] = [];
  const probe = (x: number, y: number, dx: number, dy: number): void => {
    const [ox, oy] = [x - 2 * dx, y - 2 * dy];
    if (ox < 0 || oy < 0 || ox >= image.width || oy >= image.height) return;
    fills.push(distance(ox, oy, x + 4 * dx, y + 4 * dy));
    lines.push(Math.max(distance(ox, oy, x, y), distance(ox, oy, x + dx, y + dy)));
  };
  for (let share = 0.1; share < 0.95; share += 0.05) {
    const x = Math.round(x0 + share * (x1 - x0));
    const y = Math.round(y0 + share * (y1 - y0));
    probe(x, y0, 0, 1);
    probe(x, y1, 0, -1);
    probe(x0, y, 1, 0);
    probe(x1, y, -1, 0);
  }
  const middle = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
  const fill = middle(fills);
  if (fill > 12) return 'filled';
  if (fill > 3) return 'faintly filled';
  return middle(lines) > 3 ? 'bordered' : 'hardly visible';
}

function relationOf(region: Region, regions: readonly Region[]): string {
  for (const other of regions) {
    if (other === region) continue;
    const common = shared(region, other);
    const least = Math.min(area(region), area(other));
    if (common > 0.03 * least && common < 0.97 * least) return 'partly covered or covering';
    if (common > 0.5 * area(region) && area(other) <= 2 * area(region))
      return 'around or inside another of nearly its size';
  }
  return '';
}
