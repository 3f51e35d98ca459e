import { useState } from 'react';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Generator } from '../progress/index.ts';
import { CorrectDesign } from './correct-design.tsx';
import { useCorrect } from './use-correct.ts';

interface CorrectPaneProps {
  generator: Generator;
  generation: GenerationWithResult;
  result: GenerationResult;
  /** It is in sight. Put away, it keeps what was said. */
  shown: boolean;
  /** The page has changes that are not saved: they would not be in what is written. */
  unsaved: boolean;
}

/** Corrections of what the engine read, in the design's place. Nothing is made of it before it is asked for. */
export function CorrectPane({ generator, generation, result, shown, unsaved }: CorrectPaneProps) {
  const correct = useCorrect(generation._id, {
    onBegun: generator.begin,
    onRefused: (text) => generator.setNotice({ tone: 'danger', text }),
  });
  const [made, setMade] = useState(shown);
  if (shown && !made) setMade(true);
  if (!made) return null;
  return (
    <div className={classNames('h-full', !shown && 'hidden')}>
      <CorrectDesign
        key={generation._id}
        generation={generation}
        result={result}
        onCorrect={correct.mutate}
        busy={correct.isPending || generator.running}
        unsaved={unsaved}
      />
    </div>
  );
}
