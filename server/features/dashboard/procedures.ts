import { admin } from '#server/platform/rpc.ts';
import { countRecords } from './count-records.ts';

export const dashboardProcedures = {
  getCounts: admin.dashboard.getCounts.handler(({ context }) => countRecords(context.db)),
};
