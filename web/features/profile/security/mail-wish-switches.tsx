import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { MailWishes } from '#contract/accounts/profile.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { useAccount } from '#web/features/accounts/index.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';

const labels: Record<keyof MailWishes, string> = {
  ticketAnswered: 'Tell me when one of my tickets is answered',
  membershipEnding: 'Tell me 7 days before my membership ends',
};
/** Who reads the desk gets its mails by the same switch. */
const deskLabel = 'Tell me when somebody writes to the support desk, or one of my tickets is answered';
const names = ['ticketAnswered', 'membershipEnding'] as const;

/** Mails that one may do without; each switch is kept at once. */
export function MailWishSwitches({ wanted }: { wanted: MailWishes }) {
  const id = useId();
  const readsDesk = useAccount().user?.userRole === 'Admin';
  const queryClient = useQueryClient();
  const { queryKey } = api.profile.getMailWishes.queryOptions();
  const save = useMutation(
    api.profile.updateMailWishes.mutationOptions({
      onSuccess: (kept) => queryClient.setQueryData(queryKey, kept),
      onError: (error) => void toast.error(errorMessage(error, 'Failed to save changes')),
    }),
  );
  const shown = save.isPending ? save.variables : wanted;
  return (
    <div className="grid gap-1">
      {names.map((name) => (
        <div key={name} className="flex items-center justify-between gap-4">
          <label htmlFor={`${id}-${name}`} className="text-small">
            {readsDesk && name === 'ticketAnswered' ? deskLabel : labels[name]}
          </label>
          <Switch
            id={`${id}-${name}`}
            checked={shown[name]}
            disabled={save.isPending}
            onCheckedChange={(on) => save.mutate({ ...wanted, [name]: on })}
          />
        </div>
      ))}
      <p className="text-caption text-muted">
        Emails about signing in and receipts are always sent, to keep your account safe.
      </p>
    </div>
  );
}
