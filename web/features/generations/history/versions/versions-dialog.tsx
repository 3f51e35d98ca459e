import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { versionTree } from '../../versions/index.ts';
import { VersionDifferences } from './version-differences.tsx';
import { VersionEntry } from './version-entry.tsx';

interface VersionsDialogProps {
  conversion: Pick<Generation, '_id' | 'name'>;
  onDelete: (version: Generation) => void;
  onClose: () => void;
}

/** All versions of a conversion as a tree, and how each differs from another one. */
export function VersionsDialog({ conversion, onDelete, onClose }: VersionsDialogProps) {
  // Any version that is still there leads to all of them.
  const [id, setId] = useState(conversion._id);
  const [chosen, setChosen] = useState(conversion._id);
  const list = useQuery({
    ...api.generations.listVersions.queryOptions({ input: { id } }),
    placeholderData: (before: Generation[] | undefined) => before,
  });
  const tree = versionTree(list.data ?? []);
  const shown = tree.find(({ generation }) => generation._id === chosen) ?? tree.at(-1);
  const remove = (version: Generation) => {
    onDelete(version);
    const other = list.data?.find(({ _id }) => _id !== version._id);
    if (!other) onClose();
    else if (version._id === id) setId(other._id);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Versions of “${conversion.name}”`} wide>
      {list.isPending && <ListSkeleton label="Loading versions" rows={3} />}
      {list.isError && (
        <ErrorState message={errorMessage(list.error, 'Failed to load the versions')} onRetry={() => list.refetch()} />
      )}
      {shown && (
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[18rem_minmax(0,1fr)]">
          <ol aria-label="Versions" className="divide-y divide-line rounded-sm border border-line">
            {tree.map((version) => (
              <VersionEntry
                key={version.generation._id}
                version={version}
                current={version === shown}
                onChoose={() => setChosen(version.generation._id)}
                onDelete={remove}
              />
            ))}
          </ol>
          <VersionDifferences key={shown.generation._id} version={shown} tree={tree} />
        </div>
      )}
    </Dialog>
  );
}
