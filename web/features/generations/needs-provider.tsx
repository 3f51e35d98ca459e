import { TextLink } from '#web/features/accounts/text-link.tsx';
import { useAccount } from '#web/features/accounts/use-account.ts';
import { paths } from '#web/paths.ts';

export function NeedsProvider() {
  const { user } = useAccount();
  return (
    <p className="p-4 text-muted text-small sm:px-5">
      Follow-ups need an AI provider, and none is available now. The built-in engine reads pictures, not wishes.
      {user?.userRole === 'Admin' && (
        <>
          {' '}
          <TextLink to={paths.geminiKeys}>Add a key</TextLink>
        </>
      )}
    </p>
  );
}
