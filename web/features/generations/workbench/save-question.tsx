import { useRef } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Fault, placeName } from '../code/index.ts';

interface SaveQuestionProps {
  /** What is broken. */
  fault: Fault;
  onSave: () => void;
  onGoTo: (fault: Fault) => void;
}

/** Asks whether a page is saved though something in it is broken: it is by whoever wants it. */
export function SaveQuestion({ fault, onSave, onGoTo }: SaveQuestionProps) {
  const saves = useRef(false);
  const place = placeName(fault);
  return (
    <ConfirmDialog
      open
      // Whoever has confirmed closes it as well.
      onOpenChange={() => !saves.current && onGoTo(fault)}
      title="The code is broken: save it all the same?"
      description={`${place}: ${fault.reason} ${'kind' in fault ? 'The page is the last one that could be drawn.' : 'Browsers may leave out a part of the page.'} The version before it stays as it is.`}
      confirmLabel="Save it broken"
      cancelLabel={`Go to ${place.replace('Line', 'line')}`}
      onConfirm={() => {
        saves.current = true;
        onSave();
      }}
    />
  );
}
