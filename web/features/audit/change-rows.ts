import type { AuditEntry } from '#contract/audit.ts';

export interface ChangeRow {
  field: string;
  /** Missing where there was nothing. */
  before: string | undefined;
  after: string | undefined;
}

/** What an act changed, field by field, in words. */
export function changeRows({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangeRow[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: valueText(before?.[field]), after: valueText(after?.[field]) }))
    .filter((row) => row.before !== undefined || row.after !== undefined);
}

/** A value as people read it; undefined for none. */
function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value === '' ? '(empty)' : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ') || '(none)';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
