import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Recorded } from './types.ts';
import type { Incoming } from './vendor.ts';

const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

export function incomingOf(request: IncomingMessage): Incoming {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator');
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers: headersOf(request) };
}

/** Notes a request; `aborted` becomes true when the client closes the connection before the answer is complete. */
export function record({ method, path, headers }: Incoming, key: string, response: ServerResponse): Recorded {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const recorded: Recorded = { method, path, headers, key, body: undefined, status: 0, aborted: false, done };
  response.on('close', () => {
    // An error is set only when the emulator itself cuts the connection.
    recorded.aborted = !response.writableFinished && response.errored === null;
    resolve();
  });
  return recorded;
}
