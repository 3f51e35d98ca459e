import { contrastOf, formatHex, parseHex } from '../edit/index.ts';

const ENDS = [0, 255];
const STEPS = 100;

/**
 * The colour nearest to `color` that has the wanted contrast on `ground`: mixed with black or white, whichever takes less.
 * Undefined when neither is enough. All are `#rrggbb`.
 */
export function readableColor(color: string, ground: string, wanted: number): string | undefined {
  const [from, below] = [parseHex(color), parseHex(ground)];
  if (!from || !below) return undefined;
  for (let step = 0; step <= STEPS; step++) {
    for (const end of ENDS) {
      const mixed = from.map((channel) => Math.round(channel + ((end - channel) * step) / STEPS));
      if (contrastOf(mixed, below) >= wanted) return formatHex(mixed);
    }
  }
  return undefined;
}
