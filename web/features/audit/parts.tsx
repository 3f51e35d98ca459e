import { Link } from 'react-router';
import type { Part } from '#contract/audit/part.ts';
import { Moment } from '#web/ui/moment.tsx';
import { recordPath } from './record-path.ts';

/** A sentence with its names as links and its days as they are shown everywhere. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence stay in their order
    <PartText key={nth} part={part} />
  ));
}

function PartText({ part }: { part: Part }) {
  if (typeof part === 'string') return part;
  if ('day' in part) return <Moment at={part.day} day />;
  const to = recordPath(part);
  if (!to) return <span className="font-semibold">{part.name}</span>;
  return (
    <Link
      to={to}
      className="font-semibold underline decoration-line-strong underline-offset-2 hover:decoration-current"
    >
      {part.name}
    </Link>
  );
}
