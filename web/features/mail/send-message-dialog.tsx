import type { User } from '#contract/accounts/users.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SendMessageForm } from './send-message-form.tsx';

interface SendMessageDialogProps {
  /** Who is written to; null while it is closed. */
  user: Pick<User, 'UserEmail' | 'userName'> | null;
  onClose: () => void;
}

export function SendMessageDialog({ user, onClose }: SendMessageDialogProps) {
  return (
    <Dialog open={user !== null} onOpenChange={(open) => !open && onClose()} title="Send Message" wide>
      {user && <SendMessageForm toEmail={user.UserEmail} onClose={onClose} />}
    </Dialog>
  );
}
