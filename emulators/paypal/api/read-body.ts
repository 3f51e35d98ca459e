import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type IssueDetail, PayPalError } from '../paypal-error.ts';

const MAX_SHOWN = 100;

/** PayPal's code for what zod found. */
function codeOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') return 'UNKNOWN_FIELD';
  if (value === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (issue.code === 'too_small') return issue.origin === 'array' ? 'INVALID_ARRAY_MIN_ITEMS' : 'INVALID_STRING_LENGTH';
  if (issue.code === 'too_big') return issue.origin === 'array' ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_STRING_LENGTH';
  if (issue.code === 'invalid_value') return 'INVALID_PARAMETER_VALUE';
  return 'INVALID_PARAMETER_SYNTAX';
}

function detailOf(issue: z.core.$ZodIssue, body: unknown): IssueDetail {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const value = path.reduce((each: unknown, key) => (each as Record<PropertyKey, unknown> | undefined)?.[key], body);
  return {
    issue: codeOf(issue, value),
    field: `/${path.join('/')}`,
    ...(value !== undefined && {
      value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_SHOWN),
    }),
    location: 'body',
  };
}

/**
 * The JSON of a request in the shape that PayPal documents. No body counts as `{}`.
 * @throws PayPalError 400 with an issue for each field, 415 for another media type
 */
export function readBody<S extends z.ZodType>(request: FastifyRequest, schema: S): z.infer<S> {
  const raw = request.body as Buffer | undefined;
  const type = request.headers['content-type'] ?? '';
  // PayPal wants the media type even of an empty capture.
  if (!/^application\/json\b/i.test(type)) throw new PayPalError(415);
  const body = raw?.length ? parse(raw) : {};
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new PayPalError(
    400,
    read.error.issues.map((issue) => detailOf(issue, body)),
  );
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new PayPalError(400, [{ issue: 'MALFORMED_REQUEST_JSON', field: '/', location: 'body' }]);
  }
}
