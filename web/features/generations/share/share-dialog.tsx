import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GenerationWithResult } from '#contract/generations.ts';
import type { Share } from '#contract/shares.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LiveShare } from './live-share.tsx';

interface ShareDialogProps {
  generation: Pick<GenerationWithResult, '_id' | 'name' | 'imageWidth' | 'imageHeight' | 'result'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is in view differs from what is stored. */
  unsaved?: boolean;
}

/** The link of one version: made, copied, opened, embedded, withdrawn. */
export function ShareDialog({ generation, open, onOpenChange, unsaved = false }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this page">
      <div className="grid gap-4">
        {unsaved && (
          <Alert tone="warning">
            Your unsaved changes are not part of what is shared. Save them as a version first.
          </Alert>
        )}
        <Shares generation={generation} />
      </div>
    </Dialog>
  );
}

function Shares({ generation }: Pick<ShareDialogProps, 'generation'>) {
  const { _id: id } = generation;
  const queries = useQueryClient();
  const options = api.shares.listShares.queryOptions({ input: { id } });
  const shares = useQuery(options);
  const keep = (changed: Share) =>
    queries.setQueryData(options.queryKey, (known) => [
      changed,
      ...(known ?? []).filter(({ _id }) => _id !== changed._id),
    ]);
  const create = useMutation(api.shares.createShare.mutationOptions({ onSuccess: keep }));
  const revoke = useMutation(api.shares.revokeShare.mutationOptions({ onSuccess: keep }));
  const live = shares.data?.find(({ revokedAt }) => revokedAt === null);
  const failed = create.error ?? revoke.error;
  if (shares.isPending)
    return (
      <p role="status" className="flex min-h-24 items-center justify-center gap-3 text-muted text-small">
        <Spinner className="size-5" />
        Looking for the link...
      </p>
    );
  if (shares.isError)
    return (
      <Alert
        tone="danger"
        action={
          <Button look="secondary" onClick={() => void shares.refetch()}>
            Retry
          </Button>
        }
      >
        {errorMessage(shares.error, 'The links of this page could not be read.')}
      </Alert>
    );
  return (
    <>
      {failed && <Alert tone="danger">{errorMessage(failed, 'That did not work. Please try again.')}</Alert>}
      <p className="text-small">
        Anybody who has the link can look at this version and its design, without an account. Nobody can change it, and
        later edits are other versions with links of their own.
      </p>
      {live ? (
        <LiveShare
          share={live}
          generation={generation}
          busy={revoke.isPending}
          onRevoke={() => revoke.mutate({ id, share: live._id })}
        />
      ) : (
        <>
          {shares.data.length > 0 && (
            <Alert tone="info">The earlier link has been withdrawn. Whoever opens it is told so.</Alert>
          )}
          <Button
            disabled={create.isPending}
            busy={create.isPending}
            onClick={() => create.mutate({ id })}
            className="justify-self-start"
          >
            {create.isPending ? 'Creating...' : 'Create link'}
          </Button>
        </>
      )}
    </>
  );
}
