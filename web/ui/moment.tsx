import { useHydrated } from './use-hydrated.ts';

interface MomentProps {
  at: string;
  /** Day and time, whenever it was. */
  exact?: boolean;
}

/** A point in time as people say it here; the exact one as tooltip. The zone of the reader is known in the browser only. */
export function Moment({ at, exact = false }: MomentProps) {
  const hydrated = useHydrated();
  const date = new Date(at);
  const sameDay = hydrated && date.toDateString() === new Date().toDateString();
  return (
    <time dateTime={at} title={hydrated ? date.toLocaleString() : undefined} className="whitespace-nowrap">
      {hydrated
        ? exact
          ? date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
          : sameDay
            ? date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
            : date.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
        : at.slice(0, 10)}
    </time>
  );
}
