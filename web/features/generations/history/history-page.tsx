import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { HistoryCard } from './history-card.tsx';
import { ProjectNav } from './projects/project-nav.tsx';
import { StorageMeter } from './storage-meter.tsx';
import { filtersOf, HISTORY_SORT } from './use-history.ts';

export const meta = () => [{ title: 'History · Facsimile' }];

/** Every conversion of a member, with its versions: find, compare, sort into projects, delete. */
export default function HistoryPage() {
  const state = useListState(HISTORY_SORT);
  const { project = '' } = filtersOf(state);
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <Breadcrumb above={[{ to: paths.dashboard, label: 'Dashboard' }]} here="History" />
        <h1 className="text-heading">History</h1>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-5">
          <ProjectNav current={project} onChoose={(chosen) => state.set({ project: chosen })} />
          <StorageMeter />
        </div>
        <HistoryCard state={state} />
      </div>
    </div>
  );
}
