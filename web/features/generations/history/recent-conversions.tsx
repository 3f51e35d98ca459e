import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '#web/error-message.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ConversionRow, ConversionRowSkeleton } from './conversion-row.tsx';
import { useConversions } from './use-conversions.ts';
import { useDeletion } from './use-deletion.ts';

interface RecentConversionsProps {
  /** The one on the table. */
  openId?: string | undefined;
  /** Puts another one on the table; without it the rows are links to the generator. */
  onOpen?: (id: string | undefined) => void;
}

export function RecentConversions({ openId, onOpen }: RecentConversionsProps) {
  const list = useConversions();
  const rows = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const count = list.rows.length;
  const more = () => {
    firstNew.current = count;
    void list.fetchNextPage();
  };
  useEffect(() => {
    // Behind the last page the button is gone: reading goes on with the first that has come.
    if (firstNew.current === undefined || count <= firstNew.current) return;
    rows.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [count]);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeletion((ids) => {
    if (openId && ids.includes(openId)) onOpen?.(undefined);
    // The button that was pressed is gone with its row.
    heading.current?.focus({ preventScroll: true });
  });
  return (
    <Card aria-labelledby="recent" className="min-w-0">
      <CardHeader>
        <h2 ref={heading} id="recent" tabIndex={-1} className="font-semibold text-body">
          Recent conversions
        </h2>
        <TextLink to={paths.history}>All conversions</TextLink>
      </CardHeader>
      {list.isPending && (
        <ul aria-label="Loading recent conversions" className="divide-y divide-line">
          {['a', 'b', 'c'].map((key) => (
            <ConversionRowSkeleton key={key} />
          ))}
        </ul>
      )}
      {list.isLoadingError && (
        <div className="p-4">
          <ErrorState message={errorMessage(list.error, 'Failed to load data')} onRetry={() => list.refetch()} />
        </div>
      )}
      {list.data && count === 0 && (
        <EmptyState title="No conversions yet" action={!onOpen && <ConvertFirst />}>
          Your first design will be listed here, to open again at any time.
        </EmptyState>
      )}
      {count > 0 && (
        <ul ref={rows} className="divide-y divide-line">
          {list.rows.map((generation) => (
            <ConversionRow
              key={generation._id}
              generation={generation}
              current={generation._id === openId}
              onOpen={onOpen}
              onDelete={({ _id }) => remove.mutate({ what: 'version', ids: [_id] })}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3 sm:px-5">
          <Button look="secondary" busy={list.isFetchingNextPage} disabled={list.isFetchingNextPage} onClick={more}>
            Show more
          </Button>
          <span className="font-mono text-caption text-muted tabular-nums">
            {count} of {list.total}
          </span>
          {list.isFetchNextPageError && (
            <span role="alert" className="text-danger text-small">
              {errorMessage(list.error, 'Failed to load data')}
            </span>
          )}
        </div>
      )}
    </Card>
  );
}

function ConvertFirst() {
  return (
    <Button asChild look="secondary">
      <Link to={paths.generator()}>Convert a design</Link>
    </Button>
  );
}
