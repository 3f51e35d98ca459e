import { Link } from 'react-router';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface GeneratorHeadingProps {
  credits: number | undefined;
  loading: boolean;
  /** Leaves the room to a result. */
  small: boolean;
}

export function GeneratorHeading({ credits, loading, small }: GeneratorHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className={small ? 'font-semibold text-title' : 'text-heading'}>Image to HTML &amp; CSS AI</h1>
      <div className="flex min-h-10 items-center gap-4">
        {loading && <Skeleton className="h-5 w-24" />}
        {credits !== undefined && (
          <p aria-live="polite" className="font-mono tabular-nums">
            Credits: {credits}
          </p>
        )}
        {credits !== undefined && credits < GENERATION_COST && (
          <Button asChild>
            <Link to={paths.selectPackage}>Buy Now</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
