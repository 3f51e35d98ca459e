import { Columns2, FolderInput, Trash2, X } from 'lucide-react';
import type { Conversion } from '#contract/history.ts';
import { useActions } from '#web/ui/actions/index.ts';
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
  const isEmpty = selected.length === 0;
  const comparable = selected.filter(({ status }) => status === 'succeeded').length === 2 && selected.length === 2;
  const group = 'Selected conversions';
  useActions([
    { id: 'selection-compare', label: 'Compare', group, Icon: Columns2, disabled: !comparable, run: onCompare },
    { id: 'selection-move', label: 'Move to a project', group, Icon: FolderInput, disabled: isEmpty, run: onMove },
    { id: 'selection-delete', label: 'Delete', group, Icon: Trash2, disabled: isEmpty, run: onDelete },
    { id: 'selection-clear', label: 'Clear the selection', group, Icon: X, disabled: isEmpty, run: onClear },
  ]);
  if (isEmpty) return null;
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
