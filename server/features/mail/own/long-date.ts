const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** As a letter writes it, in UTC: 3 December 2026. */
export const longDate = (date: Date): string => format.format(date);
