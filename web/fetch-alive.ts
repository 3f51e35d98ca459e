/**
 * The server says something on each open event stream every 5 s. One that is silent for longer is dead, e.g. after the
 * computer slept or a network went away, although the browser believes in it for many minutes more.
 */
const SILENCE_MS = 20_000;

/** The same bytes; a TypeError, as of a lost network, when none come for that long. */
export function failWhenSilent(body: ReadableStream<Uint8Array>, silenceMs: number): ReadableStream<Uint8Array> {
  let timer: ReturnType<typeof setTimeout>;
  const listen = (stream: TransformStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    timer = setTimeout(() => stream.error(new TypeError('The event stream has fallen silent.')), silenceMs);
  };
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    start: listen,
    transform(chunk, stream) {
      listen(stream);
      stream.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
  return body.pipeThrough(watch);
}

/** `fetch`, whose event streams do not stay open in silence. */
export async function fetchAlive(request: Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(request, init);
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const { status, statusText, headers } = response;
  return new Response(failWhenSilent(response.body, SILENCE_MS), { status, statusText, headers });
}
