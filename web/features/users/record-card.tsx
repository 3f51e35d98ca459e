import { type ReactNode, useId, useState } from 'react';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As many are shown at first. */
const SHOWN = 6;

interface RecordCardProps<Row> {
  title: string;
  query: {
    data: Row[] | undefined;
    isPending: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  /** What is said when there are none. */
  empty: string;
  action?: ReactNode;
  rowId: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** One kind of records of a user, newest first, the latest of them at first. */
export function RecordCard<Row>({ title, query, empty, action, rowId, children }: RecordCardProps<Row>) {
  const id = useId();
  const [all, setAll] = useState(false);
  const { data, isPending, isError, error, refetch } = query;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader>
        <h2 id={id} className="flex items-baseline gap-3 font-semibold text-body">
          {title}
          {data && <span className="font-mono text-muted text-small">{data.length}</span>}
        </h2>
        {action}
      </CardHeader>
      {isPending && (
        <div role="status" aria-label={`Loading ${title}`} className="grid gap-2 p-5">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </div>
      )}
      {isError && !data && (
        <div className="p-4">
          <ErrorState message={errorMessage(error, 'Failed to load data')} onRetry={() => refetch()} />
        </div>
      )}
      {data?.length === 0 && <p className="px-4 py-6 text-muted text-small sm:px-5">{empty}</p>}
      {data && data.length > 0 && (
        <ul aria-labelledby={id} className="divide-y divide-line">
          {(all ? data : data.slice(0, SHOWN)).map((row) => (
            <li key={rowId(row)} className="px-4 py-2.5 text-small sm:px-5">
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > SHOWN && (
        <div className="border-line border-t p-2">
          <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${data.length}`}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** A line of a record: what it is, and at the right end what is measured. */
export function RecordLine({ children, note, aside }: { children: ReactNode; note?: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 break-words [overflow-wrap:anywhere]">
        {children}
        {note && <p className="text-caption text-muted">{note}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-3">{aside}</div>
    </div>
  );
}
