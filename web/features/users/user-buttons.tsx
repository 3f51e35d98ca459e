import { History, LockKeyhole, LockKeyholeOpen, type LucideIcon, Mail, Pencil, Trash2 } from 'lucide-react';
import type { User } from '#contract/accounts/users.ts';
import { Button } from '#web/ui/button.tsx';

export interface UserHandlers {
  onEdit: (user: User) => void;
  onMessage: (user: User) => void;
  onLog: (user: User) => void;
  onDisable: (user: User) => void;
  onDelete: (user: User) => void;
}

/** What can be done with the user of a row. */
export function UserButtons({ user, handlers }: { user: User; handlers: UserHandlers }) {
  const { onEdit, onMessage, onLog, onDisable, onDelete } = handlers;
  const entries: [string, LucideIcon, (user: User) => void][] = [
    ['Edit', Pencil, onEdit],
    ['Send message to', Mail, onMessage],
    ['Message log of', History, onLog],
    user.isDisabled ? ['Enable', LockKeyholeOpen, onDisable] : ['Disable', LockKeyhole, onDisable],
    ['Delete', Trash2, onDelete],
  ];
  return (
    <div className="-mx-2 flex">
      {entries.map(([act, Icon, onPress]) => (
        <Button
          key={act}
          look="quiet"
          size="icon"
          title={act.replace(/ (to|of)$/, '')}
          aria-label={`${act} ${user.userName}`}
          data-edit={onPress === onEdit ? user._id : undefined}
          onClick={() => onPress(user)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </Button>
      ))}
    </div>
  );
}
