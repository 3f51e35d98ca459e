import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '../card.tsx';

/** A part of an editor's form, on a sheet of its own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader>
        <h3 id={id} className="font-semibold text-body">
          {title}
        </h3>
      </CardHeader>
      <div className="grid gap-4 p-4 sm:p-5">{children}</div>
    </Card>
  );
}
