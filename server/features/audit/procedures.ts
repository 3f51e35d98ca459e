import { admin } from '#server/platform/rpc.ts';
import { exportEntries } from './export-entries.ts';
import { findEntries } from './find-entries.ts';
import { presentEntry } from './present.ts';

// Who may: admins read. Nobody writes by a call; acts are written where they are done, by `recordAct`.

export const auditProcedures = {
  listAuditEntries: admin.audit.listAuditEntries.handler(async ({ input, context }) => {
    const { found, total } = await findEntries(context.db, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(presentEntry);
  }),
  exportAuditLog: admin.audit.exportAuditLog.handler(async ({ input, context }) => {
    context.resHeaders?.set('content-disposition', 'attachment; filename="audit-log.csv"');
    return exportEntries(context.db, context.user, input);
  }),
};
