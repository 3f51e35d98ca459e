import { Plus } from 'lucide-react';
import { useId } from 'react';
import { MAX_PACKAGES } from '#contract/packages.ts';
import { errors } from '#contract/vocabulary/errors.ts';
import { Button } from '#web/ui/button.tsx';

const FULL = errors.TOO_MANY_PACKAGES.message;

/** Where there is no room it can still be reached, and says why it does nothing: to mouse, touch, keyboard and ear. */
export function AddPackageButton({ count, onAdd }: { count: number; onAdd: () => void }) {
  const id = useId();
  const full = count >= MAX_PACKAGES;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {full && (
        <p id={id} className="text-caption text-muted">
          {FULL}
        </p>
      )}
      <Button
        aria-disabled={full || undefined}
        aria-describedby={full ? id : undefined}
        title={full ? FULL : undefined}
        onClick={() => full || onAdd()}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add Package
      </Button>
    </div>
  );
}
