import type { LineDifference } from '#fidelity/index.ts';
import { describeDifference } from './describe-difference.ts';

const SHOWN = 4;

/** Where the result is off most, worst first. */
export function DifferenceList({ differences }: { differences: readonly LineDifference[] }) {
  if (differences.length === 0)
    return <p className="border-line border-t px-4 py-3 text-small text-success sm:px-5">No visible differences.</p>;
  const more = differences.length - SHOWN;
  return (
    <ul className="divide-y divide-line border-line border-t text-small">
      {differences.slice(0, SHOWN).map((difference) => (
        <li key={`${difference.line} ${difference.kind}`} className="flex flex-wrap gap-x-4 px-4 py-1.5 sm:px-5">
          <span className="min-w-0 flex-1 basis-32 truncate" title={difference.text}>
            {difference.text}
          </span>
          <span className="max-w-full truncate font-mono text-caption text-muted leading-5">
            {describeDifference(difference)}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className="px-4 py-1.5 text-caption text-muted sm:px-5">
          and {more === 1 ? 'one smaller difference' : `${more} smaller differences`}
        </li>
      )}
    </ul>
  );
}
