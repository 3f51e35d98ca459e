export type Facts = Record<string, unknown>;

/** Fields whose value is never written down; that they changed is. Of a path (`section.title`) the end counts. */
const SECRET = /pass(word|phrase)?$|secret|token|sealed|private|credential|cookie|backup_?codes|^(api_?)?key$|hash$/i;
const HIDDEN = '[secret]';

/** A page's text has no place in the log; it is in the versions. */
const MAX_TEXT = 500;

/** What differs between two records, or all of the one there is; without secrets and with long texts cut. */
export function keepChanges(before: Facts | undefined, after: Facts | undefined) {
  const old = plain(before);
  const present = plain(after);
  const differs = (field: string) => JSON.stringify(old?.[field]) !== JSON.stringify(present?.[field]);
  const keep = (facts: Facts | null) =>
    facts && Object.fromEntries(Object.entries(facts).flatMap(([field, value]) => entryOf(field, value, differs)));
  return { before: keep(old), after: keep(present) };
}

function entryOf(field: string, value: unknown, differs: (field: string) => boolean): [string, unknown][] {
  return differs(field) ? [[field, shown(field, value)]] : [];
}

/** As it will be stored: dates are texts, fields without a value are not there. */
const plain = (facts: Facts | undefined): Facts | null => (facts ? JSON.parse(JSON.stringify(facts)) : null);

function shown(field: string, value: unknown): unknown {
  if (SECRET.test(field.split('.').at(-1)!) && value !== null && typeof value !== 'boolean') return HIDDEN;
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (Array.isArray(value)) return value.map((entry) => shown('', entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(name, inner)]));
}
