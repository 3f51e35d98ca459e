import type { DemonstrationScores as Scores } from '#contract/demonstration.ts';
import { ScoreScale } from '#web/ui/score-scale.tsx';

const names = [
  ['faithful', 'Faithful'],
  ['block', 'Block'],
  ['text', 'Text'],
  ['position', 'Position'],
  ['color', 'Colour'],
] as const;

/** What was measured on the very document that is shown: the figure and four of its parts as on the generator, and the engine's time. */
export function DemonstrationScores({ scores }: { scores: Scores }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
      {names.map(([key, name]) => (
        <div key={key}>
          <dt className="text-caption text-muted">{name}</dt>
          <dd>
            <ScoreScale value={scores[key]} />
          </dd>
        </div>
      ))}
      <div>
        <dt className="text-caption text-muted">From picture to page</dt>
        <dd className="font-mono text-title tabular-nums">{scores.seconds.toFixed(1)} s</dd>
      </div>
    </dl>
  );
}
