const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** As documents say it, the same for every reader: 3 December 2026. */
export const longDate = (at: string): string => format.format(new Date(at));
