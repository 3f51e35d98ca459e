import type { Framework, GenerationResult } from '#contract/generations.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DifferenceList } from './difference-list.tsx';
import { MeasuringFrame } from './measuring-frame.tsx';
import { useFidelity } from './use-fidelity.ts';

const scoreNames = [
  ['block', 'Block'],
  ['text', 'Text'],
  ['position', 'Position'],
  ['color', 'Colour'],
] as const;

/** How close the result is to its picture: four scores, and where it is off most. */
export function FidelityPanel({ framework, result }: { framework: Framework; result: GenerationResult }) {
  const [fidelity, take] = useFidelity(result);
  const scores = fidelity.state === 'measured' ? fidelity.scores : undefined;
  return (
    <Card aria-labelledby="fidelity">
      <CardHeader>
        <h2 id="fidelity" className="font-semibold text-body">
          Fidelity
        </h2>
        <p className="text-caption text-muted">
          {scores ? 'measured against the picture, at its width' : fidelity.state === 'measuring' && 'measuring…'}
        </p>
      </CardHeader>
      {fidelity.state === 'failed' ? (
        <p className="p-4 text-muted text-small sm:px-5">This result could not be measured.</p>
      ) : (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 p-4 sm:grid-cols-4 sm:px-5">
          {scoreNames.map(([key, name]) => (
            <div key={key}>
              <dt className="text-caption text-muted">{name}</dt>
              <dd>{scores ? <ScoreScale value={scores[key]} /> : <Skeleton className="mt-1 h-8" />}</dd>
            </div>
          ))}
        </dl>
      )}
      {scores && <DifferenceList differences={scores.differences} />}
      {fidelity.state === 'measuring' && (
        <MeasuringFrame
          framework={framework}
          html={result.html}
          css={result.css}
          width={result.width}
          height={result.height}
          onFacts={take}
        />
      )}
    </Card>
  );
}
