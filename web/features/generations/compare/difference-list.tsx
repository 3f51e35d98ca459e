import { useState } from 'react';
import type { Difference } from '#fidelity/index.ts';
import { classNames } from '#web/ui/class-names.ts';
import { describeDifference, subjectOf } from './describe-difference.ts';

const SHOWN = 5;
/** Beyond these nobody reads on; the heat map shows them all. */
const MOST = 60;

interface DifferenceListProps {
  differences: readonly Difference[];
  chosen: Difference | undefined;
  /** Shows where it is; undefined shows the whole design again. */
  onChoose: (difference: Difference | undefined) => void;
}

/** Where the result is off, worst first; each leads to its place on the design. */
export function DifferenceList({ differences, chosen, onChoose }: DifferenceListProps) {
  const [all, setAll] = useState(false);
  if (differences.length === 0)
    return <p className="border-line border-t px-4 py-3 text-small text-success sm:px-5">No visible differences.</p>;
  const listed = differences.slice(0, all ? MOST : SHOWN);
  const more = Math.min(MOST, differences.length) - SHOWN;
  return (
    <div className="border-line border-t">
      <h3 className="px-4 pt-3 text-caption text-muted sm:px-5">Differences, worst first</h3>
      <ul className={classNames('divide-y divide-line text-small', all && 'max-h-96 overflow-y-auto')}>
        {listed.map((difference) => (
          <li key={keyOf(difference)}>
            <button
              type="button"
              aria-pressed={difference === chosen}
              onClick={() => onChoose(difference === chosen ? undefined : difference)}
              className="flex min-h-10 w-full flex-wrap items-center gap-x-4 px-4 py-1.5 text-left hover:bg-sunken aria-pressed:bg-accent-soft sm:px-5"
            >
              <span className="min-w-0 flex-1 basis-32 truncate" title={subjectOf(difference)}>
                {subjectOf(difference)}
              </span>
              <span className="max-w-full truncate font-mono text-caption text-muted leading-5">
                {describeDifference(difference)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-10 px-4 font-semibold text-accent text-small hover:text-accent-hover sm:px-5"
        >
          {all ? 'Show fewer' : more === 1 ? 'One smaller difference' : `${more} smaller differences`}
        </button>
      )}
    </div>
  );
}

const keyOf = ({ kind, box: { x, y } }: Difference): string => `${kind} ${x} ${y}`;
