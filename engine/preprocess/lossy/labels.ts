import type { Grounds } from './grounds.ts';

/** What each pixel of a lossy picture is. */
export type Labels = {
  /** Not 0 where ink is. */
  kinds: Uint8Array;
  /** The ground that each pixel is nearest to, or -1. */
  near: Int16Array;
  grounds: Grounds;
};
