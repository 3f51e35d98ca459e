import type { Generation, GenerationResult } from '#contract/generations.ts';
import { CardHeader } from '#web/ui/card.tsx';
import { meanConfidence } from '../compare/index.ts';
import { engineName, frameworkLabel, modeLabel } from '../vocabulary/index.ts';

interface ResultNotesProps {
  generation: Generation;
  result: GenerationResult;
  /** Of the page as it is now, 0–1; without it, what is stored. */
  faithful: number | null | undefined;
}

/** Who made it, and what the engine took from the picture. */
export function ResultNotes({ generation, result, faithful }: ResultNotesProps) {
  const measured = faithful ?? generation.faithful ?? generation.score;
  const confidence = meanConfidence(result.lines);
  const facts: (readonly [string, string])[] = [
    ['Engine', engineName(generation.engine)],
    ...(generation.model ? [['Model', generation.model] as const] : []),
    ['Framework', frameworkLabel(generation.framework)],
    ['Mode', modeLabel(generation.mode)],
    ['Design', `${result.width} × ${result.height} px`],
    ['Lines of text', `${result.lines.length}`],
    ['Reading confidence', confidence === null ? '–' : `${confidence} %`],
    ['Type sizes', [...new Set(result.typeScale.map(Math.round))].join(', ') || '–'],
    // What was changed by hand took no run.
    ...(generation.durationMs === null || generation.edited
      ? []
      : [['Time', `${(generation.durationMs / 1000).toFixed(1)} s`] as const]),
    ...(measured === null ? [] : [['Measured score', (measured * 100).toFixed(1)] as const]),
  ];
  return (
    <section aria-labelledby="measured">
      <CardHeader>
        <h2 id="measured" className="font-semibold text-body">
          Measured
        </h2>
        <Palette colors={result.palette} />
      </CardHeader>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 p-4 text-small sm:px-5 xl:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-muted">{term}</dt>
            <dd className="wrap-anywhere font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Palette({ colors }: { colors: readonly string[] }) {
  return (
    <ul aria-label="Palette" className="flex">
      {colors.slice(0, 10).map((color) => (
        <li key={color} title={color} style={{ background: color }} className="size-5 border border-line">
          <span className="sr-only">{color}</span>
        </li>
      ))}
    </ul>
  );
}
