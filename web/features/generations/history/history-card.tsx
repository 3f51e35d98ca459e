import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type Conversion, conversionName } from '#contract/history.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { lastPageInstead } from '#web/ui/list-params.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import type { ListState } from '#web/ui/use-list-state.ts';
import { HistoryFilters } from './list/history-filters.tsx';
import { HistoryList } from './list/history-list.tsx';
import { SelectionBar } from './list/selection-bar.tsx';
import { useSelection } from './list/use-selection.ts';
import { NameDialog } from './name-dialog.tsx';
import { MoveDialog } from './projects/move-dialog.tsx';
import { ProjectButtons } from './projects/project-buttons.tsx';
import { useProjects } from './projects/use-projects.ts';
import { useConversionActions } from './use-conversion-actions.ts';
import { filtersOf, HISTORY_PER_PAGE, useHistory } from './use-history.ts';

/** They come when somebody looks closer. */
const VersionsDialog = lazy(() =>
  loadChunk(() => import('./versions/versions-dialog.tsx')).then(({ VersionsDialog }) => ({
    default: VersionsDialog,
  })),
);
const CompareDialog = lazy(() =>
  loadChunk(() => import('./compare/compare-dialog.tsx')).then(({ CompareDialog }) => ({ default: CompareDialog })),
);

type Open = 'nothing' | 'compare' | { rename: Conversion } | { move: Conversion[] } | { versions: Conversion };

/** The conversions in the project that is chosen, or all. */
export function HistoryCard({ state }: { state: ListState }) {
  const { page, set } = state;
  const list = useHistory(state);
  const selection = useSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open>('nothing');
  const close = () => setOpen('nothing');
  const actions = useConversionActions((ids) => {
    selection.drop(ids);
    // The button that was pressed is gone with its row: reading goes on at the top of the list.
    if (open === 'nothing') heading.current?.focus();
  });
  const projects = useProjects();
  const project = projects.data?.find(({ _id }) => _id === filtersOf(state).project);
  const last =
    list.data && !list.isPlaceholderData ? lastPageInstead(page, HISTORY_PER_PAGE, list.data.total) : undefined;
  useEffect(() => {
    if (last) set({ page: last });
  });
  const { selected } = selection;
  return (
    <Card aria-labelledby="conversions" className="min-w-0">
      <CardHeader>
        <h2 ref={heading} id="conversions" tabIndex={-1} className="flex items-baseline gap-3 font-semibold text-body">
          <span className="wrap-anywhere">{project?.name ?? 'Conversions'}</span>
          {list.data && <span className="font-mono text-muted text-small">{formatNumber(list.data.total)}</span>}
        </h2>
        {project && <ProjectButtons project={project} onDeleted={() => set({ project: '' })} />}
      </CardHeader>
      <HistoryFilters state={state} />
      <SelectionBar
        selected={selected}
        onCompare={() => setOpen('compare')}
        onMove={() => setOpen({ move: selected })}
        onDelete={() => actions.remove.mutate({ what: 'conversion', ids: selected.map(({ _id }) => _id) })}
        onClear={selection.clear}
      />
      <HistoryList
        list={list}
        state={state}
        actions={actions}
        selection={selection}
        onVersions={(versions) => setOpen({ versions })}
        onRename={(rename) => setOpen({ rename })}
        onMove={(conversion) => setOpen({ move: [conversion] })}
      />
      {list.data && (
        <Pagination
          label="Pages of conversions"
          page={page}
          size={HISTORY_PER_PAGE}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
      {typeof open === 'object' && 'rename' in open && (
        <NameDialog
          title="Rename conversion"
          name={open.rename.name}
          schema={conversionName}
          confirmLabel="Rename"
          save={(name) => actions.rename.mutateAsync({ id: open.rename._id, name })}
          onClose={close}
        />
      )}
      {typeof open === 'object' && 'move' in open && (
        <MoveDialog conversions={open.move} actions={actions} onMoved={selection.clear} onClose={close} />
      )}
      <Suspense>
        {typeof open === 'object' && 'versions' in open && (
          <VersionsDialog
            conversion={open.versions}
            onDelete={({ _id }) => actions.remove.mutate({ what: 'version', ids: [_id] })}
            onClose={close}
          />
        )}
        {open === 'compare' && selected[0] && selected[1] && (
          <CompareDialog conversions={[selected[0], selected[1]]} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}
