import { createHash } from 'node:crypto';

/** Short enough for the cause of a mail, and another one for each list of ids. */
export const digestOf = (ids: string[]): string =>
  createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 32);
