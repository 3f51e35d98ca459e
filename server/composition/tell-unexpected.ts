import { ORPCError } from '@orpc/server';
import { errors } from '#contract/vocabulary/errors.ts';
import { describeCause, recordIncident } from '#server/features/incidents/index.ts';
import { isDatabaseUnavailable } from '#server/platform/database/is-database-unavailable.ts';
import { failure } from '#server/platform/errors.ts';
import { RETRY_AFTER_S } from '#server/platform/http/unavailable.ts';
import { isUnavailable } from '#server/platform/is-unavailable.ts';
import type { RequestContext } from '#server/platform/rpc.ts';

const TOLD = 'Something went wrong on our side.';

/**
 * The answer to a call that ended in an error nobody expected: no word of the inside, but a reference to it. While a part
 * of the service is away it says so, and when to come back; without a database the cause is in the log alone.
 */
export async function tellUnexpected(error: unknown, context: RequestContext, procedure: string) {
  context.log.error({ err: error, procedure }, 'procedure failed');
  const away = isUnavailable(error);
  if (away) context.resHeaders?.set('retry-after', RETRY_AFTER_S);
  if (isDatabaseUnavailable(error)) return failure('SERVICE_UNAVAILABLE');
  const { message, reference } = await recordIncident(context, {
    area: 'request',
    told: away ? errors.SERVICE_UNAVAILABLE.message : TOLD,
    cause: describeCause(error),
    userId: context.user?.id ?? null,
    subjectId: procedure,
  });
  if (away) return failure('SERVICE_UNAVAILABLE', message);
  return new ORPCError('INTERNAL_SERVER_ERROR', { message, data: { reference } });
}
