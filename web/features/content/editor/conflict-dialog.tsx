import { useQuery } from '@tanstack/react-query';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import { api } from '#web/api.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { VersionChanges } from './version-changes.tsx';

interface ConflictDialogProps {
  section: ContentSection;
  open: boolean;
  /** The draft stays, on top of what the other admin saved; or it goes. */
  onChoose: (choice: { keepDraft: boolean }) => void;
}

/** Somebody else saved in between. Nothing typed is lost unless one says so. */
export function ConflictDialog({ section, open, onChoose }: ConflictDialogProps) {
  const versions = useQuery({
    ...api.content.listVersions.queryOptions({ input: { section, page: 1, limit: 1 } }),
    enabled: open,
    staleTime: 0,
  });
  const newest = versions.data?.[0];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => !stays && onChoose({ keepDraft: true })}
      title="Somebody else has saved this section in the meantime"
      description="Keep editing: what you typed stays, the fields you did not touch take the newer content, and your next save replaces theirs. Or load their version and drop what you typed."
      confirmLabel="Load their version"
      cancelLabel="Keep editing"
      onConfirm={() => onChoose({ keepDraft: false })}
    >
      {newest && (
        <div className="mt-4 grid max-h-60 gap-2 overflow-auto rounded-sm border border-line p-3 text-small">
          <p className="font-semibold">
            {newest.savedBy ?? 'Somebody'}, <Moment at={newest.savedAt} />
          </p>
          <VersionChanges id={newest._id} kind="changes" />
        </div>
      )}
    </ConfirmDialog>
  );
}
