import { useState } from 'react';
import type { GenerationWithResult } from '#contract/generations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import type { Generator } from '../progress/index.ts';
import { CorrectDesign } from './correct-design.tsx';
import { useCorrect } from './use-correct.ts';
import type { Places } from './use-places.ts';

interface CorrectPaneProps {
  generator: Generator;
  generation: GenerationWithResult;
  /** What is said about the design, kept while its screen is put away or built anew. */
  places: Places;
  /** It is in sight. */
  shown: boolean;
  /** The page has changes that are not saved: they would not be in what is written. */
  unsaved: boolean;
}

/** Corrections of what the engine read, in the design's place. Nothing is made of it before it is asked for. */
export function CorrectPane({ generator, generation, places, shown, unsaved }: CorrectPaneProps) {
  const correct = useCorrect(generation._id, {
    onBegun: generator.begin,
    onRefused: (text) => generator.setNotice({ tone: 'danger', text }),
  });
  const [made, setMade] = useState(shown);
  if (shown && !made) setMade(true);
  const busy = correct.isPending || generator.running;
  return (
    <>
      <UnsavedGuard
        when={places.isCorrected && !busy}
        ofSearch
        title="Your corrections are not written yet"
        description="When you leave this page now, the corrections in the list are lost."
        confirmLabel="Leave without them"
      />
      {made && (
        <div className={classNames('h-full', !shown && 'hidden')}>
          <CorrectDesign {...{ generation, places, shown, busy, unsaved }} onCorrect={correct.mutate} />
        </div>
      )}
    </>
  );
}
