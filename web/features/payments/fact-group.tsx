import { type ReactNode, useId } from 'react';

/** A headed list of facts about an order. */
export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-line border-t p-4 sm:p-5">
      <h3 id={id} className="font-semibold text-small">
        {title}
      </h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-small">{children}</dl>
    </section>
  );
}
