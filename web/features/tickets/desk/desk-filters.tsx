import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { DateFields, DatesHint } from '../date-fields.tsx';
import { StatusSelect } from '../status-select.tsx';
import { MoreFilters } from './more-filters.tsx';
import type { DeskState } from './use-desk-state.ts';

/** Which tickets the desk lists: beside what members filter by also whose they are, how urgent, and who sees to them. */
export function DeskFilters({ state }: { state: DeskState }) {
  const { filter, search, set } = state.list;
  const [more, setMore] = useState(filter('priority') !== '' || filter('assignee') !== '');
  return (
    <div className="grid gap-2 p-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="flex flex-1 basis-48">
          <SearchField
            label="Search tickets"
            placeholder="Subject or text"
            value={search}
            onSearch={(text) => set({ search: text })}
          />
        </div>
        <div className="flex flex-1 basis-48">
          <SearchField
            label="Search by user email"
            placeholder="User email"
            value={filter('email')}
            onSearch={(email) => set({ email })}
          />
        </div>
        <div className="flex-1 basis-32">
          <Field label="Status">
            {(ids) => (
              <StatusSelect
                {...ids}
                value={filter('status')}
                onChange={({ target }) => set({ status: target.value })}
              />
            )}
          </Field>
        </div>
        <div className="grid flex-1 basis-84 grid-cols-2 gap-2 max-[26rem]:grid-cols-1">
          <DateFields state={state.list} />
        </div>
        <Button look="secondary" className="min-h-11" aria-expanded={more} onClick={() => setMore(!more)}>
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          More
        </Button>
        <Button look="secondary" className="min-h-11" disabled={!state.narrowed} onClick={state.clear}>
          Clear
        </Button>
      </div>
      {more && <MoreFilters state={state} />}
      <DatesHint state={state.list} />
    </div>
  );
}
