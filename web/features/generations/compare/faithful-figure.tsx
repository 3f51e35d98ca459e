import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { explainScore, GOOD } from './explain-score.ts';
import type { Judgement } from './judge-result.ts';

const partNames = [
  ['block', 'Block'],
  ['text', 'Text'],
  ['position', 'Position'],
  ['color', 'Colour'],
  ['pixels', 'Pixels'],
  ['shades', 'Shades'],
  ['corners', 'Corners'],
  ['regions', 'Regions'],
  ['pictures', 'Pictures'],
  ['contrast', 'Contrast'],
] as const;

/** The one figure, what is wrong in plain words, and the parts behind it. */
export function FaithfulFigure({ judgement }: { judgement: Judgement | undefined }) {
  const wrong = judgement ? explainScore(judgement) : [];
  const shown = partNames.filter(([key]) => !judgement || judgement.parts[key] !== undefined);
  return (
    <div className="grid gap-4 p-4 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <p className="flex items-baseline gap-3">
          <span className="font-semibold text-title">Faithful</span>
          {judgement ? (
            <span className="font-mono text-heading tabular-nums">
              {judgement.faithful === null ? '–' : (judgement.faithful * 100).toFixed(1)}
            </span>
          ) : (
            <Skeleton className="h-8 w-20 self-center" />
          )}
        </p>
        {judgement && (
          <div className="min-w-0 flex-1 basis-56 text-muted text-small">
            {judgement.faithful === null && (
              <p>The pixels of this result could not be compared here. Only its text was compared.</p>
            )}
            {wrong.length > 0 ? (
              <ul className="grid gap-0.5">
                {wrong.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : (
              judgement.faithful !== null && (
                <p>{judgement.faithful < GOOD ? 'Nearly like the design.' : 'The result looks like the design.'}</p>
              )
            )}
          </div>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
        {shown.map(([key, name]) => (
          <div key={key}>
            <dt className="text-caption text-muted">{name}</dt>
            <dd>{judgement ? <ScoreScale value={judgement.parts[key] ?? 0} /> : <Skeleton className="mt-1 h-8" />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
