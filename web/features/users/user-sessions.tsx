import { useMutation, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/users.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { toast } from '#web/ui/toast.ts';
import { RecordCard, RecordLine } from './record-card.tsx';
import { useRefreshUsers } from './use-user-actions.ts';

/** Where somebody is signed in, and the way to end all of it. */
export function UserSessions({ user: { _id: id } }: { user: User }) {
  const refresh = useRefreshUsers();
  const query = useQuery(api.accounts.listUserSessions.queryOptions({ input: { id } }));
  const end = useMutation(
    api.accounts.endUserSessions.mutationOptions({
      onSuccess: ({ ended }) => toast.success(`${counted(ended, 'session')} ended`),
      onError: (error) => toast.error(errorMessage(error, 'Failed to end the sessions')),
      onSettled: refresh,
    }),
  );
  return (
    <RecordCard
      title="Sessions"
      query={query}
      rowId={({ _id }) => _id}
      empty="Not signed in anywhere."
      action={
        query.data &&
        query.data.length > 0 && (
          <Button look="danger" busy={end.isPending} disabled={end.isPending} onClick={() => end.mutate({ id })}>
            End All
          </Button>
        )
      }
    >
      {({ device, ipAddress, createdAt, lastSeenAt }) => (
        <RecordLine
          note={
            <>
              {ipAddress && <span className="font-mono">{ipAddress} · </span>}
              since <Moment at={createdAt} />
            </>
          }
          aside={
            <span className="text-caption text-muted">
              last seen <Moment at={lastSeenAt} />
            </span>
          }
        >
          {device}
        </RecordLine>
      )}
    </RecordCard>
  );
}
