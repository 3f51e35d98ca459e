import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';

interface EditorActionsProps {
  saving: boolean;
  /** Whether there is something to save that may be saved. */
  canSave: boolean;
  saveLabel?: string;
  /** Something else is on its way: nothing may be pressed. */
  busy?: boolean;
  onReset?: () => void;
  /** The question before a reset. */
  resetQuestion?: string;
  isActive?: boolean;
  onToggle?: () => void;
  /** What the last of these did. */
  message?: ReactNode;
  /** More buttons of this editor. */
  children?: ReactNode;
}

/** Save (it submits the form around it), Reset to Default, Activate or Deactivate: always in sight. */
export function EditorActions({
  saving,
  canSave,
  saveLabel = 'Save',
  busy = false,
  onReset,
  resetQuestion = 'Are you sure you want to reset to default values?',
  isActive,
  onToggle,
  message,
  children,
}: EditorActionsProps) {
  const [asking, setAsking] = useState(false);
  const blocked = saving || busy;
  return (
    <div className="sticky bottom-0 z-20 -mx-1 flex flex-wrap gap-2 border-line border-t bg-page px-1 py-3">
      {message && <div className="basis-full">{message}</div>}
      <Button type="submit" busy={saving} disabled={blocked || !canSave}>
        {saving ? 'Saving...' : saveLabel}
      </Button>
      {onToggle && (
        <Button look="secondary" disabled={blocked} onClick={onToggle}>
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
      )}
      {onReset && (
        <Button look="secondary" disabled={blocked} onClick={() => setAsking(true)}>
          Reset to Default
        </Button>
      )}
      {children}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={resetQuestion}
        description="The default content replaces the current content and anything you have typed. The current content is kept under Versions."
        confirmLabel="Reset to Default"
        onConfirm={() => onReset?.()}
      />
    </div>
  );
}
