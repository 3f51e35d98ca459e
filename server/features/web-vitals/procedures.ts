import { networkOf } from '#server/platform/limits/create-limiter.ts';
import { spend } from '#server/platform/limits/spend.ts';
import { admin, visitor } from '#server/platform/rpc.ts';
import { listVitals } from './list-vitals.ts';
import { recordVitals } from './record-vitals.ts';

export const webVitalProcedures = {
  reportVitals: visitor.webVitals.reportVitals.handler(async ({ input, context }) => {
    await spend(context.db, context.limits.vitals, networkOf(context.address), context.resHeaders);
    if (isSitePage(input.page)) await recordVitals(context.db, input.metrics, new Date());
    return { success: true as const };
  }),
  listVitals: admin.webVitals.listVitals.handler(({ input, context }) =>
    listVitals(context.db, input.days, new Date()),
  ),
};

/** Pages of the public site: their speed is what is watched. */
const isSitePage = (path: string): boolean => /^\/(?:about|contact|items|premium\/[\w/-]+)?\/?$/.test(path);
