import type { Fault } from '../shared/fault.ts';

const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
};

export const envelope = ({ status, message }: Fault) => ({
  type: 'error',
  error: { type: types[status] ?? 'api_error', message },
  request_id: 'req_emulated',
});
