import { DayField } from '#web/ui/day-field.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';

/** From which day to which one; they apply when both are there. */
export function DateFields({ state: { filter, set } }: { state: ListState }) {
  const [from, to] = [filter('from'), filter('to')];
  return (
    <>
      <DayField label="Start date" value={from} max={to} onChange={(day) => set({ from: day })} />
      <DayField label="End date" value={to} min={from} onChange={(day) => set({ to: day })} />
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
