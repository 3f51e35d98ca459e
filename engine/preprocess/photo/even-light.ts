import type { Pixels } from '../../model/pixels.ts';
import { blue, green, red, rgb } from '../../raster/color.ts';

const TILE_SIZE_PX = 16;
/** Tiles of one surface: light changes by less from one to the next, in the logarithm, and noise spreads them by less. */
const MAX_LIGHT_STEP = 0.03;
const MAX_SPREAD_LEVELS = 9;
/** Rounds in which the steps are left out that the light does not explain. */
const ROUND_COUNT = 4;
/** Share of the page that its white takes at least, and the level that it has in the light at least. */
const MIN_WHITE_SHARE = 0.02;
const MIN_WHITE_LEVEL = 140;
/** Whites differ in their channels by less, in the light of a room. */
const MAX_WHITE_TINT = 40;

type Tile = { level: number; red: number; green: number; blue: number; isPlain: boolean };

/**
 * Takes the uneven light of a photograph off, and makes white what is white: the light is a polynomial of the second degree in
 * x and y, which explains the small steps between neighbouring plain tiles best.
 */
export function evenLight(image: Pixels): Pixels {
  const { width, height, data } = image;
  const columns = Math.floor(width / TILE_SIZE_PX);
  const rows = Math.floor(height / TILE_SIZE_PX);
  const tiles = Array.from({ length: columns * rows }, (_, k) => tileAt(image, k % columns, Math.floor(k / columns)));
  const terms = (x: number, y: number): number[] => [x, y, x * x, x * y, y * y];
  const scaleX = (x: number): number => (2 * x) / width - 1;
  const scaleY = (y: number): number => (2 * y) / height - 1;
  const termsOf = (k: number): number[] =>
    terms(scaleX(((k % columns) + 0.5) * TILE_SIZE_PX), scaleY((Math.floor(k / columns) + 0.5) * TILE_SIZE_PX));
  const light = fitSteps(stepsBetween(tiles, columns, termsOf));
  const lightAt = (own: readonly number[]): number => Math.exp(own.reduce((sum, term, k) => sum + term * light[k], 0));
  const gains = whiteGains(tiles, (k) => lightAt(termsOf(k)));
  const even = new Int32Array(data.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const own = 1 / lightAt(terms(scaleX(x), scaleY(y)));
      const color = data[at];
      const level = (value: number, gain: number): number => Math.min(255, Math.round(value * gain * own));
      even[at] = rgb(level(red(color), gains[0]), level(green(color), gains[1]), level(blue(color), gains[2]));
    }
  }
  return { width, height, data: even };
}

function tileAt({ width, data }: Pixels, column: number, row: number): Tile {
  let [r, g, b, squares] = [0, 0, 0, 0];
  for (let y = row * TILE_SIZE_PX; y < (row + 1) * TILE_SIZE_PX; y++) {
    for (let at = y * width + column * TILE_SIZE_PX, end = at + TILE_SIZE_PX; at < end; at++) {
      const color = data[at];
      r += red(color);
      g += green(color);
      b += blue(color);
      squares += green(color) ** 2;
    }
  }
  const count = TILE_SIZE_PX ** 2;
  const spread = Math.sqrt(Math.max(0, squares / count - (g / count) ** 2));
  const level = (r + g + b) / (3 * count);
  return {
    level,
    red: r / count,
    green: g / count,
    blue: b / count,
    isPlain: spread < MAX_SPREAD_LEVELS && level > 20,
  };
}

type Step = { terms: number[]; step: number };

/** The steps of the level's logarithm between neighbours of one surface, and those of the light's terms. */
function stepsBetween(tiles: readonly Tile[], columns: number, termsOf: (k: number) => number[]): Step[] {
  const steps: Step[] = [];
  for (const [k, tile] of tiles.entries()) {
    for (const other of [(k + 1) % columns === 0 ? -1 : k + 1, k + columns]) {
      const next = tiles[other];
      if (!next?.isPlain || !tile.isPlain) continue;
      const step = Math.log(next.level / tile.level);
      if (Math.abs(step) > MAX_LIGHT_STEP) continue;
      const own = termsOf(k);
      steps.push({ terms: termsOf(other).map((term, n) => term - own[n]), step });
    }
  }
  return steps;
}

/** Least squares, again without what is far off. */
function fitSteps(all: readonly Step[]): number[] {
  const none = [0, 0, 0, 0, 0];
  let [light, steps] = [none, all];
  for (let round = 0; round < ROUND_COUNT; round++) {
    if (steps.length < 40) return none;
    const matrix = none.map((_, i) =>
      none.map((_, j) => steps.reduce((sum, { terms }) => sum + terms[i] * terms[j], 0)),
    );
    const right = none.map((_, i) => steps.reduce((sum, { terms, step }) => sum + terms[i] * step, 0));
    light = solve(matrix, right);
    const offs = all.map(({ terms, step }) =>
      Math.abs(step - terms.reduce((sum, term, k) => sum + term * light[k], 0)),
    );
    const typical = offs.toSorted((a, b) => a - b)[offs.length >> 1];
    steps = all.filter((_, k) => offs[k] <= 2.5 * typical);
  }
  return light;
}

/** Gauss and Jordan; a little is added to the diagonal, so that what nothing tells is 0. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row.map((value, j) => value + (i === j ? 1e-6 : 0)), right[i]]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i][i];
    for (let j = i; j <= size; j++) rows[i][j] /= pivot;
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const factor = rows[k][i];
      for (let j = i; j <= size; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row) => row[size]);
}

/** What makes the lightest plain colour of the page white; without one, the light alone is evened to its brightest place. */
function whiteGains(tiles: readonly Tile[], lightAt: (k: number) => number): [number, number, number] {
  const lit = tiles.map((tile, k) => ({ ...tile, light: lightAt(k) }));
  const brightest = lit.reduce((most, { light }) => Math.max(most, light), 0);
  const plain = lit
    .filter(({ isPlain }) => isPlain)
    .map(({ light, ...tile }) => ({ r: tile.red / light, g: tile.green / light, b: tile.blue / light, light }))
    .sort((a, b) => b.g - a.g);
  const white = plain[Math.floor(MIN_WHITE_SHARE * tiles.length)];
  if (!white) return [brightest, brightest, brightest];
  const tint = (Math.max(white.r, white.g, white.b) - Math.min(white.r, white.g, white.b)) * white.light;
  if (white.g * white.light < MIN_WHITE_LEVEL || tint > MAX_WHITE_TINT) return [brightest, brightest, brightest];
  return [255 / white.r, 255 / white.g, 255 / white.b];
}
