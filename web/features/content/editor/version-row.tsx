import type { ContentAction, ContentVersion } from '#contract/content/versions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';

export const actionNames: Record<ContentAction, string> = {
  delivered: 'Default content',
  saved: 'Saved',
  activated: 'Activated',
  deactivated: 'Deactivated',
  deleted: 'Deleted',
  reset: 'Reset to default',
  restored: 'Restored',
};

interface VersionRowProps {
  version: ContentVersion;
  /** It is what visitors see now. */
  present: boolean;
  busy: boolean;
  onShow: () => void;
  onRestore: () => void;
}

export function VersionRow({ version: { version, action, savedBy, savedAt }, present, ...rest }: VersionRowProps) {
  const { busy, onShow, onRestore } = rest;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-small sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-mono text-caption text-muted">{version}</span>
          <span className="font-semibold">{actionNames[action]}</span>
          {present && <Badge tone="success">Current</Badge>}
        </p>
        <p className="break-words text-caption text-muted">
          {savedBy ?? 'Facsimile'}, <Moment at={savedAt} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" aria-label={`Differences of version ${version}`} onClick={onShow}>
          Differences
        </Button>
        {!present && (
          <Button look="secondary" aria-label={`Restore version ${version}`} disabled={busy} onClick={onRestore}>
            Restore
          </Button>
        )}
      </div>
    </li>
  );
}
