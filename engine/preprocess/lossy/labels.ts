import type { Rgb } from '../../model/color.ts';
import type { Tone } from './tone.ts';

/** What each pixel of a lossy picture is. */
export type Labels = {
  /** Not 0 where ink is. */
  kinds: Uint8Array;
  /** The ground that each pixel is nearest to, or -1, and its tone. */
  near: Int16Array;
  tones: readonly Tone[];
  colors: readonly Rgb[];
};
