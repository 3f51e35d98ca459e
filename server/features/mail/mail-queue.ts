import type { Jobs, Retries } from '#server/platform/jobs/create-jobs.ts';

export const MAIL_QUEUE = 'mail';

/** Ten tries within about two hours: long enough for a server that makes strangers wait. */
export const MAX_ATTEMPTS = 10;

// The queue gives a job out more often than a mail is tried: the try that gives up has to happen too, and a process
// that died in the middle used one up.
const retries: Retries = { limit: MAX_ATTEMPTS + 5, delay: 15, maxDelay: 30 * 60, expire: 90 };

export const declareMailQueue = (jobs: Jobs): Promise<void> => jobs.declare(MAIL_QUEUE, retries);
