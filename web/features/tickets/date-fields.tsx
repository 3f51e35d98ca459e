import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';

/** Two fit side by side on a phone. */
const dateClasses = 'max-sm:px-2 sm:text-small';

/** From which day to which one; they apply when both are there. */
export function DateFields({ state: { filter, set } }: { state: ListState }) {
  const [from, to] = [filter('from'), filter('to')];
  return (
    <>
      <Field label="Start date">
        {(ids) => (
          <Input
            {...ids}
            type="date"
            className={dateClasses}
            value={from}
            max={to}
            onChange={({ target }) => set({ from: target.value })}
          />
        )}
      </Field>
      <Field label="End date">
        {(ids) => (
          <Input
            {...ids}
            type="date"
            className={dateClasses}
            value={to}
            min={from}
            onChange={({ target }) => set({ to: target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Said while one of the two is missing. */
export function DatesHint({ state: { filter } }: { state: ListState }) {
  if (Boolean(filter('from')) === Boolean(filter('to'))) return null;
  return (
    <p role="status" className="text-caption text-muted">
      Choose both dates to filter by them.
    </p>
  );
}
