import type { User } from '#contract/accounts/users.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteUserDialogProps {
  user: User | null;
  onClose: () => void;
  onDelete: (user: User) => void;
}

export function DeleteUserDialog({ user, onClose, onDelete }: DeleteUserDialogProps) {
  return (
    <ConfirmDialog
      open={user !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure you want to delete this user?"
      description={`“${user?.userName}” (${user?.UserEmail}) will be signed out, and the account permanently deleted with its conversions, pictures and mail. Orders and support tickets are kept without personal details.`}
      confirmLabel="Delete"
      onConfirm={() => user && onDelete(user)}
    >
      <p className="mt-2 text-muted text-small">To keep somebody out for a while, disable the account instead.</p>
    </ConfirmDialog>
  );
}
