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

/** More than the largest spacer and half of it is two spacers: that of a section, and that of what is in it. */
export const MIN_SPLIT_PX = 60;

/** @returns two steps whose spacers together come nearest to a length; the second is 0 where one is enough */
export function splitSpacer(px: number): [first: number, second: number] {
  if (px < MIN_SPLIT_PX) return [spacerOf(px), 0];
  const rest = px - SPACERS_PX[5];
  const second = [0, 3, 4, 5].reduce((best, step) =>
    Math.abs(SPACERS_PX[step] - rest) < Math.abs(SPACERS_PX[best] - rest) ? step : best,
  );
  return [5, second];
}
