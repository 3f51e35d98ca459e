import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import { bottom, contains, right } from '../../raster/box.ts';

/** A border of dashes (or dots, which are as long as wide). `box` is its outside. */
export type DashedFrame = { box: Box; color: Rgb; width: number; style: 'dashed' | 'dotted' };

const MAX_DASH_WIDTH_PX = 6;
const MAX_DASH_LENGTH_PX = 24;
/** Dashes in a row; letters (`- - -`, `....`) are fewer (engine-log: dashed-borders). */
const MIN_DASH_COUNT = 6;
const MIN_SIDE_PX = 16;
/** More rows of dashes are a pattern. */
const MAX_ROW_COUNT = 400;
/** Share of a vertical side that its dashes cover, corners left out. */
const MIN_COVERED_SHARE = 0.3;
const MAX_RADIUS_PX = 20;

/** Dashes one after the other; `along` and `across` are x and y for a level row, y and x for an upright one. */
type Chain = { start: number; end: number; across: number; width: number; length: number; pitch: number };
type Dash = { along: number; across: number; length: number; width: number };

/**
 * Dashed borders: two rows of equal dashes above each other, with the same dashes below each other at both their ends.
 * `pieces` are all small pieces of ink, also those on the edge of a surface.
 *
 * @returns the frames, and the pieces that are part of none
 */
export function findDashedFrames(
  image: Pixels,
  pieces: readonly ConnectedComponent[],
): { frames: DashedFrame[]; isPart: (piece: Box) => boolean } {
  const solid = pieces.filter(
    ({ width, height, pixels }) =>
      Math.min(width, height) <= MAX_DASH_WIDTH_PX &&
      Math.max(width, height) <= MAX_DASH_LENGTH_PX &&
      pixels >= 0.8 * width * height,
  );
  const level = chainsOf(solid.filter((s) => s.width >= s.height).map(levelDash)).filter(isLong);
  if (level.length < 2 || level.length > MAX_ROW_COUNT) return { frames: [], isPart: () => false };
  const upright = solid.filter((s) => s.height >= s.width).sort((a, b) => a.x - b.x);
  const frames: DashedFrame[] = [];
  const strips: Box[] = [];
  for (const top of level.sort((a, b) => a.across - b.across)) {
    const low = level.find((other) => other.across >= top.across + MIN_SIDE_PX && isAlike(top, other));
    if (!low) continue;
    const columnOf = (from: number, to: number): number | undefined => sideAt(upright, top, low, from, to);
    const reach = top.length + top.pitch + MAX_RADIUS_PX;
    const left = columnOf(top.start - reach, top.start + top.length);
    const far = columnOf(top.end - top.length - top.width, top.end + reach);
    if (left === undefined || far === undefined || far - left < MIN_SIDE_PX) continue;
    const { width, length } = top;
    const box = { x: left, y: top.across, width: far + width - left, height: low.across + width - top.across };
    const color = image.data[(top.across + (width >> 1)) * image.width + top.start + (length >> 1)];
    frames.push({ box, color, width, style: length > 1.5 * width ? 'dashed' : 'dotted' });
    const deep = Math.max(width + 1, 2 * width);
    strips.push(
      { ...box, height: deep },
      { ...box, y: bottom(box) - deep, height: deep },
      { ...box, width: deep },
      { ...box, x: right(box) - deep, width: deep },
      // Two dashes meet at a corner.
      ...[box.x, right(box) - length - 1].flatMap((x) =>
        [box.y, bottom(box) - length - 1].map((y) => ({ x, y, width: length + 1, height: length + 1 })),
      ),
    );
  }
  return { frames, isPart: (piece) => strips.some((strip) => contains(strip, piece, 1)) };
}

const levelDash = ({ x, y, width, height }: Box): Dash => ({ along: x, across: y, length: width, width: height });

/** Dashes of one row, of one size and pitch. */
function chainsOf(dashes: readonly Dash[]): Chain[] {
  const chains: (Chain & { count: number })[] = [];
  let last: (Chain & { count: number }) | undefined;
  for (const dash of [...dashes].sort((a, b) => a.across - b.across || a.along - b.along)) {
    const { along, across, length, width } = dash;
    const gap = last ? along - last.end : 0;
    const pitch = last ? along - (last.end - last.length) : 0;
    const isNextDash =
      last !== undefined &&
      across === last.across &&
      width === last.width &&
      Math.abs(length - last.length) <= 1 &&
      gap >= 1 &&
      gap <= 2 * Math.max(length, 2) + 1 &&
      (last.count === 1 || Math.abs(pitch - last.pitch) <= 1.5);
    if (last && isNextDash) {
      last.pitch = last.count === 1 ? pitch : (last.pitch * (last.count - 1) + pitch) / last.count;
      last.end = along + length;
      last.count++;
    } else {
      last = { start: along, end: along + length, across, width, length, pitch: 0, count: 1 };
      chains.push(last);
    }
  }
  return chains.filter(({ count }) => count >= MIN_DASH_COUNT);
}

const isLong = ({ start, end }: Chain): boolean => end - start >= 2 * MIN_SIDE_PX;

/** Two rows of the same dashes that begin and end at the same place, within a dash. */
function isAlike(a: Chain, b: Chain): boolean {
  const off = a.pitch + 2;
  return (
    a.width === b.width &&
    Math.abs(a.length - b.length) <= 1 &&
    Math.abs(a.start - b.start) <= off &&
    Math.abs(a.end - b.end) <= off
  );
}

/** Where between `from` and `to` dashes of the same kind stand below each other from one row to the other. */
function sideAt(
  upright: readonly ConnectedComponent[],
  top: Chain,
  low: Chain,
  from: number,
  to: number,
): number | undefined {
  const inner = { from: top.across, to: low.across + low.width };
  const covered = new Map<number, number>();
  for (let i = firstFrom(upright, from); i < upright.length && upright[i].x <= to; i++) {
    const { x, y, width, height } = upright[i];
    if (x + width > to || y < inner.from || y + height > inner.to) continue;
    if (width !== top.width || height > top.length + 2) continue;
    covered.set(x, (covered.get(x) ?? 0) + height);
  }
  const room = Math.max(1, inner.to - inner.from - 2 * (top.length + top.width));
  const [best] = [...covered].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= MIN_COVERED_SHARE * room ? best[0] : undefined;
}

/** The index of the first piece that begins at `x` or after it. */
function firstFrom(pieces: readonly ConnectedComponent[], x: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle].x < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
