import type { FastifyRequest } from 'fastify';
import { PayPalError } from '../paypal-error.ts';

/** The codes that are no business rule, and their status. Every other is an issue of a 422. */
const statuses: Record<string, number> = {
  INVALID_REQUEST: 400,
  INVALID_PARAMETER_VALUE: 400,
  INVALID_PARAMETER_SYNTAX: 400,
  INVALID_STRING_LENGTH: 400,
  MISSING_REQUIRED_PARAMETER: 400,
  AUTHENTICATION_FAILURE: 401,
  PERMISSION_DENIED: 403,
  CONSENT_NEEDED: 403,
  INVALID_RESOURCE_ID: 404,
  RESOURCE_NOT_FOUND: 404,
  RESOURCE_CONFLICT: 409,
  RATE_LIMIT_REACHED: 429,
  INTERNAL_SERVER_ERROR: 500,
  INTERNAL_SERVICE_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

/**
 * Negative testing, as PayPal's sandbox offers it: `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}`.
 * @throws PayPalError what was asked for
 */
export function mockResponse(request: FastifyRequest): void {
  const header = request.headers['paypal-mock-response'];
  if (typeof header !== 'string') return;
  const code = readCode(header);
  if (!code)
    throw new PayPalError(400, [
      { issue: 'INVALID_PARAMETER_SYNTAX', field: 'PayPal-Mock-Response', location: 'header' },
    ]);
  throw new PayPalError(statuses[code] ?? 422, [{ issue: code }]);
}

function readCode(header: string): string | undefined {
  try {
    const code = JSON.parse(header).mock_application_codes;
    return typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
