import { useEffect, useMemo, useRef, useState } from 'react';
import type { User } from '#contract/accounts/users.ts';
import type { UserActions } from './use-user-actions.ts';
import type { UserHandlers } from './user-buttons.tsx';

type Kind = 'edit' | 'message' | 'log' | 'disable' | 'delete';

/** Which user is being edited, written to, or asked about; one at a time. */
export function useUserDialogs({ disable }: Pick<UserActions, 'disable'>) {
  const [open, setOpen] = useState<{ kind: Kind; user: User } | null>(null);
  const { mutate } = disable;
  const handlers = useMemo<UserHandlers>(() => {
    const opens = (kind: Kind) => (user: User) => setOpen({ kind, user });
    return {
      onEdit: opens('edit'),
      onMessage: opens('message'),
      onLog: opens('log'),
      onDisable: (user) => (user.isDisabled ? mutate({ id: user._id, disabled: false }) : opens('disable')(user)),
      onDelete: opens('delete'),
    };
  }, [mutate]);
  useReturnToEdit(open?.kind === 'edit' ? open.user._id : undefined);
  return {
    handlers,
    of: (kind: Kind) => (open?.kind === kind ? open.user : null),
    close: () => setOpen(null),
  };
}
export type UserDialogs = ReturnType<typeof useUserDialogs>;

/** The form in a row is gone: the keyboard goes on at the button that opened it, unless it has been sent elsewhere. */
function useReturnToEdit(editing: string | undefined): void {
  const last = useRef(editing);
  useEffect(() => {
    if (!editing && last.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(last.current)}"]`)?.focus();
    last.current = editing;
  }, [editing]);
}
