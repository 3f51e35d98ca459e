import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { api, client } from '#web/api.ts';
import { MeasuringFrame, useFidelity, windowSize } from '../../compare/index.ts';

/** How faithful a finished conversion of the queue is; measured here unless somebody has done so. */
export function DoneState({ generationId }: { generationId: string }) {
  const { data } = useQuery(
    api.generations.getGeneration.queryOptions({ input: { id: generationId }, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (!data?.result) return <>Done</>;
  if (data.faithful !== null) return <Done faithful={data.faithful} />;
  return <Measured generation={data} result={data.result} />;
}

function Done({ faithful }: { faithful: number | null }) {
  return (
    <span className="font-medium text-success">
      Done{faithful !== null && <> · Faithful {(faithful * 100).toFixed(1)}</>}
    </span>
  );
}

function Measured({ generation, result }: { generation: GenerationWithResult; result: GenerationResult }) {
  const { _id: id, framework, imageURL } = generation;
  const [fidelity, take] = useFidelity(result, imageURL);
  const judgement = fidelity.state === 'measured' ? fidelity.judgement : undefined;
  useEffect(() => {
    if (!judgement) return;
    const { block, text, position, color } = judgement.parts;
    const score = (block + text + position + color) / 4;
    // A list without this figure is no loss worth a word.
    client.generations.recordScore({ id, faithful: judgement.faithful, score }).catch(() => {});
  }, [id, judgement]);
  return (
    <>
      <Done faithful={judgement?.faithful ?? null} />
      {fidelity.state === 'measuring' && (
        <MeasuringFrame
          framework={framework}
          html={result.html}
          css={result.css}
          size={windowSize(result)}
          onMeasured={take}
        />
      )}
    </>
  );
}
