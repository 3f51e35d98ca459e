import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { conversionName } from '#contract/history.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface NameDialogProps {
  title: string;
  /** The name as it is now. */
  name?: string;
  schema: typeof conversionName;
  confirmLabel: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a name. What is typed stays when it cannot be saved. */
export function NameDialog({ title, name = '', schema, confirmLabel, save, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: onClose,
    onError: (error) => setProblem(errorMessage(error, 'The name could not be saved.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = schema.safeParse(typed);
    setProblem(error?.issues[0]?.message);
    if (data !== undefined) saving.mutate(data);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          value={typed}
          error={problem}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          data-first
        />
        <Button type="submit" busy={saving.isPending} disabled={saving.isPending} className="justify-self-end">
          {saving.isPending ? 'Saving...' : confirmLabel}
        </Button>
      </form>
    </Dialog>
  );
}
