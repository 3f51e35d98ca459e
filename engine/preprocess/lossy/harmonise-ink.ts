import type { Rgb } from '../../model/color.ts';
import type { Pixels } from '../../model/pixels.ts';
import { blue, channelDistance, green, red } from '../../raster/color.ts';

/** Levels that the full colours of ink differ by from block to block where it was painted in one. */
const SAME_INK_LEVELS = 8;
const BIN_LEVELS = SAME_INK_LEVELS + 1;
const BIN_SIDE = Math.ceil(256 / BIN_LEVELS) + 2;

/** Gives pixels of nearly one colour the commonest of their colours, on the whole picture. */
export function harmoniseInk({ data }: Pixels, isCore: (at: number) => boolean): void {
  const counts = new Map<Rgb, number>();
  for (let at = 0; at < data.length; at++) if (isCore(at)) counts.set(data[at], (counts.get(data[at]) ?? 0) + 1);
  const bins = new Map<number, { color: Rgb; rank: number }[]>();
  const better = new Map<Rgb, Rgb>();
  let rank = 0;
  for (const [color] of [...counts].sort((a, b) => b[1] - a[1])) {
    const bin = binOf(color);
    let best = { color, rank: Number.POSITIVE_INFINITY };
    for (const step of STEPS)
      for (const other of bins.get(bin + step) ?? [])
        if (other.rank < best.rank && channelDistance(other.color, color) <= SAME_INK_LEVELS) best = other;
    better.set(color, best.color);
    if (best.color !== color) continue;
    const own = bins.get(bin);
    if (own) own.push({ color, rank: rank++ });
    else bins.set(bin, [{ color, rank: rank++ }]);
  }
  for (let at = 0; at < data.length; at++) if (isCore(at)) data[at] = better.get(data[at])!;
}

/** With a bin beyond each end, so that every one has neighbours. */
function binOf(color: Rgb): number {
  const bin = (level: number): number => Math.floor(level / BIN_LEVELS) + 1;
  return (bin(red(color)) * BIN_SIDE + bin(green(color))) * BIN_SIDE + bin(blue(color));
}

const AROUND = [-1, 0, 1];
const STEPS = AROUND.flatMap((r) => AROUND.flatMap((g) => AROUND.map((b) => (r * BIN_SIDE + g) * BIN_SIDE + b)));
