import { type FormEvent, useState } from 'react';
import { type Conversion, projectName } from '#contract/history.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { counted } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import type { ConversionActions } from '../use-conversion-actions.ts';
import { useProjectActions, useProjects } from './use-projects.ts';

/** A project that is made on the way. */
const NEW = 'new';

interface MoveDialogProps {
  conversions: Conversion[];
  actions: ConversionActions;
  onMoved?: () => void;
  onClose: () => void;
}

/** Asks for the project that conversions are moved to: one that there is, a new one, or none. */
export function MoveDialog({ conversions, actions: { move }, onMoved, onClose }: MoveDialogProps) {
  const projects = useProjects();
  const { create } = useProjectActions();
  const [place, setPlace] = useState(conversions[0]?.projectId ?? '');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const busy = create.isPending || move.isPending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const named = projectName.safeParse(name);
    if (place === NEW && named.error) return setProblem(named.error.issues[0]?.message);
    try {
      const made = place === NEW ? await create.mutateAsync({ name: named.data! }) : undefined;
      if (made) setPlace(made._id);
      await move.mutateAsync({ conversions, projectId: made?._id ?? (place || null) });
      onMoved?.();
      onClose();
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to move.'));
    }
  };
  const [only] = conversions;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={conversions.length === 1 ? `Move “${only?.name}”` : `Move ${counted(conversions.length, 'conversion')}`}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Field label="Project" error={place === NEW ? undefined : problem}>
          {(ids) => (
            <Select {...ids} value={place} onChange={({ target }) => setPlace(target.value)}>
              <option value="">No project</option>
              {projects.data?.map((project) => (
                <option key={project._id} value={project._id}>
                  {project.name}
                </option>
              ))}
              <option value={NEW}>New project…</option>
            </Select>
          )}
        </Field>
        {place === NEW && (
          <TextField
            label="Name of the new project"
            value={name}
            error={problem}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Button type="submit" busy={busy} disabled={busy} className="justify-self-end">
          {busy ? 'Moving...' : 'Move'}
        </Button>
      </form>
    </Dialog>
  );
}
