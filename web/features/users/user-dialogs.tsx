import { MessageLogDialog, SendMessageDialog } from '#web/features/mail/index.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { DisableUserDialog } from './disable-user-dialog.tsx';
import type { UserActions } from './use-user-actions.ts';
import type { UserDialogs as Dialogs } from './use-user-dialogs.ts';

/** Everything that is asked or shown about one user before something is done. */
export function UserDialogs({ dialogs, actions }: { dialogs: Dialogs; actions: UserActions }) {
  const { of, close } = dialogs;
  return (
    <>
      <SendMessageDialog user={of('message')} onClose={close} />
      <MessageLogDialog user={of('log')} onClose={close} />
      <DeleteUserDialog user={of('delete')} onClose={close} onDelete={({ _id: id }) => actions.remove.mutate({ id })} />
      <DisableUserDialog
        user={of('disable')}
        onClose={close}
        onDisable={({ _id: id }) => actions.disable.mutate({ id, disabled: true })}
      />
    </>
  );
}
