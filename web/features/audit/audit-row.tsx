import { Link } from 'react-router';
import type { AuditEntry } from '#contract/audit.ts';
import { paths } from '#web/paths.ts';
import { Moment } from '#web/ui/moment.tsx';
import { actionLabel } from './actions.ts';
import { AuditChanges } from './audit-changes.tsx';

const link = 'font-semibold underline-offset-2 hover:underline';

/** One act: who did what to whom, when, and what changed. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actorId, actorName, action, subjectName } = entry;
  const to = pathOf(entry);
  return (
    <li className="grid gap-1.5 px-4 py-3 text-small sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">
          <span className="font-semibold text-accent">{actionLabel(action)}</span>
          {': '}
          {to ? (
            <Link to={to} className={link}>
              {subjectName}
            </Link>
          ) : (
            <span className="font-semibold">{subjectName}</span>
          )}
        </span>
        <span className="text-caption text-muted">
          by{' '}
          {actorId ? (
            <Link to={paths.adminUser(actorId)} className="underline-offset-2 hover:underline">
              {actorName}
            </Link>
          ) : (
            actorName
          )}
          {' · '}
          <Moment at={at} exact />
        </span>
      </p>
      <AuditChanges entry={entry} />
    </li>
  );
}

/** Where the subject is shown, if it has a screen of its own and still exists. */
function pathOf({ action, subjectType, subjectId }: AuditEntry): string | undefined {
  if (!subjectId || action === 'user.delete') return undefined;
  if (subjectType === 'user') return paths.adminUser(subjectId);
  return subjectType === 'ticket' ? paths.adminSupport(subjectId) : undefined;
}
