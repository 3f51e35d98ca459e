import { RotateCcw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Room is kept where there is nothing to reset, so that nothing moves when there is. */
export function ResetButton({ label, onReset }: { label: string; onReset: (() => void) | undefined }) {
  if (!onReset) return <span aria-hidden="true" className="size-10 shrink-0" />;
  return (
    <Button look="quiet" size="icon" aria-label={`Reset ${label}`} title="Reset" onClick={onReset}>
      <RotateCcw aria-hidden="true" className="size-4.5" />
    </Button>
  );
}
