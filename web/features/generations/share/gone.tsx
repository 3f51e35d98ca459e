import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

interface GoneProps {
  message: string;
  status: number;
  /** Within a page of others. */
  embedded?: boolean;
}

/** Why there is nothing to see under a link, in the service's words, and what to do. */
export function Gone({ message, status, embedded = false }: GoneProps) {
  const isOver = status === 410 || status === 404;
  const how = embedded ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <main className="graph-paper grid min-h-dvh place-items-center px-4 py-8">
      <div className="grid max-w-md justify-items-center gap-4 text-center">
        <LogoMark className="size-10 text-accent" />
        <h1 className="text-heading">{message}</h1>
        <p className="text-muted">
          {isOver
            ? 'Whoever sent you the link can send you another one.'
            : 'The link may still be good: please try again in a moment.'}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          {!isOver && <Button onClick={() => window.location.reload()}>Try again</Button>}
          <Button asChild look="secondary">
            <a href={paths.home} {...how}>
              What is Facsimile?
            </a>
          </Button>
        </div>
      </div>
    </main>
  );
}
