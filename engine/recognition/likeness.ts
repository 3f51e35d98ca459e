import { TEMPLATE_EM, TEMPLATE_FACES } from '../typeface/glyph-templates.ts';
import { type InkImage, paintWord, placesOf, templateFaces } from '../typeface/paint-word.ts';

/** Ink is compared at no more than the size of the templates. */
const LARGEST = TEMPLATE_EM;
/** Room around the ink, in pixels, so that a full bar has a shape, too. */
const ROOM = 2;
/** Both boxes are known to a pixel or so. */
const SLACK = 0.6;
/** Logarithms of the ratio of the two shapes' width by height. */
const MOST_STRETCHED = 1;
const STRETCH_PRICE = 0.5;

/** The order in which typefaces are tried: the one that fitted last comes first, as a page has few. It changes no result. */
const order = TEMPLATE_FACES.map((_, i) => i);

/**
 * How much the ink of a word looks like its reading, in the typeface in which it looks most like it: the correlation of the two
 * pictures (-1..1), less what one would have to be stretched.
 *
 * @param text without spaces
 * @param enough typefaces are tried until one reaches this
 * @returns at most `enough`; undefined for characters of which nothing is known
 */
export function likenessOf(text: string, ink: InkImage, enough: number): number | undefined {
  const places = placesOf(text);
  if (!places) return undefined;
  const scale = Math.min(1, LARGEST / ink.height, (LARGEST * Math.max(2, text.length)) / ink.width);
  const width = Math.max(1, Math.round(ink.width * scale));
  const height = Math.max(1, Math.round(ink.height * scale));
  const seen = normalise(fitInto(ink, width, height));
  const faces = templateFaces();
  let best = -1;
  for (let at = 0; at < order.length; at++) {
    best = Math.max(
      best,
      compare(paintWord(places, faces[order[at]], ink.width / ink.height), ink, seen, width, height),
    );
    if (best < enough) continue;
    order.unshift(...order.splice(at, 1));
    return enough;
  }
  return best;
}

function compare(painted: InkImage, ink: InkImage, seen: Float32Array, width: number, height: number): number {
  const ratio = Math.abs(Math.log((painted.width * ink.height) / (painted.height * ink.width)));
  const stretch = Math.max(0, ratio - SLACK * (1 / height + 1 / width));
  if (stretch > MOST_STRETCHED) return -1;
  const expected = normalise(fitInto(painted, width, height));
  let correlation = 0;
  for (let i = 0; i < seen.length; i++) correlation += seen[i] * expected[i];
  return correlation - STRETCH_PRICE * stretch;
}

/** Resampled by area, with room around it, and blurred by a pixel: strokes lie on pixels in one picture, between them in the other. */
function fitInto({ width, height, data }: InkImage, columns: number, rows: number): Float32Array {
  const across = resample(width, columns);
  const down = resample(height, rows);
  const stride = columns + 2 * ROOM;
  const middle = new Float32Array(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0, k = 0; x < columns; x++) {
      let sum = 0;
      for (const end = across.ends[x]; k < end; k++) sum += across.share[k] * data[y * width + across.cell[k]];
      middle[y * stride + x + ROOM] = sum;
    }
  blur(middle, 1);
  const result = new Float32Array(stride * (rows + 2 * ROOM));
  for (let y = 0, k = 0; y < rows; y++)
    for (const end = down.ends[y]; k < end; k++) {
      const to = (y + ROOM) * stride;
      const from = down.cell[k] * stride;
      const share = down.share[k];
      for (let x = 0; x < stride; x++) result[to + x] += share * middle[from + x];
    }
  blur(result, stride);
  return result;
}

/** Of which of `length` cells each of `count` consists, and to what share (they add up to 1); `ends` are indices of those lists. */
function resample(length: number, count: number) {
  const most = length + 2 * count + 2;
  const cell = new Int32Array(most);
  const share = new Float32Array(most);
  const ends = new Int32Array(count);
  const step = length / count;
  let k = 0;
  for (let i = 0; i < count; i++) {
    const begin = i * step;
    const end = Math.min(length, begin + step);
    for (let j = Math.floor(begin); j < end - 1e-6; j++, k++) {
      cell[k] = j;
      share[k] = (Math.min(end, j + 1) - Math.max(begin, j)) / (end - begin);
    }
    ends[i] = k;
  }
  return { cell, share, ends };
}

/** In place, with 1 2 1 along cells that are `step` apart. The ends are empty. */
function blur(data: Float32Array, step: number): void {
  const last = data.length - step;
  const before = new Float32Array(step);
  for (let i = step; i < last; i++) {
    const at = i % step;
    const value = data[i];
    data[i] = 0.25 * before[at] + 0.5 * value + 0.25 * data[i + step];
    before[at] = value;
  }
}

/** Zero mean, unit length. */
function normalise(data: Float32Array): Float32Array {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < data.length; i++) {
    sum += data[i];
    squares += data[i] * data[i];
  }
  const mean = sum / data.length;
  const length = Math.sqrt(Math.max(1e-9, squares - sum * mean));
  for (let i = 0; i < data.length; i++) data[i] = (data[i] - mean) / length;
  return data;
}
