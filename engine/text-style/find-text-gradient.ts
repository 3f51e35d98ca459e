import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Gradient } from '../model/paint.ts';
import type { Pixels } from '../model/pixels.ts';
import type { Ink } from '../model/segmentation.ts';
import type { StyledWord, TextLine } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { blue, channelDistance, green, red, rgb } from '../raster/color.ts';
import { measureText } from '../typeface/measure-text.ts';

/** Strokes of smaller type have hardly a pixel that is not mixed with the ground. */
const MIN_SIZE_PX = 20;
const MIN_PIXEL_COUNT = 60;
const MIN_CONTRAST_LEVELS = 24;
/** How far apart the colours of a word have to be: more than noise and compression make. */
const MIN_RANGE_LEVELS = 40;
/** How far, on the mean, colours may be off those at the same place of the gradient, and these off the lines between its stops. */
const MAX_DEVIATION_LEVELS = 10;
const MAX_BEND_LEVELS = 16;
const MAX_STOPS = 5;
/** Words whose gradient would need more have one each, if they can. */
const MAX_SHARED_STOPS = 3;
/** Places along the gradient that colours are read at. */
const STEP_COUNT = 24;
const MIN_STEP_PIXEL_COUNT = 4;
/** Height of what lies behind a line of text, above and below its baseline, in parts of the type size: it varies little. */
const ASCENT = 0.95;
const DESCENT = 0.25;

type Solid = { x: number; y: number; color: Rgb };
type Step = { at: number; color: Rgb };

/**
 * Finds the words of a line whose letters are filled with a gradient: where the colours of solid strokes follow a straight
 * gradient with few stops, through all the words beside each other or through one. Words that it runs through share it,
 * and its mean colour.
 */
export function findTextGradient(image: Pixels, ink: Ink, line: TextLine): void {
  if (line.fit.size < MIN_SIZE_PX) return;
  const solid = new Map(line.words.map((word) => [word, solidPixels(image, ink, word)]));
  const isShaded = (word: StyledWord) => rangeOf(solid.get(word)!) >= MIN_RANGE_LEVELS;
  for (let from = 0; from < line.words.length; from++) {
    let end = from;
    while (end < line.words.length && isShaded(line.words[end])) end++;
    const run = line.words.slice(from, end);
    if (run.length === 0) continue;
    const shared = gradientOf(run);
    const own = shared && shared.stops.length <= MAX_SHARED_STOPS ? [] : run.map((word) => gradientOf([word]));
    if (shared && !(own.length > 0 && own.every(Boolean))) give(run, shared);
    else for (const [at, word] of run.entries()) give([word], own[at]);
    from = end;
  }

  function gradientOf(words: readonly StyledWord[]): Gradient | undefined {
    const { x, width } = unionBox(words.map(({ box }) => box));
    const baseline = line.box.y + measureText(line.fit.font, line.text).top * line.fit.size;
    const box = { x, y: baseline - ASCENT * line.fit.size, width, height: (ASCENT + DESCENT) * line.fit.size };
    return fitGradient(
      words.flatMap((word) => solid.get(word)!),
      box,
    );
  }
}

function give(words: readonly StyledWord[], gradient: Gradient | undefined): void {
  if (!gradient) return;
  const color = meanOf(gradient.stops.map((stop) => stop.color));
  for (const word of words) Object.assign(word, { gradient, color });
}

/** Pixels within strokes: those at the edge are mixed with the ground, and what letters enclose is ground. */
function solidPixels({ width, data }: Pixels, { labels, background }: Ink, { glyphs }: StyledWord): Solid[] {
  const solid: Solid[] = [];
  for (const { id, ...glyph } of glyphs)
    for (let y = glyph.y + 1; y < glyph.y + glyph.height - 1; y++)
      for (let x = glyph.x + 1; x < glyph.x + glyph.width - 1; x++) {
        const at = y * width + x;
        if (labels[at] !== id || channelDistance(data[at], background[at]) < MIN_CONTRAST_LEVELS) continue;
        const around = [at - 1, at + 1, at - width, at + width];
        const isInside = around.every(
          (near) => labels[near] === id && channelDistance(data[near], data[at]) < MAX_BEND_LEVELS,
        );
        if (isInside) solid.push({ x: x + 0.5, y: y + 0.5, color: data[at] });
      }
  return solid;
}

/** Distance of the colours of nearly all pixels, in the channel in which they differ most. */
function rangeOf(pixels: readonly Solid[]): number {
  if (pixels.length < MIN_PIXEL_COUNT) return 0;
  const ranges = CHANNELS.map((channel) => {
    const levels = pixels.map(({ color }) => channel(color)).sort((a, b) => a - b);
    return levels[Math.floor(0.95 * levels.length)] - levels[Math.floor(0.05 * levels.length)];
  });
  return Math.max(...ranges);
}

/** The gradient behind letters: along the page, down it, from corner to corner of the box or at 45°, in either sense. */
function fitGradient(pixels: readonly Solid[], box: Box): Gradient | undefined {
  const corner = Math.round((Math.atan2(box.height, box.width) * 180) / Math.PI);
  const fits = [90, 180, 180 - corner, corner, 135, 45].map((angle) => ({ angle, ...stepsAlong(pixels, box, angle) }));
  const [{ angle, steps, off }] = fits.sort((a, b) => a.off - b.off);
  if (off > MAX_DEVIATION_LEVELS || steps.length < 3) return undefined;
  const stops = fitStops(steps);
  const isSeen = stops?.some(({ color }) => channelDistance(color, stops[0].color) >= MIN_RANGE_LEVELS);
  return stops && isSeen ? { angle, stops } : undefined;
}

/**
 * The mean colours of pixels along a gradient's line (CSS Images 3, linear gradients), and how far they are off them on the mean.
 * @param angle in degrees, 90 to the right, 180 down
 */
function stepsAlong(
  pixels: readonly Solid[],
  { x, y, width, height }: Box,
  angle: number,
): { steps: Step[]; off: number } {
  const [across, down] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
  const length = Math.abs(width * across) + Math.abs(height * down);
  const placeOf = (pixel: Solid) =>
    0.5 + ((pixel.x - x - width / 2) * across + (pixel.y - y - height / 2) * down) / length;
  const places = Map.groupBy(pixels, (pixel) => Math.floor(placeOf(pixel) * STEP_COUNT));
  const steps: Step[] = [];
  let [off, count] = [0, 0];
  for (const [, near] of [...places].sort(([a], [b]) => a - b)) {
    if (near.length < MIN_STEP_PIXEL_COUNT) continue;
    const color = meanOf(near.map((pixel) => pixel.color));
    off += near.reduce((sum, pixel) => sum + channelDistance(pixel.color, color), 0);
    count += near.length;
    steps.push({ at: near.reduce((sum, pixel) => sum + placeOf(pixel), 0) / near.length, color });
  }
  return { steps, off: off / Math.max(1, count) };
}

/** The stops of the straightest line through the colours; undefined when it would have too many bends. */
function fitStops(steps: readonly Step[]): Step[] | undefined {
  const kept = [0, steps.length - 1];
  for (;;) {
    const worst = worstOf(steps, kept);
    if (worst.off <= MAX_BEND_LEVELS) break;
    if (kept.length === MAX_STOPS) return undefined;
    kept.push(worst.index);
    kept.sort((a, b) => a - b);
  }
  return kept.map((index) => steps[index]);
}

/** The step that is farthest from the straight lines between those kept. */
function worstOf(steps: readonly Step[], kept: readonly number[]): { index: number; off: number } {
  let worst = { index: 0, off: 0 };
  for (let k = 1; k < kept.length; k++) {
    const [from, to] = [steps[kept[k - 1]], steps[kept[k]]];
    for (let index = kept[k - 1] + 1; index < kept[k]; index++) {
      const { at, color } = steps[index];
      const off = channelDistance(mix(from.color, to.color, (at - from.at) / (to.at - from.at)), color);
      if (off > worst.off) worst = { index, off };
    }
  }
  return worst;
}

const CHANNELS = [red, green, blue] as const;

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [r, g, b] = CHANNELS.map((channel) => Math.round(channel(from) + share * (channel(to) - channel(from))));
  return rgb(r, g, b);
}

function meanOf(colors: readonly Rgb[]): Rgb {
  const [r, g, b] = CHANNELS.map((channel) =>
    Math.round(colors.reduce((sum, color) => sum + channel(color), 0) / colors.length),
  );
  return rgb(r, g, b);
}
