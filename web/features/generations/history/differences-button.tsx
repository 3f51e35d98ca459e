import { FileDiff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { useDeletion } from './use-deletion.ts';

const VersionsDialog = lazy(() =>
  loadChunk(() => import('./versions/versions-dialog.tsx')).then(({ VersionsDialog }) => ({
    default: VersionsDialog,
  })),
);

interface DifferencesButtonProps {
  /** The version to begin with. */
  generation: Generation;
  /** Is told which versions have been deleted. */
  onDeleted: (ids: string[]) => void;
}

/** Opens the versions of a page with the differences of their code. */
export function DifferencesButton({ generation, onDeleted }: DifferencesButtonProps) {
  const [open, setOpen] = useState(false);
  const remove = useDeletion(onDeleted);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <FileDiff aria-hidden="true" className="size-4" />
        Compare code
      </Button>
      {open && (
        <Suspense>
          <VersionsDialog
            conversion={generation}
            onDelete={({ _id }) => remove.mutate({ what: 'version', ids: [_id] })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
