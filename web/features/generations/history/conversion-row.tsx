import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Generation } from '#contract/generations.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isRunning } from '../progress/index.ts';
import { StatusBadge, styleLabel } from '../vocabulary/index.ts';

interface ConversionRowProps {
  generation: Generation;
  current: boolean;
  onOpen: ((id: string) => void) | undefined;
  onDelete: (generation: Generation) => void;
}

/** One conversion: its picture, what it was made into, how it went. The whole row opens it. */
export function ConversionRow({ generation, current, onOpen, onDelete }: ConversionRowProps) {
  const { _id, imageURL, name, imageWidth, imageHeight, createdAt, parentId, instructions } = generation;
  return (
    <li
      className={classNames(
        'relative flex items-center gap-4 px-4 py-2.5 hover:bg-sunken sm:px-5',
        current && 'bg-accent-soft',
      )}
    >
      <img
        src={imageURL}
        alt=""
        loading="lazy"
        width="64"
        height="48"
        className="h-12 w-16 shrink-0 border border-line bg-page object-cover object-top"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={paths.generator(_id)}
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          onClick={() => onOpen && window.scrollTo({ top: 0, behavior: 'smooth' })}
          className="block truncate font-semibold text-small after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-caption text-muted">
          <span>{styleLabel(generation)}</span>
          {parentId && instructions && <span className="min-w-0 max-w-48 truncate">Changed: {instructions}</span>}
          <span className="font-mono max-sm:hidden">
            {imageWidth} × {imageHeight}
          </span>
          <Moment at={createdAt} />
        </p>
      </div>
      <StatusBadge generation={generation} />
      <Button
        look="quiet"
        size="icon"
        className="relative"
        aria-label={`Delete ${name}`}
        disabled={isRunning(generation)}
        onClick={() => onDelete(generation)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

export function ConversionRowSkeleton() {
  return (
    <li className="flex items-center gap-4 px-4 py-2.5 sm:px-5">
      <Skeleton className="h-12 w-16" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3 w-24" />
      </span>
      <Skeleton className="h-5 w-16" />
    </li>
  );
}
