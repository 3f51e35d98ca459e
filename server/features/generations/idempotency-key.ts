import type { IncomingHttpHeaders } from 'node:http';

/** By what a repeated order is known. */
export const idempotencyKeyOf = (headers: IncomingHttpHeaders): string | undefined =>
  String(headers['idempotency-key'] ?? '').slice(0, 200) || undefined;
