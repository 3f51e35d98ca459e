import type { GenerationResult, GenerationWithResult, Mode } from '#contract/generations.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FidelityReport } from './fidelity-report.tsx';
import { MeasuringFrame } from './measuring-frame.tsx';
import { ModeScores } from './mode-scores.tsx';
import { pageAreaOf } from './page-area.ts';
import { ScreenScores } from './screen-scores.tsx';
import { useFidelity } from './use-fidelity.ts';
import { windowSize } from './window-size.ts';

interface FidelityPanelProps {
  generation: GenerationWithResult;
  result: GenerationResult;
  onSwitch: (mode: Mode) => void;
}

/** How close the result is to its design: one figure, its parts, and where it is off. */
export function FidelityPanel({ generation, result, onSwitch }: FidelityPanelProps) {
  const [fidelity, take] = useFidelity(result, generation.imageURL);
  const judgement = fidelity.state === 'measured' ? fidelity.judgement : undefined;
  const area = pageAreaOf(result);
  // A page that a provider wrote has no other mode.
  const inBothModes = generation.engine === 'built-in' && generation.hasClean;
  return (
    <Card aria-labelledby="fidelity">
      <CardHeader>
        <h2 id="fidelity" className="font-semibold text-body">
          Fidelity
        </h2>
        <p className="mr-auto text-caption text-muted">
          {judgement ? 'measured against the picture, at its width' : fidelity.state === 'measuring' && 'measuring…'}
        </p>
        {inBothModes && <ModeScores generation={generation} result={result} own={fidelity} onSwitch={onSwitch} />}
      </CardHeader>
      <ScreenScores generation={generation} result={result} desktop={fidelity} />
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
          size={windowSize(result)}
          onMeasured={take}
        />
      )}
    </Card>
  );
}
