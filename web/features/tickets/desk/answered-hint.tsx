import { X } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Somebody else was quicker: one looks before one sends. */
export function AnsweredHint({ name, onClose }: { name: string | null; onClose: () => void }) {
  if (!name) return null;
  return (
    <Alert
      tone="warning"
      className="mx-3 mt-3 py-1 sm:mx-5"
      action={
        <Button look="quiet" size="icon" aria-label="Close this hint" onClick={onClose}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {name} has just answered. Read that reply before you send yours.
    </Alert>
  );
}
