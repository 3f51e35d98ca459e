import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteDialogProps<Entry> {
  /** e.g. 'feature'. */
  noun: string;
  /** The entry to delete; null while nobody has asked. */
  doomed: Entry | null;
  nameOf: (entry: Entry) => string;
  onClose: () => void;
  onDelete: (entry: Entry) => void;
}

export function DeleteDialog<Entry>({ noun, doomed, nameOf, onClose, onDelete }: DeleteDialogProps<Entry>) {
  return (
    <ConfirmDialog
      open={doomed !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Are you sure you want to delete this ${noun}?`}
      description={`Visitors will not see “${doomed ? nameOf(doomed) : ''}” any longer. The list as it is now is kept under Versions.`}
      confirmLabel="Delete"
      onConfirm={() => doomed && onDelete(doomed)}
    />
  );
}

interface SwitchDialogProps<Entry> {
  noun: string;
  /** The entry that somebody wants to edit while the form holds something unsaved. */
  wanted: Entry | null;
  onClose: () => void;
  onSwitch: (entry: Entry) => void;
}

export function SwitchDialog<Entry>({ noun, wanted, onClose, onSwitch }: SwitchDialogProps<Entry>) {
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && onClose()}
      title="You have unsaved changes"
      description={`The form has unsaved changes. If you edit another ${noun} now, they will be lost.`}
      confirmLabel="Discard and edit"
      cancelLabel="Stay"
      onConfirm={() => wanted && onSwitch(wanted)}
    />
  );
}
