import type { Fault } from '../shared/fault.ts';

function typeOf(status: number): string {
  if (status === 429) return 'rate_limit_error';
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}

export const envelope = ({ status, message, code, param }: Fault) => ({
  error: { message, type: typeOf(status), param, code },
});
