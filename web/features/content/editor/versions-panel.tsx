import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentVersion } from '#contract/content/versions.ts';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { toastFor } from '#web/ui/form/tell.ts';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { forgetSiteCache } from './forget-site-cache.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionDialog } from './version-dialog.tsx';
import { VersionRow } from './version-row.tsx';

const PAGE = 10;

interface VersionsPanelProps {
  section: ContentSection;
  /** Something typed would be lost by a restore: it is asked about. */
  dirty?: boolean;
  /** The section has other content now: read it again. */
  onRestored?: () => void;
}

/** Former versions of a section: who saved what and when, how they differ, and the way back. */
export function VersionsPanel({ section, dirty = false, onRestored }: VersionsPanelProps) {
  const queryClient = useQueryClient();
  const [limit, setLimit] = useState(PAGE);
  const [shown, setShown] = useState<ContentVersion | null>(null);
  const [wanted, setWanted] = useState<ContentVersion | null>(null);
  const tell = toastFor();
  const list = useQuery({
    ...api.content.listVersions.queryOptions({ input: { section, page: 1, limit } }),
    placeholderData: keepPreviousData,
  });
  const restore = useMutation(
    api.content.restoreVersion.mutationOptions({
      onSuccess: async (_answer, { id }) => {
        const version = list.data?.find(({ _id }) => _id === id)?.version;
        forgetSiteCache();
        tell.success(`Version ${version} restored successfully!`);
        onRestored?.();
        await queryClient.invalidateQueries({ queryKey: api.content.key() });
      },
      onError: (error) => tell.error(errorMessage(error, 'Failed to restore this version')),
    }),
  );
  const versions = list.data;
  return (
    <Card aria-labelledby="versions" className="min-w-0">
      <CardHeader>
        <h3 id="versions" className="font-semibold text-body">
          Versions
        </h3>
      </CardHeader>
      {list.isPending && (
        <div role="status" aria-label="Loading versions" className="grid gap-3 p-5">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {list.isError && !versions && (
        <div className="p-4">
          <ErrorState
            message={errorMessage(list.error, 'Failed to fetch the versions')}
            onRetry={() => list.refetch()}
          />
        </div>
      )}
      {versions?.length === 0 && (
        <EmptyState title="No versions yet">
          Every save keeps the content it replaces, so that you can compare versions and go back to an earlier one.
        </EmptyState>
      )}
      {versions && versions.length > 0 && (
        <ol className="divide-y divide-line">
          {versions.map((version, i) => (
            <VersionRow
              key={version._id}
              version={version}
              present={i === 0}
              busy={restore.isPending}
              onShow={() => setShown(version)}
              onRestore={() => setWanted(version)}
            />
          ))}
        </ol>
      )}
      {versions && versions.length === limit && limit < 100 && (
        <div className="border-line border-t p-3">
          <Button look="quiet" busy={list.isFetching} onClick={() => setLimit(Math.min(limit + PAGE, 100))}>
            Show older versions
          </Button>
        </div>
      )}
      <VersionDialog version={shown} onClose={() => setShown(null)} />
      <RestoreDialog
        version={wanted}
        dirty={dirty}
        onClose={() => setWanted(null)}
        onRestore={({ _id: id }) => restore.mutate({ id })}
      />
    </Card>
  );
}
