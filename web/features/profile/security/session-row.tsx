import { Monitor, Smartphone } from 'lucide-react';
import type { SessionInfo } from '#contract/accounts/profile.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

interface SessionRowProps {
  session: SessionInfo;
  isBusy: boolean;
  onEnd: () => void;
}

/** One place: what device, from where, and when it was last used. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, ipAddress, createdAt, lastSeenAt, isCurrent } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="grid min-w-28 flex-1">
        <span className="break-words font-semibold text-small">{device}</span>
        <span className="text-caption text-muted">
          {ipAddress && <span className="font-mono">{ipAddress} · </span>}
          since <Moment at={createdAt} />, last used <Moment at={lastSeenAt} />
        </span>
      </span>
      {isCurrent ? (
        <Badge tone="accent">This device</Badge>
      ) : (
        <Button look="quiet" aria-label={`Sign out ${device}`} disabled={isBusy} onClick={onEnd}>
          Sign Out
        </Button>
      )}
    </li>
  );
}
