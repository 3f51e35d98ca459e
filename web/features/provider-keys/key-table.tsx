import { Fragment } from 'react';
import type { ProviderKey } from '#contract/provider-keys.ts';
import { Moment } from '#web/ui/moment.tsx';
import { KeyButtons, type KeyButtonsProps } from './key-buttons.tsx';
import { KeyName, KeyWeek, LastUsed } from './key-facts.tsx';
import { hasNews, KeyNews } from './key-news.tsx';
import { KeyStatus } from './key-status.tsx';

export interface KeyListProps extends Omit<KeyButtonsProps, 'record'> {
  keys: readonly ProviderKey[];
}

const columns = ['Name', 'Key', 'Status', 'Last used', 'This week', 'Created', 'Actions'];

/** The keys on a wide screen. What a provider had to say stands in a row of its own under its key. */
export function KeyTable({ keys, ...handlers }: KeyListProps) {
  return (
    <table className="w-full text-left text-small">
      <thead className="text-caption text-muted">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className="px-3 py-2 font-semibold first:pl-5 last:pr-5">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((record) => (
          <Fragment key={record._id}>
            <tr className="border-line border-t [&>td]:px-3 [&>td]:py-2.5 [&>td]:first:pl-5 [&>td]:last:pr-5">
              <th scope="row" className="max-w-60 py-2.5 pr-3 pl-5 font-normal">
                <KeyName record={record} />
              </th>
              <td className="whitespace-nowrap font-mono text-caption">{record.key}</td>
              <td>
                <KeyStatus record={record} />
              </td>
              <td>
                <LastUsed at={record.lastUsedAt} />
              </td>
              <td>
                <KeyWeek record={record} />
              </td>
              <td>
                <Moment at={record.createdAt} />
              </td>
              <td>
                <KeyButtons record={record} {...handlers} />
              </td>
            </tr>
            {hasNews(record, handlers.actions.answers[record._id]) && (
              <tr>
                <td colSpan={columns.length} className="px-5 pb-3">
                  <KeyNews record={record} answer={handlers.actions.answers[record._id]} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
