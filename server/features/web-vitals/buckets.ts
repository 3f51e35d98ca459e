import type { VitalName } from '#contract/web-vitals.ts';

/** Each bucket is 5 % wider than the one before it. */
const STEP = Math.log(1.05);
/** Values are counted in this unit: milliseconds, for the layout shift (a plain number) thousandths. */
const scale = (name: VitalName): number => (name === 'CLS' ? 1000 : 1);
/** A minute of waiting, a shift of sixty windows: beyond that it does not matter any more. */
const MOST = 60_000;

/** Number of the bucket that a value falls into, 0 to 226. */
export const bucketOf = (name: VitalName, value: number): number =>
  Math.round(Math.log1p(Math.min(value * scale(name), MOST)) / STEP);

/** The value in the middle of a bucket. */
export const middleOf = (name: VitalName, bucket: number): number =>
  Math.round(Math.expm1(bucket * STEP)) / scale(name);
