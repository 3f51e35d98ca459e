import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Generation } from '#contract/generations.ts';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { StatusBadge } from '../vocabulary/index.ts';
import { VersionNote } from './version-note.tsx';
import { type Version, versionTree } from './version-tree.ts';

/** Deeper versions are not moved further to the right. */
const DEEPEST = 4;

interface VersionListProps {
  generation: Generation;
  /** What stands there while there is one version only. */
  alone?: ReactNode;
  /** Stands beside the heading. */
  action?: ReactNode;
}

/** The versions of a result, to walk back through. */
export function VersionList({ generation: { _id: id }, alone = null, action }: VersionListProps) {
  const versions = useQuery({
    ...api.generations.listVersions.queryOptions({ input: { id } }),
    placeholderData: (before: Generation[] | undefined) => (before?.some(({ _id }) => _id === id) ? before : undefined),
  });
  if (!versions.data) return null;
  if (versions.data.length < 2) return alone;
  return (
    <Card aria-labelledby="versions" className="min-w-0">
      <CardHeader>
        <h2 id="versions" className="font-semibold text-body">
          Versions
        </h2>
        {action}
      </CardHeader>
      <ol className="max-h-80 divide-y divide-line overflow-y-auto">
        {versionTree(versions.data).map((version) => (
          <VersionRow key={version.generation._id} version={version} current={version.generation._id === id} />
        ))}
      </ol>
    </Card>
  );
}

function VersionRow({ version: { generation, number, from, depth }, current }: { version: Version; current: boolean }) {
  const { _id, score, faithful, status } = generation;
  const measured = faithful ?? score;
  return (
    <li
      style={{ paddingLeft: `${1 + Math.min(depth, DEEPEST) * 0.75}rem` }}
      className={classNames(
        'relative flex items-start gap-3 py-2 pr-4 text-small hover:bg-sunken',
        current && 'bg-accent-soft',
      )}
    >
      <div className="min-w-0 flex-1">
        <Link
          to={paths.generator(_id)}
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className="font-semibold after:absolute after:inset-0"
        >
          Version {number}
          {from && ` from ${from}`}
        </Link>
        <VersionNote generation={generation} />
      </div>
      {status === 'succeeded' ? (
        <span className={classNames('text-caption leading-5', measured === null ? 'text-muted' : 'font-mono')}>
          {measured === null ? !current && 'Open to measure' : (measured * 100).toFixed(1)}
        </span>
      ) : (
        <StatusBadge generation={generation} />
      )}
    </li>
  );
}
