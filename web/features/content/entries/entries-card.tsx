import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/list-states.tsx';

interface EntriesCardProps {
  title: string;
  count: number;
  /** Shown instead of the list when it has nothing. */
  empty: { title: string; text: string };
  children: ReactNode;
}

/** All entries of a section, with how many they are. */
export function EntriesCard({ title, count, empty, children }: EntriesCardProps) {
  return (
    <Card aria-labelledby="entries" className="min-w-0">
      <CardHeader>
        <h3 id="entries" tabIndex={-1} className="flex items-center gap-3 font-semibold text-body">
          {title}
          <Badge tone="accent">{count}</Badge>
        </h3>
      </CardHeader>
      {count > 0 ? children : <EmptyState title={empty.title}>{empty.text}</EmptyState>}
    </Card>
  );
}
