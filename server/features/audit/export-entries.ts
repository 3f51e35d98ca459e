import { stringify } from 'csv-stringify/sync';
import { describeAct } from '#contract/audit/describe-act.ts';
import type { Change } from '#contract/audit/describe-changes.ts';
import { type Part, partsText } from '#contract/audit/part.ts';
import type { AuditEntry, AuditFilters } from '#contract/audit.ts';
import { formatDay } from '#contract/vocabulary/format-date.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findEntries } from './find-entries.ts';
import { presentEntry } from './present.ts';
import { type Act, recordAct } from './record-act.ts';

/** More rows than a spreadsheet can show. */
const EVERYTHING = 1_048_576;

/**
 * What a filter finds of the log, as a table for spreadsheets: with a mark of its encoding, and with an apostrophe in
 * front of what they would run as a formula.
 */
export async function exportEntries(db: Database, actor: Act['actor'], filters: AuditFilters): Promise<File> {
  const { found } = await findEntries(db, { ...filters, page: 1, limit: EVERYTHING });
  const csv = stringify(found.map(presentEntry).map(lineOf), {
    columns: ['Time (UTC)', 'Admin', 'What was done', 'Details'],
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  await recordAct(db, {
    actor,
    action: 'audit.export',
    subject: { type: 'audit', name: 'audit log' },
    after: { entries: found.length },
  });
  return new File([csv], 'audit-log.csv', { type: 'text/csv; charset=utf-8' });
}

function lineOf(entry: AuditEntry): string[] {
  const { sentence, changes } = describeAct(entry);
  const time = entry.at.slice(0, 19).replace('T', ' ');
  return [time, entry.actorName, text(sentence), changes.map(changeText).join('; ')];
}

function changeText({ field, before, after }: Change): string {
  const sides = [before, after].filter((side) => side !== undefined).map((side) => text([side]));
  return `${field}: ${sides.join(' → ')}`;
}

const text = (parts: readonly Part[]): string => partsText(parts, (day) => formatDay(day, 'UTC'));
