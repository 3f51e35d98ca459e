import { DrizzleQueryError } from 'drizzle-orm';
import { Unavailable } from '../unavailable.ts';

/** No connection to the database could be had. */
export class NoConnection extends Unavailable {}

/**
 * What a server says when it cannot do now what it could do yesterday: connection lost (08), not let in (28), out of
 * disk, memory or connections (53), stopped by somebody or for taking too long (57), trouble with its files (58), a
 * transaction that waited too long (25P03), and read-only (25006), which is also how hosted servers say that the disk is full.
 */
const PASSING = /^(?:08|28|53|57|58)|^25(?:P03|006)$/;

/** Whether this error says nothing about the query, only that the database cannot answer it at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof NoConnection) return true;
    if (isFromServer(one)) return PASSING.test(one.code);
    // A query that failed without a word from the server never reached it, or lost it on the way.
    if (one instanceof DrizzleQueryError && !(one.cause instanceof Error && isFromServer(one.cause))) return true;
  }
  return false;
}

/** Errors of PostgreSQL, from either driver, carry a severity and a code of five letters and digits. */
const isFromServer = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string';
