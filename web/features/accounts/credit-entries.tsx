import type { CreditEntry } from '#contract/credits.ts';
import { Moment } from '#web/ui/moment.tsx';
import { creditKinds } from './credit-kinds.ts';

/** The latest lines of the ledger. */
export function CreditEntries({ entries }: { entries: readonly CreditEntry[] }) {
  if (entries.length === 0) return <p className="text-muted text-small">No credits added or spent yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry._id} className="flex items-baseline gap-3 py-2 text-small">
          <span className="min-w-0 flex-1 truncate" title={entry.reason ?? undefined}>
            {creditKinds[entry.kind]}
          </span>
          <span className="text-caption text-muted">
            <Moment at={entry.createdAt} />
          </span>
          <span className="w-10 text-right font-mono tabular-nums">
            {entry.amount > 0 ? `+${entry.amount}` : entry.amount.toString().replace('-', '−')}
          </span>
        </li>
      ))}
    </ul>
  );
}
