import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type Project, projectName } from '#contract/history.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { NameDialog } from '../name-dialog.tsx';
import { useProjectActions } from './use-projects.ts';

interface ProjectButtonsProps {
  project: Project;
  onDeleted: () => void;
}

/** What can be done with the project whose conversions are listed. */
export function ProjectButtons({ project: { _id: id, name }, onDeleted }: ProjectButtonsProps) {
  const { rename, remove } = useProjectActions({ onDeleted });
  const [naming, setNaming] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={() => setNaming(true)}>
        <Pencil aria-hidden="true" className="size-4" />
        Rename project
      </Button>
      <ConfirmButton
        question="Delete this project?"
        description={`“${name}” will be deleted. Its conversions stay, in no project.`}
        confirmLabel="Delete project"
        disabled={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      >
        Delete project
      </ConfirmButton>
      {naming && (
        <NameDialog
          title="Rename project"
          name={name}
          schema={projectName}
          confirmLabel="Rename"
          save={(next) => rename.mutateAsync({ id, name: next })}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
