/** Bootstrap's spacers 0–5, in px. */
export const SPACERS_PX = [0, 4, 8, 16, 24, 48] as const;

/** Less than this is no room at all. */
const MIN_SPACE_PX = 3;

/** The step of Bootstrap's spacers that a length is nearest to, by ratio: from 16 to 24 is as far as from 24 to 36. */
export function spacerOf(px: number): number {
  if (px < MIN_SPACE_PX) return 0;
  const distance = (step: number): number => Math.abs(Math.log(px / SPACERS_PX[step]));
  return [1, 2, 3, 4, 5].reduce((best, step) => (distance(step) < distance(best) ? step : best), 1);
}

/** A second spacer must bring more than this, in px, to be worth a class. */
const MIN_GAIN_PX = 4;
const STEPS = [0, 1, 2, 3, 4, 5];

/** @returns two steps whose spacers together come nearest to a length; the second is 0 where one is near enough */
export function splitSpacer(px: number): [first: number, second: number] {
  const single = spacerOf(px);
  const off = Math.abs(SPACERS_PX[single] - px);
  const pairs = STEPS.flatMap((first) =>
    STEPS.filter((second) => second > 0 && second <= first).map((second) => ({ first, second })),
  );
  const offOf = ({ first, second }: (typeof pairs)[number]): number =>
    Math.abs(SPACERS_PX[first] + SPACERS_PX[second] - px);
  const best = pairs.reduce((nearest, pair) => (offOf(pair) < offOf(nearest) ? pair : nearest));
  return single > 1 && offOf(best) < off - MIN_GAIN_PX ? [best.first, best.second] : [single, 0];
}
