import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import { useHasPassword } from './use-has-password.ts';
import { useLeaveForGood } from './use-leave-for-good.ts';

const FAILED = 'Your account could not be deleted. Please try again.';

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const hasPassword = useHasPassword();
  const leave = useLeaveForGood();
  const remove = useMutation(api.profile.deleteAccount.mutationOptions({ onSuccess: leave }));
  const problem = remove.isError ? errorMessage(remove.error, FAILED) : undefined;
  const facts = (
    <ul className="grid list-disc gap-1 pl-5 text-small">
      <li>
        Your profile, designs, conversions and ways to sign in are deleted immediately, and your credits are gone.
      </li>
      <li>
        Orders, tickets and the credit ledger are kept without your name and address, because we have to keep our books.
      </li>
      <li>This cannot be undone. Export your data first if you want to keep any of it.</li>
    </ul>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Delete your account?">
      {hasPassword === false ? (
        <div className="grid gap-4">
          {facts}
          {problem && <Alert tone="danger">{problem}</Alert>}
          <Button look="danger" busy={remove.isPending} disabled={remove.isPending} onClick={() => remove.mutate({})}>
            {remove.isPending ? 'Deleting...' : 'Delete My Account for Good'}
          </Button>
        </div>
      ) : (
        <PasswordForm
          label="Delete My Account for Good"
          busyLabel="Deleting..."
          look="danger"
          isBusy={remove.isPending}
          problem={problem}
          onSubmit={(password) => remove.mutate({ password })}
        >
          {facts}
        </PasswordForm>
      )}
    </Dialog>
  );
}
