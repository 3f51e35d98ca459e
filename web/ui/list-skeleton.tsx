import { Skeleton } from './skeleton.tsx';

/** A list on its way: as many grey lines as there will be rows. */
export function ListSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-label={label} className="grid gap-px">
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={i} className="flex min-h-14 items-center gap-4 border-line border-b px-4 last:border-b-0 sm:px-5">
          <Skeleton className="size-7 shrink-0 rounded-full" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-16 max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
