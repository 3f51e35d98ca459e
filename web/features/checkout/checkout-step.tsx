import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '#web/ui/card.tsx';

/** A numbered step of the checkout, on a sheet of its own. */
export function CheckoutStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader className="justify-start">
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full border border-accent font-mono text-accent text-small"
        >
          {number}
        </span>
        <h2 id={id} className="font-semibold text-body">
          <span className="sr-only">Step {number}: </span>
          {title}
        </h2>
      </CardHeader>
      <div className="grid gap-4 p-4 sm:p-5">{children}</div>
    </Card>
  );
}
