import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { PayPalError, unprocessable } from '../paypal-error.ts';
import type { Store } from '../store.ts';
import type { Call } from '../types.ts';

const MAX_LENGTH = 108;
const REMEMBERED_MS = 6 * 3600_000;

/**
 * `PayPal-Request-Id`: the same id again does nothing and answers what became of the first request. What was refused is
 * not remembered, so that the same id may be tried again.
 */
export function createRequestIds(store: Store) {
  function read(request: FastifyRequest, clientId: string, call: Call) {
    const id = request.headers['paypal-request-id'];
    if (typeof id !== 'string') return undefined;
    if (id.length === 0 || id.length > MAX_LENGTH)
      throw new PayPalError(400, [
        { issue: 'INVALID_STRING_LENGTH', field: 'PayPal-Request-Id', value: id.slice(0, 20), location: 'header' },
      ]);
    const fingerprint = createHash('sha256')
      .update(`${request.url}\n`)
      .update(normalize(request.body as Buffer | undefined))
      .digest('base64');
    return { id, key: `${clientId} ${call} ${id}`, fingerprint };
  }

  return {
    /** The resource that an earlier request with this id made. @throws PayPalError when that was another request */
    find(request: FastifyRequest, clientId: string, call: Call): string | undefined {
      const asked = read(request, clientId, call);
      const known = asked && store.requestIds.get(asked.key);
      if (!known || known.at < Date.now() - REMEMBERED_MS) return undefined;
      if (known.fingerprint !== asked.fingerprint)
        throw unprocessable('DUPLICATE_REQUEST_ID', {
          field: 'PayPal-Request-Id',
          value: asked.id,
          location: 'header',
        });
      return known.resourceId;
    },
    remember(request: FastifyRequest, clientId: string, call: Call, resourceId: string): void {
      const asked = read(request, clientId, call);
      if (asked) store.requestIds.set(asked.key, { fingerprint: asked.fingerprint, resourceId, at: Date.now() });
    },
  };
}

/** An empty body and `{}` are the same request. */
const normalize = (body: Buffer | undefined): string => body?.toString('utf8').trim() || '{}';
