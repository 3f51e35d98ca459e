import { type ReactNode, useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';

interface SectionStatusProps {
  section: { isActive: boolean; version: number; createdAt: string | null; updatedAt: string | null };
  /** What visitors see, in a sentence. */
  children: ReactNode;
  actions?: ReactNode;
}

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}

/** The status card of a section: active or not, since when, in which version. */
export function SectionStatus({
  section: { isActive, version, createdAt, updatedAt },
  children,
  actions,
}: SectionStatusProps) {
  const id = useId();
  const facts = [
    ['Version', version],
    ['Created', createdAt ? <Moment key="created" at={createdAt} /> : 'Default content'],
    ['Last updated', updatedAt ? <Moment key="updated" at={updatedAt} /> : 'Never'],
  ] as const;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader>
        <h3 id={id} className="flex items-center gap-3 font-semibold text-body">
          Status
          <ActiveBadge isActive={isActive} />
        </h3>
        {actions}
      </CardHeader>
      <div className="grid gap-3 px-4 py-3 text-small sm:px-5">
        <p>{children}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-caption text-muted">{term}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
