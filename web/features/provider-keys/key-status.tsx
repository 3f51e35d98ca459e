import type { ProviderKey } from '#contract/provider-keys.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Active or not; and the mark of a key that its provider has refused. */
export function KeyStatus({ record: { isActive, setAside } }: { record: ProviderKey }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      {setAside && <Badge tone="danger">Paused</Badge>}
    </span>
  );
}
