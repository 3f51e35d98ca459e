import { ArrowRight } from 'lucide-react';
import type { Change } from '#contract/audit/describe-changes.ts';
import { Parts } from './parts.tsx';

/** Before and after of each field. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-x-4 gap-y-0.5 text-caption sm:grid-cols-[auto_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-muted first-letter:uppercase max-sm:mt-1">{field}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-1.5">
            {before !== undefined && (
              <del className="min-w-0 break-words text-danger decoration-1 [overflow-wrap:anywhere]">
                <span className="sr-only">before: </span>
                <Parts parts={[before]} />
              </del>
            )}
            {before !== undefined && after !== undefined && (
              <ArrowRight aria-hidden="true" className="size-3 shrink-0 self-center text-muted" />
            )}
            {after !== undefined && (
              <ins className="min-w-0 text-success no-underline [overflow-wrap:anywhere]">
                <span className="sr-only">after: </span>
                <Parts parts={[after]} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
