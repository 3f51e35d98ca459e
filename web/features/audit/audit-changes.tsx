import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '#contract/audit.ts';
import { changeRows } from './change-rows.ts';

/** Before and after of each field. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const rows = changeRows(entry);
  if (rows.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-0.5 text-caption sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-muted max-sm:mt-1">{field}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-1.5 font-mono">
            {before !== undefined && (
              <del className="min-w-0 break-words text-danger decoration-1 [overflow-wrap:anywhere]">
                <span className="sr-only">before: </span>
                {before}
              </del>
            )}
            {before !== undefined && after !== undefined && (
              <ArrowRight aria-hidden="true" className="size-3 shrink-0 self-center text-muted" />
            )}
            {after !== undefined && (
              <ins className="min-w-0 text-success no-underline [overflow-wrap:anywhere]">
                <span className="sr-only">after: </span>
                {after}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
