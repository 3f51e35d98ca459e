import { isDatabaseUnavailable } from './database/is-database-unavailable.ts';
import { Unavailable } from './unavailable.ts';

/** Whether an error says nothing about what was asked, only that the database or the storage is away. */
export const isUnavailable = (error: unknown): boolean => error instanceof Unavailable || isDatabaseUnavailable(error);
