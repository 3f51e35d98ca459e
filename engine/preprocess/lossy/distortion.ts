import type { Rgb } from '../../model/color.ts';
import type { Contrast } from './block-contrast.ts';
import { beforeCutOff, type Tone, toneOf } from './tone.ts';

/** A block distorts in proportion to its contrast: the levels that it does so anyway, the share of its contrast, the most. */
const [LEAST_LUMA, LUMA_SHARE, MOST_LUMA] = [1, 0.11, 28];
const [LEAST_CHROMA, CHROMA_SHARE, MOST_CHROMA] = [1.5, 0.6, 24];

/** … and that share of its contrast in chroma: where a channel is cut off at the end of its range, luma changes, too. */
const CUT_OFF_SHARE = 0.05;
/** Levels that luma is off where compression kept it: colours are rounded. */
const ROUNDING_LEVELS = 0.75;

/** How much compression changes the pixels of a block that has one ground. */
export type Distortion = {
  /** How far a tone is from that of the ground, in times what the block distorts. */
  off(tone: Tone, ground: Tone): number;
  /** The same for a colour that has the luma of the ground, or had it before its channels were cut off; infinite for others. */
  offInChroma(color: Rgb, ground: Tone): number;
};

/** @param ground in the middle of the block */
export function distortionOf({ low, high, chroma }: Contrast, ground: Tone): Distortion {
  const lumaLimit = Math.min(MOST_LUMA, LEAST_LUMA + LUMA_SHARE * Math.max(high - ground.y, ground.y - low, 0));
  const chromaLimit = Math.min(MOST_CHROMA, LEAST_CHROMA + CHROMA_SHARE * chroma);
  const cutOff = CUT_OFF_SHARE * chroma;
  const hueOff = (a: Tone, b: Tone): number => Math.max(Math.abs(a.cb - b.cb), Math.abs(a.cr - b.cr)) / chromaLimit;
  return {
    off(tone, own) {
      const luma = Math.abs(tone.y - own.y);
      return Math.max(luma / (luma <= cutOff ? Math.max(cutOff, lumaLimit) : lumaLimit), hueOff(tone, own));
    },
    offInChroma(color, own) {
      const tone = toneOf(color);
      if (Math.abs(tone.y - own.y) < ROUNDING_LEVELS) return hueOff(tone, own);
      const whole = beforeCutOff(color, tone, own.y);
      return whole ? hueOff(whole, own) : Number.POSITIVE_INFINITY;
    },
  };
}
