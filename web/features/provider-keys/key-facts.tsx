import type { ProviderKey } from '#contract/provider-keys.ts';
import { providerNames } from '#contract/vocabulary/provider-names.ts';
import { counted } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';

/** The name with what it stands for: provider, model, and the address when it is not the provider's own. */
export function KeyName({ record: { name, provider, model, baseURL } }: { record: ProviderKey }) {
  return (
    <>
      <span className="block break-words font-semibold">{name}</span>
      <span className="block break-words text-caption text-muted">
        {providerNames[provider]} · <span className="font-mono">{model}</span>
      </span>
      {baseURL && <span className="block break-all font-mono text-caption text-muted">{baseURL}</span>}
    </>
  );
}

export function LastUsed({ at }: { at: string | null }) {
  return at ? <Moment at={at} /> : <span className="text-muted">Never</span>;
}

export function KeyWeek({ record: { callsThisWeek, failuresThisWeek } }: { record: ProviderKey }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {counted(callsThisWeek, 'call')}
      <span className={failuresThisWeek > 0 ? 'block text-caption text-danger' : 'block text-caption text-muted'}>
        {failuresThisWeek} failed
      </span>
    </span>
  );
}
