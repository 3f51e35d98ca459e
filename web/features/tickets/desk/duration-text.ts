const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (large: number, largeUnit: string, small: number, smallUnit: string) =>
  small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;

/** How long something takes or has taken, as people say it: two units at most. @param seconds rounded down */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return 'less than a minute';
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) return two(Math.floor(seconds / HOUR), 'h', Math.floor((seconds % HOUR) / MINUTE), 'min');
  return two(Math.floor(seconds / DAY), 'd', Math.floor((seconds % DAY) / HOUR), 'h');
}

/** @param from @param to ISO dates; a clock that is behind the server's counts as no time */
export const secondsBetween = (from: string, to: string | number): number =>
  Math.max(0, (new Date(to).getTime() - new Date(from).getTime()) / 1000);
