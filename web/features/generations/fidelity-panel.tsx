import type { Generation, GenerationResult } from '#contract/generations.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FidelityReport } from './fidelity-report.tsx';
import { MeasuringFrame } from './measuring-frame.tsx';
import { layoutSize, pageAreaOf } from './page-area.ts';
import { useFidelity } from './use-fidelity.ts';

interface FidelityPanelProps {
  generation: Pick<Generation, 'framework' | 'imageURL' | 'imageWidth' | 'imageHeight'>;
  result: GenerationResult;
}

/** How close the result is to its design: one figure, its parts, and where it is off. */
export function FidelityPanel({ generation, result }: FidelityPanelProps) {
  const [fidelity, take] = useFidelity(result, generation.imageURL);
  const judgement = fidelity.state === 'measured' ? fidelity.judgement : undefined;
  const area = pageAreaOf(result);
  return (
    <Card aria-labelledby="fidelity">
      <CardHeader>
        <h2 id="fidelity" className="font-semibold text-body">
          Fidelity
        </h2>
        <p className="text-caption text-muted">
          {judgement ? 'measured against the picture, at its width' : fidelity.state === 'measuring' && 'measuring…'}
        </p>
      </CardHeader>
      {fidelity.state === 'failed' ? (
        <p className="p-4 text-muted text-small sm:px-5">This result could not be measured.</p>
      ) : (
        <FidelityReport generation={generation} area={area} judgement={judgement} />
      )}
      {fidelity.state === 'measuring' && (
        <MeasuringFrame
          framework={generation.framework}
          html={result.html}
          css={result.css}
          size={layoutSize(area)}
          onMeasured={take}
        />
      )}
    </Card>
  );
}
