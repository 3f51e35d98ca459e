import { ORPCError } from '@orpc/server';
import { describeCause } from '#server/features/incidents/describe-cause.ts';
import { recordIncident } from '#server/features/incidents/record-incident.ts';
import type { RequestContext } from '#server/rpc.ts';

const TOLD = 'Something went wrong on our side.';

/** The answer to a call that ended in an error nobody expected: no word of the inside, but a reference to it. */
export async function tellUnexpected(error: unknown, context: RequestContext, procedure: string) {
  context.log.error({ err: error, procedure }, 'procedure failed');
  const { message, reference } = await recordIncident(context, {
    area: 'request',
    told: TOLD,
    cause: describeCause(error),
    userId: context.user?.id ?? null,
    subjectId: procedure,
  });
  return new ORPCError('INTERNAL_SERVER_ERROR', { message, data: { reference } });
}
