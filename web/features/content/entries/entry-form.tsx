import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

interface EntryFormProps {
  title: string;
  submitLabel: string;
  saving: boolean;
  /** Whether there is something to clear. */
  canCancel: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  children: ReactNode;
}

/** The card in which an entry is written. */
export function EntryForm({ title, submitLabel, saving, canCancel, onSubmit, onCancel, children }: EntryFormProps) {
  return (
    <Card aria-labelledby="entry-form" className="min-w-0">
      <CardHeader>
        <h3 id="entry-form" className="font-semibold text-body">
          {title}
        </h3>
      </CardHeader>
      <form method="post" noValidate onSubmit={onSubmit} className="grid items-start gap-4 p-4 sm:grid-cols-2 sm:p-5">
        {children}
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" busy={saving} disabled={saving}>
            {saving ? 'Saving...' : submitLabel}
          </Button>
          <Button look="secondary" disabled={saving || !canCancel} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
