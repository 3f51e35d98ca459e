import { actWords } from '#contract/audit/act-words.ts';
import { actLabel } from '#contract/audit/describe-act.ts';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';

/** What of the log is shown: words, one kind of act, a range of days. */
export function AuditFilters({ state }: { state: ListState }) {
  const { search, filter, set } = state;
  const [action, from, to] = [filter('action'), filter('from'), filter('to')];
  return (
    <div className="grid gap-3 border-line border-b px-4 py-3 sm:px-5">
      <SearchField
        label="Search the log"
        placeholder="Name, email or value"
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="flex-1 basis-52">
          <Field label="Action">
            {(ids) => (
              <Select {...ids} value={action} onChange={({ target }) => set({ action: target.value })}>
                <option value="">All</option>
                {action && !actWords[action] && <option value={action}>{actLabel(action)}</option>}
                {Object.entries(actWords).map(([value, { label }]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="flex-1 basis-36">
          <DayField label="From" value={from} max={to} onChange={(day) => set({ from: day })} />
        </div>
        <div className="flex-1 basis-36">
          <DayField label="To" value={to} min={from} onChange={(day) => set({ to: day })} />
        </div>
        <Button
          look="secondary"
          className="min-h-11"
          disabled={!(search || action || from || to)}
          onClick={() => set({ search: '', action: '', from: '', to: '' })}
        >
          Clear
        </Button>
      </div>
    </div>
  );
}
