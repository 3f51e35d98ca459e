const ISO = /^(\d{4})-(\d\d?)-(\d\d?)$/;
/** Day first, with any of the usual separators. */
const FIGURES = /^(\d\d?)[./ -](\d\d?)[./ -](\d{4})$/;
const WORDS = /^(\d\d?)\.? ?([a-z]{3,9})\.?,? ?(\d{4})$/;
const AMERICAN = /^([a-z]{3,9})\.? ?(\d\d?),? (\d{4})$/;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

const monthOf = (name: string) => MONTHS.findIndex((month) => month.startsWith(name)) + 1;

function iso(year: string, month: number, day: string): string | undefined {
  const at = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  const real = at.getUTCMonth() === month - 1 && at.getUTCDate() === Number(day);
  return real ? `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/**
 * A day as people write it: '23 Nov 2026', 'November 23, 2026', '23/11/2026', '23.11.2026' or '2026-11-23'.
 *
 * @returns e.g. `2026-11-23`; undefined when the text is no day, or not yet
 */
export function parseDay(text: string): string | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const [, year, month, day] = ISO.exec(plain) ?? [];
  if (year && month && day) return iso(year, Number(month), day);
  const [, figureDay, figureMonth, figureYear] = FIGURES.exec(plain) ?? [];
  if (figureDay && figureMonth && figureYear) return iso(figureYear, Number(figureMonth), figureDay);
  const [, wordDay, wordMonth, wordYear] = WORDS.exec(plain) ?? [];
  if (wordDay && wordMonth && wordYear) return iso(wordYear, monthOf(wordMonth), wordDay);
  const [, usMonth, usDay, usYear] = AMERICAN.exec(plain) ?? [];
  if (usMonth && usDay && usYear) return iso(usYear, monthOf(usMonth), usDay);
  return undefined;
}
