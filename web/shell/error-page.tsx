import { isRouteErrorResponse } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LogoMark } from '#web/ui/logo.tsx';

/** An unhandled fault. Says nothing about its inside; a development build adds the message. */
export function ErrorPage({ error }: { error: unknown }) {
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : import.meta.env.DEV && error instanceof Error
      ? error.stack
      : undefined;
  return (
    <main className="graph-paper grid min-h-dvh place-items-center px-4 py-16">
      <title>Unexpected Application Error! · Facsimile</title>
      <div className="grid max-w-lg justify-items-center gap-6 text-center">
        <LogoMark className="size-12 text-accent" />
        <h1 className="text-heading">Unexpected Application Error!</h1>
        <p className="text-muted">Something went wrong on our side. Reloading the page often helps.</p>
        {detail && (
          <pre className="max-w-full overflow-auto whitespace-pre-wrap text-left font-mono text-caption">{detail}</pre>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => window.location.reload()}>Reload</Button>
          <Button asChild look="secondary">
            <a href={paths.home}>Go Back Home</a>
          </Button>
        </div>
      </div>
    </main>
  );
}
