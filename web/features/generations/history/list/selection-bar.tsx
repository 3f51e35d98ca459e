import { Columns2, FolderInput, Trash2 } from 'lucide-react';
import type { Conversion } from '#contract/history.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/format-number.ts';

interface SelectionBarProps {
  selected: Conversion[];
  onCompare: () => void;
  onMove: () => void;
  onDelete: () => void;
  onClear: () => void;
}

/** Which conversions are selected, on all pages, and what can be done with all of them. */
export function SelectionBar({ selected, onCompare, onMove, onDelete, onClear }: SelectionBarProps) {
  if (selected.length === 0) return null;
  const comparable = selected.filter(({ status }) => status === 'succeeded').length === 2 && selected.length === 2;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-y bg-accent-soft px-4 py-2 sm:px-5">
      <p role="status" className="flex-1 basis-40 font-semibold text-small">
        {counted(selected.length, 'conversion')} selected
        {!comparable && (
          <span className="block font-normal text-caption">Select two that are done to compare them.</span>
        )}
      </p>
      <Button look="secondary" disabled={!comparable} onClick={onCompare}>
        <Columns2 aria-hidden="true" className="size-4" />
        Compare
      </Button>
      <Button look="secondary" onClick={onMove}>
        <FolderInput aria-hidden="true" className="size-4" />
        Move
      </Button>
      <Button look="danger" onClick={onDelete}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
