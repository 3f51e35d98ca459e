import type { ContentVersion } from '#contract/content/versions.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface RestoreDialogProps {
  version: ContentVersion | null;
  dirty: boolean;
  onClose: () => void;
  onRestore: (version: ContentVersion) => void;
}

export function RestoreDialog({ version, dirty, onClose, onRestore }: RestoreDialogProps) {
  const unsaved = dirty ? 'Your unsaved changes will be lost. ' : '';
  return (
    <ConfirmDialog
      open={version !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Restore version ${version?.version ?? ''}?`}
      description={`${unsaved}Visitors will see it immediately. The current content is kept under Versions.`}
      confirmLabel="Restore"
      onConfirm={() => version && onRestore(version)}
    />
  );
}
