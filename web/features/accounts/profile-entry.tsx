import { Avatar } from '#web/ui/avatar.tsx';
import { useAccount } from './use-account.ts';

/** Who is signed in, as an entry of a sidebar: name over what the entry leads to. */
export function ProfileEntry({ compact }: { compact: boolean }) {
  const { session, user } = useAccount();
  return (
    <>
      <span className="-mx-1">
        <Avatar url={user?.profileURL ?? session?.user.image} />
      </span>
      <span className={compact ? 'sr-only' : 'grid min-w-0'}>
        <span className="truncate">{user?.userName || session?.user.name}</span>
        <span className="font-normal text-caption text-muted">Profile Settings</span>
      </span>
    </>
  );
}
