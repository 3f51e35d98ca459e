import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { StatusBadge } from '#web/features/generations/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { formatSeconds } from '#web/ui/format-number.ts';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How many of somebody's latest conversions are searched. */
const LATEST = 100;

interface ConversionDialogProps {
  id: string;
  /** Whose it is. */
  userId: string | null | undefined;
  open: boolean;
  onClose: () => void;
}

/** What admins may know of a conversion: how it went. The design and the page are its owner's. */
export function ConversionDialog({ id, userId, open, onClose }: ConversionDialogProps) {
  const query = useQuery({
    ...api.accounts.listUserGenerations.queryOptions({ input: { id: userId ?? '', limit: LATEST } }),
    enabled: open && Boolean(userId),
  });
  const found = query.data?.find(({ _id }) => _id === id);
  const faithful = found?.faithful ?? found?.score ?? null;
  return (
    <Dialog open={open} onOpenChange={(wanted) => !wanted && onClose()} title="Conversion">
      <div className="grid gap-4 text-small">
        {userId && query.isPending && (
          <div role="status" aria-label="Loading the conversion">
            <Skeleton className="h-24" />
          </div>
        )}
        {query.isError && !query.data && (
          <ErrorState
            message={errorMessage(query.error, 'Failed to load the conversion')}
            onRetry={() => query.refetch()}
          />
        )}
        {found && (
          <>
            {found.error && <Alert tone="danger">{found.error.message}</Alert>}
            <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
              <Fact name="Status">
                <StatusBadge generation={found} />
              </Fact>
              <Fact name="Created">
                <Moment at={found.createdAt} exact />
              </Fact>
              <Fact name="Framework">
                <span className="capitalize">{found.framework}</span>
              </Fact>
              <Fact name="Engine">{found.model ?? found.engine}</Fact>
              <Fact name="Took">{found.durationMs !== null && formatSeconds(found.durationMs)}</Fact>
              <Fact name="Faithful">{faithful !== null && `${Math.round(faithful * 100)} %`}</Fact>
            </dl>
            <p className="text-caption text-muted">Only the owner can see the design and the page.</p>
          </>
        )}
        {(query.data || !userId) && !found && (
          <EmptyState title="This conversion is gone">Its owner has deleted it, or it is an old one.</EmptyState>
        )}
        {userId && (
          <Button look="secondary" asChild>
            <Link to={paths.adminUser(userId)}>All conversions of this user</Link>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
