import { useQuery } from '@tanstack/react-query';
import type { StorageUse } from '#contract/history.ts';
import { api } from '#web/api.ts';
import { counted } from '#web/ui/format-number.ts';
import { formatSize } from '#web/ui/format-size.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** From this share on the meter warns. */
const NEARLY_FULL = 0.9;

/** How much room the conversions take, and the rule by which old ones go. */
export function StorageMeter() {
  const { data, isPending } = useQuery(api.history.getStorage.queryOptions());
  if (isPending) return <Skeleton className="h-16" />;
  if (!data) return null;
  return (
    <section aria-labelledby="storage" className="grid gap-1.5">
      <h2 id="storage" className="font-semibold text-caption text-muted">
        Storage
      </h2>
      <Use {...data} />
      <p className="text-caption text-muted">{ruleOf(data)}</p>
    </section>
  );
}

function Use({ usedBytes, quotaBytes }: StorageUse) {
  if (quotaBytes === 0) return <p className="text-small">{formatSize(usedBytes)} used</p>;
  const share = Math.min(1, usedBytes / quotaBytes);
  return (
    <>
      <p className="font-mono text-small tabular-nums">
        {formatSize(usedBytes)} of {formatSize(quotaBytes)}
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full border border-line-strong bg-sunken">
        <div
          style={{ width: `${share * 100}%` }}
          className={share < NEARLY_FULL ? 'h-full bg-accent' : 'h-full bg-[var(--danger)]'}
        />
      </div>
      {share >= NEARLY_FULL && (
        <p className="font-semibold text-danger text-caption">
          {share < 1 ? 'Nearly full' : 'Full'}: delete what you do not need to make room for new conversions.
        </p>
      )}
    </>
  );
}

const ruleOf = ({ keepDays }: StorageUse): string =>
  keepDays === 0
    ? 'Your conversions stay until you delete them.'
    : `A conversion that is in no project is deleted ${counted(keepDays, 'day')} after it was last opened or changed. In a project it stays.`;
