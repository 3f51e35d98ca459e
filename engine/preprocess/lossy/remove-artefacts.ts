import type { Pixels } from '../../model/pixels.ts';
import { channelDistance } from '../../raster/color.ts';
import { cropPacked } from '../../raster/crop.ts';
import { release } from '../../raster/release.ts';
import { BLOCK_CELLS, BLOCK_PX, type Contrast, measureContrast } from './block-contrast.ts';
import { restoreBorders } from './borders/restore-borders.ts';
import { deblock } from './deblock.ts';
import { distortionOf } from './distortion.ts';
import { CELL_PX, findPlainColors, type PlainColors } from './find-plain-colors.ts';
import { findSlopes, type Slopes } from './find-slopes.ts';
import { findSmallSurfaces } from './find-small-surfaces.ts';
import { Grounds } from './grounds.ts';
import { type Nearby, nearbyColors } from './nearby-colors.ts';
import { type GroundOf, paleEdges } from './pale-edges.ts';
import { restoreInk } from './restore-ink.ts';
import { softenSteps } from './soften-steps.ts';
import { toneOf } from './tone.ts';

/** Levels of contrast below which a block is not distorted. */
const QUIET_CONTRAST = 10;
/** Times that distortion, up to which a pixel is no ink unless ink is beside it. */
const WEAK = 2;
/** Surfaces whose colours differ by no more levels are told apart by the block, not by the pixel. */
const CONFUSABLE = 24;
/** What it costs a colour when no block around has it, in pixels that are off. */
const FAR_COST = 8;

/** Of the eight pixels around a pixel, those of its own ground, at most, and of another one, at least, that make it one of them. */
const [MAX_ISOLATED, MIN_AROUND] = [2, 5];

/** Size of the bands that a tall picture is cleaned in, and how much of the neighbouring ones each of them sees. */
const BAND_PIXELS = 4e6;
const MARGIN_PX = 64;

/** What a pixel is: of a plain colour or unknown, ink, faint ink; or of a block that nothing distorted. */
const [PLAIN, INK, WEAK_INK, QUIET] = [0, 1, 2, 3];

/**
 * Takes the artefacts of lossy compression off: in the neighbourhood of a plain surface, each pixel that differs from its
 * colour by no more than compression does becomes that colour again. What is left is ink, edges and photographs.
 */
export function removeArtefacts(image: Pixels): Pixels {
  const { width, height } = image;
  const data = new Int32Array(width * height);
  // In bands, which hardly need memory, with a margin in which surfaces and ink are seen; both are whole blocks.
  const rows = Math.max(MARGIN_PX, Math.floor(BAND_PIXELS / width / MARGIN_PX) * MARGIN_PX);
  for (let top = 0; top < height; top += rows) {
    const from = Math.max(0, top - MARGIN_PX);
    const [end, to] = [Math.min(height, top + rows), Math.min(height, top + rows + MARGIN_PX)];
    const band = cropPacked(image, { x: 0, y: from, width, height: to - from });
    const clean = cleanBand(band);
    data.set(clean.data.subarray((top - from) * width, (end - from) * width), top * width);
    release(band.data, clean.data);
  }
  const clean = { width, height, data };
  restoreBorders(image, clean);
  return clean;
}

function cleanBand(image: Pixels): Pixels {
  const { width, height, data } = image;
  const plain = findPlainColors(image);
  const firstSmall = plain.colors.length;
  const small = findSmallSurfaces(image, plain);
  const slopes = findSlopes(image, plain);
  const grounds = new Grounds(plain.colors, slopes);
  const across = Math.ceil(width / BLOCK_PX);
  const down = Math.ceil(height / BLOCK_PX);
  const contrastOf = measureContrast(image, plain);
  const nearby = nearbyColors(plain, small, slopes && { id: grounds.slope, isPart: slopes.isPart }, across, down);
  const edgeOf = paleEdges(plain, (cell) => slopes?.isPart(cell) ?? false);
  const clean = { width, height, data: data.slice() };
  const kinds = new Uint8Array(data.length);
  const near = new Int16Array(data.length).fill(-1);
  paintPlain(clean, near, plain);
  if (slopes) paintSlopes(clean, near, plain, slopes, grounds.slope);
  for (let by = 0; by < down; by++) {
    for (let bx = 0; bx < across; bx++) {
      if (isAllPlain(plain, bx, by)) continue;
      const contrast = contrastOf(bx, by);
      const around = nearby(bx, by);
      const pixels = pixelsOf(image, bx, by);
      const isQuiet = contrast.high - contrast.low < QUIET_CONTRAST && contrast.chroma < QUIET_CONTRAST;
      if (fillPlain(pixels, around, contrast, isQuiet)) continue;
      const edge = edgeOf(bx, by, contrast);
      if (edge && sharpen(pixels, edge)) continue;
      // Only what is plain has a plain colour where nothing was distorted: a soft shadow stays one.
      if (isQuiet) {
        for (const at of pixels) if (near[at] < 0) kinds[at] = QUIET;
      } else if (around.ids.length > 0) judge(pixels, around, contrast);
    }
  }
  dropStray();
  dropIsolated();
  deblock(clean, image, (first) => kinds[first] === QUIET);
  for (let at = 0; at < kinds.length; at++) if (kinds[at] === QUIET) kinds[at] = PLAIN;
  const labels = { kinds, near, grounds };
  restoreInk(image, clean, labels);
  softenSteps(image, clean, labels, firstSmall);
  release(kinds, near);
  if (slopes) release(slopes.colors);
  return clean;

  /** Makes a block plain over which nothing but the chroma of its neighbours was smeared; of colours alike, in the commonest around. */
  function fillPlain(
    pixels: readonly number[],
    { ids, shares }: Nearby,
    contrast: Contrast,
    isQuiet: boolean,
  ): boolean {
    const unknown = pixels.filter((at) => near[at] < 0);
    const middle = pixels[pixels.length >> 1];
    let [plainId, most] = [-1, 0];
    ids.forEach((id, k) => {
      if (shares[k] <= most || pixels.some((at) => grounds.colorAt(id, at) < 0)) return;
      const { offInChroma } = distortionOf(contrast, grounds.toneAt(id, middle));
      if (unknown.every((at) => offInChroma(data[at], grounds.toneAt(id, at)) <= 1)) [plainId, most] = [id, shares[k]];
    });
    if (plainId < 0) return false;
    for (const at of unknown) {
      clean.data[at] = grounds.colorAt(plainId, at);
      // What is off by a level or two in a whole block says nothing of the chroma of ink.
      if (!isQuiet) near[at] = plainId;
    }
    return true;
  }

  /** Makes each pixel of a block that holds nothing else one of the grounds that meet there. */
  function sharpen(pixels: readonly number[], groundOf: GroundOf): boolean {
    const ids = pixels.map((at) => (near[at] < 0 ? groundOf(toneOf(data[at])) : near[at]));
    if (ids.includes(-1)) return false;
    pixels.forEach((at, k) => {
      near[at] = ids[k];
      clean.data[at] = grounds.colorAt(ids[k], at);
    });
    return true;
  }

  /** Gives the pixels of a block the plain colour that they are off by no more than its distortion. */
  function judge(pixels: readonly number[], nearby: Nearby, contrast: Contrast): void {
    const isKnown = (id: number): boolean => pixels.every((at) => grounds.colorAt(id, at) >= 0);
    const known = nearby.ids.flatMap((id, k) => (isKnown(id) ? [k] : []));
    if (known.length === 0) return;
    const ids = known.map((k) => nearby.ids[k]);
    const middle = pixels[pixels.length >> 1];
    const distortions = ids.map((id) => distortionOf(contrast, grounds.toneAt(id, middle)));
    const seen = pixels.map((at) => toneOf(data[at]));
    const offFrom = (index: number, k: number): number =>
      distortions[k].off(seen[index], grounds.toneAt(ids[k], pixels[index]));
    const costs = known.map(
      (from, k) =>
        FAR_COST * (1 - nearby.shares[from]) +
        pixels.reduce((sum, _, index) => sum + Math.min(1, offFrom(index, k)), 0),
    );
    const colors = ids.map((id) => grounds.colorAt(id, middle));
    const isConfusable = (a: number, b: number): boolean =>
      costs[b] < costs[a] && channelDistance(colors[a], colors[b]) <= CONFUSABLE;
    const handicaps = ids.map((_, k) => (ids.some((_, other) => isConfusable(k, other)) ? 1 : 0));
    pixels.forEach((at, index) => {
      let [least, off, nearest] = [Number.POSITIVE_INFINITY, 0, 0];
      for (let k = 0; k < ids.length; k++) {
        const own = offFrom(index, k);
        if (own + handicaps[k] < least) [least, off, nearest] = [own + handicaps[k], own, k];
      }
      const id = ids[nearest];
      near[at] = id;
      if (off <= 1) clean.data[at] = grounds.colorAt(id, at);
      else kinds[at] = off <= WEAK ? WEAK_INK : INK;
    });
  }

  /** Faint ink that no ink of its side, lighter or darker than the ground, is beside is an artefact. */
  function dropStray(): void {
    const isLighter = (at: number, id: number): boolean => toneOf(data[at]).y > grounds.toneAt(id, at).y;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        if (kinds[at] !== WEAK_INK) continue;
        const id = near[at];
        const side = isLighter(at, id);
        if (touches(x, y, (next) => kinds[next] === INK && isLighter(next, id) === side)) continue;
        clean.data[at] = grounds.colorAt(id, at);
        kinds[at] = PLAIN;
      }
    }
  }

  /** A pixel of a ground in the midst of another one is of that other one. */
  function dropIsolated(): void {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
        const id = near[at];
        if (id < 0 || kinds[at] !== PLAIN || (near[at - 1] === id && near[at + 1] === id)) continue;
        let [same, other, others] = [0, -1, 0];
        for (const step of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) {
          const next = at + step;
          if (kinds[next] !== PLAIN || near[next] < 0) continue;
          if (near[next] === id) same++;
          else if (others === 0 || near[next] === other) [other, others] = [near[next], others + 1];
        }
        if (same > MAX_ISOLATED || others < MIN_AROUND) continue;
        near[at] = other;
        clean.data[at] = grounds.colorAt(other, at);
      }
    }
  }

  function touches(x: number, y: number, isInk: (at: number) => boolean): boolean {
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) if (isInk(v * width + u)) return true;
    return false;
  }
}

/** One colour for each surface: compression may have moved it by a level here and there. */
function paintPlain({ width, data }: Pixels, near: Int16Array, { columns, colors, cells }: PlainColors): void {
  for (let cell = 0; cell < cells.length; cell++) {
    const id = cells[cell];
    if (id < 0) continue;
    const first = Math.floor(cell / columns) * CELL_PX * width + (cell % columns) * CELL_PX;
    for (let row = 0; row < CELL_PX; row++) {
      data.fill(colors[id], first + row * width, first + row * width + CELL_PX);
      near.fill(id, first + row * width, first + row * width + CELL_PX);
    }
  }
}

/** The cells of a gradient go on as all of it does. */
function paintSlopes(
  clean: Pixels,
  near: Int16Array,
  { columns, rows }: PlainColors,
  slopes: Slopes,
  id: number,
): void {
  for (let cell = 0; cell < columns * rows; cell++) {
    if (!slopes.isPart(cell)) continue;
    const first = Math.floor(cell / columns) * CELL_PX * clean.width + (cell % columns) * CELL_PX;
    for (let row = 0; row < CELL_PX; row++) {
      const from = first + row * clean.width;
      clean.data.set(slopes.colors.subarray(from, from + CELL_PX), from);
      near.fill(id, from, from + CELL_PX);
    }
  }
}

function isAllPlain({ columns, rows, cells }: PlainColors, bx: number, by: number): boolean {
  const [left, top] = [bx * BLOCK_CELLS, by * BLOCK_CELLS];
  if (left + BLOCK_CELLS > columns || top + BLOCK_CELLS > rows) return false;
  for (let row = top; row < top + BLOCK_CELLS; row++)
    for (let column = left; column < left + BLOCK_CELLS; column++) if (cells[row * columns + column] < 0) return false;
  return true;
}

function pixelsOf({ width, height }: Pixels, bx: number, by: number): number[] {
  const pixels: number[] = [];
  for (let y = by * BLOCK_PX; y < Math.min(height, (by + 1) * BLOCK_PX); y++)
    for (let x = bx * BLOCK_PX; x < Math.min(width, (bx + 1) * BLOCK_PX); x++) pixels.push(y * width + x);
  return pixels;
}
