import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from './loaded.tsx';
import { SessionRow } from './session-row.tsx';

/** Where the account is signed in. This very place is ended by Logout. */
export function SessionsCard() {
  const queryClient = useQueryClient();
  const sessions = useQuery(api.profile.listSessions.queryOptions());
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.profile.listSessions.key() });
  const onError = (error: unknown) => void toast.error(errorMessage(error, 'Failed to sign out this session'));
  const end = useMutation(
    api.profile.endSession.mutationOptions({
      onSuccess: () => toast.success('The session has been signed out.'),
      onError,
      onSettled: refresh,
    }),
  );
  const endOthers = useMutation(
    api.profile.endOtherSessions.mutationOptions({
      onSuccess: () => toast.success('You are signed out everywhere else.'),
      onError,
      onSettled: refresh,
    }),
  );
  return (
    <FormPart title="Sessions">
      <p className="text-muted text-small">
        Where your account is signed in. Sign out any device that you do not recognise.
      </p>
      <Loaded query={sessions} failed="Failed to load your sessions">
        {(list) => (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {list.map((session) => (
                <SessionRow
                  key={session._id}
                  session={session}
                  isBusy={end.isPending || endOthers.isPending}
                  onEnd={() => end.mutate({ id: session._id })}
                />
              ))}
            </ul>
            {list.length > 1 ? (
              <Button
                look="secondary"
                className="justify-self-start"
                busy={endOthers.isPending}
                disabled={endOthers.isPending}
                onClick={() => endOthers.mutate({})}
              >
                Sign Out Everywhere Else
              </Button>
            ) : (
              <p className="text-small">You are signed in here only.</p>
            )}
          </>
        )}
      </Loaded>
    </FormPart>
  );
}
