import type { Fault } from '../shared/fault.ts';

const statuses: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** google.rpc.Status in JSON: the reason of a refused key and the pause of a 429 stand in `details`. */
export function envelope({ status, message, code, retryAfter }: Fault) {
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code, domain: 'googleapis.com' };
  const pause = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` };
  const details = [...(code === null ? [] : [info]), ...(retryAfter === undefined ? [] : [pause])];
  const name = statuses[status] ?? 'UNKNOWN';
  return { error: { code: status, message, status: name, ...(details.length > 0 && { details }) } };
}
