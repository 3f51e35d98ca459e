import type { ProviderKey } from '#contract/provider-keys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { formatSeconds } from '#web/ui/format-number.ts';
import type { TestAnswer } from './use-key-actions.ts';

export const hasNews = (record: ProviderKey, answer: TestAnswer | undefined): boolean =>
  Boolean(answer || record.setAside || record.lastError);

/** What the provider had to say about a key: to the test just made, or when it last failed. */
export function KeyNews({ record, answer }: { record: ProviderKey; answer: TestAnswer | undefined }) {
  const seconds = answer && formatSeconds(answer.durationMs);
  return (
    <div className="grid gap-2 empty:hidden">
      {answer && (
        <Alert tone={answer.ok ? 'success' : 'danger'} title={answer.ok ? 'It works.' : 'It does not work.'}>
          {answer.message} <span className="font-mono text-caption">{seconds}</span>
        </Alert>
      )}
      {record.setAside && (
        <Alert tone="danger" title="Paused: the provider refused this key.">
          {record.lastError ?? 'No reason was given.'} It will not be used until it is edited or activated again.
        </Alert>
      )}
      {!record.setAside && record.lastError && answer?.message !== record.lastError && (
        <p className="break-words text-caption text-muted">
          <span className="font-semibold">Last error:</span> {record.lastError}
        </p>
      )}
    </div>
  );
}
