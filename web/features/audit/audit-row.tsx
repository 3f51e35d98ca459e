import { describeAct } from '#contract/audit/describe-act.ts';
import type { AuditEntry } from '#contract/audit.ts';
import { Moment } from '#web/ui/moment.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { Parts } from './parts.tsx';

/** One act as a sentence: who did what to whom and when, and what changed when a sentence cannot hold it. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { sentence, changes } = describeAct(entry);
  return (
    <li className="grid gap-1.5 px-4 py-3 text-small sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words [overflow-wrap:anywhere]">
          <Parts parts={sentence} />
        </p>
        <span className="text-caption text-muted">
          <Moment at={entry.at} exact />
        </span>
      </div>
      <AuditChanges changes={changes} />
    </li>
  );
}
