import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  wide?: boolean;
  /** Whether closing it now would lose something. */
  dirty: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page. It asks before something typed is lost: by closing it, or by leaving the page. */
export function FormDialog({ title, description, wide = true, dirty, onClose, children }: FormDialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        open
        onOpenChange={(wanted) => !wanted && (dirty ? setAsking(true) : onClose())}
        title={title}
        {...(description && { description })}
        wide={wide}
      >
        {children}
      </Dialog>
      <UnsavedGuard when={dirty} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="You have unsaved changes"
        description="What you typed will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </>
  );
}
