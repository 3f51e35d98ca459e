import type { FastifyInstance } from 'fastify';

/**
 * `fetch` for page loaders and actions: asks this very server, inside the process, on behalf of the visitor. It takes paths only,
 * so that no address from outside (not even the Host header) decides where a loader connects to. Limits per address
 * count the visitor's, not ours.
 * @param onFailure called with the status of an answer that is not a good one
 */
export function localFetch(
  app: FastifyInstance,
  visitor: Request,
  remoteAddress: string,
  onFailure?: (status: number) => void,
) {
  return async (path: string, send?: { method: 'POST'; body: unknown }): Promise<Response> => {
    const headers: Record<string, string> = { accept: 'application/json', host: new URL(visitor.url).host };
    for (const name of ['cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-request-id']) {
      const value = visitor.headers.get(name);
      if (value) headers[name] = value;
    }
    if (send) headers['content-type'] = 'application/json';
    const payload = send && JSON.stringify(send.body);
    const answer = await app.inject({ method: send?.method ?? 'GET', url: path, headers, payload, remoteAddress });
    if (answer.statusCode >= 400) onFailure?.(answer.statusCode);
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
    });
  };
}
