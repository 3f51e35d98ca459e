import { useAccount } from '#web/features/accounts/index.ts';
import { paths } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

export function NeedsProvider() {
  const { user } = useAccount();
  return (
    <p className="p-4 text-muted text-small sm:px-5">
      Changes in words need an AI provider, and none is available now.
      {user?.userRole === 'Admin' && (
        <>
          {' '}
          <TextLink to={paths.geminiKeys}>Add a key</TextLink>
        </>
      )}
    </p>
  );
}
