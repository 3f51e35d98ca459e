import type { Rgb } from '../../model/color.ts';
import type { Gradient } from '../../model/paint.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { Region } from '../../model/segmentation.ts';
import { blue, channelDistance, green, red, rgb } from '../../raster/color.ts';

const SAMPLE_COUNT = 2400;
const BIN_COUNT = 21;
/** A surface that varies less is one colour. */
const MIN_RANGE_LEVELS = 9;
/** A stop is put where a straight run of colour would be off by more. */
const MAX_STOP_ERROR_LEVELS = 5;
const MAX_STOP_COUNT = 5;
/** A surface with a larger share in one colour, give or take a level, has no gradient (engine-log: plain-color). */
const MAX_PLAIN_SHARE = 0.8;

/** Points of a surface and their colours by channel: thousands of them are gone through for each angle. */
type Samples = {
  count: number;
  x: Float64Array;
  y: Float64Array;
  channels: [r: Uint8Array, g: Uint8Array, b: Uint8Array];
};
type Bin = { t: number; color: Rgb };

/**
 * The straight gradient that a surface is painted with: the direction across which its colours vary least, and the
 * colours along it, with a stop wherever their course bends.
 *
 * @returns undefined for one colour, and for what no straight gradient explains
 */
export function fitGradient(image: Pixels, labels: Int32Array, surface: Region): Gradient | undefined {
  const samples = takeSamples(image, labels, surface);
  if (samples.count < 60 || rangeOf(samples) < MIN_RANGE_LEVELS || isPlain(samples)) return undefined;
  let best: { angle: number; bins: Bin[]; fitError: number } | undefined;
  for (const angle of anglesOf(surface)) {
    const { bins, fitError } = project(samples, surface, angle);
    // Round angles first: another one must explain clearly more.
    if (bins.length > BIN_COUNT / 2 && (!best || fitError < 0.8 * best.fitError - 0.2))
      best = { angle, bins, fitError };
  }
  if (!best) return undefined;
  const range = Math.max(
    ...best.bins.map((bin) => Math.max(...best.bins.map((other) => channelDistance(bin.color, other.color)))),
  );
  if (range < MIN_RANGE_LEVELS || best.fitError > Math.max(1.5, 0.07 * range)) return undefined;
  return { angle: best.angle, stops: simplify(extend(best.bins)) };
}

function takeSamples(image: Pixels, labels: Int32Array, surface: Region): Samples {
  const step = Math.max(1, Math.floor(Math.sqrt((surface.width * surface.height) / SAMPLE_COUNT)));
  const most = Math.ceil(surface.width / step) * Math.ceil(surface.height / step);
  const [x, y] = [new Float64Array(most), new Float64Array(most)];
  const [r, g, b] = [new Uint8Array(most), new Uint8Array(most), new Uint8Array(most)];
  let count = 0;
  for (let v = surface.y; v < surface.y + surface.height; v += step) {
    for (let u = surface.x; u < surface.x + surface.width; u += step) {
      const at = v * image.width + u;
      if (labels[at] !== surface.label) continue;
      const color = image.data[at];
      x[count] = u;
      y[count] = v;
      r[count] = red(color);
      g[count] = green(color);
      b[count++] = blue(color);
    }
  }
  return { count, x, y, channels: [r, g, b] };
}

/** Range of the channel that varies most, a few outliers left out. */
function rangeOf({ count, channels }: Samples): number {
  const ranges = channels.map((channel) => {
    const values = channel.slice(0, count).sort();
    return values[Math.floor(0.97 * (count - 1))] - values[Math.floor(0.03 * (count - 1))];
  });
  return Math.max(...ranges);
}

/** One colour almost everywhere: the rest is the shade of what lies on it. */
function isPlain({ count, channels: [r, g, b] }: Samples): boolean {
  const counts = new Map<Rgb, number>();
  for (let k = 0; k < count; k++) {
    const color = rgb(r[k], g[k], b[k]);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [[commonest]] = [...counts].sort((one, other) => other[1] - one[1]);
  let alike = 0;
  for (const [color, times] of counts) if (channelDistance(color, commonest) <= 1) alike += times;
  return alike > MAX_PLAIN_SHARE * count;
}

/** Down and across first, then the diagonals, then from corner to corner. */
function anglesOf({ width, height }: Region): number[] {
  const corner = Math.round((Math.atan2(height, width) * 180) / Math.PI);
  return [180, 90, 135, 45, 180 - corner, corner, 120, 150, 60, 30, 105, 165, 75, 15];
}

/** Sorts the samples into steps along a CSS gradient angle; `fitError` is how far colours of one step lie apart, in levels. */
function project({ count, x, y, channels }: Samples, box: Region, angle: number): { bins: Bin[]; fitError: number } {
  const dx = Math.sin((angle * Math.PI) / 180);
  const dy = -Math.cos((angle * Math.PI) / 180);
  const length = Math.abs(dx) * box.width + Math.abs(dy) * box.height;
  const binOf = new Uint8Array(count);
  const counts = new Float64Array(BIN_COUNT);
  const along = new Float64Array(BIN_COUNT);
  for (let k = 0; k < count; k++) {
    const way = dx * (x[k] + 0.5 - box.x - box.width / 2) + dy * (y[k] + 0.5 - box.y - box.height / 2);
    const t = Math.min(0.9999, Math.max(0, way / length + 0.5));
    const bin = Math.floor(t * BIN_COUNT);
    binOf[k] = bin;
    counts[bin]++;
    along[bin] += t;
  }
  let fitError = 0;
  const means = channels.map((channel) => {
    const mean = new Float64Array(BIN_COUNT);
    for (let k = 0; k < count; k++) mean[binOf[k]] += channel[k];
    for (let bin = 0; bin < BIN_COUNT; bin++) mean[bin] /= counts[bin];
    for (let k = 0; k < count; k++) fitError += Math.abs(channel[k] - mean[binOf[k]]);
    return mean;
  });
  const bins: Bin[] = [];
  for (let bin = 0; bin < BIN_COUNT; bin++) {
    if (counts[bin] <= 3) continue;
    const [r, g, b] = means.map((mean) => Math.round(mean[bin])) as [number, number, number];
    bins.push({ t: along[bin] / counts[bin], color: rgb(r, g, b) });
  }
  return { bins, fitError: fitError / (3 * count) };
}

/** The course of the colours drawn on to both ends. */
function extend(bins: Bin[]): Bin[] {
  const first = mix(bins[0], bins[1], 0);
  const last = mix(bins[bins.length - 2], bins[bins.length - 1], 1);
  return [first, ...bins, last];
}

/** The colour at `t` on the line through two steps. */
function mix(a: Bin, b: Bin, t: number): Bin {
  const share = (t - a.t) / Math.max(1e-6, b.t - a.t);
  const channel = (of: (color: Rgb) => number) =>
    Math.max(0, Math.min(255, Math.round(of(a.color) + share * (of(b.color) - of(a.color)))));
  return { t, color: rgb(channel(red), channel(green), channel(blue)) };
}

/** As few stops as describe the course (Douglas–Peucker); the positions in whole twentieths. */
function simplify(course: Bin[]): Gradient['stops'] {
  const stops = [course[0], course[course.length - 1]];
  while (stops.length < MAX_STOP_COUNT) {
    let worst = MAX_STOP_ERROR_LEVELS;
    let bend: Bin | undefined;
    for (const bin of course) {
      const next = stops.findIndex((stop) => stop.t >= bin.t);
      if (next < 1) continue;
      const off = channelDistance(mix(stops[next - 1], stops[next], bin.t).color, bin.color);
      if (off > worst) {
        worst = off;
        bend = bin;
      }
    }
    if (!bend) break;
    stops.push(bend);
    stops.sort((a, b) => a.t - b.t);
  }
  return stops.map(({ t, color }) => ({ at: Math.round(t * 20) / 20, color }));
}
