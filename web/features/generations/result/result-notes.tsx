import type { Generation, GenerationResult } from '#contract/generations.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { meanConfidence } from '../compare/index.ts';
import { engineName, frameworkLabel, modeLabel } from '../vocabulary/index.ts';

/** Who made it, and what the engine took from the picture. */
export function ResultNotes({ generation, result }: { generation: Generation; result: GenerationResult }) {
  const measured = generation.faithful ?? generation.score;
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
    ['Time', generation.durationMs === null ? '–' : `${(generation.durationMs / 1000).toFixed(1)} s`],
    ...(measured === null ? [] : [['Measured score', (measured * 100).toFixed(1)] as const]),
  ];
  return (
    <Card aria-labelledby="measured">
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
            <dd className="truncate font-mono" title={value}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
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
