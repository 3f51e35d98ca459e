import { repeat } from '#server/platform/repeat.ts';
import type { Services } from '#server/platform/services.ts';
import { remindMemberships } from './remind-memberships.ts';

/** More often than daily: a machine that was off at the hour catches up, and nobody is reminded twice. */
const EVERY_MS = 60 * 60 * 1000;

/** Looks for memberships that end soon, now and every hour. */
export const startReminders = (tools: Pick<Services, 'db' | 'jobs' | 'config' | 'log'>) =>
  repeat(
    EVERY_MS,
    () => remindMemberships(tools),
    (error) => tools.log.error({ err: error }, 'membership reminders'),
  );
