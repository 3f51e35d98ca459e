// Lines of the audit log, for pages about what they tell of.

export { AuditRow } from './audit-row.tsx';
export { useAudit } from './use-audit.ts';
