import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { pathLabel } from '#contract/vocabulary/path-label.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const WordDifference = lazy(() => loadChunk(() => import('./word-difference.tsx')));

interface VersionChangesProps {
  id: string;
  /** What this save changed, or what a restore of it would take back. */
  kind: 'changes' | 'sinceThen';
}

/** Where two versions differ, field by field, word by word. */
export function VersionChanges({ id, kind }: VersionChangesProps) {
  const version = useQuery(api.content.getVersion.queryOptions({ input: { id } }));
  if (version.isError)
    return <Alert tone="danger">{errorMessage(version.error, 'Failed to fetch this version')}</Alert>;
  if (!version.data) return <Skeleton className="h-16" />;
  const changes = version.data[kind];
  if (changes.length === 0)
    return (
      <p className="text-muted">
        {kind === 'changes'
          ? 'Nothing has changed since the version before.'
          : 'It is the same as the current content.'}
      </p>
    );
  return (
    <Suspense fallback={<Skeleton className="h-16" />}>
      <dl className="grid gap-3">
        {changes.map(({ path, before, after }) => (
          <div key={path} className="grid gap-1">
            <dt className="font-semibold text-small">{pathLabel(path)}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere rounded-sm bg-sunken px-3 py-2 text-small">
              <WordDifference before={before} after={after} />
            </dd>
          </div>
        ))}
      </dl>
    </Suspense>
  );
}
