import { Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { type Pending, pendingLabel } from './pending.ts';

interface PendingListProps {
  pending: readonly Pending[];
  onTakeBack: (one: Pending) => void;
}

/** What will be corrected; each can be taken back. */
export function PendingList({ pending, onTakeBack }: PendingListProps) {
  if (pending.length === 0)
    return (
      <p className="text-muted text-small">
        Nothing is corrected yet. Choose a place in the design, or draw one, and say what it is.
      </p>
    );
  return (
    <ul aria-label="Corrections" className="grid divide-y divide-line rounded-sm border border-line">
      {pending.map((one) => (
        <li key={one.place.id} className="flex items-center gap-2 pl-3">
          <span className="min-w-0 flex-1 break-words py-2 text-small">{pendingLabel(one)}</span>
          <Button
            look="quiet"
            size="icon"
            title="Take back"
            aria-label={`Take back: ${pendingLabel(one)}`}
            onClick={() => onTakeBack(one)}
          >
            <Undo2 aria-hidden="true" className="size-4" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
