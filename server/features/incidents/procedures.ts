import { admin } from '#server/platform/rpc.ts';
import { findIncidents } from './find-incidents.ts';
import { presentIncident } from './present.ts';

// Who may: admins read. Nobody writes by a call; failures are written down where they are told, by `recordIncident`.

export const incidentProcedures = {
  listIncidents: admin.incidents.listIncidents.handler(async ({ input, context }) => {
    const { found, total } = await findIncidents(context.db, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(presentIncident);
  }),
};
