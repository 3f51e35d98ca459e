import { oc } from '@orpc/contract';
import * as z from 'zod';
import { errors } from './vocabulary/errors.ts';

export const dashboardCounts = z.object({
  orders: z.number().int(),
  users: z.number().int(),
  tickets: z.number().int(),
  openTickets: z.number().int(),
});
export type DashboardCounts = z.infer<typeof dashboardCounts>;

export const dashboard = {
  getCounts: oc
    .route({ method: 'GET', path: '/api/dashboard-counts', summary: 'Figures of the admin dashboard', tags: ['Admin'] })
    .output(dashboardCounts)
    .errors({ UNAUTHORIZED: errors.UNAUTHORIZED, FORBIDDEN: errors.FORBIDDEN }),
};
