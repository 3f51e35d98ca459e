import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';

// For the server, which imports nothing of the web app but its build.
export { paintFirst } from './public-pages/paint-first.ts';
export { serverFetch } from './server-fetch.ts';

/** A visitor who leaves, or asks for what does not exist, is no fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = request.headers.get('x-csp-nonce') || undefined;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      // React would send a large part that is ready aside, for a script to put in place: without scripts it stays hidden.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (!request.signal.aborted) console.error(error);
        status = 500;
      },
    },
  );
  // Crawlers, and the copy that is kept for everybody, get a page in one piece.
  const whole = request.headers.has('x-whole-page') || isbot(request.headers.get('user-agent'));
  if (whole) await stream.allReady;
  return new Response(stream, { status, headers });
}
