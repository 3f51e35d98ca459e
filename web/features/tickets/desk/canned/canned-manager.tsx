import { useState } from 'react';
import type { CannedReply } from '#contract/tickets/canned-replies.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CannedForm } from './canned-form.tsx';
import { CannedList } from './canned-list.tsx';

interface CannedManagerProps {
  open: boolean;
  onClose: () => void;
  fill: (text: string) => string;
}

type View = 'list' | 'new' | CannedReply;

/** The answers that are written often: add, edit, delete. Asks before something typed is lost. */
export function CannedManager({ open, onClose, fill }: CannedManagerProps) {
  const [view, setView] = useState<View>('list');
  const [dirty, setDirty] = useState(false);
  /** What is done once the question is answered with Discard. */
  const [asking, setAsking] = useState<(() => void) | null>(null);
  const toList = () => {
    setDirty(false);
    setView('list');
  };
  const close = () => {
    toList();
    onClose();
  };
  const unlessDirty = (act: () => void) => (dirty ? setAsking(() => act) : act());
  const editing = typeof view === 'object' ? view : undefined;
  const title = view === 'list' ? 'Canned replies' : editing ? 'Edit canned reply' : 'Add canned reply';
  return (
    <>
      <Dialog open={open} onOpenChange={(wanted) => !wanted && unlessDirty(close)} title={title} wide>
        {view === 'list' ? (
          <CannedList fill={fill} onAdd={() => setView('new')} onEdit={setView} />
        ) : (
          <CannedForm
            editing={editing}
            fill={fill}
            onDirty={() => setDirty(true)}
            onBack={() => unlessDirty(toList)}
            onSaved={toList}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(wanted) => !wanted && setAsking(null)}
        title="You have unsaved changes"
        description="What you wrote will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep writing"
        onConfirm={() => asking?.()}
      />
    </>
  );
}
