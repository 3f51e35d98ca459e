import { ExternalLink, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Generation } from '#contract/generations.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/moment.tsx';
import { isRunning } from '../../progress/index.ts';
import { type Version, VersionNote } from '../../versions/index.ts';
import { StatusBadge } from '../../vocabulary/index.ts';

/** Deeper versions are not moved further to the right. */
const DEEPEST = 4;

interface VersionEntryProps {
  version: Version;
  current: boolean;
  onChoose: () => void;
  onDelete: (generation: Generation) => void;
}

/** A version in the tree: chosen to see how it differs, opened, deleted. */
export function VersionEntry({ version, current, onChoose, onDelete }: VersionEntryProps) {
  const { generation, number, from, depth } = version;
  const { _id, faithful, score, status, createdAt } = generation;
  const measured = faithful ?? score;
  return (
    <li
      style={{ paddingLeft: `${0.75 + Math.min(depth, DEEPEST) * 0.75}rem` }}
      className={classNames(
        'relative flex items-start gap-1 py-2 pr-1 text-small hover:bg-sunken',
        current && 'bg-accent-soft',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <button
          type="button"
          aria-pressed={current}
          onClick={onChoose}
          className="text-left font-semibold after:absolute after:inset-0"
        >
          Version {number}
          {from && ` from ${from}`}
        </button>
        <VersionNote generation={generation} />
        <p className="flex flex-wrap items-center gap-x-3 text-caption text-muted">
          <Moment at={createdAt} />
          {status !== 'succeeded' && <StatusBadge generation={generation} />}
          {measured !== null && <span className="font-mono text-ink">{(measured * 100).toFixed(1)}</span>}
          {measured === null && status === 'succeeded' && <span>Open to measure</span>}
        </p>
      </div>
      <Button look="quiet" size="icon" className="relative" title="Open" aria-label={`Open version ${number}`} asChild>
        <Link to={paths.generator(_id)}>
          <ExternalLink aria-hidden="true" className="size-4" />
        </Link>
      </Button>
      <Button
        look="quiet"
        size="icon"
        className="relative"
        title="Delete"
        aria-label={`Delete version ${number}`}
        disabled={isRunning(generation)}
        onClick={() => onDelete(generation)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}
