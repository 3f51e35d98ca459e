import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LineDifferences } from './line-differences.tsx';

/** The code of a version: what is stored of it never changes. */
export const codeOf = (id: string) =>
  api.generations.getGeneration.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY });

interface CodeDifferencesProps {
  /** Ids of two finished versions. */
  before: string;
  after: string;
}

/** How the code of two versions differs. */
export function CodeDifferences({ before, after }: CodeDifferencesProps) {
  const [old, young] = [useQuery(codeOf(before)), useQuery(codeOf(after))];
  const failed = [old, young].find(({ isError }) => isError);
  if (failed)
    return (
      <ErrorState message={errorMessage(failed.error, 'Failed to load the code')} onRetry={() => failed.refetch()} />
    );
  if (!old.data || !young.data) return <Skeleton className="h-40" />;
  const [a, b] = [old.data.result, young.data.result];
  if (!a || !b) return <p className="text-muted text-small">One of them has no page.</p>;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <LineDifferences label="HTML" before={a.html} after={b.html} />
      {(a.css || b.css) && <LineDifferences label="CSS" before={a.css} after={b.css} />}
    </div>
  );
}
