import { X } from 'lucide-react';
import { elementLabel } from '../vocabulary/index.ts';

/** The element that the change is about, to take off again. */
export function PickedElement({ element, onRemove }: { element: string; onRemove: () => void }) {
  return (
    <span className="inline-flex min-h-10 min-w-0 max-w-full items-center rounded-sm border border-accent bg-accent-soft pl-3 text-accent text-small">
      <span className="truncate font-mono text-caption" title={element}>
        {elementLabel(element)}
      </span>
      <button
        type="button"
        aria-label="Remove the picked element"
        onClick={onRemove}
        className="grid size-9.5 shrink-0 place-items-center rounded-sm hover:bg-sheet"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
