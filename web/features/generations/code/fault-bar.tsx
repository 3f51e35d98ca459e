import { TriangleAlert } from 'lucide-react';
import { counted } from '#web/ui/format-number.ts';
import type { CodeFault } from '../edit/index.ts';
import type { ComponentFault } from '../rendering/index.ts';

/** Something that is broken: in the page, or in a component. */
export type Fault = CodeFault | ComponentFault;

interface FaultBarProps<F extends Fault> {
  faults: readonly F[];
  onGoTo: (fault: F) => void;
}

/** What is broken in the code, at its foot: what is being typed above does not move. It leads to the place. */
export function FaultBar<F extends Fault>({ faults: [first, ...others], onGoTo }: FaultBarProps<F>) {
  return (
    <div role="status" className="shrink-0">
      {first && (
        <button
          type="button"
          title="Go to the line"
          onClick={() => onGoTo(first)}
          className="flex min-h-10 w-full items-center gap-2 border-warning border-t-2 bg-warning-soft px-3 py-1 text-left font-medium text-small text-warning -outline-offset-2 hover:underline"
        >
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          <span className="wrap-anywhere min-w-0">
            {placeName(first)}: {first.reason}
            {others.length > 0 && ` And ${counted(others.length, 'other place')}.`}
          </span>
        </button>
      )}
    </div>
  );
}

/** Where it is, e.g. 'Line 12 of the CSS'. */
export function placeName(fault: Fault): string {
  if ('kind' in fault) return fault.line === undefined ? fault.file : `Line ${fault.line} of ${fault.file}`;
  return fault.language === 'html' ? `Line ${fault.line}` : `Line ${fault.line} of the CSS`;
}
