import { Link } from 'react-router';
import { errorMessage } from '#web/error-message.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';
import { useProjects } from '../projects/use-projects.ts';
import type { ConversionActions } from '../use-conversion-actions.ts';
import { filtersOf, type useHistory } from '../use-history.ts';
import { HistoryRow } from './history-row.tsx';
import type { RowHandlers } from './row-actions.tsx';
import type { useSelection } from './use-selection.ts';

interface HistoryListProps extends Pick<RowHandlers, 'onVersions' | 'onRename' | 'onMove'> {
  list: ReturnType<typeof useHistory>;
  state: ListState;
  actions: ConversionActions;
  selection: ReturnType<typeof useSelection>;
}

/** The page of conversions that was asked for, in whatever state it is. */
export function HistoryList({ list, state, actions, selection, ...handlers }: HistoryListProps) {
  const projects = useProjects();
  if (list.isPending) return <ListSkeleton label="Loading conversions" rows={8} />;
  if (list.isError)
    return (
      <div className="p-4">
        <ErrorState
          message={errorMessage(list.error, 'Failed to load the conversions')}
          onRetry={() => list.refetch()}
        />
      </div>
    );
  const { rows } = list.data;
  if (rows.length === 0) return <NoConversions state={state} />;
  const { project } = filtersOf(state);
  const nameOf = (id: string | null) => projects.data?.find(({ _id }) => _id === id)?.name;
  return (
    <ul aria-label="Conversions" className="divide-y divide-line border-line border-t">
      {rows.map((conversion) => (
        <HistoryRow
          key={conversion.rootId}
          conversion={conversion}
          project={project ? undefined : nameOf(conversion.projectId)}
          selected={selection.has(conversion.rootId)}
          onSelect={selection.select}
          onKeep={({ _id: id }) => actions.keep.mutate({ id })}
          onDuplicate={({ _id: id }) => actions.duplicate.mutate({ id })}
          onDelete={({ _id }) => actions.remove.mutate({ what: 'conversion', ids: [_id] })}
          {...handlers}
        />
      ))}
    </ul>
  );
}

function NoConversions({ state }: { state: ListState }) {
  const { framework, engine, status, project } = filtersOf(state);
  if (state.search || framework || engine || status)
    return (
      <EmptyState
        title="No conversions found"
        action={
          <Button look="secondary" onClick={() => state.set({ search: '', framework: '', engine: '', status: '' })}>
            Clear search and filters
          </Button>
        }
      >
        None matches your search and filters{project && ' in this project'}.
      </EmptyState>
    );
  if (project)
    return (
      <EmptyState title={project === 'none' ? 'Every conversion is in a project' : 'Nothing in this project yet'}>
        {project !== 'none' && 'Select conversions in the list of all, and move them here.'}
      </EmptyState>
    );
  return (
    <EmptyState
      title="No conversions yet"
      action={
        <Button asChild>
          <Link to={paths.generator()}>Convert a design</Link>
        </Button>
      }
    >
      Every design that you convert is kept here with its versions, to open, compare and sort into projects.
    </EmptyState>
  );
}
