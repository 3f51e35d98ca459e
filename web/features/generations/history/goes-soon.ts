import { type Conversion, WARNING_DAYS } from '#contract/history.ts';
import { counted } from '#web/ui/format-number.ts';

const DAY_MS = 86_400_000;

/** How soon the announced rule deletes a conversion: `Goes in 9 days`. Undefined while that is far away, or never. */
export function goesSoon({ goesAt }: Pick<Conversion, 'goesAt'>, now: number): string | undefined {
  if (!goesAt || now === 0) return undefined;
  const left = Date.parse(goesAt) - now;
  if (left > WARNING_DAYS * DAY_MS) return undefined;
  return left < DAY_MS ? 'Goes today' : `Goes in ${counted(Math.floor(left / DAY_MS), 'day')}`;
}
