import { type ReactNode, useEffect, useState } from 'react';
import type { Generation, GenerationResult } from '#contract/generations.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { MeasuringFrame } from './measuring-frame.tsx';
import { type Fidelity, useFidelity } from './use-fidelity.ts';
import { windowSize } from './window-size.ts';

/** A page that was not changed for so long is measured again (ms). */
const REST_MS = 1500;
/** Page and code come first: a page that was just opened is measured when they are there (ms). */
const BEGIN_MS = 400;

/**
 * How faithful a page is, measured again whenever a change of it has come to rest. While that goes on, the last figure
 * stays in sight.
 * @returns the figure, and the hidden frame to mount
 */
export function useLiveFidelity(
  generation: Pick<Generation, 'framework' | 'imageURL'>,
  result: GenerationResult,
  onMeasured: (fidelity: Fidelity, of: GenerationResult) => void,
): { fidelity: Fidelity; measuring: boolean; frame: ReactNode } {
  const [fidelity, setFidelity] = useState<Fidelity>({ state: 'measuring' });
  const wanted = useSettled(result, REST_MS);
  const [measured, setMeasured] = useState<GenerationResult>();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), BEGIN_MS);
    return () => clearTimeout(timer);
  }, []);
  const take = (told: Fidelity) => {
    setFidelity(told);
    setMeasured(wanted);
    onMeasured(told, wanted);
  };
  const measuring = measured !== result;
  return {
    fidelity,
    measuring,
    frame:
      measured === wanted || !begun ? null : (
        <Measure key={`${wanted.html}\n${wanted.css}`} generation={generation} result={wanted} onMeasured={take} />
      ),
  };
}

interface MeasureProps {
  generation: Pick<Generation, 'framework' | 'imageURL'>;
  result: GenerationResult;
  onMeasured: (fidelity: Fidelity) => void;
}

function Measure({ generation, result, onMeasured }: MeasureProps) {
  const [fidelity, take] = useFidelity(result, generation.imageURL);
  const done = fidelity.state !== 'measuring';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onMeasured` is new at each render; the end of measuring calls it.
  useEffect(() => {
    if (done) onMeasured(fidelity);
  }, [done]);
  return (
    <MeasuringFrame
      framework={generation.framework}
      html={result.html}
      css={result.css}
      size={windowSize(result)}
      onMeasured={take}
    />
  );
}
