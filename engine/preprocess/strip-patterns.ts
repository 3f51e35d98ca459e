import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Pattern } from '../model/pattern.ts';
import type { Pixels } from '../model/pixels.ts';
import { channelDistance } from '../raster/color.ts';

/** Columns at both sides of the page that nothing stands in but the ground of a band. */
const SIDE_PX = 48;
/** A band is no lower, and rows of another colour within it no more at once: lines of its pattern. */
const [MIN_BAND_PX, MAX_LINE_PX] = [96, 4];
/** Levels by which pixels of one colour differ, and by which one differs from its tile where something lies beside it. */
const [SAME_LEVELS, MAX_BLENDED_LEVELS] = [3, 8];
/** Width and height of what repeats, in px. */
const [MIN_TILE_PX, MAX_TILE_PX] = [6, 128];
/** So many distances are tried in either direction, and each is seen so often. */
const [CANDIDATE_COUNT, MIN_SEEN_COUNT] = [3, 40];
/** A pattern is seen so many times across and down, and takes no more of its tile. */
const MIN_TILE_COUNT = 3;
const MAX_INK_SHARE = 0.5;
/** Share of the tiles in which a pixel of the pattern is not hidden by content. */
const MIN_FREE_SHARE = 0.55;

/**
 * Takes patterns off the ground of bands that go from side to side of the page: dots, grids, crosses. To everything that
 * follows they would be hundreds of lines, boxes and full stops.
 *
 * @returns the image without them (the same one where there are none), and what they were
 */
export function stripPatterns(image: Pixels): { image: Pixels; patterns: Pattern[] } {
  const patterns = bandsOf(image).flatMap((band) => patternOf(image, band) ?? []);
  if (patterns.length === 0) return { image, patterns };
  const data = image.data.slice();
  for (const { box, width, height, colors, ground } of patterns) {
    for (let y = 0; y < box.height; y++) {
      for (let x = 0; x < box.width; x++) {
        const color = colors[(y % height) * width + (x % width)];
        const at = (box.y + y) * image.width + box.x + x;
        if (color !== -1 && channelDistance(data[at], color) <= MAX_BLENDED_LEVELS) data[at] = ground;
      }
    }
  }
  return { image: { ...image, data }, patterns };
}

type Band = Box & { ground: Rgb };

/** Runs of rows with one colour at both sides, where something else is seen there, too. */
function bandsOf({ width, height, data }: Pixels): Band[] {
  const bands: Band[] = [];
  if (width < 4 * SIDE_PX) return bands;
  let band: (Band & { others: number }) | undefined;
  const close = (): void => {
    if (band && band.height >= MIN_BAND_PX && band.others > 0) bands.push(band);
    band = undefined;
  };
  let strange = 0;
  for (let y = 0; y < height; y++) {
    const side = sideColor(data, y * width, width);
    if (band && side && channelDistance(band.ground, side.color) <= SAME_LEVELS) {
      band.height = y + 1 - band.y;
      band.others += side.others;
      strange = 0;
    } else if (!band || ++strange > MAX_LINE_PX) {
      close();
      if (side) band = { x: 0, y: y - strange, width, height: strange + 1, ground: side.color, others: side.others };
      strange = 0;
    }
  }
  close();
  return bands;
}

/**
 * The commonest colour of a row at both sides of the page, and how many pixels there have another one; undefined where the
 * sides differ, as beside a sidebar.
 */
function sideColor(data: Int32Array, row: number, width: number): { color: Rgb; others: number } | undefined {
  const [left, right] = [row, row + width - SIDE_PX].map((from) => {
    const counts = new Map<Rgb, number>();
    for (let at = from; at < from + SIDE_PX; at++) counts.set(data[at], (counts.get(data[at]) ?? 0) + 1);
    return counts;
  });
  const [color] = [...left].reduce((most, one) => (one[1] > most[1] ? one : most));
  const [other] = [...right].reduce((most, one) => (one[1] > most[1] ? one : most));
  if (channelDistance(color, other) > SAME_LEVELS) return undefined;
  const others = [...left, ...right].filter(([one]) => channelDistance(one, color) > SAME_LEVELS);
  return { color, others: others.reduce((sum, [, count]) => sum + count, 0) };
}

function patternOf(image: Pixels, band: Band): Pattern | undefined {
  // At the sides of the page there is nothing but the pattern.
  const sides = [band.x, band.x + band.width - SIDE_PX].map((x) => ({ ...band, x, width: SIDE_PX }));
  const down = distancesOf(image, sides, false);
  const across = down.length > 0 ? distancesOf(image, [band], true) : [];
  const sizes = across
    .flatMap((width) => down.map((height) => ({ width, height })))
    .filter(({ width, height }) => Math.min(band.width / width, band.height / height) >= MIN_TILE_COUNT)
    .sort((a, b) => a.width * a.height - b.width * b.height);
  for (const size of sizes) {
    const colors = tileOf(image, band, size.width, size.height);
    const ink = colors.reduce((count, color) => count + (color === -1 ? 0 : 1), 0);
    if (ink <= MAX_INK_SHARE * colors.length && repeatsBothWays(colors, size)) {
      const { x, y, width, height, ground } = band;
      return { box: { x, y, width, height }, ground, ...size, colors };
    }
  }
  return undefined;
}

/** Lines of a list repeat in one direction only: whole rows of a tile are ink, or none. */
function repeatsBothWays(colors: Int32Array, { width, height }: { width: number; height: number }): boolean {
  const varies = (count: number, length: number, at: (line: number, i: number) => number): boolean =>
    Array.from({ length: count }, (_, line) => line).some((line) => {
      const inked = Array.from({ length }, (_, i) => colors[at(line, i)] !== -1);
      return inked.includes(true) && inked.includes(false);
    });
  return varies(height, width, (y, x) => y * width + x) && varies(width, height, (x, y) => y * width + x);
}

/** The commonest distances from one beginning of ink to the next, with nothing but ground between the two. */
function distancesOf({ width, data }: Pixels, parts: readonly Band[], across: boolean): number[] {
  const counts = new Uint32Array(MAX_TILE_PX + 1);
  for (const { ground, ...part } of parts) {
    const [lines, length] = across ? [part.height, part.width] : [part.width, part.height];
    const [step, next] = across ? [1, width] : [width, 1];
    for (let line = 0; line < lines; line++) {
      const start = part.y * width + part.x + line * next;
      let last = -1;
      let inInk = false;
      for (let i = 0; i < length; i++) {
        const isInk = !isSame(data[start + i * step], ground);
        if (isInk && !inInk) {
          if (last >= 0 && i - last <= MAX_TILE_PX) counts[i - last]++;
          last = i;
        }
        inInk = isInk;
      }
    }
  }
  return [...counts.keys()]
    .filter((distance) => distance >= MIN_TILE_PX && counts[distance] >= MIN_SEEN_COUNT)
    .sort((a, b) => counts[b] - counts[a])
    .slice(0, CANDIDATE_COUNT);
}

/** What most tiles of one size show at each of their pixels; -1 where that is the ground. */
function tileOf(image: Pixels, band: Band, tileWidth: number, tileHeight: number): Int32Array {
  const colors = new Int32Array(tileWidth * tileHeight).fill(-1);
  const { width, data } = image;
  const [all, inked] = [new Uint32Array(colors.length), new Uint32Array(colors.length)];
  // Every pixel of a page is asked for each size: plain loops, no functions; and the first asks as little as it can.
  for (let y = 0; y < band.height; y++) {
    const [row, first] = [(band.y + y) * width, (y % tileHeight) * tileWidth];
    for (let x = 0, tile = first; x < band.width; x++) {
      all[tile]++;
      if (data[row + x] !== band.ground) inked[tile]++;
      if (++tile === first + tileWidth) tile = first;
    }
  }
  if (inked.every((count, tile) => count < MIN_FREE_SHARE * all[tile])) return colors;
  // The majority of each pixel, and then how large it is.
  const [votes, seen] = [new Int32Array(colors.length), new Uint32Array(colors.length)];
  for (let y = 0; y < band.height; y++) {
    const [row, first] = [(band.y + y) * width, (y % tileHeight) * tileWidth];
    for (let x = 0, tile = first; x < band.width; x++) {
      const color = data[row + x];
      if (votes[tile] === 0) colors[tile] = color;
      votes[tile] += isSame(colors[tile], color) ? 1 : -1;
      if (++tile === first + tileWidth) tile = first;
    }
  }
  for (let y = 0; y < band.height; y++) {
    const [row, first] = [(band.y + y) * width, (y % tileHeight) * tileWidth];
    for (let x = 0, tile = first; x < band.width; x++) {
      if (isSame(colors[tile], data[row + x])) seen[tile]++;
      if (++tile === first + tileWidth) tile = first;
    }
  }
  return colors.map((color, tile) =>
    isSame(color, band.ground) || seen[tile] < MIN_FREE_SHARE * all[tile] ? -1 : color,
  );
}

/** Most neighbours of one place are equal. */
const isSame = (a: Rgb, b: Rgb): boolean => a === b || channelDistance(a, b) <= SAME_LEVELS;
