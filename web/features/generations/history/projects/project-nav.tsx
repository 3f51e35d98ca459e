import { Folder, FolderMinus, Layers, type LucideIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { projectName } from '#contract/history.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NameDialog } from '../name-dialog.tsx';
import { useProjectActions, useProjects } from './use-projects.ts';

interface ProjectNavProps {
  /** Id of the project whose conversions are listed; `none` for those in no project, empty for all. */
  current: string;
  onChoose: (project: string) => void;
}

interface Place {
  value: string;
  label: string;
  Icon: LucideIcon;
  count?: number;
}

/** The projects as folders: a list where there is room beside the conversions, a select above them where there is none. */
export function ProjectNav({ current, onChoose }: ProjectNavProps) {
  const projects = useProjects();
  const { create } = useProjectActions();
  const [adding, setAdding] = useState(false);
  const places: Place[] = [
    { value: '', label: 'All conversions', Icon: Layers },
    { value: 'none', label: 'In no project', Icon: FolderMinus },
    ...(projects.data ?? []).map(({ _id, name, conversions }) => ({
      ...{ value: _id, label: name, Icon: Folder, count: conversions },
    })),
  ];
  return (
    <nav aria-label="Projects" className="grid min-w-0 gap-2">
      <div className="lg:hidden">
        <Select aria-label="Project" value={current} onChange={({ target }) => onChoose(target.value)}>
          {places.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {count === undefined ? label : `${label} (${count})`}
            </option>
          ))}
        </Select>
      </div>
      <ul className="grid max-h-[60dvh] gap-0.5 overflow-y-auto max-lg:hidden">
        {places.map((place) => (
          <PlaceEntry key={place.value} {...place} current={place.value === current} onChoose={onChoose} />
        ))}
        {projects.isPending && <Skeleton className="h-10" />}
      </ul>
      {projects.isError && (
        <ErrorState
          message={errorMessage(projects.error, 'Failed to load the projects')}
          onRetry={() => projects.refetch()}
        />
      )}
      <Button look="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
        <Plus aria-hidden="true" className="size-4" />
        New project
      </Button>
      {adding && (
        <NameDialog
          title="New project"
          schema={projectName}
          confirmLabel="Create project"
          save={(name) => create.mutateAsync({ name }).then(({ _id }) => onChoose(_id))}
          onClose={() => setAdding(false)}
        />
      )}
    </nav>
  );
}

function PlaceEntry({
  value,
  label,
  Icon,
  count,
  current,
  onChoose,
}: Place & { current: boolean; onChoose: (value: string) => void }) {
  return (
    <li>
      <button
        type="button"
        aria-current={current || undefined}
        onClick={() => onChoose(value)}
        className="flex min-h-10 w-full items-center gap-2.5 rounded-sm px-3 text-left font-medium text-small hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:font-semibold aria-[current=true]:text-accent"
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {count !== undefined && <span className="font-mono text-caption tabular-nums">{count}</span>}
      </button>
    </li>
  );
}
