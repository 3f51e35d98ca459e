import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Generation, GenerationResult, ScreenFacts } from '#contract/generations.ts';
import { screenLabel } from '../vocabulary/index.ts';
import { figureOf } from './figure-of.ts';
import { MeasuringFrame } from './measuring-frame.tsx';
import { type Fidelity, useFidelity } from './use-fidelity.ts';
import { windowSize } from './window-size.ts';

interface ScreenScoresProps {
  generation: Pick<Generation, 'framework' | 'screens'>;
  result: GenerationResult;
  /** How faithful the page is to its design for desktops. The others are measured after it, one at a time. */
  desktop: Fidelity;
}

/** How faithful a page is to its design at each width that it has one for. */
export function ScreenScores({ generation, result, desktop }: ScreenScoresProps) {
  const [measured, setMeasured] = useState(0);
  const { screens = [] } = result;
  if (screens.length === 0) return null;
  const urls = new Map(generation.screens.map(({ screen, imageURL }) => [screen, imageURL]));
  return (
    <dl aria-label="At each width" className="flex flex-wrap gap-x-6 gap-y-1 border-line border-b px-4 py-2 sm:px-5">
      <Score label="Desktop" fidelity={desktop} />
      {screens.map((facts, at) => (
        <ScreenScore
          key={facts.screen}
          framework={generation.framework}
          result={result}
          facts={facts}
          imageURL={urls.get(facts.screen) ?? ''}
          begun={desktop.state !== 'measuring' && at <= measured}
          onMeasured={() => setMeasured(at + 1)}
        />
      ))}
    </dl>
  );
}

interface ScoreProps {
  label: string;
  fidelity: Fidelity;
  children?: ReactNode;
}

function Score({ label, fidelity, children }: ScoreProps) {
  return (
    <div className="flex items-baseline gap-2 text-small">
      <dt className="text-muted">{label}</dt>
      <dd className="font-mono tabular-nums">
        {figureOf(fidelity)}
        {children}
      </dd>
    </div>
  );
}

interface ScreenScoreProps {
  framework: Generation['framework'];
  result: GenerationResult;
  facts: ScreenFacts;
  imageURL: string;
  begun: boolean;
  onMeasured: () => void;
}

function ScreenScore({ framework, result, facts, imageURL, begun, onMeasured }: ScreenScoreProps) {
  const there = useMemo(() => ({ ...result, ...facts }), [result, facts]);
  const [fidelity, take] = useFidelity(there, imageURL, begun);
  const isDone = fidelity.state !== 'measuring';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onMeasured` is new at each render; the end of measuring calls it.
  useEffect(() => {
    if (isDone) onMeasured();
  }, [isDone]);
  return (
    <Score label={screenLabel(facts.screen)} fidelity={fidelity}>
      {begun && !isDone && (
        <MeasuringFrame
          framework={framework}
          html={result.html}
          css={result.css}
          size={windowSize(facts)}
          onMeasured={take}
        />
      )}
    </Score>
  );
}
