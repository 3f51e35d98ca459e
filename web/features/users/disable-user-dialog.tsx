import type { User } from '#contract/accounts/users.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DisableUserDialogProps {
  user: User | null;
  onClose: () => void;
  onDisable: (user: User) => void;
}

/** Disabling is asked about, because it interrupts somebody; enabling again is not. */
export function DisableUserDialog({ user, onClose, onDisable }: DisableUserDialogProps) {
  return (
    <ConfirmDialog
      open={user !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Disable this account?"
      description={`“${user?.userName}” (${user?.UserEmail}) will be signed out everywhere and cannot sign in any longer. Running conversions are cancelled and their credits returned. Everything else is kept, and you can enable the account again.`}
      confirmLabel="Disable"
      onConfirm={() => user && onDisable(user)}
    />
  );
}
