import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, RecordedRequest } from '../types.ts';

/** An emulator may run for days. */
const MAX_RECORDED = 5000;

const calls: [method: string, path: RegExp, call: Call][] = [
  ['POST', /^\/v1\/oauth2\/token$/, 'token'],
  ['POST', /^\/v2\/checkout\/orders$/, 'create-order'],
  ['GET', /^\/v2\/checkout\/orders\/[^/]+$/, 'get-order'],
  ['POST', /^\/v2\/checkout\/orders\/[^/]+\/capture$/, 'capture-order'],
  ['GET', /^\/v2\/payments\/captures\/[^/]+$/, 'get-capture'],
  ['POST', /^\/v2\/payments\/captures\/[^/]+\/refund$/, 'refund-capture'],
  ['GET', /^\/v2\/payments\/refunds\/[^/]+$/, 'get-refund'],
  ['GET', /^\/v1\/notifications\/webhooks/, 'webhooks'],
  ['POST', /^\/v1\/notifications\/webhooks/, 'webhooks'],
  ['DELETE', /^\/v1\/notifications\/webhooks/, 'webhooks'],
];

const bodyOf = (request: FastifyRequest): unknown => {
  const text = request.body ? String(request.body) : '';
  if (!text) return undefined;
  if (/urlencoded/.test(String(request.headers['content-type']))) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Notes what the API is asked, for assertions. */
export function recordRequests(app: FastifyInstance, requests: RecordedRequest[], log?: (line: string) => void): void {
  const recorded = new WeakMap<object, RecordedRequest>();
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (!/^\/v[12]\//.test(path)) return;
    const entry: RecordedRequest = {
      call: calls.find(([method, pattern]) => method === request.method && pattern.test(path))?.[2],
      method: request.method,
      path,
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: bodyOf(request),
      status: 0,
    };
    recorded.set(request.raw, entry);
    requests.push(entry);
    if (requests.length > MAX_RECORDED) requests.shift();
    // Fastify's onResponse does not come for an answer that was never given.
    reply.raw.on('close', () => {
      entry.status = reply.raw.headersSent ? reply.raw.statusCode : 0;
      log?.(`${entry.method} ${entry.path} → ${entry.status || 'no answer'}`);
    });
  });
  app.addHook('onSend', async (request, reply) => {
    const entry = recorded.get(request.raw);
    if (entry) entry.status = reply.statusCode;
  });
}
