import { DrizzleQueryError } from 'drizzle-orm';
import { Unavailable } from '../unavailable.ts';

/** There is no connection to the database. */
export class NoConnection extends Unavailable {}

/**
 * Codes of a server that cannot work at the moment: connection lost (08), access refused (28), out of disk, memory or
 * connections (53), stopped by an operator or for taking too long (57), trouble with its files (58), a transaction that
 * was idle for too long (25P03), and read-only (25006), which hosted servers also use for a full disk.
 */
const PASSING = /^(?:08|28|53|57|58)|^25(?:P03|006)$/;

/** Whether this error is not about the query: the database cannot answer at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof NoConnection) return true;
    if (isFromServer(one)) return PASSING.test(one.code);
    // A query that failed without an answer never reached the server, or lost the connection on the way.
    if (one instanceof DrizzleQueryError && !(one.cause instanceof Error && isFromServer(one.cause))) return true;
  }
  return false;
}

/** Errors of PostgreSQL, from either driver, carry a severity and a code of five letters and digits. */
const isFromServer = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string';
