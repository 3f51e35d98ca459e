import { Link } from 'react-router';
import type { Conversion } from '#contract/history.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { counted } from '#web/ui/format-number.ts';
import { Moment } from '#web/ui/moment.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { engineName, StatusBadge, styleLabel } from '../../vocabulary/index.ts';
import { goesSoon } from '../goes-soon.ts';
import { Score } from '../score.tsx';
import { RowActions, type RowHandlers } from './row-actions.tsx';

interface HistoryRowProps extends RowHandlers {
  conversion: Conversion;
  /** Name of the project that it is in, where that is not plain from the list. */
  project: string | undefined;
  selected: boolean;
  onSelect: (conversion: Conversion, selected: boolean) => void;
  onKeep: (conversion: Conversion) => void;
}

/** A conversion with all its versions. The whole row opens its newest one. */
export function HistoryRow({ conversion, project, selected, onSelect, onKeep, ...handlers }: HistoryRowProps) {
  const { _id, name, thumbnailURL, engine, versions, createdAt, status } = conversion;
  const going = goesSoon(conversion, useNow());
  return (
    <li
      className={
        selected
          ? 'relative flex flex-wrap items-center gap-x-4 gap-y-2 bg-accent-soft px-4 py-3 sm:px-5'
          : 'relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-sunken sm:px-5'
      }
    >
      <span className="relative z-10">
        <Checkbox
          aria-label={`Select ${name}`}
          checked={selected}
          onChange={({ target }) => onSelect(conversion, target.checked)}
        />
      </span>
      <img
        src={thumbnailURL}
        alt=""
        loading="lazy"
        width="80"
        height="60"
        className="aspect-4/3 w-20 shrink-0 rounded-sm border border-line bg-page object-cover object-top"
      />
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <Link
          to={paths.generator(_id)}
          className="block truncate font-semibold text-small after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-caption text-muted">
          <span>{styleLabel(conversion)}</span>
          <span>{engineName(engine)}</span>
          <span>{counted(versions, 'version')}</span>
          <Moment at={createdAt} />
        </p>
        {(project || going) && (
          <p className="flex flex-wrap items-center gap-2 pt-0.5">
            {project && <Badge className="max-w-full truncate">{project}</Badge>}
            {going && (
              <>
                <Badge tone="warning">{going}</Badge>
                <Button look="secondary" className="relative" onClick={() => onKeep(conversion)}>
                  Keep<span className="sr-only"> {name}</span>
                </Button>
              </>
            )}
          </p>
        )}
      </div>
      <div className="relative flex items-center justify-end gap-1 max-sm:w-full">
        <span className="max-sm:mr-auto sm:mr-2">
          {status === 'succeeded' ? <Score of={conversion} /> : <StatusBadge generation={conversion} />}
        </span>
        <RowActions conversion={conversion} {...handlers} />
      </div>
    </li>
  );
}
