import { hash } from 'node:crypto';

/**
 * A session's token as the database holds it. A token is 32 random characters: there is nothing to guess, so one round
 * without salt is enough, and it is found by its hash. The migration writes the same in SQL.
 */
export const hashToken = (token: string): string => hash('sha256', token, 'hex');
