import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Generation, GenerationResult, Mode } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { modes } from '../vocabulary/index.ts';
import { figureOf } from './figure-of.ts';
import { MeasuringFrame } from './measuring-frame.tsx';
import { type Fidelity, useFidelity } from './use-fidelity.ts';
import { windowSize } from './window-size.ts';

interface ModeScoresProps {
  generation: Pick<Generation, '_id' | 'framework' | 'mode' | 'imageURL'>;
  result: GenerationResult;
  /** How faithful the page on the table is. */
  own: Fidelity;
  /** The page is wanted in this mode. */
  onSwitch: (mode: Mode) => void;
}

/** How faithful the page is in either mode, to switch between them. The other one is measured after the one on the table. */
export function ModeScores({ generation, result, own, onSwitch }: ModeScoresProps) {
  const { _id: id, framework, mode, imageURL } = generation;
  const page = useQuery(
    api.generations.getPage.queryOptions({
      input: own.state === 'measuring' ? skipToken : { id, mode: mode === 'clean' ? 'exact' : 'clean' },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const there = useMemo(() => page.data && { ...result, ...page.data }, [page.data, result]);
  const [measured, take] = useFidelity(there ?? result, imageURL, there !== undefined);
  const other = page.isError ? ({ state: 'failed' } as const) : measured;
  const options = modes.map(({ value, label }) => ({
    value,
    label: `${label} ${figureOf(value === mode ? own : other)}`,
  }));
  return (
    <>
      <Segmented label="Mode" value={mode} onChange={onSwitch} options={options} />
      {there && other.state === 'measuring' && (
        <MeasuringFrame
          framework={framework}
          html={there.html}
          css={there.css}
          size={windowSize(there)}
          onMeasured={take}
        />
      )}
    </>
  );
}
