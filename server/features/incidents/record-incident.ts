import { lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { IncidentArea } from '#contract/incidents.ts';
import { makeShortId } from '#server/platform/make-short-id.ts';
import { scrub } from '#server/platform/secrets/scrub.ts';
import type { Services } from '#server/platform/services.ts';
import { incidents } from './tables.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const MAX_CAUSE = 1000;

export type Failure = {
  area: IncidentArea;
  /** A sentence of ours. */
  told: string;
  /** For admins. What others sent must have been scrubbed of their keys. */
  cause: string;
  userId: string | null;
  /** The conversion or order, or the call. */
  subjectId: string;
};

/** What the person concerned reads. */
export type Told = { reference: string; message: string };

/**
 * Writes down what is behind a failure, for admins and in the log, and gives what the person concerned may read: our
 * sentence with a reference to it. Never throws: a failure that cannot be written down is still told.
 */
export async function recordIncident({ db, log }: Pick<Services, 'db' | 'log'>, failure: Failure): Promise<Told> {
  const reference = makeShortId();
  const cause = scrub(failure.cause, [], MAX_CAUSE);
  const { area, subjectId } = failure;
  log.error({ reference, area, subject: subjectId, cause }, 'incident');
  try {
    await db.delete(incidents).where(lt(incidents.at, new Date(Date.now() - KEPT_MS)));
    await db.insert(incidents).values({ ...failure, cause, id: uuidv7(), reference });
  } catch (error) {
    log.error({ err: error, reference }, 'an incident could not be written down');
  }
  return { reference, message: `${failure.told} Reference: ${reference}.` };
}
