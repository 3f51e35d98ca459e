import type { Box, Raster, Region } from '../facts.ts';

type Side = { x: number; y: number; dx: number; dy: number; length: number };

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

function differ({ data }: Raster, a: number, b: number, tolerance: number): boolean {
  for (let c = 0; c < 3; c += 1)
    if (Math.abs((data[a + c] as number) - (data[b + c] as number)) > tolerance) return true;
  return false;
}

/** Half of the sides (of those inside the picture) can be told from what lies two pixels outside, along half their length. */
function hasOutline(image: Raster, scale: number, region: Region): boolean {
  const left = Math.round(region.x * scale);
  const top = Math.round(region.y * scale);
  const right = Math.round((region.x + region.width) * scale) - 1;
  const bottom = Math.round((region.y + region.height) * scale) - 1;
  const at = (x: number, y: number): number => 4 * (y * image.width + x);
  const within = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < image.width && y < image.height;
  // Every side as its first pixel and the direction to the inside.
  const sides: Side[] = [
    { x: left, y: top, dx: 0, dy: 1, length: right - left + 1 },
    { x: left, y: bottom, dx: 0, dy: -1, length: right - left + 1 },
    { x: left, y: top, dx: 1, dy: 0, length: bottom - top + 1 },
    { x: right, y: top, dx: -1, dy: 0, length: bottom - top + 1 },
  ];
  let inside = 0;
  let visible = 0;
  for (const { x, y, dx, dy, length } of sides) {
    if (!within(x - 2 * dx, y - 2 * dy)) continue;
    inside += 1;
    let samples = 0;
    let seen = 0;
    // The middle three quarters: corners may be round.
    for (let k = Math.floor(length / 8); k < length - length / 8; k += 2) {
      const px = x + (dx === 0 ? k : 0);
      const py = y + (dy === 0 ? k : 0);
      if (!within(px, py) || !within(px + 2 * dx, py + 2 * dy) || !within(px - 2 * dx, py - 2 * dy)) continue;
      samples += 1;
      const outside = at(px - 2 * dx, py - 2 * dy);
      if ([0, 1, 2].some((depth) => differ(image, outside, at(px + depth * dx, py + depth * dy), 2))) seen += 1;
    }
    if (samples > 0 && seen >= samples / 2) visible += 1;
  }
  return inside > 0 && visible >= Math.max(1, inside / 2);
}

/** A hundredth of the region, outside of text and of regions inside it, differs from its commonest colour. */
function hasContent(
  image: Raster,
  scale: number,
  region: Region,
  words: readonly Box[],
  regions: readonly Region[],
): boolean {
  const inner = [...words, ...regions.filter((other) => other !== region && contains(region, other))];
  const step = Math.max(1, Math.sqrt((region.width * region.height) / 4000));
  const counts = new Map<number, number>();
  let samples = 0;
  for (let y = region.y + 0.5; y < region.y + region.height; y += step) {
    for (let x = region.x + 0.5; x < region.x + region.width; x += step) {
      const covered = inner.some(
        (o) => x >= o.x - 2 && y >= o.y - 2 && x <= o.x + o.width + 2 && y <= o.y + o.height + 2,
      );
      const px = Math.floor(x * scale);
      const py = Math.floor(y * scale);
      if (covered || px >= image.width || py >= image.height) continue;
      const at = 4 * (py * image.width + px);
      // Eight levels a channel: noise does not count.
      const bin =
        (((image.data[at] as number) >> 5) << 6) |
        (((image.data[at + 1] as number) >> 5) << 3) |
        ((image.data[at + 2] as number) >> 5);
      counts.set(bin, (counts.get(bin) ?? 0) + 1);
      samples += 1;
    }
  }
  return samples > 0 && samples - Math.max(...counts.values()) >= 0.01 * samples;
}

/**
 * Whether a region can be seen in the page's picture: by its outline, or, for a picture, by what it shows. Missing background
 * images and boxes that merge with their surroundings cannot. `words` and `regions` are all those of the page.
 */
export function showsRegion(
  image: Raster,
  scale: number,
  region: Region,
  words: readonly Box[],
  regions: readonly Region[],
): boolean {
  return (
    hasOutline(image, scale, region) || (region.kind === 'image' && hasContent(image, scale, region, words, regions))
  );
}
