import { oc } from '@orpc/contract';
import * as z from 'zod';
import { instant } from './vocabulary/dates.ts';
import { errors } from './vocabulary/errors.ts';
import { recordId } from './vocabulary/ids.ts';

/** One act of an admin: who did what to whom, and what was before and after. Secrets are never in it. */
export const auditEntry = z.object({
  _id: recordId,
  at: instant,
  actorId: recordId.nullable(),
  actorName: z.string(),
  action: z.string().describe('noun.verb, e.g. user.disable'),
  subjectType: z.string().describe('user, banner, key, …'),
  subjectId: z.string().nullable(),
  subjectName: z.string().describe('As it was called then'),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = z.object({
  search: z.string().max(200).optional().describe('In actor, action, subject and values'),
  action: z.string().max(100).optional(),
  subjectId: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditFilters = z.infer<typeof filters>;

const adminOnly = { UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN };

export const audit = {
  listAuditEntries: oc
    .route({ method: 'GET', path: '/api/audit-log', summary: 'What admins did, newest first (admin)', tags: ['Audit'] })
    .input(
      filters.extend({
        page: z.coerce.number().int().min(1).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.array(auditEntry))
    .errors(adminOnly),
  exportAuditLog: oc
    .route({
      method: 'GET',
      path: '/api/audit-log.csv',
      summary: 'What admins did as CSV, in sentences, as filtered (admin)',
      tags: ['Audit'],
    })
    .input(filters)
    .output(z.file())
    .errors(adminOnly),
};
