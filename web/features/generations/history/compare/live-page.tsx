import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '#web/error-message.ts';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWidth } from '#web/ui/use-width.ts';
import { SandboxFrame } from '../../preview/index.ts';
import { codeOf } from '../versions/code-differences.tsx';

/** A generated page as wide as its design, made smaller to fit, to be looked at only. */
export function LivePage({ id, name }: { id: string; name: string }) {
  const { data, isError, error, refetch } = useQuery(codeOf(id));
  const room = useWidth();
  if (isError) return <ErrorState message={errorMessage(error, 'Failed to load the page')} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="aspect-4/3" />;
  const { result, framework } = data;
  if (!result) return <p className="text-muted text-small">It has no page.</p>;
  const { density = 1, ...area } = result.pageArea ?? { width: result.width, height: result.height };
  const [width, height] = [Math.round(area.width / density), Math.round(area.height / density)];
  return (
    <div
      ref={room.ref}
      style={{ aspectRatio: `${width} / ${height}` }}
      className="relative w-full overflow-hidden border border-line bg-[#fff]"
    >
      {room.width !== undefined && (
        <SandboxFrame
          framework={framework}
          code={result}
          src={paths.preview}
          title={`Page of ${name}`}
          inert
          style={{ width, height, transform: `scale(${room.width / width})`, transformOrigin: '0 0' }}
          className="absolute top-0 left-0 max-w-none border-0"
        />
      )}
    </div>
  );
}
