import { FileDiff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Generation } from '#contract/generations.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { useAction } from '#web/ui/actions/index.ts';
import { useDeletion } from './use-deletion.ts';

const VersionsDialog = lazy(() =>
  loadChunk(() => import('./versions/versions-dialog.tsx')).then(({ VersionsDialog }) => ({
    default: VersionsDialog,
  })),
);

interface DifferencesDialogProps {
  /** The version to begin with. */
  generation: Generation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Is told which versions have been deleted. */
  onDeleted: (ids: string[]) => void;
}

/** The versions of a page with the differences of their code. */
export function DifferencesDialog({ generation, open, onOpenChange, onDeleted }: DifferencesDialogProps) {
  const remove = useDeletion(onDeleted);
  useAction({
    ...{ id: 'compare-code', label: 'Compare code', group: 'Compare', words: ['versions', 'diff'], Icon: FileDiff },
    run: () => onOpenChange(true),
  });
  return (
    open && (
      <Suspense>
        <VersionsDialog
          conversion={generation}
          onDelete={({ _id }) => remove.mutate({ what: 'version', ids: [_id] })}
          onClose={() => onOpenChange(false)}
        />
      </Suspense>
    )
  );
}
