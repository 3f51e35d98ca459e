import './tour.css';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { steps } from './steps.ts';

/**
 * Says in four steps what the generator does, beside it: it takes no focus and covers nothing that is needed. On wide
 * screens it lies in the corner, on narrow ones above the form. Escape ends it.
 */
export default function Tour({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const step = steps[at]!;
  const last = at === steps.length - 1;
  useMarked(step.of);

  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) end.current();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);

  return (
    <section
      aria-label="Tour of the generator"
      className="grid animate-fade gap-2 rounded-lg border border-accent bg-sheet p-4 shadow-raised lg:fixed lg:right-6 lg:bottom-6 lg:z-20 lg:w-88 lg:shadow-floating"
    >
      <div className="-mt-2 -mr-2 flex items-center justify-between gap-3">
        <p className="font-mono text-caption text-muted">
          Tour {at + 1} / {steps.length}
        </p>
        <Button look="quiet" size="icon" aria-label="End the tour" onClick={onEnd}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <div aria-live="polite" className="-mt-2 grid gap-1 lg:min-h-24">
        <p className="font-semibold text-body">{step.title}</p>
        <p className="text-muted text-small">{step.text}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {at > 0 && (
          <Button look="secondary" onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
        <Button onClick={() => (last ? onEnd() : setAt(at + 1))}>{last ? 'Done' : 'Next'}</Button>
      </div>
    </section>
  );
}

/** Draws a line around the part of the page that is spoken about. */
function useMarked(name: string): void {
  useEffect(() => {
    const part = document.querySelector(`[data-tour="${name}"]`);
    part?.setAttribute('data-tour-now', '');
    return () => part?.removeAttribute('data-tour-now');
  }, [name]);
}
