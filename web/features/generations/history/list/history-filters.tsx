import { generationEngine, generationStatus } from '#contract/generations.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';
import { engineName, frameworks, statusName } from '../../vocabulary/index.ts';
import { filtersOf } from '../use-history.ts';

const orders = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Name, A–Z' },
  { value: '-score', label: 'Best score first' },
  { value: 'score', label: 'Lowest score first' },
];
const engines = generationEngine.options.map((value) => ({ value, label: engineName(value) }));
const statuses = generationStatus.options.map((value) => ({ value, label: statusName(value) }));

/** Which conversions are listed, and in which order. */
export function HistoryFilters({ state }: { state: ListState }) {
  const { search, sort, set } = state;
  const { framework = '', engine = '', status = '' } = filtersOf(state);
  const known = orders.some(({ value }) => value === sort);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 sm:px-5">
      <div className="flex basis-full">
        <SearchField
          label="Search conversions"
          placeholder="Name or instructions"
          value={search}
          onSearch={(text) => set({ search: text })}
        />
      </div>
      <Choice
        label="Framework"
        value={framework}
        onChange={(value) => set({ framework: value })}
        options={[{ value: '', label: 'Any framework' }, ...frameworks]}
      />
      <Choice
        label="Engine"
        value={engine}
        onChange={(value) => set({ engine: value })}
        options={[{ value: '', label: 'Any engine' }, ...engines]}
      />
      <Choice
        label="Status"
        value={status}
        onChange={(value) => set({ status: value })}
        options={[{ value: '', label: 'Any status' }, ...statuses]}
      />
      <Choice
        label="Sort by"
        value={sort}
        onChange={(value) => set({ sort: value })}
        options={known ? orders : [{ value: sort, label: 'Custom order' }, ...orders]}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

function Choice({ label, value, onChange, options }: ChoiceProps) {
  return (
    <div className="flex-1 basis-36 sm:basis-40">
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="max-sm:pr-6 max-sm:pl-1.5"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
