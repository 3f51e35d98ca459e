import type { Services } from '#server/services.ts';
import { remindMemberships } from './remind-memberships.ts';

/** More often than daily: a machine that was off at the hour catches up, and nobody is reminded twice. */
const EVERY_MS = 60 * 60 * 1000;

/** Looks for memberships that end soon, now and every hour. */
export function startReminders(tools: Pick<Services, 'db' | 'jobs' | 'config' | 'log'>): { stop(): Promise<void> } {
  const remind = () =>
    remindMemberships(tools).then(
      () => {},
      (error) => tools.log.error({ err: error }, 'membership reminders'),
    );
  let running = remind();
  const timer = setInterval(() => {
    running = remind();
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
