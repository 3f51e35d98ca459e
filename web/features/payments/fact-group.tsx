import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface FactGroupProps {
  title: string;
  /** Two of them fit beside each other even on a phone. */
  short?: boolean;
  children: ReactNode;
}

/** A headed list of facts about an order. */
export function FactGroup({ title, short = false, children }: FactGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-line border-t p-4 sm:p-5">
      <h3 id={id} className="font-semibold text-small">
        {title}
      </h3>
      <dl className={classNames('grid gap-x-6 gap-y-3 text-small', short ? 'grid-cols-2' : 'sm:grid-cols-2')}>
        {children}
      </dl>
    </section>
  );
}
