import { Moment } from '#web/ui/moment.tsx';
import { KeyButtons } from './key-buttons.tsx';
import { KeyName, KeyWeek, LastUsed } from './key-facts.tsx';
import { KeyNews } from './key-news.tsx';
import { KeyStatus } from './key-status.tsx';
import type { KeyListProps } from './key-table.tsx';

/** The keys on a narrow screen, one below the other. */
export function KeyCards({ keys, ...handlers }: KeyListProps) {
  return (
    <ul className="divide-y divide-line">
      {keys.map((record) => (
        <li key={record._id} className="grid gap-3 px-4 py-4 text-small sm:px-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <KeyName record={record} />
            </div>
            <KeyStatus record={record} />
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
            <div className="min-w-0">
              <dt className="text-caption text-muted">Key</dt>
              <dd className="break-all font-mono text-caption leading-5">{record.key}</dd>
            </div>
            <div>
              <dt className="text-caption text-muted">This week</dt>
              <dd>
                <KeyWeek record={record} />
              </dd>
            </div>
            <div>
              <dt className="text-caption text-muted">Last used</dt>
              <dd>
                <LastUsed at={record.lastUsedAt} />
              </dd>
            </div>
            <div>
              <dt className="text-caption text-muted">Created</dt>
              <dd>
                <Moment at={record.createdAt} />
              </dd>
            </div>
          </dl>
          <KeyNews record={record} answer={handlers.actions.answers[record._id]} />
          <KeyButtons record={record} {...handlers} />
        </li>
      ))}
    </ul>
  );
}
