import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { securityMessage } from '#web/features/accounts/index.ts';
import { authRequest } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Passkey } from './security-queries.ts';

/** A passkey, which can be renamed where it stands, and removed. */
export function PasskeyRow({ passkey, onChanged }: { passkey: Passkey; onChanged: () => Promise<unknown> }) {
  const { id, name, createdAt } = passkey;
  const label = name || 'Passkey';
  const [draft, setDraft] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const onError = (error: unknown) => void toast.error(securityMessage(error));
  const rename = useMutation({
    mutationFn: (to: string) => authRequest('/passkey/update-passkey', { id, name: to }),
    onSuccess: async () => {
      await onChanged();
      setDraft(undefined);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => authRequest('/passkey/delete-passkey', { id }),
    onSuccess: () => {
      toast.success('The passkey has been removed.');
      return onChanged();
    },
    onError,
  });
  if (draft !== undefined)
    return (
      <li className="py-2">
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            rename.mutate(draft.trim() || label);
          }}
        >
          <Input
            autoFocus
            aria-label={`New name of ${label}`}
            value={draft}
            maxLength={100}
            onChange={({ target }) => setDraft(target.value)}
            className="min-w-40 flex-1"
          />
          <Button type="submit" className="min-h-11" busy={rename.isPending} disabled={rename.isPending}>
            Save
          </Button>
          <Button look="secondary" className="min-h-11" onClick={() => setDraft(undefined)}>
            Cancel
          </Button>
        </form>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grid min-w-32 flex-1">
        <span className="break-words font-semibold text-small">{label}</span>
        <span className="text-caption text-muted">
          Added <Moment at={createdAt} />
        </span>
      </span>
      <Button look="quiet" aria-label={`Rename ${label}`} onClick={() => setDraft(label)}>
        Rename
      </Button>
      <Button look="quiet" aria-label={`Remove ${label}`} disabled={remove.isPending} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove this passkey?"
        description={`'${label}' can no longer be used to sign in.`}
        confirmLabel="Remove"
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
}
