// The only place that formats dates for people. Names of months are listed here, because browsers disagree ('Sep',
// 'Sept'). Every function takes the IANA name of a time zone; without one it uses that of the machine, which in a browser
// is the reader's.

/** A Date, or an ISO text as it comes over the wire. */
export type Instant = Date | string;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(zone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-GB', { ...day, ...clock, timeZoneName: 'short', timeZone: zone });
  formats.set(zone, made);
  return made;
}

function partsOf(at: Instant, zone?: string) {
  const parts = formatOf(zone).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  const month = Number(part('month'));
  return {
    day: Number(part('day')),
    month,
    monthName: MONTHS[month - 1] ?? '',
    year: part('year'),
    time: `${part('hour')}:${part('minute')}`,
    second: part('second'),
    zoneName: part('timeZoneName'),
  };
}

/** '23 Nov 2026' */
export function formatDay(at: Instant, zone?: string): string {
  const { day, monthName, year } = partsOf(at, zone);
  return `${day} ${monthName.slice(0, 3)} ${year}`;
}

/** 'November 2026' */
export function formatMonth(at: Instant, zone?: string): string {
  const { monthName, year } = partsOf(at, zone);
  return `${monthName} ${year}`;
}

/** '23 Nov 2026, 14:05' */
export const formatMoment = (at: Instant, zone?: string): string => `${formatDay(at, zone)}, ${partsOf(at, zone).time}`;

/** '23 Nov 2026, 14:05:09 GMT+1', the exact time. */
export function formatExact(at: Instant, zone?: string): string {
  const { second, zoneName } = partsOf(at, zone);
  return `${formatMoment(at, zone)}:${second} ${zoneName}`;
}

/** 'Monday', in UTC. */
export const formatWeekday = (at: Instant): string => WEEKDAYS[new Date(at).getUTCDay()] ?? '';

/** '23/11/2026', as `orderDate` and the date of a logged mail go over the wire; screens show `formatDay`. */
export function formatWireDay(at: Instant, zone?: string): string {
  const { day, month, year } = partsOf(at, zone);
  return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('/');
}

/**
 * 'just now', '5 min ago', '2 h ago', 'in 3 h'; undefined when it is a day or more away.
 *
 * @param now in ms
 */
export function formatRecent(at: Instant, now: number): string | undefined {
  const away = now - new Date(at).getTime();
  const size = Math.abs(away);
  if (!(size < DAY_MS)) return undefined;
  if (size < MINUTE_MS) return 'just now';
  const text = size < HOUR_MS ? `${Math.floor(size / MINUTE_MS)} min` : `${Math.floor(size / HOUR_MS)} h`;
  return away > 0 ? `${text} ago` : `in ${text}`;
}
