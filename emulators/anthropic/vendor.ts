import { Fault } from '../shared/fault.ts';
import type { Vendor } from '../shared/vendor.ts';
import { envelope } from './envelope.ts';
import { frames, whole } from './present.ts';
import { readRequest } from './read-request.ts';

const typical: Record<number, string> = {
  401: 'invalid x-api-key',
  403: 'Your API key does not have permission to use the specified resource.',
  404: 'model: not found',
  429: 'This request would exceed the rate limit for your organization.',
  500: 'Internal server error',
  529: 'Overloaded',
};

const model = (id: string) => ({ type: 'model', id, display_name: id, created_at: '2025-10-01T00:00:00Z' });

function listModels() {
  const data = ['claude-haiku-4-5', 'claude-sonnet-4-5'].map(model);
  return { data, has_more: false, first_id: data[0]?.id, last_id: data.at(-1)?.id };
}

/** Anthropic's API: messages and the list of models. */
export const anthropic: Vendor = {
  version: '/v1',
  maxBytes: 32 * 2 ** 20,
  // The API's own header, or the bearer token that the vendor's SDK sends since 1.x.
  keyOf: ({ headers }) => headers['x-api-key'] ?? /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '',
  admit(key, { headers }) {
    if (key === '') throw new Fault(401, 'x-api-key header is required');
    if (key.includes('invalid')) throw new Fault(401, 'invalid x-api-key');
    if (!headers['anthropic-version']) throw new Fault(400, 'anthropic-version: header is required');
  },
  endpoint: ({ path }) =>
    path === '/v1/messages'
      ? { read: readRequest, whole, frames, streamType: 'text/event-stream; charset=utf-8' }
      : undefined,
  listing({ path }) {
    if (path === '/v1/models') return listModels();
    const id = /^\/v1\/models\/([^/]+)$/.exec(path)?.[1];
    return id === undefined ? undefined : model(decodeURIComponent(id));
  },
  envelope,
  typical: (status) => ({ message: typical[status] ?? `Emulated error ${status}.` }),
  blocked: new Fault(400, 'Output blocked by content filtering policy'),
};
