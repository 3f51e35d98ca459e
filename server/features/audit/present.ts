import type { AuditEntry } from '#contract/audit.ts';
import type { AuditRow } from './find-entries.ts';

export function presentEntry(row: AuditRow): AuditEntry {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    actorId: row.actorId,
    actorName: row.actorName,
    action: row.action,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    subjectName: row.subjectName,
    before: row.before,
    after: row.after,
  };
}
