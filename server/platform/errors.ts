import { ORPCError } from '@orpc/server';
import { errors } from '#contract/vocabulary/errors.ts';

/**
 * An error of the catalogue, to be thrown from any depth: it reaches the client with its code, status and text.
 * @param message says more exactly what happened and what to do; the catalogue's text when left out
 */
export function failure(code: keyof typeof errors, message: string = errors[code].message) {
  return new ORPCError(code, { status: errors[code].status, message });
}

/** Input that fits the schema and still cannot be used. The message says what to change. */
export const badRequest = (message: string) => new ORPCError('BAD_REQUEST', { message });
