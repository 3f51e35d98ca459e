import type { ReactNode } from 'react';
import { formatDay, formatExact, formatMoment, formatRecent } from '#contract/vocabulary/format-date.ts';
import { useExactTime } from './exact-time.tsx';
import { useNow } from './use-now.ts';

interface MomentProps {
  /** ISO instant */
  at: string;
  /** Day and time, however recent: where the time itself is the fact. */
  exact?: boolean;
  /** The day alone: an end of a membership, a date of an invoice. */
  day?: boolean;
  /** Of a document, which says the same to every reader. */
  zone?: 'UTC';
  /** Said instead of the date, such as for how long somebody has been waiting. */
  children?: ReactNode;
}

/**
 * A point in time, the only way in which screens show one: '2 h ago', from a day on '23 Nov 2026, 14:05'. The exact time
 * with its zone is the tooltip, for the keyboard and for fingers as well where the text does not give it away. The zone of
 * the reader is known in the browser only: until then the day in UTC stands here, on the server as in the browser.
 */
export function Moment({ at, exact = false, day = false, zone, children }: MomentProps) {
  const now = useNow();
  const alive = now > 0;
  const recent = alive && !exact && !day ? formatRecent(at, now) : undefined;
  const tooltip = useExactTime(
    alive ? formatExact(at, zone) : undefined,
    recent !== undefined || children !== undefined,
  );
  const text = alive ? (recent ?? (day ? formatDay(at, zone) : formatMoment(at, zone))) : formatDay(at, 'UTC');
  return (
    <>
      <time dateTime={at} className="whitespace-nowrap" {...tooltip.of}>
        {children ?? text}
      </time>
      {tooltip.bubble}
    </>
  );
}
