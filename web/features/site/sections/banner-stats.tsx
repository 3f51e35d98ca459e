import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The banner in four facts. Without them the editor works as well, so a failure only leaves them out. */
export function BannerStats() {
  const { data, isError } = useQuery(api.content.getBannerStats.queryOptions());
  if (isError && !data) return null;
  const stats = data?.data;
  const facts = [
    ['Active', stats && yesOrNo(stats.isActive)],
    ['YouTube video', stats && yesOrNo(stats.hasYoutubeVideo)],
    ['Background image', stats && yesOrNo(stats.hasBackgroundImage)],
    ['Last updated', stats && (stats.lastUpdated ? <Moment key="at" at={stats.lastUpdated} /> : 'Never')],
  ] as const;
  return (
    <dl className="grid @2xl:grid-cols-4 grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line text-small">
      {facts.map(([term, value]) => (
        <div key={term} className="bg-sheet px-4 py-3">
          <dt className="text-caption text-muted">{term}</dt>
          <dd className="font-semibold tabular-nums">{value ?? <Skeleton className="h-5 w-12" />}</dd>
        </div>
      ))}
    </dl>
  );
}
