import type { Jobs } from '#server/platform/jobs/create-jobs.ts';

export const MAIL_QUEUE = 'mail';

/** Ten tries within about two hours: long enough for a server that makes strangers wait. */
export const MAX_ATTEMPTS = 10;

/**
 * The queue gives a job out more often than a mail is tried: the try that gives up has to happen too, and a process that
 * died in the middle used one up.
 * @param delay seconds before the first retry; the pause doubles each time
 */
export const declareMailQueue = (jobs: Jobs, delay = 15): Promise<void> =>
  jobs.declare(MAIL_QUEUE, { limit: MAX_ATTEMPTS + 5, delay, maxDelay: 30 * 60, expire: 90 });
