import { errorMessage, isNetworkError } from '#web/error-message.ts';
import { ErrorState } from '#web/ui/list-states.tsx';

/** An editor whose content cannot be read: what happened, and Retry, which loads the page again. */
export function LoadError({ error, fallback }: { error: unknown; fallback: string }) {
  const message = isNetworkError(error) ? 'Failed to connect to server' : errorMessage(error, fallback);
  return <ErrorState message={message} onRetry={() => window.location.reload()} />;
}
