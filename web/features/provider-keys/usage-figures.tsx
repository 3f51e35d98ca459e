import { useState } from 'react';
import type { UsageRow } from '#contract/provider-keys.ts';
import { formatDay } from '#contract/vocabulary/format-date.ts';
import { daysUntil } from '#web/ui/days-until.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { UsageChart } from './usage-chart.tsx';
import { UsageTable } from './usage-table.tsx';
import { byKey, ownerOf } from './usage-totals.ts';

/** The chart of all keys or one, the totals by key, and every day as a table. */
export function UsageFigures({ rows, days }: { rows: readonly UsageRow[]; days: number }) {
  const [chosen, setChosen] = useState('');
  const keys = byKey(rows);
  const one = keys.some(({ id }) => id === chosen) ? chosen : '';
  const shown = one ? rows.filter((row) => ownerOf(row) === one) : rows;
  const daily = [...shown].sort((a, b) => b.day.localeCompare(a.day) || a.keyName.localeCompare(b.keyName));
  return (
    <div className="grid min-w-0 gap-5 p-4 sm:p-5">
      {keys.length > 1 && (
        <div className="max-w-72">
          <Field label="Calls by">
            {(ids) => (
              <Select {...ids} value={one} onChange={(event) => setChosen(event.target.value)}>
                <option value="">All keys</option>
                {keys.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
      <UsageChart rows={shown} days={daysUntil(new Date(), days)} />
      <UsageTable
        caption="Totals by key"
        heads={['Key']}
        lines={keys.map(({ name, ...totals }) => ({ ...totals, heads: [name] }))}
      />
      <details>
        <summary className="flex min-h-10 items-center font-semibold text-accent text-small">
          Show every day as a table
        </summary>
        <UsageTable
          caption="Calls by day and key"
          heads={['Day', 'Key', 'Model']}
          lines={daily.map((row) => ({
            ...row,
            id: `${row.day} ${ownerOf(row)} ${row.model}`,
            heads: [formatDay(row.day, 'UTC'), row.keyName, row.model],
          }))}
        />
      </details>
    </div>
  );
}
