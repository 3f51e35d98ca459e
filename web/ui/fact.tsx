import type { ReactNode } from 'react';

/** A name and its value; stands in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-words">
      <dt className="text-caption text-muted">{name}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
